# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Patterns that torch does not take. A class each, because the first refusal ends a provider."""

import torch
import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider

DEPTH = 2


class Refused(FusionProvider):
    @property
    def name(self) -> str:
        return type(self).__name__

    @staticmethod
    def pattern(x):
        return x.relu()

    @staticmethod
    def replacement(x):
        return torch.relu(x)


class IfOverWildcard(Refused):
    @staticmethod
    def pattern(x):
        if x.sum() > 0:
            return x.relu()
        return x.exp()


class ForOverWildcard(Refused):
    @staticmethod
    def pattern(x):
        for row in x:
            x = x + row
        return x


class WhileOverWildcard(Refused):
    @staticmethod
    def pattern(x):
        while x:
            x = x - 1
        return x


class AndOverWildcard(Refused):
    @staticmethod
    def pattern(x, y):
        return x and y.relu()

    @staticmethod
    def replacement(x, y):
        return torch.relu(x)


class NotOverWildcard(Refused):
    @staticmethod
    def pattern(x):
        return x.relu() if not x else x.exp()


class ChainedComparison(Refused):
    @staticmethod
    def pattern(x):
        return 0 < x < 1


class InOperator(Refused):
    @staticmethod
    def pattern(x):
        return torch.relu(x) if 1 in x else x


class LenOfWildcard(Refused):
    @staticmethod
    def pattern(x):
        return x.view(len(x), -1)


class IntOfWildcard(Refused):
    @staticmethod
    def pattern(x, k):
        return x.view(int(k), -1)

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class FloatOfWildcard(Refused):
    @staticmethod
    def pattern(x, k):
        return x.mul(float(k))

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class RangeOfWildcard(Refused):
    @staticmethod
    def pattern(x, k):
        for _ in range(k):
            x = x.relu()
        return x

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class UnpackedWildcard(Refused):
    @staticmethod
    def pattern(x):
        a, b = x
        return a + b


class UnpackedResult(Refused):
    @staticmethod
    def pattern(x, k):
        values, places = torch.topk(x, k)
        return values

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class StarredCall(Refused):
    @staticmethod
    def pattern(x, rest):
        return torch.cat([x, *rest])

    @staticmethod
    def replacement(x, rest):
        return torch.relu(x)


class FormattedWildcard(Refused):
    @staticmethod
    def pattern(x):
        return x.to(f"{x}")


class UndefinedName(Refused):
    @staticmethod
    def pattern(x):
        return reluu(x)


class UndefinedFunction(Refused):
    @staticmethod
    def pattern(x):
        return F.reluu(x)


class UndefinedMethod(Refused):
    @staticmethod
    def pattern(x):
        return x.no_such_method(1)


class NoOperator(Refused):
    @staticmethod
    def pattern(x):
        return x


class LiteralOnly(Refused):
    @staticmethod
    def pattern():
        return 1

    @staticmethod
    def replacement():
        return torch.relu(torch.ones(1))


class Nothing(Refused):
    @staticmethod
    def pattern(x):
        x.relu()


class UnusedValue(Refused):
    @staticmethod
    def pattern(x):
        y = x.exp()
        return x.relu()


class UnusedParameter(Refused):
    @staticmethod
    def pattern(x, y):
        return x.relu()

    @staticmethod
    def replacement(x, y):
        return torch.relu(x)


class DeadCode(Refused):
    @staticmethod
    def pattern(x):
        x.exp()
        x.mul(2).add(1)
        return x.relu()


class Asserted(Refused):
    @staticmethod
    def pattern(x):
        assert x.shape[0] == 2
        return x.relu()


class AssertedDim(Refused):
    @staticmethod
    def pattern(x):
        assert x.dim() == 2, "two axes"
        return x.relu()


class TensorMade(Refused):
    @staticmethod
    def pattern(x):
        return x.add(torch.tensor(1.0))


class ZerosMade(Refused):
    @staticmethod
    def pattern(x):
        return x.add(torch.zeros(2))


class Printed(Refused):
    @staticmethod
    def pattern(x):
        print(x.shape)
        return x.relu()


class SetItem(Refused):
    @staticmethod
    def pattern(x):
        x[0] = 1.0
        return x


class SetAttribute(Refused):
    @staticmethod
    def pattern(x):
        x.data = x.relu()
        return x


class MatchedCase(Refused):
    @staticmethod
    def pattern(x, k):
        match k:
            case 1:
                return x.relu()
            case _:
                return x.exp()

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class TryExcept(Refused):
    @staticmethod
    def pattern(x):
        try:
            return x.relu()
        except ValueError:
            return x.exp()


class WithNoGrad(Refused):
    @staticmethod
    def pattern(x):
        with torch.no_grad():
            return x.relu()


class Comprehension(Refused):
    @staticmethod
    def pattern(x):
        return torch.cat([each.relu() for each in (x, x.exp())])


class LoopOverNumbers(Refused):
    @staticmethod
    def pattern(x):
        for _ in range(DEPTH):
            x = x.relu()
        return x


class IfOverFlag(Refused):
    @staticmethod
    def pattern(x):
        if DEPTH > 1:
            x = x.exp()
        return x.relu()


class DefaultValue(Refused):
    @staticmethod
    def pattern(x, k=2):
        return x.mul(k)

    @staticmethod
    def replacement(x, k=2):
        return torch.relu(x)


class OnlyKeyword(Refused):
    @staticmethod
    def pattern(x, *, k):
        return x.mul(k)

    @staticmethod
    def replacement(x, *, k):
        return torch.relu(x)


class StarArguments(Refused):
    @staticmethod
    def pattern(*xs):
        return torch.cat(xs)

    @staticmethod
    def replacement(*xs):
        return torch.relu(torch.ones(1))


