# A list of distances in the place of the pairs.
def my_bfs(move, N):
    distance = [-1] * N
    distance[0] = 0
    queue = [0]
    for cell in queue:
        for landing in range(cell + 1, cell + 7):
            if landing >= N:
                break
            stand = move[landing]
            if stand == -1:
                stand = landing
            if distance[stand] == -1:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance[-1]
