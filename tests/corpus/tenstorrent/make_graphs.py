# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes `graphs/*.json` and `texts/*`, beside this script or in a folder: torch's graphs.

    python3 make_graphs.py [FOLDER]   # torch 2.6

NAME.MODE.json              the exporter's, with the form of every call
NAME.MODE.readable.fx.txt   print_readable()
NAME.MODE.code.fx.txt       the graph module's code
NAME.MODE.graph.fx.txt      str(graph)

MODE is what captured the graph: dynamo, tt and export (see the exporter), traced (symbolic_trace),
built (by hand).
"""

import os
import re
import sys

from corpus_graphs import GRAPHS, HERE
from canonical import line_of, line_of_json
from fusewright_export import _text, to_json

PRINTED = ("llama.dynamo", "llama.tt", "gpt2.tt", "bert.tt", "experts.dynamo", "resnet.dynamo",
           "vit.tt", "t5.export", "five_norms.tt", "operators.dynamo", "operators.tt",
           "operators.export", "attentions.tt", "several_results.tt", "halves.dynamo",
           "keywords.traced", "lists.traced", "indices.traced", "words.traced", "odd_reals.built",
           "overloads.built", "modules.traced")


def json_of(name, module):
    graph = to_json(getattr(module, "program", module))
    graph["name"] = name
    nodes = [line_of(node) for node in module.graph.nodes if node.op.startswith("call_")]
    kept = [line_of_json(node) for node in graph["nodes"]]
    if kept != nodes:
        for one, other in zip(kept, nodes):
            if one != other:
                raise AssertionError("%s: %s is kept as %s" % (name, other, one))
        raise AssertionError("%s: %d of %d calls are kept" % (name, len(kept), len(nodes)))
    return graph


def write(path, text):
    """Without folders, which are of one machine, and without addresses."""
    text = re.sub(r"(?<![\w.])/[^\s\"':]*/(?=[\w.]+\.py\b)", "", text)
    text = re.sub(r"(?<= at 0x)[0-9a-f]+", lambda it: "0" * len(it[0]), text)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(line.rstrip() for line in text.splitlines()) + "\n")


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else HERE
    for name, make in GRAPHS.items():
        module = make()
        write(os.path.join(folder, "graphs", name + ".json"), _text(json_of(name, module)))
        if name in PRINTED:
            path = os.path.join(folder, "texts", name)
            write(path + ".readable.fx.txt", module.print_readable(print_output=False))
            write(path + ".code.fx.txt", module.code)
            write(path + ".graph.fx.txt", str(module.graph))


if __name__ == "__main__":
    main()
