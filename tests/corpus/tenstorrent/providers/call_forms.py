# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Positional and keyword arguments, their order, and defaults that are not told."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class MeanProvider(FusionProvider):
    """One mean in eleven forms, none of which is another."""

    @property
    def name(self) -> str:
        return "mean"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def mean_mixed(x):
        return x.mean(-1, keepdim=True)

    @staticmethod
    def mean_mixed_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def mean_keywords(x):
        return x.mean(dim=-1, keepdim=True)

    @staticmethod
    def mean_keywords_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def mean_keywords_turned(x):
        return x.mean(keepdim=True, dim=-1)

    @staticmethod
    def mean_keywords_turned_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def mean_positional(x):
        return x.mean(-1, True)

    @staticmethod
    def mean_positional_replacement(x):
        return x.sum(-1, True)

    @staticmethod
    def mean_default(x):
        return x.mean(-1)

    @staticmethod
    def mean_default_replacement(x):
        return x.sum(-1)

    @staticmethod
    def mean_false(x):
        return x.mean(-1, keepdim=False)

    @staticmethod
    def mean_false_replacement(x):
        return x.sum(-1)

    @staticmethod
    def mean_tuple(x):
        return x.mean((-1,), keepdim=True)

    @staticmethod
    def mean_tuple_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def mean_any(x, dim):
        return x.mean(dim, keepdim=True)

    @staticmethod
    def mean_any_replacement(x, dim):
        return x.sum(dim, keepdim=True)

    @staticmethod
    def mean_any_keep(x, keep):
        return x.mean(-1, keepdim=keep)

    @staticmethod
    def mean_any_keep_replacement(x, keep):
        return x.sum(-1, keepdim=keep)

    @staticmethod
    def torch_mean(x):
        return torch.mean(x, -1, keepdim=True)

    @staticmethod
    def torch_mean_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def torch_mean_input(x):
        return torch.mean(input=x, dim=-1, keepdim=True)

    @staticmethod
    def torch_mean_input_replacement(x):
        return x.sum(-1, keepdim=True)

    @staticmethod
    def torch_mean_dim(x):
        return torch.mean(x, dim=-1, keepdim=True)

    @staticmethod
    def torch_mean_dim_replacement(x):
        return x.sum(-1, keepdim=True)

    def get_patterns(self):
        return [
            (self.mean_mixed, self.mean_mixed_replacement),
            (self.mean_keywords, self.mean_keywords_replacement),
            (self.mean_keywords_turned, self.mean_keywords_turned_replacement),
            (self.mean_positional, self.mean_positional_replacement),
            (self.mean_default, self.mean_default_replacement),
            (self.mean_false, self.mean_false_replacement),
            (self.mean_tuple, self.mean_tuple_replacement),
            (self.mean_any, self.mean_any_replacement),
            (self.mean_any_keep, self.mean_any_keep_replacement),
            (self.torch_mean, self.torch_mean_replacement),
            (self.torch_mean_input, self.torch_mean_input_replacement),
            (self.torch_mean_dim, self.torch_mean_dim_replacement),
        ]


