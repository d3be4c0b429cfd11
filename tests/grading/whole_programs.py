"""Right programs that read boards and print answers, in several languages."""

from __future__ import annotations

__all__ = ["RIGHT_CPP", "RIGHT_JAVA", "RIGHT_JS", "RIGHT_MAIN"]

RIGHT_CPP = r"""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int boards; cin >> boards;
  while (boards--) {
    map<int, int> jump;
    for (int kind = 0; kind < 2; kind++) {
      int count; cin >> count;
      while (count--) { int a, b; cin >> a >> b; jump[a] = b; }
    }
    vector<int> distance(101, -1); distance[1] = 0;
    queue<int> waiting; waiting.push(1);
    while (!waiting.empty()) {
      int cell = waiting.front(); waiting.pop();
      for (int face = 1; face <= 6; face++) {
        int end = cell + face;
        if (end > 100) continue;
        if (jump.count(end)) end = jump[end];
        if (distance[end] < 0) { distance[end] = distance[cell] + 1; waiting.push(end); }
      }
    }
    cout << distance[100] << "\n";
  }
}
"""
RIGHT_JAVA = r"""
import java.util.*;
public class QuickestWay {
  public static void main(String[] words) {
    Scanner in = new Scanner(System.in);
    for (int boards = in.nextInt(); boards > 0; boards--) {
      int[] jump = new int[101], distance = new int[101];
      for (int kind = 0; kind < 2; kind++)
        for (int count = in.nextInt(); count > 0; count--) jump[in.nextInt()] = in.nextInt();
      Arrays.fill(distance, -1);
      distance[1] = 0;
      Deque<Integer> queue = new ArrayDeque<>(List.of(1));
      while (!queue.isEmpty()) {
        int cell = queue.poll();
        for (int face = 1; face < 7 && cell + face <= 100; face++) {
          int end = jump[cell + face] > 0 ? jump[cell + face] : cell + face;
          if (distance[end] < 0) { distance[end] = distance[cell] + 1; queue.add(end); }
        }
      }
      System.out.println(distance[100]);
    }
  }
}
"""
RIGHT_MAIN = """
import sys
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    jumps = {}
    for _ in range(2):
        for _ in range(int(next(words))):
            foot = int(next(words))
            jumps[foot] = int(next(words))
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, 100) + 1):
            end = jumps.get(landing, landing)
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    print(distance.get(100, -1))
"""
RIGHT_JS = r"""
const words = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;
for (let boards = words[at++]; boards > 0; boards--) {
  const jumps = {};
  for (let kind = 0; kind < 2; kind++)
    for (let count = words[at++]; count > 0; count--) {
      jumps[words[at]] = words[at + 1];
      at += 2;
    }
  const distance = { 1: 0 };
  const queue = [1];
  for (const cell of queue)
    for (let face = 1; face <= 6 && cell + face <= 100; face++) {
      const end = jumps[cell + face] ?? cell + face;
      if (distance[end] === undefined) {
        distance[end] = distance[cell] + 1;
        queue.push(end);
      }
    }
  console.log(distance[100] ?? -1);
}
"""
