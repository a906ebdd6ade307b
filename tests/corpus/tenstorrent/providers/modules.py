# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Operands that are weights of a module, called modules, constants in a pattern."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider

ONE = torch.ones(1)


class LinearProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "linear"

    @staticmethod
    def pattern(x, weight, bias):
        return torch._C._nn.linear(x, weight, bias)

    @staticmethod
    def functional(x, weight, bias):
        return F.linear(x, weight, bias)

    @staticmethod
    def replacement(x, weight, bias):
        return torch.addmm(bias, x, weight.t())

    def get_patterns(self):
        return [(self.pattern, self.replacement), (self.functional, self.replacement)]


class ScaledProvider(FusionProvider):
    """A weight of the model for a parameter of the pattern."""

    @property
    def name(self) -> str:
        return "scaled"

    @staticmethod
    def pattern(x, weight, shift):
        return x * weight + shift

    @staticmethod
    def methods(x, weight, shift):
        return x.mul(weight).add(shift)

    @staticmethod
    def replacement(x, weight, shift):
        return torch.addcmul(shift, x, weight)

    def get_patterns(self):
        return [(self.pattern, self.replacement), (self.methods, self.replacement)]


class ConstantProvider(FusionProvider):
    """A tensor in the pattern is any tensor of the model; one in the replacement is not there."""

    @property
    def name(self) -> str:
        return "constant"

    @staticmethod
    def pattern(x):
        return x * ONE

    @staticmethod
    def made(x):
        return F.relu(x)

    @staticmethod
    def replacement(x):
        return x.neg()

    @staticmethod
    def made_replacement(x):
        return torch.relu(x).mul(ONE)

    def get_patterns(self):
        return [(self.pattern, self.replacement), (self.made, self.made_replacement)]


class NormProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "layer_norm"

    @staticmethod
    def pattern(x, shape, weight, bias, eps):
        return F.layer_norm(x, shape, weight, bias, eps)

    @staticmethod
    def replacement(x, shape, weight, bias, eps):
        centred = x.sub(x.mean(-1, keepdim=True))
        scale = torch.rsqrt(centred.pow(2).mean(-1, keepdim=True).add(eps))
        return centred.mul(scale).mul(weight).add(bias)