class DefaultProvider(FusionProvider):
    """Functions of torch whose tracing tells their defaults."""

    @property
    def name(self) -> str:
        return "defaults"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def add(x, y):
        return torch.add(x, y)

    @staticmethod
    def add_replacement(x, y):
        return x.sub(y)

    @staticmethod
    def add_alpha(x, y):
        return torch.add(x, y, alpha=1)

    @staticmethod
    def add_alpha_replacement(x, y):
        return x.sub(y)

    @staticmethod
    def add_alpha_real(x, y):
        return torch.add(x, y, alpha=1.0)

    @staticmethod
    def add_alpha_real_replacement(x, y):
        return x.sub(y)

    @staticmethod
    def softmax_method(x):
        return x.softmax(-1)

    @staticmethod
    def softmax_method_replacement(x):
        return x.sigmoid()

    @staticmethod
    def softmax_none(x):
        return x.softmax(-1, dtype=None)

    @staticmethod
    def softmax_none_replacement(x):
        return x.sigmoid()

    @staticmethod
    def softmax(x):
        return F.softmax(x, dim=-1)

    @staticmethod
    def softmax_replacement(x):
        return x.sigmoid()

    @staticmethod
    def softmax_positional(x):
        return F.softmax(x, -1)

    @staticmethod
    def softmax_positional_replacement(x):
        return x.sigmoid()

    @staticmethod
    def softmax_no_dim(x):
        return F.softmax(x)

    @staticmethod
    def softmax_no_dim_replacement(x):
        return x.sigmoid()

    @staticmethod
    def softmax_typed(x):
        return F.softmax(x, dim=-1, dtype=torch.float32)

    @staticmethod
    def softmax_typed_replacement(x):
        return x.sigmoid()

    @staticmethod
    def torch_softmax(x):
        return torch.softmax(x, -1)

    @staticmethod
    def torch_softmax_replacement(x):
        return x.sigmoid()

    @staticmethod
    def clamp_keyword(x):
        return torch.clamp(x, min=0)

    @staticmethod
    def clamp_keyword_replacement(x):
        return x.relu()

    @staticmethod
    def clamp(x):
        return torch.clamp(x, 0)

    @staticmethod
    def clamp_replacement(x):
        return x.relu()

    @staticmethod
    def clamp_none(x):
        return torch.clamp(x, 0, None)

    @staticmethod
    def clamp_none_replacement(x):
        return x.relu()

    @staticmethod
    def clamp_both(x, low, high):
        return torch.clamp(x, low, high)

    @staticmethod
    def clamp_both_replacement(x, low, high):
        return torch.clamp(x, min=low, max=high)

    @staticmethod
    def norm(x):
        return F.layer_norm(x, (4,))

    @staticmethod
    def norm_replacement(x):
        return x.tanh()

    @staticmethod
    def norm_list(x):
        return F.layer_norm(x, [4])

    @staticmethod
    def norm_list_replacement(x):
        return x.tanh()

    @staticmethod
    def norm_any(x, shape):
        return F.layer_norm(x, shape)

    @staticmethod
    def norm_any_replacement(x, shape):
        return F.layer_norm(x, normalized_shape=shape)

    @staticmethod
    def norm_told(x, shape):
        return F.layer_norm(x, shape, None, None, 1e-05)

    @staticmethod
    def norm_told_replacement(x, shape):
        return x.tanh()

    @staticmethod
    def silu(x):
        return F.silu(x)

    @staticmethod
    def silu_replacement(x):
        return x.mul(x.sigmoid())

    @staticmethod
    def silu_told(x):
        return F.silu(x, inplace=False)

    @staticmethod
    def silu_told_replacement(x):
        return x.mul(x.sigmoid())

    @staticmethod
    def dropout(x):
        return F.dropout(x, 0.0, False)

    @staticmethod
    def dropout_replacement(x):
        return x.clone()

    @staticmethod
    def dropout_keywords(x):
        return F.dropout(x, p=0.0, training=False)

    @staticmethod
    def dropout_keywords_replacement(x):
        return x.clone()

    def get_patterns(self):
        return [
            (self.add, self.add_replacement),
            (self.add_alpha, self.add_alpha_replacement),
            (self.add_alpha_real, self.add_alpha_real_replacement),
            (self.softmax_method, self.softmax_method_replacement),
            (self.softmax_none, self.softmax_none_replacement),
            (self.softmax, self.softmax_replacement),
            (self.softmax_positional, self.softmax_positional_replacement),
            (self.softmax_no_dim, self.softmax_no_dim_replacement),
            (self.softmax_typed, self.softmax_typed_replacement),
            (self.torch_softmax, self.torch_softmax_replacement),
            (self.clamp_keyword, self.clamp_keyword_replacement),
            (self.clamp, self.clamp_replacement),
            (self.clamp_none, self.clamp_none_replacement),
            (self.clamp_both, self.clamp_both_replacement),
            (self.norm, self.norm_replacement),
            (self.norm_list, self.norm_list_replacement),
            (self.norm_any, self.norm_any_replacement),
            (self.norm_told, self.norm_told_replacement),
            (self.silu, self.silu_replacement),
            (self.silu_told, self.silu_told_replacement),
            (self.dropout, self.dropout_replacement),
            (self.dropout_keywords, self.dropout_keywords_replacement),
        ]
