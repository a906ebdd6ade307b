// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Facts as conditions of the grammar, and what rules call operators.

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_draft.h"
#include "engine/rules/rule_draft.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <vector>

namespace fusewright {

namespace {

constexpr std::size_t filledAxes = 4;

std::string_view tagOfValue(const RuleDraft& draft, ValueId value)
{
    for (const DraftValue& each : draft.values) {
        if (each.value == value)
            return each.name;
    }
    for (const DraftEntry& entry : draft.entries) {
        if (entry.result == value)
            return &entry == &draft.entries.back() ? std::string_view("*") : entry.name;
    }
    return {};
}

std::string askedOf(std::string_view function, std::string_view tag)
{
    return std::string(function) + '(' + qnnQuoted(tag) + ')';
}

std::string equalTo(const std::string& what, const std::string& value)
{
    return "EQ(" + what + ", " + value + ')';
}

/// A number of the grammar that is read back as the same; empty for what is none.
std::string realText(double real)
{
    if (!std::isfinite(real))
        return {};
    std::array<char, 32> letters{};
    const auto [end, error] = std::to_chars(letters.data(), letters.data() + letters.size(), real);
    std::string text(letters.data(), end);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text + 'f';
}

using AxisNames = std::array<std::string_view, filledAxes>;

constexpr AxisNames dataAxes{"DIM_BATCHES", "DIM_HEIGHT", "DIM_WIDTH", "DIM_DEPTH"};
constexpr AxisNames filterAxes{"DIM_FILTHEIGHT", "DIM_FILTWIDTH", "DIM_FILTDEPTH", "DIM_NFILTS"};

/// `DIM_DEPTH("In")`: four axes have names, and lower ranks are filled in front.
std::string extentText(const RuleDraft& draft, std::string_view tag, const DraftFact& fact)
{
    const auto value = std::ranges::find(draft.values, fact.value, &DraftValue::value);
    const bool isFilter = value != draft.values.end() && fact.rank == filledAxes
        && value->role == DraftValue::Role::Filter;
    const std::size_t filled = fact.rank < filledAxes ? filledAxes - fact.rank : 0;
    const std::size_t axis = fact.at + filled;
    if (fact.rank <= filledAxes && axis < filledAxes)
        return askedOf((isFilter ? filterAxes : dataAxes)[axis], tag);
    return "DIM_OF(" + qnnQuoted(tag) + ", " + std::to_string(axis) + ')';
}

/// `QUInt8` for quantized bytes; empty for a type that the grammar does not have.
std::string_view wordOfType(DataType type, bool isQuantized)
{
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    for (const std::string_view name : catalogue.typeNames()) {
        const bool isOther =
            isQuantized != catalogue.isQuantizedType(name).value_or(false) || name == "None";
        if (type != DataType::Unknown && catalogue.findType(name) == type && !isOther)
            return name;
    }
    return {};
}

std::string typeText(std::string_view tag, const DraftFact& fact)
{
    const std::string_view name = wordOfType(fact.type, fact.isQuantized);
    if (name.empty())
        return {};
    std::string helper = "IS_";
    for (const char letter : name)
        helper += toUpper(letter);
    if (QnnCatalogue::builtIn().findHelper(helper))
        return askedOf(helper, tag);
    return equalTo(askedOf("DTYPE_OF", tag), "DType::" + std::string(name));
}

std::string elementText(std::string_view function, std::string_view tag, const DraftFact& fact)
{
    return std::string(function) + '(' + qnnQuoted(tag) + ", " + std::to_string(fact.at) + ')';
}

std::string ofTwo(std::string_view function, std::string_view tag, std::string_view other)
{
    if (other.empty())
        return {};
    return std::string(function) + '(' + qnnQuoted(tag) + ", " + qnnQuoted(other) + ')';
}

/// As QNN's operators are called: `Concat`, `L2Norm`.
bool isQnnWord(std::string_view name)
{
    return !name.empty() && isUpper(name.front()) && std::ranges::all_of(name, isLetterOrDigit);
}

/// `LeakyRelu` of `leaky_relu`.
std::string inCapitals(std::string_view name)
{
    std::string word;
    bool isFirst = true;
    for (const char letter : name) {
        if (letter != '_')
            word += isFirst ? toUpper(letter) : letter;
        isFirst = letter == '_';
    }
    return word;
}

struct AliasWord {
    std::string word;
    bool isQnn = false; ///< Else it is ONNX's.
};

using AliasWords = std::map<std::string, AliasWord, std::less<>>;

/// By canonical name. QNN's own aliases are the last of an operator: `FullyConnected` of `linear`.
AliasWords aliasWords(const OperatorCatalogue& operators)
{
    AliasWords words;
    std::map<std::string_view, std::string_view> last;
    for (const std::string& name : operators.names()) {
        const OperatorSpec* const spec = operators.find(name);
        if (!spec)
            continue;
        last[spec->name] = name;
        if (!isQnnWord(name))
            continue;
        AliasWord& word = words[spec->name];
        const bool isElementWise = name.starts_with("ElementWise") && !word.isQnn;
        if (word.word.empty() || isElementWise)
            word = {name, isElementWise};
    }
    for (auto& [canonical, word] : words) {
        if (const std::string_view name = last[canonical]; !word.isQnn && isQnnWord(name))
            word = {std::string(name), true};
    }
    return words;
}

} // namespace

std::string qnnFactText(const RuleDraft& draft, const DraftFact& fact)
{
    const std::string_view tag = tagOfValue(draft, fact.value);
    if (tag.empty())
        return {};
    const std::string number = std::to_string(fact.number);
    const std::string real = realText(fact.real);
    switch (fact.kind) {
    case DraftFact::Kind::Type:
        return typeText(tag, fact);
    case DraftFact::Kind::Rank: // Of lower ones 4 is all that can be seen.
        return fact.number < std::int64_t(filledAxes) ? std::string()
                                                      : equalTo(askedOf("RANK_OF", tag), number);
    case DraftFact::Kind::Extent:
        return equalTo(extentText(draft, tag, fact), number);
    case DraftFact::Kind::Multiple:
        return equalTo("REM(" + extentText(draft, tag, fact) + ", " + number + ')', "0");
    case DraftFact::Kind::SameShape:
        return ofTwo("SAME_SHAPE", tag, tagOfValue(draft, fact.other));
    case DraftFact::Kind::SameScale:
        return ofTwo("SAME_QUANT", tag, tagOfValue(draft, fact.other));
    case DraftFact::Kind::StepSize:
        return real.empty() ? real : equalTo(askedOf("STEPSIZE_OF", tag), real);
    case DraftFact::Kind::ZeroOffset:
        return equalTo(askedOf("ZERO_OFFSET_OF", tag), number);
    case DraftFact::Kind::Whole:
        return equalTo(elementText("CONSTVAL_INT", tag, fact), number);
    case DraftFact::Kind::Real:
        return real.empty() ? real : equalTo(elementText("CONSTVAL_FLOAT", tag, fact), real);
    }
    return {};
}

std::string qnnOperatorWord(std::string_view native, std::string_view canonical)
{
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    const auto operators = OperatorCatalogue::builtIn();
    const auto isKnown = [&](std::string_view name) {
        const OperatorSpec* const spec = operators->find(name);
        return spec && spec->name == canonical;
    };
    const std::string camel = inCapitals(canonical);
    const std::string elementWise = "ElementWise" + camel;
    const std::string_view named = catalogue.operatorFor(canonical, *operators);
    const bool isOther = isKnown(elementWise) || !named.empty() || !isQnnWord(native);
    const bool isOwn = !operators->find(native) || native.starts_with("ElementWise")
        || catalogue.hasOperator(native) || !isOther;
    if (isOwn)
        return std::string(native);
    if (!named.empty())
        return std::string(named);
    if (isKnown(elementWise))
        return elementWise;
    static const AliasWords aliases = aliasWords(*operators);
    const auto alias = aliases.find(canonical);
    if (alias != aliases.end() && alias->second.isQnn)
        return alias->second.word;
    if (isKnown(camel))
        return camel;
    return alias == aliases.end() ? std::string(native) : alias->second.word;
}

} // namespace fusewright
