# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Classes that derive from others, share pairs, are switched off, or do the work themselves."""

import os

import torch
from tt_torch.fusion_providers import FusionProvider

EXTRA = int(os.environ.get("TT_FUSION_EXTRA", "0"))


class Spellings:
    """Not a provider: static methods for those that are."""

    @staticmethod
    def square(x):
        return x.mul(x)

    @staticmethod
    def square_operator(x):
        return x * x

    @staticmethod
    def square_replacement(x):
        return torch.square(x)


def cube(x):
    return x.pow(3)


def cube_replacement(x):
    return x.square().mul(x)


class NamedProvider(FusionProvider):
    """A base for providers that are called as their class; itself one too."""

    prefix = "named"

    @property
    def name(self) -> str:
        return f"{self.prefix}_{type(self).__name__.lower()}"

    @staticmethod
    def pattern(x):
        return Spellings.square(x)

    @staticmethod
    def replacement(x):
        return Spellings.square_replacement(x)


class Squares(NamedProvider):
    prefix = "all"

    def get_patterns(self):
        pairs = super().get_patterns()
        pairs += [(Spellings.square_operator, Spellings.square_replacement)]
        pairs.append((cube, cube_replacement))
        if EXTRA > 0:
            pairs.append((cube, Spellings.square_replacement))
        return pairs


class SquaresOnce(Squares):
    """Only the first pair of its parent."""

    def get_patterns(self):
        return super().get_patterns()[:1]


class Off(Squares):
    default_enabled = False


class Counting(NamedProvider):
    """Counts and replaces nothing: its own replace_pattern()."""

    def replace_pattern(self, gm) -> int:
        self.count = len(gm.graph.nodes)
        return 0


class WithLoop(NamedProvider):
    """Pairs made in a loop over numbers."""

    @staticmethod
    def power(exponent):
        def pattern(x):
            return x.pow(exponent)

        return pattern

    def get_patterns(self):
        return [(self.power(each), Spellings.square_replacement) for each in (2, 2.0, 3, -0.5)]
