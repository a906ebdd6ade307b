# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Inner results that are used elsewhere, and results that may be."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class EscapeProvider(FusionProvider):
    """The same three operators with one, two and three results."""

    @property
    def name(self) -> str:
        return "escapes"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def inner(x, w):
        return x.exp().add(1).mul(w)

    @staticmethod
    def inner_replacement(x, w):
        return torch.mul(x, w)

    @staticmethod
    def first_returned(x, w):
        a = x.exp()
        return a, a.add(1).mul(w)

    @staticmethod
    def first_returned_replacement(x, w):
        a = torch.exp(x)
        return a, torch.mul(a, w)

    @staticmethod
    def both_returned(x, w):
        a = x.exp()
        b = a.add(1)
        return a, b, b.mul(w)

    @staticmethod
    def both_returned_replacement(x, w):
        a = torch.exp(x)
        return a, torch.add(a, 1), torch.mul(a, w)

    @staticmethod
    def middle(x):
        return x.exp().add(1)

    @staticmethod
    def middle_replacement(x):
        return torch.expm1(x)

    @staticmethod
    def last(x, w):
        return x.mul(w)

    @staticmethod
    def last_replacement(x, w):
        return torch.mul(x, w)

    @staticmethod
    def dead(x):
        return x.relu().exp()

    @staticmethod
    def dead_replacement(x):
        return torch.exp(x)

    @staticmethod
    def dead_result(x):
        return x.relu()

    @staticmethod
    def dead_result_replacement(x):
        return torch.relu(x)

    def get_patterns(self):
        return [
            (self.inner, self.inner_replacement),
            (self.first_returned, self.first_returned_replacement),
            (self.both_returned, self.both_returned_replacement),
            (self.middle, self.middle_replacement),
            (self.last, self.last_replacement),
            (self.dead, self.dead_replacement),
            (self.dead_result, self.dead_result_replacement),
        ]
