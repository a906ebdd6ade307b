# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Literals: equal in type and in value."""

import math

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class NumberProvider(FusionProvider):
    """A pair for every number."""

    @property
    def name(self) -> str:
        return "numbers"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def add_int(x):
        return x.add(2)

    @staticmethod
    def add_int_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_float(x):
        return x.mul(2.0)

    @staticmethod
    def mul_float_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_int(x):
        return x.mul(2)

    @staticmethod
    def mul_int_replacement(x):
        return torch.neg(x)

    @staticmethod
    def add_true(x):
        return x.add(True)

    @staticmethod
    def add_true_replacement(x):
        return torch.neg(x)

    @staticmethod
    def add_one(x):
        return x.add(1)

    @staticmethod
    def add_one_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_one(x):
        return x.mul(1)

    @staticmethod
    def mul_one_replacement(x):
        return torch.neg(x)

    @staticmethod
    def add_one_real(x):
        return x.add(1.0)

    @staticmethod
    def add_one_real_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_false(x):
        return x.mul(False)

    @staticmethod
    def mul_false_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_zero(x):
        return x.mul(0)

    @staticmethod
    def mul_zero_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_zero_real(x):
        return x.mul(0.0)

    @staticmethod
    def mul_zero_real_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_minus_zero(x):
        return x.mul(-0.0)

    @staticmethod
    def mul_minus_zero_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_nan(x):
        return x.mul(math.nan)

    @staticmethod
    def mul_nan_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_inf(x):
        return x.mul(float("inf"))

    @staticmethod
    def mul_inf_replacement(x):
        return torch.neg(x)

    @staticmethod
    def mul_minus_inf(x):
        return x.mul(-math.inf)

    @staticmethod
    def mul_minus_inf_replacement(x):
        return torch.neg(x)

    @staticmethod
    def pow_int(x):
        return x.pow(2)

    @staticmethod
    def pow_int_replacement(x):
        return x.mul(x)

    @staticmethod
    def pow_real(x):
        return x.pow(2.0)

    @staticmethod
    def pow_real_replacement(x):
        return x.mul(x)

    @staticmethod
    def pow_half(x):
        return x.pow(-0.5)

    @staticmethod
    def pow_half_replacement(x):
        return torch.rsqrt(x)

    @staticmethod
    def sub_small(x):
        return x.sub(1e-6)

    @staticmethod
    def sub_small_replacement(x):
        return torch.neg(x)

    @staticmethod
    def sub_ten(x):
        return x.sub(10 ** -5)

    @staticmethod
    def sub_ten_replacement(x):
        return torch.neg(x)

    @staticmethod
    def sub_negative(x):
        return x.sub(-2)

    @staticmethod
    def sub_negative_replacement(x):
        return torch.neg(x)

    @staticmethod
    def big_int(x):
        return x.mul(1 << 62)

    @staticmethod
    def big_int_replacement(x):
        return torch.neg(x)

    @staticmethod
    def big_real(x):
        return x.mul(2.0 ** 70)

    @staticmethod
    def big_real_replacement(x):
        return torch.neg(x)

    @staticmethod
    def tiny(x):
        return x.mul(1e-45)

    @staticmethod
    def tiny_replacement(x):
        return torch.neg(x)

    @staticmethod
    def any_factor(x, factor):
        return x.mul(factor)

    @staticmethod
    def any_factor_replacement(x, factor):
        return torch.mul(x, factor)

    def get_patterns(self):
        return [
            (self.add_int, self.add_int_replacement),
            (self.mul_float, self.mul_float_replacement),
            (self.mul_int, self.mul_int_replacement),
            (self.add_true, self.add_true_replacement),
            (self.add_one, self.add_one_replacement),
            (self.mul_one, self.mul_one_replacement),
            (self.add_one_real, self.add_one_real_replacement),
            (self.mul_false, self.mul_false_replacement),
            (self.mul_zero, self.mul_zero_replacement),
            (self.mul_zero_real, self.mul_zero_real_replacement),
            (self.mul_minus_zero, self.mul_minus_zero_replacement),
            (self.mul_nan, self.mul_nan_replacement),
            (self.mul_inf, self.mul_inf_replacement),
            (self.mul_minus_inf, self.mul_minus_inf_replacement),
            (self.pow_int, self.pow_int_replacement),
            (self.pow_real, self.pow_real_replacement),
            (self.pow_half, self.pow_half_replacement),
            (self.sub_small, self.sub_small_replacement),
            (self.sub_ten, self.sub_ten_replacement),
            (self.sub_negative, self.sub_negative_replacement),
            (self.big_int, self.big_int_replacement),
            (self.big_real, self.big_real_replacement),
            (self.tiny, self.tiny_replacement),
            (self.any_factor, self.any_factor_replacement),
        ]


