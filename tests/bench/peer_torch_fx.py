#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Times torch.fx's SubgraphMatcher: peer_torch_fx.py CASE.json RUNS prints matches and CPU milliseconds.

The case holds a graph and a pattern, each a list of [operator, inputs]; an input is the number of an
earlier node, or below zero for a value from outside, the same number for the same value. "outputs"
are those in the pattern that may be used outside it too.
"""
import json
import sys
import time

import torch.fx as fx
from torch.fx.passes.utils.matcher_utils import SubgraphMatcher


def operator(name, known={}):
    if name not in known:
        def stand_in(*operands):
            # Only ever traced, never run.
            return operands[0].tracer.create_proxy("call_function", stand_in, operands, {})
        stand_in.__name__ = stand_in.__qualname__ = "op_" + name
        known[name] = stand_in
    return known[name]


def build(nodes, open_ends):
    graph = fx.Graph()
    values = {}
    for at, (_, inputs) in enumerate(nodes):
        for value in inputs or [f"none_{at}"]:
            if isinstance(value, str) or value < 0:
                values.setdefault(value, None)
    for number, value in enumerate(values):
        values[value] = graph.placeholder(f"value_{number}")
    made = []
    used = set()
    for at, (name, inputs) in enumerate(nodes):
        operands = []
        for value in inputs or [f"none_{at}"]:
            operands.append(values[value] if value in values else made[value])
            used.add(value)
        # Its own name: torch 1.13 looks for a free one in time that grows with the graph.
        made.append(graph.create_node("call_function", operator(name), tuple(operands), {},
                                      name=f"{name}_{at}"))
    ends = tuple(node for at, node in enumerate(made) if at not in used or at in open_ends)
    graph.output(ends[0] if len(ends) == 1 else ends)
    return graph


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        case = json.load(file)
    # Its check for cycles recurses to the end of the graph.
    sys.setrecursionlimit(10**8)
    graph = build(case["graph"], [])
    pattern = build(case["pattern"], case["outputs"])
    times = []
    found = 0
    for _ in range(int(sys.argv[2])):
        begin = time.process_time()
        matcher = SubgraphMatcher(pattern, match_output=False, match_placeholder=False,
                                  remove_overlapping_matches=True)
        found = len(matcher.match(graph))
        times.append(time.process_time() - begin)
    print(found, sorted(times)[len(times) // 2] * 1000)


if __name__ == "__main__":
    main()
