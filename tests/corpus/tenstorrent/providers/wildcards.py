# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""What a parameter of a pattern takes: any operator or literal, each its own."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class WildcardProvider(FusionProvider):
    """Used twice, equal, inner, in slices and as indices."""

    @property
    def name(self) -> str:
        return "wildcards"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def square(x):
        return x * x

    @staticmethod
    def square_replacement(x):
        return x.square()

    @staticmethod
    def square_method(x):
        return x.mul(x)

    @staticmethod
    def square_method_replacement(x):
        return x.square()

    @staticmethod
    def product(x, y):
        return x * y

    @staticmethod
    def product_replacement(x, y):
        return torch.mul(x, y)

    @staticmethod
    def product_method(x, y):
        return x.mul(y)

    @staticmethod
    def product_method_replacement(x, y):
        return torch.mul(x, y)

    @staticmethod
    def difference(x, y):
        return (x + y) * (x - y)

    @staticmethod
    def difference_replacement(x, y):
        return x * x - y * y

    @staticmethod
    def difference_turned(x, y):
        return (x + y) * (y - x)

    @staticmethod
    def difference_turned_replacement(x, y):
        return y * y - x * x

    @staticmethod
    def literal_twice(x, k):
        return torch.add(x, k).mul(k)

    @staticmethod
    def literal_twice_replacement(x, k):
        return torch.mul(x, k)

    @staticmethod
    def two_literals(x, j, k):
        return torch.add(x, j).mul(k)

    @staticmethod
    def two_literals_replacement(x, j, k):
        return torch.addcmul(x, j, k)

    @staticmethod
    def clamp_twice(x, k):
        return torch.clamp(x, k, k)

    @staticmethod
    def clamp_twice_replacement(x, k):
        return x.fill_(k)

    @staticmethod
    def clamp_two(x, j, k):
        return torch.clamp(x, j, k)

    @staticmethod
    def clamp_two_replacement(x, j, k):
        return torch.clamp(x, min=j, max=k)

    @staticmethod
    def inner_node(x, y):
        return x.relu().mul(y)

    @staticmethod
    def inner_node_replacement(x, y):
        return torch.mul(x, y)

    @staticmethod
    def inner_twice(x):
        r = x.relu()
        return r * r

    @staticmethod
    def inner_twice_replacement(x):
        return x.square()

    @staticmethod
    def item(x, i):
        return x[i]

    @staticmethod
    def item_replacement(x, i):
        return x.select(0, i)

    @staticmethod
    def first(x):
        return x[0]

    @staticmethod
    def first_replacement(x):
        return torch.select(x, 0, 0)

    @staticmethod
    def until(x, n):
        return x[:n]

    @staticmethod
    def until_replacement(x, n):
        return x.narrow(0, 0, n)

    @staticmethod
    def until_two(x):
        return x[:2]

    @staticmethod
    def until_two_replacement(x):
        return torch.narrow(x, 0, 0, 2)

    @staticmethod
    def from_zero(x):
        return x[0:2]

    @staticmethod
    def from_zero_replacement(x):
        return torch.narrow(x, 0, 0, 2)

    @staticmethod
    def column(x, i):
        return x[:, i]

    @staticmethod
    def column_replacement(x, i):
        return x.select(1, i)

    @staticmethod
    def first_column(x):
        return x[:, 0]

    @staticmethod
    def first_column_replacement(x):
        return torch.select(x, 1, 0)

    @staticmethod
    def columns(x, n):
        return x[..., :n]

    @staticmethod
    def columns_replacement(x, n):
        return torch.narrow(x, -1, 0, n)

    @staticmethod
    def two_items(x, i, j):
        return x[i, j]

    @staticmethod
    def two_items_replacement(x, i, j):
        return torch.take(x, i)

    @staticmethod
    def listed(x):
        return x[[0, 1]]

    @staticmethod
    def listed_replacement(x):
        return torch.narrow(x, 0, 0, 2)

    @staticmethod
    def new_axis(x):
        return x[:, None]

    @staticmethod
    def new_axis_replacement(x):
        return x.unsqueeze(1)

    @staticmethod
    def whole(x):
        return x[...]

    @staticmethod
    def whole_replacement(x):
        return x.clone()

    @staticmethod
    def every_second(x):
        return x[::2]

    @staticmethod
    def every_second_replacement(x):
        return x.clone()

    @staticmethod
    def rotated(x):
        n = x.shape[-1] // 2
        return torch.cat((-x[..., n:], x[..., :n]), dim=-1)

    @staticmethod
    def rotated_replacement(x):
        return torch.roll(x, 1)

    @staticmethod
    def rotated_four(x):
        return torch.cat((-x[..., 4:], x[..., :4]), dim=-1)

    @staticmethod
    def rotated_four_replacement(x):
        return torch.roll(x, 4, -1)

    @staticmethod
    def rotated_four_method(x):
        return torch.cat((x[..., 4:].neg(), x[..., :4]), dim=-1)

    @staticmethod
    def rotated_four_method_replacement(x):
        return torch.roll(x, 4, -1)

    @staticmethod
    def values_of(x, k):
        return x.topk(k)[0]

    @staticmethod
    def values_of_replacement(x, k):
        return x.sort(dim=-1)[0]

    @staticmethod
    def best(x):
        return x.max(dim=-1, keepdim=True)[0]

    @staticmethod
    def best_replacement(x):
        return x.amax(dim=-1, keepdim=True)

    def get_patterns(self):
        return [
            (self.square, self.square_replacement),
            (self.square_method, self.square_method_replacement),
            (self.product, self.product_replacement),
            (self.product_method, self.product_method_replacement),
            (self.difference, self.difference_replacement),
            (self.difference_turned, self.difference_turned_replacement),
            (self.literal_twice, self.literal_twice_replacement),
            (self.two_literals, self.two_literals_replacement),
            (self.clamp_twice, self.clamp_twice_replacement),
            (self.clamp_two, self.clamp_two_replacement),
            (self.inner_node, self.inner_node_replacement),
            (self.inner_twice, self.inner_twice_replacement),
            (self.item, self.item_replacement),
            (self.first, self.first_replacement),
            (self.until, self.until_replacement),
            (self.until_two, self.until_two_replacement),
            (self.from_zero, self.from_zero_replacement),
            (self.column, self.column_replacement),
            (self.first_column, self.first_column_replacement),
            (self.columns, self.columns_replacement),
            (self.two_items, self.two_items_replacement),
            (self.listed, self.listed_replacement),
            (self.new_axis, self.new_axis_replacement),
            (self.whole, self.whole_replacement),
            (self.every_second, self.every_second_replacement),
            (self.rotated, self.rotated_replacement),
            (self.rotated_four, self.rotated_four_replacement),
            (self.rotated_four_method, self.rotated_four_method_replacement),
            (self.values_of, self.values_of_replacement),
            (self.best, self.best_replacement),
        ]
