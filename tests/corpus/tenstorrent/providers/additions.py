# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""One sum in all its spellings, of which none is another, and other operators."""

import operator

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class OperatorProvider(FusionProvider):
    """Operators, methods, functions and overloads."""

    @property
    def name(self) -> str:
        return "operators"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def operator(x, y):
        return x + y

    @staticmethod
    def operator_replacement(x, y):
        return x - y

    @staticmethod
    def method(x, y):
        return x.add(y)

    @staticmethod
    def method_replacement(x, y):
        return x.sub(y)

    @staticmethod
    def function(x, y):
        return torch.add(x, y)

    @staticmethod
    def function_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def in_place(x, y):
        x += y
        return x

    @staticmethod
    def in_place_replacement(x, y):
        return x - y

    @staticmethod
    def in_place_method(x, y):
        return x.add_(y)

    @staticmethod
    def in_place_method_replacement(x, y):
        return x.sub_(y)

    @staticmethod
    def operator_function(x, y):
        return operator.add(x, y)

    @staticmethod
    def operator_function_replacement(x, y):
        return x - y

    @staticmethod
    def operator_iadd(x, y):
        return operator.iadd(x, y)

    @staticmethod
    def operator_iadd_replacement(x, y):
        return operator.isub(x, y)

    @staticmethod
    def overload(x, y):
        return torch.ops.aten.add.Tensor(x, y)

    @staticmethod
    def overload_replacement(x, y):
        return x - y

    @staticmethod
    def packet(x, y):
        return torch.ops.aten.add(x, y)

    @staticmethod
    def packet_replacement(x, y):
        return x - y

    @staticmethod
    def keyword(x, y):
        return torch.add(x, other=y)

    @staticmethod
    def keyword_replacement(x, y):
        return torch.sub(x, y)

    @staticmethod
    def one_left(x):
        return 1.0 + x

    @staticmethod
    def one_left_replacement(x):
        return x - 1.0

    @staticmethod
    def one_right(x):
        return x.add(1.0)

    @staticmethod
    def one_right_replacement(x):
        return x.sub(1.0)

    @staticmethod
    def reversed(x):
        return 1 - x

    @staticmethod
    def reversed_replacement(x):
        return x.neg().add(1)

    @staticmethod
    def rsub(x):
        return torch.rsub(x, 1)

    @staticmethod
    def rsub_replacement(x):
        return x.neg().add(1)

    @staticmethod
    def floor(x):
        return x // 2

    @staticmethod
    def floor_replacement(x):
        return x.div(2).floor()

    @staticmethod
    def floor_divide(x):
        return torch.floor_divide(x, 2)

    @staticmethod
    def floor_divide_replacement(x):
        return x.div(2).floor()

    @staticmethod
    def reciprocal(x):
        return 2 / x

    @staticmethod
    def reciprocal_replacement(x):
        return x.pow(-1).mul(2)

    @staticmethod
    def reciprocal_method(x):
        return x.reciprocal() * 2

    @staticmethod
    def reciprocal_method_replacement(x):
        return x.pow(-1).mul(2)

    @staticmethod
    def power(x):
        return x ** 2

    @staticmethod
    def power_replacement(x):
        return x.square()

    @staticmethod
    def power_method(x):
        return x.pow(2)

    @staticmethod
    def power_method_replacement(x):
        return x.square()

    @staticmethod
    def matmul(x, y):
        return x @ y

    @staticmethod
    def matmul_replacement(x, y):
        return torch.mm(x, y)

    @staticmethod
    def matmul_method(x, y):
        return x.matmul(y)

    @staticmethod
    def matmul_method_replacement(x, y):
        return torch.mm(x, y)

    @staticmethod
    def negative(x):
        return -x

    @staticmethod
    def negative_replacement(x):
        return x.mul(-1)

    @staticmethod
    def negative_method(x):
        return x.neg()

    @staticmethod
    def negative_method_replacement(x):
        return x.mul(-1)

    @staticmethod
    def compared(x):
        return x > 0

    @staticmethod
    def compared_replacement(x):
        return torch.gt(x, 0)

    @staticmethod
    def equal(x, y):
        return x == y

    @staticmethod
    def equal_replacement(x, y):
        return torch.eq(x, y)

    @staticmethod
    def in_place_twice(x):
        x *= 3
        x /= 4
        return x

    @staticmethod
    def in_place_twice_replacement(x):
        return x * 0.75

    @staticmethod
    def in_place_methods(x):
        return x.mul_(3).div_(4)

    @staticmethod
    def in_place_methods_replacement(x):
        return x * 0.75

    @staticmethod
    def absolute(x):
        return abs(x)

    @staticmethod
    def absolute_replacement(x):
        return x.relu()

    @staticmethod
    def absolute_method(x):
        return x.abs()

    @staticmethod
    def absolute_method_replacement(x):
        return x.relu()

    def get_patterns(self):
        return [
            (self.operator, self.operator_replacement),
            (self.method, self.method_replacement),
            (self.function, self.function_replacement),
            (self.in_place, self.in_place_replacement),
            (self.in_place_method, self.in_place_method_replacement),
            (self.operator_function, self.operator_function_replacement),
            (self.operator_iadd, self.operator_iadd_replacement),
            (self.overload, self.overload_replacement),
            (self.packet, self.packet_replacement),
            (self.keyword, self.keyword_replacement),
            (self.one_left, self.one_left_replacement),
            (self.one_right, self.one_right_replacement),
            (self.reversed, self.reversed_replacement),
            (self.rsub, self.rsub_replacement),
            (self.floor, self.floor_replacement),
            (self.floor_divide, self.floor_divide_replacement),
            (self.reciprocal, self.reciprocal_replacement),
            (self.reciprocal_method, self.reciprocal_method_replacement),
            (self.power, self.power_replacement),
            (self.power_method, self.power_method_replacement),
            (self.matmul, self.matmul_replacement),
            (self.matmul_method, self.matmul_method_replacement),
            (self.negative, self.negative_replacement),
            (self.negative_method, self.negative_method_replacement),
            (self.compared, self.compared_replacement),
            (self.equal, self.equal_replacement),
            (self.in_place_twice, self.in_place_twice_replacement),
            (self.in_place_methods, self.in_place_methods_replacement),
            (self.absolute, self.absolute_replacement),
            (self.absolute_method, self.absolute_method_replacement),
        ]
