# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes `expected/*.json`, beside this script or in a folder: what torch does, to be measured by.

    python3 make_expected.py [FOLDER [PROVIDERS.py…]]   # torch 2.6

With files named, only theirs are made. The README says what is in them.
"""

import contextlib
import io
import os
import sys

import torch

from canonical import lines_of, write_json
from corpus_graphs import GRAPHS, HERE
from fusion_run import (STEPS, FusionProvider, candidates_of, changes, copy_of, described,
                        error_of, providers_of, replace)

PIPELINE = ("residual_norm.py", "rms_norm.py", "gelu.py", "sdpa.py", "swiglu.py")
ON_MODELS = PIPELINE + ("rms_norm_operators.py",)
LARGEST = 80  # Nodes of a graph that all other files are run on.


class Graphs:
    """Every graph is captured once, and copied for each use."""

    def __init__(self):
        self.modules = {name: make() for name, make in GRAPHS.items()}

        self.lines = {name: lines_of(each.graph) for name, each in self.modules.items()}

    def copy(self, name):
        return copy_of(self.modules[name])

    def names_for(self, file):
        return [name for name, lines in self.lines.items()
                if file in ON_MODELS or len(lines) <= LARGEST]

    def changes(self, name, module):
        return changes(self.lines[name], lines_of(module.graph))


def pairs_of(cls):
    """A provider and its pairs; or none, and with which words Python refuses it."""
    told = {"class": cls.__name__}
    try:
        provider = cls()
        provider.records = []
        told["name"] = provider.name
        told["default_enabled"] = bool(provider.default_enabled)
        told["own_replace_pattern"] = cls.replace_pattern is not FusionProvider.replace_pattern
        pairs = list(provider.get_patterns())
    except Exception as error:
        told["refused"] = error_of(error)
        return told, None, []
    told["filters"] = len(provider.get_match_filters())
    told["pairs"] = [described(*pair) for pair in pairs]
    return told, provider, pairs


def one_pair(graphs, provider, pair, told, expected, key):
    """One pair alone, on a fresh copy of every graph."""
    if told.get("refused", {}).get("by") in ("pattern", "matcher"):
        return
    for name in graphs.names_for(expected["file"]):
        candidates = candidates_of(pair[0], graphs.modules[name])
        if not any(candidates):
            expected["without_candidates"] += 1
            continue
        record = {"pair": key, "graph": name, "candidates": candidates}
        try:
            replace(record, graphs.copy(name), *pair, provider.get_match_filters())
        except Exception:
            pass  # Said in the record.
        if record["matches"] or "raises" in record:
            expected["results"].append(record)
        else:
            expected["without_matches"].setdefault(key, {})[name] = candidates


def all_pairs(graphs, cls, expected):
    """All pairs of a provider, one after another, on a fresh copy of every graph."""
    for name in graphs.names_for(expected["file"]):
        provider = cls()
        provider.records = []
        module = graphs.copy(name)
        record = {"provider": cls.__name__, "graph": name}
        try:
            record["replaced"] = provider.replace_pattern(module)
        except Exception as error:
            record["raises"] = error_of(error)
        record["steps"] = [{"funnel": each["funnel"], "replaced": each["replaced"]}
                           if each else {} for each in provider.records]
        if "raises" in record or record["replaced"]:
            record["after"] = graphs.changes(name, module)
        if "raises" in record and not any(sum(each.get("funnel", ())) for each in record["steps"]):
            continue  # A refused pair, which is said with the pair.
        if "after" in record:
            expected["runs"].append(record)


def expected_of(graphs, file):
    expected = {"torch": torch.__version__, "file": file, "steps": list(STEPS), "providers": [],
                "results": [], "runs": [], "without_matches": {}, "without_candidates": 0}
    for cls in providers_of(file):
        told, provider, pairs = pairs_of(cls)
        expected["providers"].append(told)
        for place, pair in enumerate(pairs):
            key = "%s/%d" % (cls.__name__, place)
            one_pair(graphs, provider, pair, told["pairs"][place], expected, key)
        if len(pairs) > 1:
            all_pairs(graphs, cls, expected)
    return expected


def pipeline(graphs):
    """The providers of several files as one list, as TT-XLA has them, over every graph."""
    runs = []
    classes = [cls for file in PIPELINE for cls in providers_of(file) if cls.default_enabled]
    for name in graphs.modules:
        module, replaced = graphs.copy(name), {}
        record = {"graph": name, "replaced": replaced}
        try:
            for cls in classes:
                provider = cls()
                provider.records = []
                count = provider.replace_pattern(module)
                if count:
                    replaced[cls.__name__] = count
        except Exception as error:
            record["raises"] = "%s: %s" % (cls.__name__, error_of(error))
        if replaced or "raises" in record:
            record["after"] = graphs.changes(name, module)
            runs.append(record)
    return {"torch": torch.__version__, "files": list(PIPELINE),
            "providers": [cls.__name__ for cls in classes], "runs": runs}


def main():
    folder = os.path.join(sys.argv[1] if len(sys.argv) > 1 else HERE, "expected")
    for variable in [each for each in os.environ if each.startswith("TT_")]:
        del os.environ[variable]
    graphs = Graphs()
    named = sys.argv[2:]
    for file in sorted(named or os.listdir(os.path.join(HERE, "providers"))):
        if file.endswith(".py"):
            with contextlib.redirect_stdout(io.StringIO()):  # A pattern prints.
                expected = expected_of(graphs, file)
            write_json(os.path.join(folder, file[:-3] + ".json"), expected)
    if named:
        return
    write_json(os.path.join(folder, "graphs.json"),
               {"torch": torch.__version__, "graphs": graphs.lines})
    write_json(os.path.join(folder, "pipeline.json"), pipeline(graphs))


if __name__ == "__main__":
    main()
