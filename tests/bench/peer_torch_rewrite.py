#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Times torch.fx's replace_pattern: peer_torch_rewrite.py CASE.json RUNS prints rewrites and CPU milliseconds.

The case is one of `peer_torch_fx.py`; what the pattern's last operator gives becomes one operator over everything that
comes from outside.
"""
import json
import sys
import time

import torch.fx as fx
from torch.fx.subgraph_rewriter import replace_pattern

from peer_torch_fx import build, operator


def module(graph):
    return fx.GraphModule({}, graph)


def fused(count):
    graph = fx.Graph()
    operands = tuple(graph.placeholder(f"value_{at}") for at in range(count))
    graph.output(graph.create_node("call_function", operator("fused"), operands, {}))
    return graph


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        case = json.load(file)
    sys.setrecursionlimit(10**8)
    times = []
    found = 0
    for _ in range(int(sys.argv[2])):
        model = module(build(case["graph"], []))
        pattern = build(case["pattern"], [])
        count = sum(node.op == "placeholder" for node in pattern.nodes)
        replacement = module(fused(count))
        pattern = module(pattern)
        begin = time.process_time()
        found = len(replace_pattern(model, pattern, replacement))
        times.append(time.process_time() - begin)
    print(found, sorted(times)[len(times) // 2] * 1000)


main()
