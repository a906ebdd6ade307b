# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""GELU: four spellings of the one with tanh, one with erf."""

import math

import torch
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider

SQRT_2_OVER_PI = math.sqrt(2.0 / math.pi)


class GeluFusionProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "gelu_fusion"

    @staticmethod
    def pattern(x: Tensor) -> Tensor:
        """0.5 * x * (1.0 + tanh(sqrt(2 / pi) * (x + 0.044715 * x.pow(3))))"""
        inner = x.add(x.pow(3).mul(0.044715))
        tanh = torch.tanh(inner.mul(SQRT_2_OVER_PI))
        return x.mul(0.5).mul(tanh.add(1.0))

    @staticmethod
    def pattern_torch_pow(x: Tensor) -> Tensor:
        inner = x.add(torch.pow(x, 3.0).mul(0.044715))
        tanh = torch.tanh(inner.mul(SQRT_2_OVER_PI))
        return x.mul(0.5).mul(tanh.add(1.0))

    @staticmethod
    def pattern_factored(x: Tensor) -> Tensor:
        tanh = torch.tanh(x.mul(0.7978845608).mul(x.mul(0.044715).mul(x).add(1.0)))
        return x.mul(0.5).mul(tanh.add(1.0))

    @staticmethod
    def pattern_operators(x: Tensor) -> Tensor:
        inner = math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))
        return 0.5 * x * (1.0 + torch.tanh(inner))

    @staticmethod
    def pattern_erf(x: Tensor) -> Tensor:
        return x.mul(0.5).mul(torch.erf(x.div(math.sqrt(2.0))).add(1.0))

    @staticmethod
    def replacement(x: Tensor) -> Tensor:
        return torch.nn.functional.gelu(x, approximate="tanh")

    @staticmethod
    def replacement_erf(x: Tensor) -> Tensor:
        return torch.nn.functional.gelu(x)

    def get_patterns(self):
        tanh = [self.pattern, self.pattern_torch_pow, self.pattern_factored, self.pattern_operators]
        return [(pattern, self.replacement) for pattern in tanh] + [
            (self.pattern_erf, self.replacement_erf)
        ]


class QuickGeluProvider(FusionProvider):
    """x * sigmoid(1.702 * x), off by default."""

    default_enabled = False

    @property
    def name(self) -> str:
        return "quick_gelu"

    @staticmethod
    def pattern(x):
        return x.mul(torch.sigmoid(x.mul(1.702)))

    @staticmethod
    def replacement(x):
        return torch.nn.functional.silu(x.mul(1.702)).div(1.702)
