# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""RMS norm in five spellings, in the form of TT-XLA: operators are methods."""

import logging

import torch
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider

logger = logging.getLogger(__name__)


class RMSNormFusionProvider(FusionProvider):
    """Five pairs, one after another over the whole graph."""

    # The last multiple of 32 that fits one row of cores.
    WIDEST = 3968

    @property
    def name(self) -> str:
        return "rms_norm_fusion"

    @staticmethod
    def pattern(hidden_states: Tensor, weight: Tensor, eps: float, dtype) -> Tensor:
        """Llama: the cast comes before the product with the weight."""
        hidden_fp32 = hidden_states.to(torch.float32)
        variance = hidden_fp32.pow(2).mean(-1, keepdim=True)
        variance_eps = variance.add(eps)
        hidden = hidden_fp32.mul(torch.rsqrt(variance_eps))
        return weight.mul(hidden.to(dtype))

    @staticmethod
    def cast_last(hidden_states: Tensor, weight: Tensor, eps: float, dtype) -> Tensor:
        """GPT-OSS: the cast comes last."""
        hidden_fp32 = hidden_states.to(torch.float32)
        variance = hidden_fp32.pow(2).mean(-1, keepdim=True)
        hidden = hidden_fp32.mul(torch.rsqrt(variance.add(eps)))
        result = weight.mul(hidden)
        return result.to(dtype)

    @staticmethod
    def gemma(hidden_states: Tensor, weight: Tensor, eps: float) -> Tensor:
        hidden = hidden_states.float()
        rsqrt = torch.rsqrt(hidden.pow(2).mean(-1, keepdim=True).add(eps))
        hidden = hidden.mul(rsqrt)
        return hidden.mul(weight.float().add(1.0))

    @staticmethod
    def gemma4(hidden_states: Tensor, weight: Tensor, eps: float) -> Tensor:
        hidden = hidden_states.float()
        mean_squared = hidden.pow(2).mean(-1, keepdim=True).add(eps)
        hidden = hidden.mul(torch.pow(mean_squared, -0.5))
        return hidden.mul(weight.float())

    @staticmethod
    def gemma4_without_scale(hidden_states: Tensor, eps: float) -> Tensor:
        hidden = hidden_states.float()
        mean_squared = hidden.pow(2).mean(-1, keepdim=True).add(eps)
        return hidden.mul(torch.pow(mean_squared, -0.5))

    @staticmethod
    def replacement(hidden_states: Tensor, weight: Tensor, eps: float, dtype) -> Tensor:
        return torch.nn.functional.rms_norm(
            hidden_states, normalized_shape=weight.shape, weight=weight, eps=eps
        )

    @staticmethod
    def gemma_replacement(hidden_states: Tensor, weight: Tensor, eps: float) -> Tensor:
        scale = weight.float().add(1.0)
        return torch.nn.functional.rms_norm(
            hidden_states.float(), normalized_shape=weight.shape, weight=scale, eps=eps
        )

    @staticmethod
    def gemma4_replacement(hidden_states: Tensor, weight: Tensor, eps: float) -> Tensor:
        return torch.nn.functional.rms_norm(
            hidden_states.float(), weight.shape, weight.float(), eps
        )

    @staticmethod
    def plain_replacement(hidden_states: Tensor, eps: float) -> Tensor:
        hidden = hidden_states.float()
        return torch.nn.functional.rms_norm(hidden, (hidden.shape[-1],), None, eps)

    def get_patterns(self):
        return [
            (self.pattern, self.replacement),
            (self.cast_last, self.replacement),
            (self.gemma, self.gemma_replacement),
            (self.gemma4, self.gemma4_replacement),
            (self.gemma4_without_scale, self.plain_replacement),
        ]

    @staticmethod
    def match_filter(match, gm, subgraph) -> bool:
        for pn, gn in match.nodes_map.items():
            if pn.target != "weight":
                continue
            if (value := gn.meta.get("example_value", None)) is None:
                raise ValueError(f"{pn.target} has no 'example_value': {sorted(gn.meta)}")
            if value.size()[-1] > RMSNormFusionProvider.WIDEST:
                logger.debug(f"skipping a weight of {value.size()[-1]}")
                return False
        return True
