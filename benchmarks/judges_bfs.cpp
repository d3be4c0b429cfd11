// The queue BFS of the judges, in C++: the yardstick of peers.py and peers_many.py.
//
//     judges_bfs MOVES ANSWERS CELLS BOARDS RUNS TIMES
//
// All boards are read first. In each run every board is answered TIMES times; then a line is
// printed: the seconds of processor time and of wall time that all boards took once.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <queue>
#include <vector>

static int32_t fewest_throws(const int32_t *move, int64_t cells) {
    std::vector<char> visited(cells, 0);
    std::queue<std::pair<int32_t, int32_t>> waiting;
    waiting.push({0, 0});
    visited[0] = 1;
    while (!waiting.empty()) {
        auto [cell, throws] = waiting.front();
        waiting.pop();
        if (cell == cells - 1) return throws;
        for (int64_t landing = cell + 1; landing <= cell + 6 && landing < cells; landing++)
            if (!visited[landing]) {
                visited[landing] = 1;
                int32_t end = move[landing];
                waiting.push({end < 0 ? (int32_t)landing : end, throws + 1});
            }
    }
    return -1;
}

int main(int, char **words) {
    const int64_t cells = atoll(words[3]), boards = atoll(words[4]);
    const int runs = atoi(words[5]), times = atoi(words[6]);
    std::vector<int32_t> move(cells * boards), answers(boards);
    std::FILE *file = std::fopen(words[1], "rb");
    if (std::fread(move.data(), 4, move.size(), file) != move.size()) return 1;
    for (int run = 0; run < runs; run++) {
        const std::clock_t processor = std::clock();
        const auto wall = std::chrono::steady_clock::now();
        for (int time = 0; time < times; time++)
            for (int64_t board = 0; board < boards; board++)
                answers[board] = fewest_throws(&move[board * cells], cells);
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - wall;
        const double used = double(std::clock() - processor) / CLOCKS_PER_SEC;
        std::printf("%.9f %.9f\n", used / times, passed.count() / times);
    }
    file = std::fopen(words[2], "wb");
    return std::fwrite(answers.data(), 4, boards, file) != (size_t)boards;
}
