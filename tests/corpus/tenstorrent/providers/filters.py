# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Filters: what they read, when they refuse, when they raise."""

import logging

import torch
from tt_torch.fusion_providers import FusionProvider

LOG = logging.getLogger("fusion")


class NarrowExpProvider(FusionProvider):
    """exp, add, log of a tensor with the rows that the filter asks for."""

    ROWS = (2, 4)

    @property
    def name(self) -> str:
        return "narrow_exp"

    @staticmethod
    def pattern(x, bias):
        return x.exp().add(bias).log()

    @staticmethod
    def replacement(x, bias):
        return torch.nn.functional.softplus(x)

    @classmethod
    def match_filter(cls, match, gm, subgraph):
        for pn, gn in match.nodes_map.items():
            if pn.target == "bias" and gn != 1:
                LOG.debug("a bias of %s", gn)
                return False
            if pn.target == "x":
                value = gn.meta["example_value"]
                if value.shape[0] not in cls.ROWS or value.dtype == torch.float16:
                    return False
        return True


class SizeProvider(NarrowExpProvider):
    """Asks for the size by a method, and says what it found."""

    @property
    def name(self):
        return "size"

    @staticmethod
    def match_filter(match, gm, subgraph):
        x = match.placeholder_nodes[0]
        value = x.meta.get("example_value")
        if value is None:
            raise RuntimeError(f"no example_value for {x.name}")
        rows, columns = value.size(0), value.size()[-1]
        return rows * columns == value.numel() and not value.dtype.is_complex


class RaisingProvider(NarrowExpProvider):
    @property
    def name(self):
        return "raising"

    @staticmethod
    def match_filter(match, gm, subgraph):
        raise ValueError(f"never at {match.anchors[0].name}: {len(match.nodes_map)} nodes")


class KeyErrorProvider(FusionProvider):
    """Reads what may not be there: new operators have no example value."""

    @property
    def name(self):
        return "key_error"

    @staticmethod
    def pattern(x):
        return torch.tanh(x)

    @staticmethod
    def tanh_method(x):
        return x.tanh()

    @staticmethod
    def replacement(x):
        return torch.nn.functional.tanhshrink(x)

    def get_patterns(self):
        return [(self.tanh_method, self.pattern), (self.pattern, self.replacement)]

    @staticmethod
    def match_filter(match, gm, subgraph):
        anchor = match.nodes_map[match.anchors[0]]
        shape = anchor.meta["example_value"].shape
        return len(shape) == 2


class TwoFiltersProvider(FusionProvider):
    """The second filter is asked only where the first agrees."""

    name = "two_filters"

    @staticmethod
    def pattern(x, k):
        return x.mul(k)

    @staticmethod
    def replacement(x, k):
        return torch.mul(x, k)

    def get_match_filters(self):
        return [self.has_number, self.is_positive]

    @staticmethod
    def has_number(match, gm, subgraph):
        for pn, gn in match.nodes_map.items():
            if pn.target == "k":
                return isinstance(gn, (int, float)) and not isinstance(gn, bool)
        return False

    @staticmethod
    def is_positive(match, gm, subgraph):
        number = next(gn for pn, gn in match.nodes_map.items() if pn.target == "k")
        return number > 0


class UserCountProvider(FusionProvider):
    """Looks at users, at the graph around, and at the pattern's graph."""

    @property
    def name(self):
        return "user_count"

    @staticmethod
    def pattern(x):
        return x.relu()

    @staticmethod
    def replacement(x):
        return torch.relu(x)

    @staticmethod
    def match_filter(match, gm, subgraph):
        node = match.returning_nodes[0]
        if len(node.users) != 1:
            return False
        if any(user.op == "output" for user in node.users):
            return False
        return len(subgraph.nodes) == 3 and len(gm.nodes) > 3


class LiteralProvider(TwoFiltersProvider):
    """Asks every node for its shape: a literal has no `meta`."""

    name = "literal"

    def get_match_filters(self):
        return [self.all_have_shapes]

    @staticmethod
    def all_have_shapes(match, gm, subgraph):
        shapes = []
        for pn, gn in match.nodes_map.items():
            if pn.op == "output":
                continue
            shapes.append(tuple(gn.meta["example_value"].shape))
        return all(shape == shapes[0] for shape in shapes)


class TypeProvider(TwoFiltersProvider):
    """Types of values, a product of extents, and a number told by a comparison."""

    name = "type"

    def get_match_filters(self):
        return [self.is_small_float]

    @staticmethod
    def is_small_float(match, gm, subgraph):
        for pn, gn in match.nodes_map.items():
            if pn.target == "k" and not hasattr(gn, "meta"):
                if gn == 0 or gn != gn:
                    return False
                continue
            value = gn.meta.get("example_value")
            if value is None or value.dtype not in (torch.float32, torch.bfloat16):
                return False
            count = 1
            for extent in value.shape:
                count *= extent
            if count > 64 or value.dim() > 3:
                return False
        return True


class NothingProvider(UserCountProvider):
    """A filter that returns nothing refuses."""

    @property
    def name(self):
        return "nothing"

    @staticmethod
    def match_filter(match, gm, subgraph):
        pass


class WrongFilterProvider(UserCountProvider):
    """A filter with too few parameters."""

    @property
    def name(self):
        return "wrong_filter"

    @staticmethod
    def match_filter(match):
        return True
