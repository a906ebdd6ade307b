# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Runs fusion providers as TT-XLA does, and writes down what torch's matcher decides on the way.

Nothing of torch is changed: for the time of one call, four functions of its matcher are wrapped.
"""

import contextlib
import copy
import difflib
import importlib.util
import inspect
import os
import re
import sys
import types
from abc import ABC, abstractmethod
from unittest import mock

import torch
import torch.fx
from torch.fx.passes.utils import fuser_utils
from torch.fx.passes.utils.matcher_utils import SubgraphMatcher
from torch.fx.subgraph_rewriter import replace_pattern_with_filters

from canonical import line_of, lines_of, name_of, text_of
from corpus_graphs import HERE

STEPS = ("found", "contained", "without cycle", "not overlapping", "accepted")


class FusionProvider(ABC):
    """What a provider's file asks of its base class, and no more."""

    default_enabled = True
    providers = []

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        FusionProvider.providers.append(cls)

    @property
    @abstractmethod
    def name(self):
        pass

    @staticmethod
    @abstractmethod
    def pattern(*args, **kwargs):
        pass

    @staticmethod
    @abstractmethod
    def replacement(*args, **kwargs):
        pass

    @staticmethod
    def match_filter(*args, **kwargs):
        return True

    def get_match_filters(self):
        return [self.match_filter]

    def get_patterns(self):
        return [(self.pattern, self.replacement)]

    def replace_pattern(self, gm):
        total = 0
        for pattern, replacement in self.get_patterns():
            self.records.append({})
            record = self.records[-1]
            total += replace(record, gm, pattern, replacement, self.get_match_filters())
        return total


def providers_of(file):
    """The classes that a file registers, in their order."""
    package, module = types.ModuleType("tt_torch"), types.ModuleType("tt_torch.fusion_providers")
    module.FusionProvider = FusionProvider
    sys.modules.update({"tt_torch": package, "tt_torch.fusion_providers": module})
    FusionProvider.providers = []
    path = os.path.join(HERE, "providers", file)
    spec = importlib.util.spec_from_file_location(file[:-len(".py")], path)
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return FusionProvider.providers


def error_of(error):
    """Kind and text of an exception, without what differs from run to run."""
    text = "%s: %s" % (type(error).__name__, error)
    text = re.sub(r"(?<= at 0x)[0-9a-f]+", "0", text)
    text = re.sub(r"/[^\s\"']*/(?=[\w.]+\.py\b)", "", text)
    return text.strip()


def copy_of(module):
    """A graph that may be rewritten; weights are shared, tensors in `meta` too."""
    return torch.fx.GraphModule(module, copy.deepcopy(module.graph))


def _operand(value):
    return name_of(value) if isinstance(value, torch.fx.Node) else {"literal": text_of(value)}


class _Watch:
    """What one call of torch's matcher decides, match by match."""

    def __init__(self):
        self.matches, self.by_map, self.contained = [], {}, []

    def found(self, nodes_map, is_contained):
        match = {"nodes": {name_of(pn): _operand(gn) for pn, gn in nodes_map.items()}}
        match["fate"] = None if is_contained else "escapes"
        self.matches.append(match)
        self.by_map[id(nodes_map)] = match
        if is_contained:
            self.contained.append(match)

    def funnel(self):
        fates = [match["fate"] for match in self.matches]
        counts = [len(fates)]
        for lost in (["escapes"], ["cycle"], ["overlaps"], ["refused", "raises", "not asked"]):
            counts.append(counts[-1] - sum(fate in lost for fate in fates))
        return counts

    @contextlib.contextmanager
    def active(self):
        contained = SubgraphMatcher._is_contained
        disjoint = SubgraphMatcher._remove_overlapping_matches
        validate = fuser_utils.validate_partition

        def is_contained(matcher, nodes_map):
            answer = contained(matcher, nodes_map)
            self.found(nodes_map, answer)
            return answer

        def validate_partition(partition):
            answer = validate(partition)
            match = self.contained.pop(0)
            match["fate"] = None if answer else "cycle"
            return answer

        def remove_overlapping(matcher, matches):
            kept = disjoint(matcher, matches)
            for match in matches:
                is_kept = any(match is each for each in kept)
                self.by_map[id(match.nodes_map)]["fate"] = None if is_kept else "overlaps"
            return kept

        with mock.patch.object(SubgraphMatcher, "_is_contained", is_contained), \
                mock.patch.object(SubgraphMatcher, "_remove_overlapping_matches",
                                  remove_overlapping), \
                mock.patch.object(fuser_utils, "validate_partition", validate_partition):
            yield

    def filters(self, given):
        def watched(place, match_filter):
            def ask(match, graph, pattern):
                mine = self.by_map[id(match.nodes_map)]
                mine["fate"], mine["filter"] = "raises", place
                answer = match_filter(match, graph, pattern)
                mine["fate"] = "accepted" if answer else "refused"
                if answer:
                    del mine["filter"]
                return answer

            return ask

        return [watched(place, each) for place, each in enumerate(given)]


def changes(before, after):
    """An edit script: 3 keeps three lines, -2 drops two, a text is a new line."""
    script = []
    for kind, low, high, new_low, new_high in difflib.SequenceMatcher(
            None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            script.append(high - low)
        else:
            script += [low - high] if high > low else []
            script += after[new_low:new_high]
    return script


def replace(record, gm, pattern, replacement, filters):
    """One pair over the whole graph; says in `record` what happened, and raises what torch does."""
    watch = _Watch()
    before = lines_of(gm.graph)
    error = None
    replaced = []
    with watch.active():
        try:
            replaced = replace_pattern_with_filters(gm, pattern, replacement,
                                                    match_filters=watch.filters(filters))
        except Exception as raised:
            error = raised
    for match in watch.matches:
        if match["fate"] is None:
            match["fate"] = "not asked" if error and filters else "accepted"
    for each in replaced:
        mine = watch.by_map[id(each.nodes_map)]
        mine["fate"] = "replaced"
        mine["added"] = [_operand(node) for node in each.replacements]
    record["funnel"] = watch.funnel()
    record["replaced"] = len(replaced)
    record["matches"] = watch.matches
    if error is not None:
        record["raises"] = error_of(error)
        raise error
    if replaced:
        record["after"] = changes(before, lines_of(gm.graph))
    return len(replaced)


def traced(function):
    is_graph = isinstance(function, torch.fx.GraphModule)
    return (function if is_graph else torch.fx.symbolic_trace(function)).graph


def described(pattern, replacement):
    """What torch makes of a pair, or with which words it refuses it, and where."""
    told = {"pattern": _title(pattern), "replacement": _title(replacement)}
    stage = "pattern"
    try:
        graph = traced(pattern)
        told["nodes"] = [line_of(node) for node in graph.nodes]
        stage = "matcher"
        matcher = SubgraphMatcher(graph)
        told["anchors"] = [node.name for node in matcher.pattern_anchors]
        stage = "replacement"
        told["replacement_nodes"] = lines_of(traced(replacement))
    except Exception as error:
        told["refused"] = {"by": stage, "error": error_of(error)}
    return told


def _title(function):
    title = getattr(function, "__qualname__", type(function).__name__)
    try:
        return "%s:%d" % (title, inspect.getsourcelines(function)[1])
    except (TypeError, OSError):
        return title


def candidates_of(pattern, module):
    """For each operator that the pattern returns, how many of the graph's could be it."""
    try:
        matcher = SubgraphMatcher(traced(pattern))
    except Exception:
        return []
    return [sum(matcher._nodes_are_equal(anchor, node) for node in module.graph.nodes)
            for anchor in matcher.pattern_anchors]
