# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""RMS norm as a plain dynamo capture spells it, with switches of the environment."""

import os

import torch
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider

ENABLE_T5 = os.environ.get("TT_FUSE_T5_NORM", "1") == "1"
ENABLE_FLOAT_FIRST = os.environ.get("TT_FUSE_FLOAT_FIRST", "0") == "1"


class OperatorRMSNormProvider(FusionProvider):
    @property
    def name(self) -> str:
        return "rms_norm_operators"

    @staticmethod
    def pattern(x: Tensor, weight: Tensor, eps, dtype) -> Tensor:
        h = x.to(torch.float32)
        h = h * torch.rsqrt(h.pow(2).mean(-1, keepdim=True) + eps)
        return weight * h.to(dtype)

    @staticmethod
    def cast_last(x, weight, eps, dtype):
        h = x.to(torch.float32)
        h = h * torch.rsqrt(h.pow(2).mean(-1, keepdim=True) + eps)
        return (weight * h).to(dtype)

    @staticmethod
    def t5(x, weight, eps):
        # Also a call: the norm of T5 does not cast its input.
        variance = x.to(torch.float32).pow(2).mean(-1, keepdim=True)
        return weight * (x * torch.rsqrt(variance + eps))

    @staticmethod
    def replacement(x, weight, eps, dtype):
        return torch.nn.functional.rms_norm(x, weight.shape, weight, eps)

    @staticmethod
    def t5_replacement(x, weight, eps):
        return torch.nn.functional.rms_norm(x, weight.shape, weight=weight, eps=eps)

    def get_patterns(self):
        patterns = [(self.pattern, self.replacement), (self.cast_last, self.replacement)]
        if ENABLE_T5:
            patterns += [(self.t5, self.t5_replacement)]
        if ENABLE_FLOAT_FIRST:
            patterns += [(self.pattern, self.replacement)]
        return patterns

    @staticmethod
    def match_filter(match, gm, subgraph):
        by_name = {pn.name: gn for pn, gn in match.nodes_map.items()}
        value = by_name["x"].meta.get("example_value")
        if value is None:
            return False
        return value.dtype in (torch.float32, torch.bfloat16) and value.shape[-1] % 32 == 0
