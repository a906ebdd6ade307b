// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

namespace fusewright {

namespace {

bool holds(PythonComparison which, int order)
{
    switch (which) {
    case PythonComparison::Equal:
        return order == 0;
    case PythonComparison::NotEqual:
        return order != 0;
    case PythonComparison::Less:
        return order < 0;
    case PythonComparison::LessEqual:
        return order <= 0;
    case PythonComparison::More:
        return order > 0;
    default:
        return order >= 0;
    }
}

bool isIdentity(PythonComparison which)
{
    return which == PythonComparison::Equal || which == PythonComparison::NotEqual;
}

PythonValue compareNumbers(PythonComparison which, PythonValue left, PythonValue right)
{
    if (left.isIntegral() && right.isIntegral()) {
        const std::int64_t one = left.asInteger();
        const std::int64_t two = right.asInteger();
        return PythonValue::boolean(holds(which, one < two ? -1 : one > two ? 1 : 0));
    }
    const double one = left.asReal();
    const double two = right.asReal();
    if (one != one || two != two)
        return PythonValue::boolean(which == PythonComparison::NotEqual);
    return PythonValue::boolean(holds(which, one < two ? -1 : one > two ? 1 : 0));
}

// NOLINTBEGIN(misc-no-recursion): as deep as values are nested, which the runtime counts.
PythonValue compareSequences(PythonRuntime& runtime, PythonComparison which, PythonValue left,
                             PythonValue right)
{
    const auto& one = left.as<PythonSequence>().items;
    const auto& two = right.as<PythonSequence>().items;
    if (isIdentity(which) && one.size() != two.size())
        return PythonValue::boolean(which == PythonComparison::NotEqual);
    for (std::size_t at = 0; at < one.size() && at < two.size(); ++at) {
        if (one[at].isSame(two[at]))
            continue;
        const PythonValue same = runtime.compare(PythonComparison::Equal, one[at], two[at]);
        const PythonValue known = same.isValid() ? runtime.truthValue(same) : same;
        if (!known.is(PythonType::Bool))
            return known;
        if (!known.asBoolean())
            return isIdentity(which) ? PythonValue::boolean(which == PythonComparison::NotEqual)
                                     : runtime.compare(which, one[at], two[at]);
    }
    const int order = one.size() < two.size() ? -1 : one.size() > two.size() ? 1 : 0;
    return PythonValue::boolean(holds(which, order));
}

PythonValue compareTables(PythonRuntime& runtime, PythonComparison which, PythonTable& left,
                          PythonTable& right)
{
    // Of sets, less means: all of it is in the other.
    const bool isMore = which == PythonComparison::More || which == PythonComparison::MoreEqual;
    PythonTable& inner = isMore ? right : left;
    PythonTable& outer = isMore ? left : right;
    bool isWithin = true;
    for (const PythonTable::Entry& entry : std::vector(inner.entries())) {
        if (!entry.key.isValid() || !isWithin)
            continue;
        if (!runtime.step())
            return {};
        const PythonTable::Entry* const other = outer.find(entry.key, entry.hash);
        isWithin = other != nullptr;
        if (other && inner.type == PythonType::Dict) {
            const PythonValue same =
                runtime.compare(PythonComparison::Equal, entry.value, other->value);
            const PythonValue known = same.isValid() ? runtime.truthValue(same) : same;
            if (!known.is(PythonType::Bool))
                return known;
            isWithin = known.asBoolean();
        }
    }
    const bool areAsMany = inner.size() == outer.size();
    switch (which) {
    case PythonComparison::Equal:
        return PythonValue::boolean(isWithin && areAsMany);
    case PythonComparison::NotEqual:
        return PythonValue::boolean(!isWithin || !areAsMany);
    case PythonComparison::Less:
    case PythonComparison::More:
        return PythonValue::boolean(isWithin && !areAsMany);
    default:
        return PythonValue::boolean(isWithin);
    }
}
// NOLINTEND(misc-no-recursion)

/// What host objects and methods say; not implemented where they say nothing.
PythonValue compareByOperand(PythonRuntime& runtime, PythonComparison which, PythonValue left,
                             PythonValue right)
{
    if (left.is(PythonType::Host)) {
        const PythonValue result = left.as<PythonHostObject>().compare(runtime.ask(), which, right);
        return result.isValid() || runtime.isStopped() ? result : PythonValue::notImplemented();
    }
    if (!left.is(PythonType::Instance))
        return PythonValue::notImplemented();
    const PythonClass& made = *left.as<PythonInstance>().made;
    if (const PythonValue does = made.find(methodOf(which)); does.isValid())
        return runtime.call(does, {{left, right}, {}});
    if (which == PythonComparison::NotEqual) {
        const PythonValue does = made.find("__eq__");
        const PythonValue same = does.isValid() ? runtime.call(does, {{left, right}, {}})
                                                : PythonValue::notImplemented();
        if (same.is(PythonType::NotImplemented) || !same.isValid())
            return same;
        const PythonValue known = runtime.truthValue(same);
        return known.is(PythonType::Bool) ? PythonValue::boolean(!known.asBoolean()) : known;
    }
    const bool areData =
        made.isData && right.is(PythonType::Instance) && right.as<PythonInstance>().made == &made;
    if (!areData || which != PythonComparison::Equal)
        return PythonValue::notImplemented();
    for (const PythonNames::Entry& entry : left.as<PythonInstance>().attributes.entries()) {
        const PythonValue other = right.as<PythonInstance>().attributes.find(entry.name);
        const auto same = other.isValid() ? runtime.isEqual(entry.value, other) : std::nullopt;
        if (!same)
            return {};
        if (!*same)
            return PythonValue::boolean(false);
    }
    return PythonValue::boolean(true);
}

} // namespace

PythonValue PythonRuntime::compare(PythonComparison which, PythonValue left, PythonValue right)
{
    Level level(*this);
    if (!stepOver(left) || level.isTooDeep())
        return {};
    for (const PythonValue operand : {left, right}) {
        if (operand.is(PythonType::Unknown))
            return unknown("It is compared.", operand);
    }
    if (left.isNumber() && right.isNumber())
        return compareNumbers(which, left, right);
    if (left.is(PythonType::String) && right.is(PythonType::String))
        return PythonValue::boolean(
            holds(which, left.as<PythonString>().text.compare(right.as<PythonString>().text)));
    if (left.type() == right.type() && left.isSequence())
        return compareSequences(*this, which, left, right);
    if ((left.isAnySet() && right.isAnySet())
        || (left.is(PythonType::Dict) && right.is(PythonType::Dict) && isIdentity(which)))
        return compareTables(*this, which, left.as<PythonTable>(), right.as<PythonTable>());
    PythonValue result = compareByOperand(*this, which, left, right);
    if (result.is(PythonType::NotImplemented))
        result = compareByOperand(*this, turned(which), right, left);
    if (!result.is(PythonType::NotImplemented))
        return result;
    if (isIdentity(which)) {
        const bool isEqual = left.is(PythonType::Range) && right.is(PythonType::Range)
            ? left.as<PythonRange>().start == right.as<PythonRange>().start
                && left.as<PythonRange>().stop == right.as<PythonRange>().stop
                && left.as<PythonRange>().step == right.as<PythonRange>().step
            : left.isSame(right);
        return PythonValue::boolean(isEqual == (which == PythonComparison::Equal));
    }
    return raise("TypeError",
                 '\'' + std::string(symbolOf(which)) + "' not supported between instances of '"
                     + typeName(left) + "' and '" + typeName(right) + '\'');
}

PythonValue PythonRuntime::contains(PythonValue container, PythonValue item)
{
    if (container.is(PythonType::Unknown) || item.is(PythonType::Unknown))
        return unknown("It is looked for with `in`.",
                       container.is(PythonType::Unknown) ? container : item);
    if (container.is(PythonType::String) && !stepOver(container))
        return {};
    if (container.is(PythonType::Dict) || container.isAnySet()) {
        const PythonTable::Entry* const found = findKey(container.as<PythonTable>(), item);
        return isStopped() ? PythonValue() : PythonValue::boolean(found != nullptr);
    }
    if (container.is(PythonType::String)) {
        if (!item.is(PythonType::String))
            return raise("TypeError",
                         "'in <string>' requires string as left operand, not " + typeName(item));
        const std::string& text = container.as<PythonString>().text;
        const std::string& part = item.as<PythonString>().text;
        // A long part may begin everywhere.
        if (!step((text.size() / 64) * (part.size() / 64)))
            return {};
        return PythonValue::boolean(text.find(part) != text.npos);
    }
    if (container.is(PythonType::Host)) {
        const PythonValue result = container.as<PythonHostObject>().contains(ask(), item);
        if (result.isValid() || isStopped())
            return result;
    }
    if (container.is(PythonType::Instance)) {
        const PythonValue does = container.as<PythonInstance>().made->find("__contains__");
        if (does.isValid()) {
            const PythonValue result = call(does, {{container, item}, {}});
            return result.isValid() ? truthValue(result) : result;
        }
    }
    PythonIterator* const all = iterate(container);
    if (!all && stop() == PythonStop::Raised && container.type() < PythonType::String) {
        goOn();
        return raise("TypeError", "argument of type '" + typeName(container) + "' is not iterable");
    }
    PythonValue unclear;
    while (all && step()) {
        const PythonValue each = all->next(*this);
        if (!each.isValid())
            break;
        const PythonValue same = each.isSame(item) ? PythonValue::boolean(true)
                                                   : compare(PythonComparison::Equal, each, item);
        const PythonValue known = same.isValid() ? truthValue(same) : same;
        if (!known.isValid())
            return {};
        if (known.is(PythonType::Unknown))
            unclear = known;
        else if (known.asBoolean())
            return known;
    }
    return isStopped() ? PythonValue() : unclear.isValid() ? unclear : PythonValue::boolean(false);
}

std::optional<bool> PythonRuntime::truth(PythonValue value)
{
    const PythonValue known = truthValue(value);
    if (known.is(PythonType::Unknown))
        needsKnown(known, "Whether it is true decides how the program goes on.");
    return known.is(PythonType::Bool) ? std::optional(known.asBoolean()) : std::nullopt;
}

PythonValue PythonRuntime::truthValue(PythonValue value)
{
    switch (value.type()) {
    case PythonType::Bool:
    case PythonType::Unknown:
    case PythonType::Nothing:
        return value;
    case PythonType::None:
        return PythonValue::boolean(false);
    case PythonType::Int:
        return PythonValue::boolean(value.asInteger() != 0);
    case PythonType::Float:
        return PythonValue::boolean(value.asReal() != 0);
    case PythonType::String:
        return PythonValue::boolean(!value.as<PythonString>().text.empty());
    case PythonType::List:
    case PythonType::Tuple:
    case PythonType::View:
    case PythonType::Dict:
    case PythonType::Set:
    case PythonType::FrozenSet:
    case PythonType::Range:
        return PythonValue::boolean(length(value).asInteger() != 0);
    case PythonType::Host:
        return value.as<PythonHostObject>().truth(ask());
    case PythonType::Instance:
        for (const std::string_view method : {"__bool__", "__len__"}) {
            const PythonValue does = value.as<PythonInstance>().made->find(method);
            if (!does.isValid())
                continue;
            const PythonValue result = call(does, {{value}, {}});
            if (result.isIntegral())
                return PythonValue::boolean(result.asInteger() != 0);
            if (!result.isValid() || result.is(PythonType::Unknown))
                return result;
            return raise("TypeError",
                         std::string(method) + " should return bool, returned " + typeName(result));
        }
        return PythonValue::boolean(true);
    default:
        return PythonValue::boolean(true);
    }
}

std::optional<bool> PythonRuntime::isEqual(PythonValue left, PythonValue right)
{
    if (left.isSame(right) && !left.is(PythonType::Unknown))
        return true;
    const PythonValue same = compare(PythonComparison::Equal, left, right);
    return same.isValid() ? truth(same) : std::nullopt;
}

std::optional<bool> PythonRuntime::isLess(PythonValue left, PythonValue right)
{
    const PythonValue less = compare(PythonComparison::Less, left, right);
    return less.isValid() ? truth(less) : std::nullopt;
}

} // namespace fusewright
