# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Patterns with several results, results twice, results that are missing, cycles."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class ResultProvider(FusionProvider):
    """What a pattern returns, and what comes in its place."""

    @property
    def name(self) -> str:
        return "results"

    # The base class asks for these two; get_patterns() names the others.
    pattern = replacement = None

    @staticmethod
    def two(x, y):
        a = x + y
        return torch.sigmoid(a), torch.tanh(a)

    @staticmethod
    def two_replacement(x, y):
        a = torch.add(x, y)
        return torch.sigmoid(a), torch.tanh(a)

    @staticmethod
    def two_listed(x, y):
        a = x + y
        return [torch.sigmoid(a), torch.tanh(a)]

    @staticmethod
    def two_listed_replacement(x, y):
        a = torch.add(x, y)
        return [torch.sigmoid(a), torch.tanh(a)]

    @staticmethod
    def one_result_for_two(x, y):
        a = x + y
        return torch.sigmoid(a), torch.tanh(a)

    @staticmethod
    def one_result_for_two_replacement(x, y):
        return torch.add(x, y)

    @staticmethod
    def apart(x, y):
        return torch.sigmoid(x), torch.tanh(y)

    @staticmethod
    def apart_replacement(x, y):
        return x.sigmoid(), y.tanh()

    @staticmethod
    def twice(x):
        a = torch.sigmoid(x)
        return a, a

    @staticmethod
    def twice_replacement(x):
        a = x.sigmoid()
        return a, a

    @staticmethod
    def twice_once(x):
        a = torch.sigmoid(x)
        return a, a

    @staticmethod
    def twice_once_replacement(x):
        return x.sigmoid()

    @staticmethod
    def with_operand(x, y):
        a = x + y
        return a, x

    @staticmethod
    def with_operand_replacement(x, y):
        a = torch.add(x, y)
        return a, x

    @staticmethod
    def operand_only(x, y):
        a = x + y
        return torch.sigmoid(a), y

    @staticmethod
    def operand_only_replacement(x, y):
        return torch.sigmoid(torch.add(x, y)), y

    @staticmethod
    def missing(x):
        return torch.sigmoid(x), torch.erf(x)

    @staticmethod
    def missing_replacement(x):
        return x.sigmoid(), x.erf()

    @staticmethod
    def both_missing(x):
        return torch.erf(x), torch.erfc(x)

    @staticmethod
    def both_missing_replacement(x):
        return x.erf(), x.erfc()

    @staticmethod
    def inner_too(x, y):
        a = x + y
        b = torch.sigmoid(a)
        return a, b

    @staticmethod
    def inner_too_replacement(x, y):
        a = torch.add(x, y)
        return a, a.sigmoid()

    @staticmethod
    def cycle(x, y):
        return x.relu(), y.sigmoid()

    @staticmethod
    def cycle_replacement(x, y):
        return torch.relu(x), torch.sigmoid(y)

    @staticmethod
    def cycle_joined(x, y):
        r = x.relu()
        return r.add(y).mul(r)

    @staticmethod
    def cycle_joined_replacement(x, y):
        return torch.mul(x, y)

    @staticmethod
    def cycle_beside(x):
        a = x.relu()
        return a, a.sigmoid()

    @staticmethod
    def cycle_beside_replacement(x):
        a = torch.relu(x)
        return a, torch.sigmoid(a)

    @staticmethod
    def dict_result(x):
        return {"a": torch.sigmoid(x)}

    @staticmethod
    def dict_result_replacement(x):
        return {"a": x.sigmoid()}

    @staticmethod
    def both_of_topk(x, k):
        found = x.topk(k)
        return found[0], found[1]

    @staticmethod
    def both_of_topk_replacement(x, k):
        found = x.sort(dim=-1)
        return found[0], found[1]

    @staticmethod
    def topk_itself(x):
        return torch.topk(x, 2, dim=-1)

    @staticmethod
    def topk_itself_replacement(x):
        return torch.sort(x, dim=-1)

    @staticmethod
    def more_results(x):
        return torch.sigmoid(x)

    @staticmethod
    def more_results_replacement(x):
        return x.sigmoid(), x.tanh()

    @staticmethod
    def swapped(x, y):
        return torch.sigmoid(x + y)

    @staticmethod
    def swapped_replacement(x, y):
        return torch.sigmoid(torch.add(y, x))

    @staticmethod
    def operand_back(x, y):
        return torch.add(x, y)

    @staticmethod
    def operand_back_replacement(x, y):
        return x

    @staticmethod
    def literal_back(x):
        return torch.sigmoid(x)

    @staticmethod
    def literal_back_replacement(x):
        return 1.0

    @staticmethod
    def nothing_back(x):
        return torch.tanh(x)

    @staticmethod
    def nothing_back_replacement(x):
        return None

    def get_patterns(self):
        return [
            (self.two, self.two_replacement),
            (self.two_listed, self.two_listed_replacement),
            (self.one_result_for_two, self.one_result_for_two_replacement),
            (self.apart, self.apart_replacement),
            (self.twice, self.twice_replacement),
            (self.twice_once, self.twice_once_replacement),
            (self.with_operand, self.with_operand_replacement),
            (self.operand_only, self.operand_only_replacement),
            (self.missing, self.missing_replacement),
            (self.both_missing, self.both_missing_replacement),
            (self.inner_too, self.inner_too_replacement),
            (self.cycle, self.cycle_replacement),
            (self.cycle_joined, self.cycle_joined_replacement),
            (self.cycle_beside, self.cycle_beside_replacement),
            (self.dict_result, self.dict_result_replacement),
            (self.both_of_topk, self.both_of_topk_replacement),
            (self.topk_itself, self.topk_itself_replacement),
            (self.more_results, self.more_results_replacement),
            (self.swapped, self.swapped_replacement),
            (self.operand_back, self.operand_back_replacement),
            (self.literal_back, self.literal_back_replacement),
            (self.nothing_back, self.nothing_back_replacement),
        ]
