# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Lists and tuples are one thing; a list is not its items."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class ListProvider(FusionProvider):
    """Shapes, lists of operands, lists in lists."""

    @property
    def name(self) -> str:
        return "lists"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def view(x):
        return x.view(1, 2)

    @staticmethod
    def view_replacement(x):
        return x.reshape(1, 2)

    @staticmethod
    def view_tuple(x):
        return x.view((1, 2))

    @staticmethod
    def view_tuple_replacement(x):
        return x.reshape(1, 2)

    @staticmethod
    def view_list(x):
        return x.view([1, 2])

    @staticmethod
    def view_list_replacement(x):
        return x.reshape(1, 2)

    @staticmethod
    def view_any(x, shape):
        return x.view(shape)

    @staticmethod
    def view_any_replacement(x, shape):
        return x.reshape(shape)

    @staticmethod
    def view_two(x, rows, columns):
        return x.view(rows, columns)

    @staticmethod
    def view_two_replacement(x, rows, columns):
        return x.reshape(rows, columns)

    @staticmethod
    def view_two_listed(x, rows, columns):
        return x.view([rows, columns])

    @staticmethod
    def view_two_listed_replacement(x, rows, columns):
        return x.reshape(rows, columns)

    @staticmethod
    def permute(x):
        return x.permute(0, 2, 1)

    @staticmethod
    def permute_replacement(x):
        return x.transpose(1, 2)

    @staticmethod
    def permute_tuple(x):
        return x.permute((0, 2, 1))

    @staticmethod
    def permute_tuple_replacement(x):
        return x.transpose(1, 2)

    @staticmethod
    def torch_permute(x):
        return torch.permute(x, [0, 2, 1])

    @staticmethod
    def torch_permute_replacement(x):
        return x.transpose(1, 2)

    @staticmethod
    def cat(x, y):
        return torch.cat([x, y])

    @staticmethod
    def cat_replacement(x, y):
        return torch.stack([x, y])

    @staticmethod
    def cat_tuple(x, y):
        return torch.cat((x, y))

    @staticmethod
    def cat_tuple_replacement(x, y):
        return torch.stack([x, y])

    @staticmethod
    def cat_dim(x, y):
        return torch.cat([x, y], dim=0)

    @staticmethod
    def cat_dim_replacement(x, y):
        return torch.stack([x, y])

    @staticmethod
    def cat_any(all):
        return torch.cat(all)

    @staticmethod
    def cat_any_replacement(all):
        return torch.stack(all)

    @staticmethod
    def cat_three(x, y, z):
        return torch.cat([x, y, z])

    @staticmethod
    def cat_three_replacement(x, y, z):
        return torch.stack([x, y, z])

    @staticmethod
    def cat_one(x):
        return torch.cat([x])

    @staticmethod
    def cat_one_replacement(x):
        return x.clone()

    @staticmethod
    def stack_same(x):
        return torch.stack((x, x))

    @staticmethod
    def stack_same_replacement(x):
        return x.clone()

    @staticmethod
    def stack_two(x, y):
        return torch.stack((x, y))

    @staticmethod
    def stack_two_replacement(x, y):
        return torch.cat((x, y))

    @staticmethod
    def sum(x):
        return x.sum([0, 1])

    @staticmethod
    def sum_replacement(x):
        return x.mean([0, 1])

    @staticmethod
    def sum_any(x, dims):
        return x.sum(dims)

    @staticmethod
    def sum_any_replacement(x, dims):
        return x.mean(dims)

    @staticmethod
    def empty(x):
        return x.reshape(())

    @staticmethod
    def empty_replacement(x):
        return x.squeeze()

    @staticmethod
    def nested(x, y):
        return x.index_put([x, [y, 1]])

    @staticmethod
    def nested_replacement(x, y):
        return torch.cat([x, y])

    @staticmethod
    def nested_any(x, rest):
        return x.index_put([x, rest])

    @staticmethod
    def nested_any_replacement(x, rest):
        return torch.cat([x, rest])

    @staticmethod
    def nested_dict(x):
        return x.index_put({"a": x, "b": 1})

    @staticmethod
    def nested_dict_replacement(x):
        return x.clone()

    @staticmethod
    def literal_dict(x):
        return x.index_put({"a": 1})

    @staticmethod
    def literal_dict_replacement(x):
        return x.clone()

    @staticmethod
    def any_dict(x, y):
        return x.index_put(y)

    @staticmethod
    def any_dict_replacement(x, y):
        return x.put_(y)

    @staticmethod
    def with_none(x):
        return x.index_put([None, x])

    @staticmethod
    def with_none_replacement(x):
        return x.clone()

    def get_patterns(self):
        return [
            (self.view, self.view_replacement),
            (self.view_tuple, self.view_tuple_replacement),
            (self.view_list, self.view_list_replacement),
            (self.view_any, self.view_any_replacement),
            (self.view_two, self.view_two_replacement),
            (self.view_two_listed, self.view_two_listed_replacement),
            (self.permute, self.permute_replacement),
            (self.permute_tuple, self.permute_tuple_replacement),
            (self.torch_permute, self.torch_permute_replacement),
            (self.cat, self.cat_replacement),
            (self.cat_tuple, self.cat_tuple_replacement),
            (self.cat_dim, self.cat_dim_replacement),
            (self.cat_any, self.cat_any_replacement),
            (self.cat_three, self.cat_three_replacement),
            (self.cat_one, self.cat_one_replacement),
            (self.stack_same, self.stack_same_replacement),
            (self.stack_two, self.stack_two_replacement),
            (self.sum, self.sum_replacement),
            (self.sum_any, self.sum_any_replacement),
            (self.empty, self.empty_replacement),
            (self.nested, self.nested_replacement),
            (self.nested_any, self.nested_any_replacement),
            (self.nested_dict, self.nested_dict_replacement),
            (self.literal_dict, self.literal_dict_replacement),
            (self.any_dict, self.any_dict_replacement),
            (self.with_none, self.with_none_replacement),
        ]
