# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Pairs one after another over the whole graph: what the first makes, the second may match."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class StepsProvider(FusionProvider):
    """softplus first, then softplus of softplus; mish at last, where tanh and a product follow."""

    @property
    def name(self) -> str:
        return "steps"

    @staticmethod
    def softplus(x):
        return x.exp().add(1).log()

    @staticmethod
    def softplus_replacement(x):
        return F.softplus(x)

    @staticmethod
    def softplus_twice(x):
        return F.softplus(F.softplus(x))

    @staticmethod
    def softplus_twice_builtin(x):
        softplus = torch._C._nn.softplus
        return softplus(softplus(x))

    @staticmethod
    def softplus_twice_replacement(x):
        return x.exp().add(2).log()

    @staticmethod
    def plus_two(x):
        return x.exp().add(2).log()

    @staticmethod
    def plus_two_replacement(x):
        return torch.logaddexp(x, x)

    @staticmethod
    def mish(x):
        return torch.logaddexp(x, x).tanh().mul(x)

    @staticmethod
    def mish_replacement(x):
        return F.mish(x)

    pattern = softplus
    replacement = softplus_replacement

    def get_patterns(self):
        pairs = [(self.softplus, self.softplus_replacement)]
        pairs += [
            (self.softplus_twice, self.softplus_twice_replacement),
            (self.softplus_twice_builtin, self.softplus_twice_replacement),
        ]
        pairs += [(self.plus_two, self.plus_two_replacement), (self.mish, self.mish_replacement)]
        return pairs


class BackAndForthProvider(FusionProvider):
    """A pair runs once: what the second makes is not looked at by the first again."""

    @property
    def name(self) -> str:
        return "back_and_forth"

    @staticmethod
    def pattern(x):
        return torch.nn.functional.relu(x)

    @staticmethod
    def method(x):
        return x.relu()

    @staticmethod
    def function(x):
        return torch.relu(x)

    def get_patterns(self):
        return [(self.method, self.function), (self.function, self.method),
                (self.pattern, self.method), (self.method, self.function)]

    replacement = function


class GrowingProvider(FusionProvider):
    """The replacement has the pattern in it, and is not looked at again."""

    @property
    def name(self) -> str:
        return "growing"

    @staticmethod
    def pattern(x):
        return x.relu()

    @staticmethod
    def replacement(x):
        return x.relu().relu()


class NeedsShapeProvider(FusionProvider):
    """The second pair's filter asks for the shape of what the first made, which has none."""

    @property
    def name(self) -> str:
        return "needs_shape"

    @staticmethod
    def pattern(x):
        return x.exp().add(1).log()

    @staticmethod
    def replacement(x):
        return torch.logaddexp(x, x)

    @staticmethod
    def after(x):
        return torch.logaddexp(x, x)

    @staticmethod
    def after_replacement(x):
        return torch.mul(x, 2)

    def get_patterns(self):
        return [(self.pattern, self.replacement), (self.after, self.after_replacement)]

    @staticmethod
    def match_filter(match, gm, subgraph):
        for pn, gn in match.nodes_map.items():
            if pn.op == "placeholder" and gn.meta.get("example_value") is None:
                raise ValueError(f"{gn.name} has no example_value")
        return True
