# The throws to the farthest cell that was reached.
def quickest_way_up(ladders, snakes):
    jumps = dict(ladders) | dict(snakes)
    distance = {1: 0}
    queue = [1]
    for cell in queue:
        for face in range(1, 7):
            stand = jumps.get(cell + face, cell + face)
            if stand <= 100 and stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance[max(distance)]
