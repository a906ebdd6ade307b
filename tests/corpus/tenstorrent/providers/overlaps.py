# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Overlapping matches: from left to right, and before any filter is asked."""

import torch
from tt_torch.fusion_providers import FusionProvider


class TwoReluProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "two_relu"

    @staticmethod
    def pattern(x):
        return x.relu().relu()

    @staticmethod
    def replacement(x):
        return torch.relu(x)


class RefusedRivalProvider(TwoReluProvider):
    """Refuses the match at the start of the graph, which has kept its rival away all the same."""

    @property
    def name(self) -> str:
        return "refused_rival"

    @staticmethod
    def match_filter(match, gm, subgraph):
        for pn, gn in match.nodes_map.items():
            if pn.op == "placeholder" and gn.op == "placeholder":
                return False
        return True


class ThreeReluProvider(FusionProvider):
    name = "three_relu"

    @staticmethod
    def pattern(x):
        y = x.relu()
        z = y.relu()
        return z.relu()

    @staticmethod
    def replacement(x):
        return x.clamp(min=0)


class SharedSumProvider(FusionProvider):
    """The sum is a result, so that two matches may want it."""

    @property
    def name(self):
        return "shared_sum"

    @staticmethod
    def pattern(x, y):
        total = x.add(y)
        return total, total.relu()

    @staticmethod
    def replacement(x, y):
        total = torch.add(x, y)
        return total, torch.relu(total)


class SharedOperandProvider(FusionProvider):
    """Wildcards may be shared."""

    @property
    def name(self):
        return "shared_operand"

    @staticmethod
    def pattern(total):
        return total.relu()

    @staticmethod
    def replacement(total):
        return torch.relu(total)


class FollowingProvider(FusionProvider):
    """The result of one match is the operand of the next."""

    @property
    def name(self):
        return "following"

    @staticmethod
    def pattern(x):
        return x.exp().add(1).log()

    @staticmethod
    def replacement(x):
        return torch.nn.functional.softplus(x)


class ListedProvider(FusionProvider):
    """A wildcard that takes a list whose items another match replaces."""

    @property
    def name(self):
        return "listed"

    def get_patterns(self):
        return [(self.either, self.either_replacement), (self.pattern, self.replacement)]

    @staticmethod
    def either(x):
        return x.relu()

    @staticmethod
    def either_replacement(x):
        return torch.relu(x)

    @staticmethod
    def pattern(x, where, value):
        return x.index_put(where, value)

    @staticmethod
    def replacement(x, where, value):
        return x.index_add(where, value)
