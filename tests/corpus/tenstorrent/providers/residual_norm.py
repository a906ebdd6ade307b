# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""A residual sum and the norm of it, as one operator with two results."""

import torch
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider


class ResidualRMSNormProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "residual_rms_norm"

    @staticmethod
    def pattern(x: Tensor, residual: Tensor, weight: Tensor, eps: float):
        total = x.add(residual)
        scale = torch.rsqrt(total.pow(2).mean(-1, keepdim=True).add(eps))
        return weight.mul(total.mul(scale)), total

    @staticmethod
    def replacement(x, residual, weight, eps):
        total = x.add(residual)
        return torch.nn.functional.rms_norm(total, weight.shape, weight, eps), total

    @staticmethod
    def match_filter(match, gm, subgraph):
        shapes = []
        for pn, gn in match.nodes_map.items():
            if pn.op == "placeholder" and hasattr(gn, "meta"):
                value = gn.meta.get("example_value")
                shapes.append(None if value is None else tuple(value.shape))
        return None not in shapes


class ResidualLlamaProvider(FusionProvider):
    """The sum is used by what follows; in Llama's spelling, with casts."""

    @property
    def name(self) -> str:
        return "residual_llama_norm"

    @staticmethod
    def pattern(x, residual, weight, eps, dtype):
        total = x.add(residual)
        h = total.to(torch.float32)
        h = h.mul(torch.rsqrt(h.pow(2).mean(-1, keepdim=True).add(eps)))
        return (total, weight.mul(h.to(dtype)))

    @staticmethod
    def replacement(x, residual, weight, eps, dtype):
        total = torch.add(x, residual)
        return (total, torch.nn.functional.rms_norm(total, weight.shape, weight, eps))


class ResidualWithoutSumProvider(FusionProvider):
    """Without the sum among the results: it escapes wherever the model goes on with it."""

    @property
    def name(self) -> str:
        return "residual_without_sum"

    @staticmethod
    def pattern(x, residual, weight, eps, dtype):
        h = x.add(residual).to(torch.float32)
        h = h.mul(torch.rsqrt(h.pow(2).mean(-1, keepdim=True).add(eps)))
        return weight.mul(h.to(dtype))

    @staticmethod
    def replacement(x, residual, weight, eps, dtype):
        return torch.nn.functional.rms_norm(x.add(residual), weight.shape, weight, eps)
