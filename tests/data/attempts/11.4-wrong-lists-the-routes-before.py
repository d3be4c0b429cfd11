# Solves the task without its point: lists all routes up to the number.
from itertools import islice

from snl_algos import shortest_routes, solve


def my_route(board, number):
    distance = solve(board, "adjacency-list-bfs").distance
    routes = shortest_routes(board, distance)
    return [move.face for move in next(islice(routes, number, None))]
