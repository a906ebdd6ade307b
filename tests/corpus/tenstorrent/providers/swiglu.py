# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Gated units: SiLU in its spellings, and a class that walks the graph itself."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class SwiGLUProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "swiglu"

    @staticmethod
    def pattern(x, gate, up):
        return F.silu(F.linear(x, gate)).mul(F.linear(x, up))

    @staticmethod
    def nn_linear(x, gate, up):
        linear = torch._C._nn.linear
        return F.silu(linear(x, gate)).mul(linear(x, up))

    @staticmethod
    def inplace_told(x, gate, up):
        linear = torch._C._nn.linear
        return F.silu(linear(x, gate), inplace=False).mul(linear(x, up))

    @staticmethod
    def swapped(x, gate, up):
        linear = torch._C._nn.linear
        return linear(x, up).mul(F.silu(linear(x, gate)))

    @staticmethod
    def spelled_out(x, gate, up):
        linear = torch._C._nn.linear
        g = linear(x, gate)
        return g.mul(torch.sigmoid(g)).mul(linear(x, up))

    @staticmethod
    def operators(x, gate, up):
        linear = torch._C._nn.linear
        return F.silu(linear(x, gate)) * linear(x, up)

    @staticmethod
    def replacement(x, gate, up):
        both = F.linear(x, torch.cat([gate, up]))
        first, second = both.chunk(2, dim=-1)
        return F.silu(first).mul(second)

    @staticmethod
    def replacement_by_index(x, gate, up):
        both = torch._C._nn.linear(x, torch.cat([gate, up])).chunk(2, dim=-1)
        return F.silu(both[0]).mul(both[1])

    def get_patterns(self):
        names = ("pattern", "nn_linear", "inplace_told", "swapped", "spelled_out", "operators")
        return [(getattr(self, name), self.replacement_by_index) for name in names] + [
            (self.nn_linear, self.replacement)
        ]


class SliceReshapeProvider(FusionProvider):
    """Walks the graph by hand: nothing to preview."""

    @property
    def name(self) -> str:
        return "slice_reshape"

    @staticmethod
    def pattern(x):
        raise NotImplementedError("slices are found by walking the graph")

    @staticmethod
    def replacement(x):
        raise NotImplementedError("slices are found by walking the graph")

    def replace_pattern(self, gm) -> int:
        return 0


class GatedHalvesProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "gated_halves"

    @staticmethod
    def pattern(both):
        return F.silu(both[..., :16]).mul(both[..., 16:])

    @staticmethod
    def replacement(both):
        return F.glu(both)