class StarArgumentsFirst(Refused):
    @staticmethod
    def pattern(*xs):
        return xs[0].relu()

    @staticmethod
    def replacement(*xs):
        return torch.relu(torch.ones(1))


class StarKeywords(Refused):
    @staticmethod
    def pattern(x, **options):
        return x.relu()

    @staticmethod
    def replacement(x, **options):
        return torch.relu(x)


class StarKeywordsUsed(Refused):
    @staticmethod
    def pattern(x, **options):
        return x.mul(options["k"])

    @staticmethod
    def replacement(x, **options):
        return torch.relu(x)


class Called(Refused):
    @staticmethod
    def pattern(x, f):
        return f(x)

    @staticmethod
    def replacement(x, f):
        return torch.relu(x)


class Awaited(Refused):
    @staticmethod
    def pattern(x):
        return x.T.mT.relu()


class ModuleMade(Refused):
    @staticmethod
    def pattern(x):
        return torch.nn.ReLU()(x)


class LinearMade(Refused):
    @staticmethod
    def pattern(x):
        return torch.nn.Linear(2, 2)(x)


class InnerFunction(Refused):
    @staticmethod
    def pattern(x):
        def twice(y):
            return y.relu().relu()
        return twice(x)


class InnerLambda(Refused):
    @staticmethod
    def pattern(x):
        f = lambda y: y.relu()
        return f(x)


class Recursive(Refused):
    @staticmethod
    def pattern(x):
        return Recursive.pattern(x)


class ReturnsDictionary(Refused):
    @staticmethod
    def pattern(x):
        return {"y": x.relu()}


class ReturnsNested(Refused):
    @staticmethod
    def pattern(x):
        return x.relu(), (x.exp(), x.log())


class ReturnsString(Refused):
    @staticmethod
    def pattern(x):
        return "x"


class YieldsResult(Refused):
    @staticmethod
    def pattern(x):
        yield x.relu()


class WildcardInString(Refused):
    @staticmethod
    def pattern(x, d):
        return torch.einsum(d, x)

    @staticmethod
    def replacement(x, d):
        return torch.relu(x)


class WildcardShape(Refused):
    @staticmethod
    def pattern(x, d):
        return F.rms_norm(x, d)

    @staticmethod
    def replacement(x, d):
        return torch.relu(x)


class BuiltinWildcard(Refused):
    @staticmethod
    def pattern(x, k):
        return torch.topk(x, k).values

    @staticmethod
    def replacement(x, k):
        return torch.relu(x)


class BuiltinRefusesWildcard(Refused):
    @staticmethod
    def pattern(k):
        return torch.zeros(k)

    @staticmethod
    def replacement(k):
        return torch.relu(k)


class FullOfWildcard(Refused):
    @staticmethod
    def pattern(k):
        return torch.full((2,), k)

    @staticmethod
    def replacement(k):
        return torch.relu(k)


class ArangeOfWildcard(Refused):
    @staticmethod
    def pattern(k):
        return torch.arange(k)

    @staticmethod
    def replacement(k):
        return torch.relu(k)


class DtypeOfWildcard(Refused):
    @staticmethod
    def pattern(x, d):
        return torch.zeros(2, dtype=d).add(x)

    @staticmethod
    def replacement(x, d):
        return torch.relu(x)


class ScriptedFunction(Refused):
    @staticmethod
    def pattern(x):
        return torch.jit.script(torch.relu)(x)


class NumpyCall(Refused):
    @staticmethod
    def pattern(x):
        import numpy
        return numpy.exp(x)


class LambdaPattern(Refused):
    pattern = staticmethod(lambda x: x.relu())


class LambdaPairs(Refused):
    def get_patterns(self):
        return [(lambda x: x.relu(), lambda y: torch.relu(y)), (lambda x: x.exp(), torch.exp)]


class BuiltinPattern(Refused):
    pattern = torch.relu


class MethodPattern(Refused):
    """An ordinary method: `self` is bound, so torch traces the rest."""

    def pattern(self, x):
        return x.relu()


class ClassMethodPattern(Refused):
    @classmethod
    def pattern(cls, x):
        return x.relu()


class ModulePattern(Refused):
    pattern = torch.nn.ReLU()


class FewerParameters(Refused):
    """Noticed only where a match is to be replaced."""

    @staticmethod
    def pattern(x, y):
        return torch.add(x, y)

    @staticmethod
    def replacement(x):
        return torch.relu(x)


class MoreParameters(Refused):
    @staticmethod
    def replacement(x, y):
        return torch.mul(x, y)


class OtherNames(Refused):
    """Parameters of the replacement go by their place, not by their names."""

    @staticmethod
    def pattern(x, y):
        return torch.add(x, y)

    @staticmethod
    def replacement(y, x):
        return torch.sub(y, x)


class ReplacementRaises(Refused):
    @staticmethod
    def replacement(x):
        if x.sum() > 0:
            return x
        return torch.relu(x)


class ReplacementUnusedValue(Refused):
    @staticmethod
    def replacement(x):
        torch.exp(x)
        return torch.relu(x)


class ReplacementUnusedParameter(Refused):
    @staticmethod
    def pattern(x, y):
        return x.relu().mul(y)

    @staticmethod
    def replacement(x, y):
        return torch.relu(x)


class ReplacementIsParameter(Refused):
    @staticmethod
    def replacement(x):
        return x


class NotImplementedPattern(Refused):
    @staticmethod
    def pattern(x):
        raise NotImplementedError("found by hand")


class RaisedOther(Refused):
    @staticmethod
    def pattern(x):
        raise ValueError("no pattern")


class NoPairs(Refused):
    def get_patterns(self):
        return []


class Unfinished(FusionProvider):
    """Without a pattern, Python does not make an object of it."""

    @property
    def name(self):
        return "unfinished"