class WordProvider(FusionProvider):
    """Words among the arguments."""

    @property
    def name(self) -> str:
        return "words"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def tanh(x):
        return F.gelu(x, approximate="tanh")

    @staticmethod
    def tanh_replacement(x):
        return torch.tanh(x)

    @staticmethod
    def told_none(x):
        return F.gelu(x, approximate="none")

    @staticmethod
    def told_none_replacement(x):
        return torch.tanh(x)

    @staticmethod
    def not_told(x):
        return F.gelu(x)

    @staticmethod
    def not_told_replacement(x):
        return torch.tanh(x)

    @staticmethod
    def any_word(x, word):
        return F.gelu(x, approximate=word)

    @staticmethod
    def any_word_replacement(x, word):
        return F.gelu(x, approximate=word)

    @staticmethod
    def einsum(x, y):
        return torch.einsum("bij,bjk->bik", x, y)

    @staticmethod
    def einsum_replacement(x, y):
        return torch.bmm(x, y)

    @staticmethod
    def einsum_same(x):
        return torch.einsum("bij,bjk->bik", x, x)

    @staticmethod
    def einsum_same_replacement(x):
        return torch.bmm(x, x)

    @staticmethod
    def pad(x):
        return F.pad(x, (1, 1), mode="reflect")

    @staticmethod
    def pad_replacement(x):
        return x.relu()

    @staticmethod
    def pad_constant(x):
        return F.pad(x, (1, 1), "constant", 0.0)

    @staticmethod
    def pad_constant_replacement(x):
        return x.relu()

    @staticmethod
    def floor(x, by):
        return torch.div(x, by, rounding_mode="floor")

    @staticmethod
    def floor_replacement(x, by):
        return torch.floor_divide(x, by)

    def get_patterns(self):
        return [
            (self.tanh, self.tanh_replacement),
            (self.told_none, self.told_none_replacement),
            (self.not_told, self.not_told_replacement),
            (self.any_word, self.any_word_replacement),
            (self.einsum, self.einsum_replacement),
            (self.einsum_same, self.einsum_same_replacement),
            (self.pad, self.pad_replacement),
            (self.pad_constant, self.pad_constant_replacement),
            (self.floor, self.floor_replacement),
        ]


class TypeProvider(FusionProvider):
    """Types, devices and layouts."""

    @property
    def name(self) -> str:
        return "types"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def float32(x):
        return x.to(torch.float32)

    @staticmethod
    def float32_replacement(x):
        return x.float()

    @staticmethod
    def float32_word(x):
        return x.to("torch.float32")

    @staticmethod
    def float32_word_replacement(x):
        return x.float()

    @staticmethod
    def float32_keyword(x):
        return x.to(dtype=torch.float32)

    @staticmethod
    def float32_keyword_replacement(x):
        return x.float()

    @staticmethod
    def copied(x):
        return x.to(torch.float32, copy=True)

    @staticmethod
    def copied_replacement(x):
        return x.float().clone()

    @staticmethod
    def device(x):
        return x.to(torch.device("cpu"))

    @staticmethod
    def device_replacement(x):
        return x.cpu()

    @staticmethod
    def device_word(x):
        return x.to("cpu")

    @staticmethod
    def device_word_replacement(x):
        return x.cpu()

    @staticmethod
    def like(x, y):
        return x.to(y)

    @staticmethod
    def like_replacement(x, y):
        return x.type_as(y)

    @staticmethod
    def type_of(x, y):
        return x.to(y.dtype)

    @staticmethod
    def type_of_replacement(x, y):
        return x.type_as(y)

    @staticmethod
    def last(x):
        return x.to(memory_format=torch.channels_last)

    @staticmethod
    def last_replacement(x):
        return x.contiguous()

    def get_patterns(self):
        return [
            (self.float32, self.float32_replacement),
            (self.float32_word, self.float32_word_replacement),
            (self.float32_keyword, self.float32_keyword_replacement),
            (self.copied, self.copied_replacement),
            (self.device, self.device_replacement),
            (self.device_word, self.device_word_replacement),
            (self.like, self.like_replacement),
            (self.type_of, self.type_of_replacement),
            (self.last, self.last_replacement),
        ]
