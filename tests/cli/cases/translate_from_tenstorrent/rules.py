# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Fusion providers for two layers of a Llama, in the form in which TT-XLA captures them.

Operators are methods there: write `a.mul(b)` for `a * b`. The last provider does not, and shows
what that costs.
"""

import torch
import torch.nn.functional as F
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider


class RMSNormProvider(FusionProvider):
    """Six operators become one, which the composites then wrap."""

    # The widest row that one core holds.
    WIDEST = 3968

    @property
    def name(self) -> str:
        return "rms_norm"

    @staticmethod
    def pattern(hidden: Tensor, weight: Tensor, eps: float, dtype) -> Tensor:
        hidden = hidden.to(torch.float32)
        variance = hidden.pow(2).mean(-1, keepdim=True)
        hidden = hidden.mul(torch.rsqrt(variance.add(eps)))
        return weight.mul(hidden.to(dtype))

    @staticmethod
    def replacement(hidden: Tensor, weight: Tensor, eps: float, dtype) -> Tensor:
        return F.rms_norm(hidden, normalized_shape=weight.shape, weight=weight, eps=eps)

    @staticmethod
    def match_filter(match, gm, subgraph) -> bool:
        for pattern_node, node in match.nodes_map.items():
            if pattern_node.target == "weight":
                width = node.meta["example_value"].shape[-1]
                return width <= RMSNormProvider.WIDEST and width % 32 == 0
        return False


class AttentionProvider(FusionProvider):
    """Attention that is spelled out becomes torch's own."""

    @property
    def name(self) -> str:
        return "attention"

    @staticmethod
    def pattern(query, key, value, scale, mask):
        scores = torch.matmul(query, key.transpose(2, 3)).mul(scale)
        weights = torch.softmax(scores.add(mask), dim=-1)
        return torch.matmul(weights, value)

    @staticmethod
    def replacement(query, key, value, scale, mask):
        # A parameter cannot stand for `scale`, so the query is scaled.
        return F.scaled_dot_product_attention(
            query.mul(scale), key, value, attn_mask=mask, dropout_p=0.0, scale=1.0
        )


def swiglu(gate, up):
    """Stands for a kernel: torch.fx records the call and does not look inside."""
    return F.silu(gate) * up


torch.fx.wrap("swiglu")


class SwiGLUProvider(FusionProvider):
    """`nn.SiLU` calls its function with `inplace=False`: the pattern has to say so too."""

    @property
    def name(self) -> str:
        return "swiglu"

    @staticmethod
    def pattern(gate, up):
        return F.silu(gate, inplace=False).mul(up)

    @staticmethod
    def replacement(gate, up):
        return swiglu(gate, up)


class SoftCapProvider(FusionProvider):
    """Written with operators: the model has `.div` and `.mul`, so nothing matches. Try them."""

    @property
    def name(self) -> str:
        return "soft_cap"

    @staticmethod
    def pattern(scores, cap):
        return torch.tanh(scores / cap) * cap

    @staticmethod
    def replacement(scores, cap):
        return torch.clamp(scores, min=-cap, max=cap)
