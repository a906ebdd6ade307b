// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"
#include "engine/python/python_literals.h"
#include "engine/support/letters.h"

#include <array>
#include <cmath>

namespace fusewright {

namespace {

std::string_view withoutSpaces(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\n\r");
    return begin == text.npos ? std::string_view()
                              : text.substr(begin, text.find_last_not_of(" \t\n\r") - begin + 1);
}

/// Digits of a base, with underscores between them.
std::optional<std::int64_t> integerIn(std::string_view text, std::int64_t base)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    if (base == 10)
        return !text.empty() && isDigit(text.front())
                && text.find_first_not_of("0123456789_") == text.npos
            ? pythonInteger((isNegative ? "-" : "") + std::string(text))
            : std::nullopt;
    const std::string_view prefix = base == 16 ? "0x" : base == 8 ? "0o" : base == 2 ? "0b" : "";
    if (!prefix.empty() && text.starts_with(prefix))
        text.remove_prefix(2);
    std::int64_t value = 0;
    for (const char character : text) {
        const char lower = toLower(character);
        const int digit = isDigit(character) ? character - '0'
            : isLower(lower)                 ? lower - 'a' + 10
                                             : 99;
        if (digit >= base || __builtin_mul_overflow(value, base, &value)
            || __builtin_add_overflow(value, digit, &value))
            return std::nullopt;
    }
    return text.empty() ? std::nullopt : std::optional(isNegative ? -value : value);
}

PythonValue integerOfReal(PythonRuntime& runtime, double value)
{
    if (std::isnan(value))
        return runtime.raise("ValueError", "cannot convert float NaN to integer");
    if (std::isinf(value))
        return runtime.raise("OverflowError", "cannot convert float infinity to integer");
    if (std::fabs(value) >= 9.2e18)
        return runtime.unknown("It does not fit into 64 bits.");
    return PythonValue::integer(static_cast<std::int64_t>(value));
}

PythonValue makeInt(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (!of.isValid())
        return PythonValue::integer(0);
    if (of.isIntegral())
        return PythonValue::integer(of.asInteger());
    if (of.is(PythonType::Float))
        return integerOfReal(call.runtime, of.asReal());
    if (of.is(PythonType::String)) {
        const PythonValue base = call.at(1, "base");
        const std::int64_t radix = base.isIntegral() ? base.asInteger() : 10;
        const std::string_view text = withoutSpaces(of.as<PythonString>().text);
        const auto value = integerIn(text, radix);
        if (value)
            return PythonValue::integer(*value);
        const bool isLong = radix == 10 && text.size() > 18
            && text.find_first_not_of("0123456789_", text.starts_with('-') ? 1 : 0) == text.npos;
        if (isLong)
            return call.runtime.unknown("It does not fit into 64 bits.");
        return call.runtime.raise("ValueError",
                                  "invalid literal for int() with base " + std::to_string(radix)
                                      + ": " + pythonQuoted(of.as<PythonString>().text));
    }
    if (of.is(PythonType::Instance) && of.as<PythonInstance>().made->find("__int__").isValid())
        return call.runtime.callMethod(of, "__int__", {});
    if (of.is(PythonType::Host)) {
        const PythonValue does = of.as<PythonHostObject>().attribute(call.runtime.ask(), "__int__");
        if (does.isValid() || call.runtime.isStopped())
            return does.isValid() ? call.runtime.call(does, {}) : does;
    }
    return call.runtime.raise(
        "TypeError",
        "int() argument must be a string, a bytes-like object or a real number, not '"
            + call.runtime.typeName(of) + '\'');
}

PythonValue makeFloat(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (!of.isValid())
        return PythonValue::real(0);
    if (of.isNumber())
        return PythonValue::real(of.asReal());
    if (of.is(PythonType::String)) {
        std::string text(withoutSpaces(of.as<PythonString>().text));
        for (char& character : text) {
            character = toLower(character);
        }
        if (text == "infinity" || text == "+infinity" || text == "-infinity")
            text.resize(text.size() - 5);
        if (const auto value = pythonFloat(text))
            return PythonValue::real(*value);
        return call.runtime.raise("ValueError",
                                  "could not convert string to float: "
                                      + pythonQuoted(of.as<PythonString>().text));
    }
    if (of.is(PythonType::Instance) && of.as<PythonInstance>().made->find("__float__").isValid())
        return call.runtime.callMethod(of, "__float__", {});
    if (of.is(PythonType::Host)) {
        const PythonValue does =
            of.as<PythonHostObject>().attribute(call.runtime.ask(), "__float__");
        if (does.isValid() || call.runtime.isStopped())
            return does.isValid() ? call.runtime.call(does, {}) : does;
    }
    return call.runtime.raise("TypeError",
                              "float() argument must be a string or a real number, not '"
                                  + call.runtime.typeName(of) + '\'');
}

PythonValue makeBool(PythonCall& call)
{
    return call.size() == 0 ? PythonValue::boolean(false) : call.runtime.truthValue(call.at(0));
}

PythonValue makeStr(PythonCall& call)
{
    if (call.size() == 0)
        return call.runtime.string({});
    PythonRuntime::TextWatch watch(call.runtime);
    return watch.valueOf(call.runtime.str(call.at(0)));
}

PythonValue makeList(PythonCall& call)
{
    if (call.size() == 0)
        return call.runtime.list({});
    auto items = call.runtime.itemsOf(call.at(0));
    return items ? call.runtime.list(std::move(*items)) : PythonValue();
}

PythonValue makeTuple(PythonCall& call)
{
    if (call.size() == 0)
        return call.runtime.tuple({});
    if (call.at(0).is(PythonType::Tuple) && call.at(0).as<PythonSequence>().viewName.empty())
        return call.at(0);
    auto items = call.runtime.itemsOf(call.at(0));
    return items ? call.runtime.tuple(std::move(*items)) : PythonValue();
}

PythonValue makeAnySet(PythonCall& call, PythonType type)
{
    PythonTable& made = call.runtime.table(type);
    const auto items = call.size() == 0 ? std::optional(std::vector<PythonValue>())
                                        : call.runtime.itemsOf(call.at(0));
    if (!items)
        return {};
    for (const PythonValue item : *items) {
        if (!call.runtime.setKey(made, item, PythonValue::none()))
            return {};
    }
    return PythonValue(made);
}

PythonValue makeSet(PythonCall& call)
{
    return makeAnySet(call, PythonType::Set);
}

PythonValue makeFrozenSet(PythonCall& call)
{
    return makeAnySet(call, PythonType::FrozenSet);
}

PythonValue makeDict(PythonCall& call)
{
    if (call.at(0).is(PythonType::Unknown))
        return call.runtime.unknown("A dict is made of it.", call.at(0));
    const PythonValue made(call.runtime.table(PythonType::Dict));
    const PythonValue update =
        call.runtime.library().method(call.runtime, PythonType::Dict, "update", made);
    const PythonValue done = call.runtime.call(update, std::move(call.arguments));
    return done.is(PythonType::None) ? made : done;
}

PythonValue makeSlice(PythonCall& call)
{
    const PythonValue none = PythonValue::none();
    auto& heap = call.runtime.heap();
    if (call.size() == 1)
        return PythonValue(heap.make<PythonSlice>(none, call.at(0), none));
    return PythonValue(
        heap.make<PythonSlice>(call.at(0), call.at(1), call.size() > 2 ? call.at(2) : none));
}

PythonValue makeRange(PythonCall& call)
{
    for (const PythonValue part : call.arguments.positional) {
        if (!part.isIntegral())
            return call.runtime.raise("TypeError",
                                      '\'' + call.runtime.typeName(part)
                                          + "' object cannot be interpreted as an integer");
    }
    const std::int64_t first = call.at(0).asInteger();
    if (call.size() == 1)
        return PythonValue(call.runtime.heap().make<PythonRange>(0, first, 1));
    const std::int64_t step = call.size() > 2 ? call.at(2).asInteger() : 1;
    if (step == 0)
        return call.runtime.raise("ValueError", "range() arg 3 must not be zero");
    auto& made = call.runtime.heap().make<PythonRange>(first, call.at(1).asInteger(), step);
    if (made.size() > static_cast<std::uint64_t>(INT64_MAX))
        return call.runtime.unknown("The range has more items than can be counted.");
    return PythonValue(made);
}

PythonValue makeProperty(PythonCall& call)
{
    auto& made = call.runtime.heap().make<PythonDescriptor>(PythonDescriptor::Kind::Property,
                                                            call.at(0, "fget"));
    made.setter = call.at(1, "fset");
    return PythonValue(made);
}

PythonValue makeType(PythonCall& call)
{
    if (call.size() == 1)
        return call.runtime.typeOf(call.at(0));
    if (call.size() != 3 || !call.at(0).is(PythonType::String) || !call.at(1).is(PythonType::Tuple)
        || !call.at(2).is(PythonType::Dict))
        return call.runtime.raise("TypeError", "type() takes 1 or 3 arguments");
    auto& made = call.runtime.heap().make<PythonClass>(call.at(0).as<PythonString>().text);
    made.bases = call.at(1).as<PythonSequence>().items;
    const PythonValue members = call.at(2);
    for (const PythonTable::Entry& entry : members.as<PythonTable>().entries()) {
        if (entry.key.is(PythonType::String))
            made.attributes.set(entry.key.as<PythonString>().text, entry.value);
    }
    for (const PythonValue base : made.bases) {
        if (!base.is(PythonType::Class) && !base.is(PythonType::Host)
            && !base.is(PythonType::Unknown))
            return call.runtime.raise("TypeError", "bases must be types");
    }
    if (made.bases.empty())
        made.bases.emplace_back(*call.runtime.library().object);
    return finishClass(call.runtime, made, {});
}

constexpr auto constructorRows = std::to_array<PythonNativeRow>({
    {"int", makeInt, 0, 2, " base "},
    {"float", makeFloat, 0, 1},
    {"bool", makeBool, 0, 1},
    {"str", makeStr, 0, 3, " encoding errors "},
    {"list", makeList, 0, 1},
    {"tuple", makeTuple, 0, 1},
    {"dict", makeDict, 0, 1, "*", true},
    {"set", makeSet, 0, 1},
    {"frozenset", makeFrozenSet, 0, 1},
    {"slice", makeSlice, 1, 3},
    {"range", makeRange, 1, 3},
    {"property", makeProperty, 0, 4, " fget fset fdel doc ", true},
    {"type", makeType, 1, 3},
});

} // namespace

std::span<const PythonNativeRow> pythonConstructors()
{
    return constructorRows;
}

} // namespace fusewright
