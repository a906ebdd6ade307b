# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Attention that is spelled out becomes torch's own."""

import os

import torch
import torch.nn.functional as F
from torch import Tensor
from tt_torch.fusion_providers import FusionProvider

TRACE_LLAMA = os.environ.get("TT_FUSE_LLAMA_ATTENTION", "0") == "1"


def has_four_axes(match, gm, subgraph):
    for pn, gn in match.nodes_map.items():
        if pn.op == "placeholder" and str(pn.target) in ("query", "key", "value"):
            value = gn.meta.get("example_value")
            if value is None or len(value.shape) != 4:
                return False
    return True


def has_one_head_size(match, gm, subgraph):
    sizes = set()
    for pn, gn in match.nodes_map.items():
        if pn.target not in ("query", "value"):
            continue
        sizes.add(gn.meta["example_value"].shape[-1])
    return len(sizes) == 1


class ScaledDotProductAttentionProvider(FusionProvider):
    @property
    def name(self):
        return "sdpa_reconstruction"

    @staticmethod
    def pattern(query: Tensor, key: Tensor, value: Tensor, scale) -> Tensor:
        """The scores of `softmax(q @ k.transpose(-2, -1) * scale) @ v`, as TT-XLA sees them."""
        scores = torch.matmul(query, key.transpose(-2, -1)).mul(scale)
        return torch.softmax(scores, dim=-1).matmul(value)

    @staticmethod
    def divided(query, key, value, scale, mask):
        scores = query.matmul(key.transpose(-2, -1)).div(scale).add(mask)
        return F.softmax(scores, dim=-1).matmul(value)

    @staticmethod
    def llama(query, key, value, scale, mask, dtype):
        scores = torch.matmul(query, key.transpose(2, 3)).mul(scale).add(mask)
        weights = F.softmax(scores, dim=-1, dtype=torch.float32).to(dtype)
        weights = F.dropout(weights, p=0.0, training=False)
        return torch.matmul(weights, value)

    @staticmethod
    def bert(query, key, value, scale, mask):
        scores = torch.matmul(query, key.transpose(-1, -2))
        probs = F.dropout(F.softmax(scores.div(scale).add(mask), dim=-1), 0.1, False, False)
        return torch.matmul(probs, value)

    @staticmethod
    def gpt2(query, key, value, scale, mask, lowest):
        scores = torch.matmul(query, key.transpose(-1, -2)).div(scale)
        scores = torch.where(mask, scores, lowest)
        return torch.matmul(F.softmax(scores, dim=-1), value)

    @staticmethod
    def replacement(query, key, value, scale):
        # torch refuses a parameter for `scale`, so the scale goes into the query.
        return F.scaled_dot_product_attention(
            query.mul(scale), key, value, dropout_p=0.0, scale=1.0
        )

    @staticmethod
    def masked(query, key, value, scale, mask):
        query = query.div(scale)
        return F.scaled_dot_product_attention(
            query, key, value, attn_mask=mask, dropout_p=0.0, scale=1.0
        )

    @staticmethod
    def torch_softmax(query, key, value, scale, mask, lowest):
        scores = torch.matmul(query, key.transpose(-1, -2)).div(scale)
        scores = torch.where(mask, scores, lowest)
        return torch.matmul(torch.softmax(scores, dim=-1), value)

    @staticmethod
    def masked_llama(query, key, value, scale, mask, dtype):
        # As one would like to write it: torch does not trace it.
        return F.scaled_dot_product_attention(
            query, key, value, attn_mask=mask, dropout_p=0.0, scale=scale
        )

    @staticmethod
    def masked_gpt2(query, key, value, scale, mask, lowest):
        query = query.div(scale).mul(query.shape[-1] ** 0.5)
        return F.scaled_dot_product_attention(query, key, value, attn_mask=mask, dropout_p=0.0)

    def get_patterns(self):
        pairs = [(self.pattern, self.replacement)]
        pairs += [(self.divided, self.masked), (self.bert, self.masked)]
        pairs.append((self.gpt2, self.masked_gpt2))
        pairs.append((self.torch_softmax, self.masked_gpt2))
        if TRACE_LLAMA:
            pairs.append((self.llama, self.masked_llama))
        return pairs

    def get_match_filters(self):
        return [has_four_axes, has_one_head_size]


class LlamaAttentionProvider(ScaledDotProductAttentionProvider):
    """A parameter where torch wants a number: the replacement is refused, match or not."""

    default_enabled = False

    @property
    def name(self):
        return "sdpa_llama"

    def get_patterns(self):
        return [(self.llama, self.masked_llama)]


class OperatorAttentionProvider(FusionProvider):
    """The same as dynamo spells it without TT-XLA."""

    name = "sdpa_operators"

    @staticmethod
    def pattern(query, key, value, scale):
        scores = torch.matmul(query, key.transpose(-2, -1)) * scale
        return torch.softmax(scores, dim=-1) @ value

    @staticmethod
    def replacement(query, key, value, scale):
        # torch refuses a parameter for `scale`, so the scale goes into the query.
        return F.scaled_dot_product_attention(
            query.mul(scale), key, value, dropout_p=0.0, scale=1.0
        )

    def get_match_filters(self):
        return [has_four_axes, lambda match, gm, subgraph: has_one_head_size(match, gm, subgraph)]
