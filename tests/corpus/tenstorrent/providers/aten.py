# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Overloads of ATen, whose calls torch normalises by their schema."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider

aten = torch.ops.aten


class AtenProvider(FusionProvider):
    """Names, order and defaults do not matter, overloads do."""

    @property
    def name(self) -> str:
        return "aten"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def add(x, y):
        return aten.add.Tensor(x, y)

    @staticmethod
    def add_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_alpha(x, y):
        return aten.add.Tensor(x, y, alpha=1)

    @staticmethod
    def add_alpha_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_alpha_real(x, y):
        return aten.add.Tensor(x, y, alpha=1.0)

    @staticmethod
    def add_alpha_real_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_other(x, y):
        return aten.add.Tensor(x, other=y)

    @staticmethod
    def add_other_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_named(x, y):
        return aten.add.Tensor(other=y, self=x)

    @staticmethod
    def add_named_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_two(x, y):
        return aten.add.Tensor(x, y, alpha=2)

    @staticmethod
    def add_two_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def add_any(x, y, alpha):
        return aten.add.Tensor(x, y, alpha=alpha)

    @staticmethod
    def add_any_replacement(x, y, alpha):
        return aten.sub.Tensor(x, y, alpha=alpha)

    @staticmethod
    def add_packet(x, y):
        return aten.add(x, y)

    @staticmethod
    def add_packet_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def mean(x):
        return aten.mean.dim(x, [-1], True)

    @staticmethod
    def mean_replacement(x):
        return torch.sum(x, [-1], True)

    @staticmethod
    def mean_keyword(x):
        return aten.mean.dim(x, [-1], keepdim=True)

    @staticmethod
    def mean_keyword_replacement(x):
        return torch.sum(x, [-1], True)

    @staticmethod
    def mean_keywords(x):
        return aten.mean.dim(x, keepdim=True, dim=(-1,))

    @staticmethod
    def mean_keywords_replacement(x):
        return torch.sum(x, [-1], True)

    @staticmethod
    def mean_default(x):
        return aten.mean.dim(x, [-1])

    @staticmethod
    def mean_default_replacement(x):
        return torch.sum(x, [-1])

    @staticmethod
    def mean_any(x, dims):
        return aten.mean.dim(x, dims, True)

    @staticmethod
    def mean_any_replacement(x, dims):
        return aten.sum.dim_IntList(x, dims, True)

    @staticmethod
    def mean_inside(x, dim):
        return aten.mean.dim(x, [dim], True)

    @staticmethod
    def mean_inside_replacement(x, dim):
        return aten.sum.dim_IntList(x, [dim], True)

    @staticmethod
    def softmax(x):
        return aten._softmax.default(x, -1, False)

    @staticmethod
    def softmax_replacement(x):
        return torch.sigmoid(x)

    @staticmethod
    def softmax_keywords(x):
        return aten._softmax.default(x, dim=-1, half_to_float=False)

    @staticmethod
    def softmax_keywords_replacement(x):
        return torch.sigmoid(x)

    @staticmethod
    def scalar(x):
        return aten.add.Scalar(x, 1)

    @staticmethod
    def scalar_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_real(x, y):
        return aten.mul.Tensor(x, y)

    @staticmethod
    def mul_real_replacement(x, y):
        return torch.mul(x, y)

    @staticmethod
    def clamp(x):
        return aten.clamp.default(x, 0)

    @staticmethod
    def clamp_replacement(x):
        return torch.relu(x)

    @staticmethod
    def clamp_none(x):
        return aten.clamp.default(x, max=None, min=0)

    @staticmethod
    def clamp_none_replacement(x):
        return torch.relu(x)

    @staticmethod
    def linear(x, weight):
        return aten.linear.default(x, weight)

    @staticmethod
    def linear_replacement(x, weight):
        return aten.mm.default(x, aten.t.default(weight))

    @staticmethod
    def norm(x, weight, eps):
        square = aten.pow.Tensor_Scalar(aten.to.dtype(x, torch.float32), 2)
        variance = aten.mean.dim(square, [-1], True)
        scaled = aten.mul.Tensor(x, aten.rsqrt.default(aten.add.Tensor(variance, eps)))
        return aten.mul.Tensor(weight, scaled)

    @staticmethod
    def norm_replacement(x, weight, eps):
        return F.rms_norm(x, weight.shape, weight, eps)

    def get_patterns(self):
        return [
            (self.add, self.add_replacement),
            (self.add_alpha, self.add_alpha_replacement),
            (self.add_alpha_real, self.add_alpha_real_replacement),
            (self.add_other, self.add_other_replacement),
            (self.add_named, self.add_named_replacement),
            (self.add_two, self.add_two_replacement),
            (self.add_any, self.add_any_replacement),
            (self.add_packet, self.add_packet_replacement),
            (self.mean, self.mean_replacement),
            (self.mean_keyword, self.mean_keyword_replacement),
            (self.mean_keywords, self.mean_keywords_replacement),
            (self.mean_default, self.mean_default_replacement),
            (self.mean_any, self.mean_any_replacement),
            (self.mean_inside, self.mean_inside_replacement),
            (self.softmax, self.softmax_replacement),
            (self.softmax_keywords, self.softmax_keywords_replacement),
            (self.scalar, self.scalar_replacement),
            (self.mul_real, self.mul_real_replacement),
            (self.clamp, self.clamp_replacement),
            (self.clamp_none, self.clamp_none_replacement),
            (self.linear, self.linear_replacement),
            (self.norm, self.norm_replacement),
        ]
