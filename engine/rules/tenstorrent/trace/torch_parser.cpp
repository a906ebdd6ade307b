// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Functions that torch has in C++ look at the types of their arguments before they ask a proxy
// whether it wants the call. So a proxy is taken where a tensor may be, and refused where only a
// number may be. This is that look, with the words in which it refuses.

#include "engine/rules/tenstorrent/trace/torch_parser.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Functions that take a number for a tensor.
constexpr std::string_view numbersAsTensors =
    " add add_ div div_ divide divide_ mul mul_ multiply multiply_ sub sub_ subtract subtract_"
    " true_divide true_divide_ floor_divide floor_divide_ to _to_copy copy copy_ _conj ";

bool isTensorLike(PythonValue value)
{
    return asProxy(value) || asTensor(value);
}

bool isConstantOf(PythonValue value, std::string_view type)
{
    const TorchConstant* const constant = asConstant(value);
    return constant && constant->typeName() == type;
}

bool isSequence(PythonValue value)
{
    return value.is(PythonType::List) || value.is(PythonType::Tuple);
}

/// Of a dimension.
bool isName(PythonValue value)
{
    return value.is(PythonType::String) || value.is(PythonType::None);
}

std::string quoted(std::string_view text)
{
    return '\'' + std::string(text) + '\'';
}

std::string counted(std::size_t count, std::string_view word)
{
    return std::to_string(count) + ' ' + std::string(word) + (count == 1 ? "" : "s");
}

class Parser {
public:
    Parser(const PythonAsk& ask, const PythonArguments& arguments, const TorchSignature& signature)
        : m_ask(ask), m_arguments(arguments), m_signature(signature)
    {
    }

    TorchParsed parse();

private:
    bool check(const TorchParameter& parameter, PythonValue value);
    bool checkTensor(PythonValue value);
    bool checkTensors(PythonValue value);
    bool checkIntegers(const TorchParameter& parameter, PythonValue value, bool mayBeOne);
    bool checkDirect(const TorchParameter& parameter, PythonValue value);
    bool fail(std::string message);
    bool failParameter(const TorchParameter& parameter, PythonValue value, bool isKeyword);
    bool parseParameter(std::size_t at);
    bool failCount();
    bool failMissing(std::size_t from);
    bool failKeyword();
    std::string name() const { return std::string(m_signature.name) + "()"; }
    bool takesSizes() const;

    const PythonAsk& m_ask;
    const PythonArguments& m_arguments;
    const TorchSignature& m_signature;
    TorchParsed m_parsed;
    std::size_t m_place = 0;
    std::size_t m_keywords = 0;
    std::size_t m_failedItem = std::string::npos;
};

bool Parser::fail(std::string message)
{
    if (m_parsed.error.empty())
        m_parsed.error = std::move(message);
    return false;
}

bool Parser::checkTensor(PythonValue value)
{
    if (FxProxy* const proxy = asProxy(value)) {
        m_parsed.proxy = m_parsed.proxy ? m_parsed.proxy : proxy;
        return true;
    }
    if (asTensor(value))
        return true;
    return value.isNumber()
        && numbersAsTensors.find(' ' + std::string(m_signature.name) + ' ')
        != numbersAsTensors.npos;
}

bool Parser::checkTensors(PythonValue value)
{
    if (!isSequence(value))
        return false;
    const auto& items = value.as<PythonSequence>().items;
    for (std::size_t at = 0; at < items.size(); ++at) {
        if (checkTensor(items[at]))
            continue;
        // This one is raised at once, whatever other signatures there are.
        return fail("expected Tensor as element " + std::to_string(at) + " in argument "
                    + std::to_string(m_place) + ", but got " + torchTypeName(m_ask, items[at]));
    }
    return true;
}

/// Only the first item is looked at, as in torch.
bool Parser::checkIntegers(const TorchParameter& parameter, PythonValue value, bool mayBeOne)
{
    const auto isInteger = [](PythonValue item) {
        return item.is(PythonType::Int) || asTensor(item);
    };
    const auto isReal = [](PythonValue item) { return item.isNumber() || asTensor(item); };
    const bool wantsIntegers = parameter.type == TorchType::IntegerList;
    if (isSequence(value)) {
        const auto& items = value.as<PythonSequence>().items;
        if (items.empty() || (wantsIntegers ? isInteger(items[0]) : isReal(items[0])))
            return true;
        m_failedItem = wantsIntegers ? 0 : std::string::npos;
        return false;
    }
    return mayBeOne && parameter.isSized
        && (wantsIntegers ? value.is(PythonType::Int) : value.isNumber());
}

bool Parser::checkDirect(const TorchParameter& parameter, PythonValue value)
{
    switch (parameter.type) {
    case TorchType::Scalar:
    case TorchType::Real:
    case TorchType::Complex:
        return value.isNumber() || (asTensor(value) && parameter.type != TorchType::Scalar);
    case TorchType::Integer:
        return value.is(PythonType::Int) || asTensor(value);
    case TorchType::Bool:
        return value.is(PythonType::Bool);
    case TorchType::String:
        return value.is(PythonType::String);
    case TorchType::DataType:
        return isConstantOf(value, "torch.dtype") || value.is(PythonType::Class);
    case TorchType::Layout:
        return isConstantOf(value, "torch.layout");
    case TorchType::MemoryFormat:
        return isConstantOf(value, "torch.memory_format");
    case TorchType::Device:
        return isConstantOf(value, "torch.device") || value.is(PythonType::String)
            || value.is(PythonType::Int);
    case TorchType::Name:
        return isName(value);
    case TorchType::NameList:
        return (parameter.isSized && isName(value))
            || (isSequence(value) && std::ranges::all_of(value.as<PythonSequence>().items, isName));
    default:
        return parameter.described == "object"
            || (value.is(PythonType::Host) && !isTensorLike(value) && !asConstant(value));
    }
}

bool Parser::check(const TorchParameter& parameter, PythonValue value)
{
    m_failedItem = std::string::npos;
    switch (parameter.type) {
    case TorchType::Tensor:
        return checkTensor(value);
    case TorchType::TensorList:
        return checkTensors(value);
    case TorchType::IntegerList:
    case TorchType::RealList:
    case TorchType::ScalarList:
        return checkIntegers(parameter, value, true);
    default:
        return checkDirect(parameter, value);
    }
}

/// A single list of sizes may be written as arguments: `zeros(2, 3)`.
bool Parser::takesSizes() const
{
    return m_signature.places == 1 && m_signature.parameters.front().type == TorchType::IntegerList;
}

bool Parser::failCount()
{
    const std::size_t given = m_arguments.positional.size();
    const std::size_t fewest = m_signature.fewest();
    const std::string range = fewest == m_signature.places
        ? counted(m_signature.places, "positional argument")
        : "from " + std::to_string(fewest) + " to " + std::to_string(m_signature.places)
            + " positional arguments";
    return fail(name() + " takes " + range + " but " + std::to_string(given)
                + (given == 1 && fewest == m_signature.places ? " was given" : " were given"));
}

bool Parser::failMissing(std::size_t from)
{
    std::string names;
    std::size_t count = 0;
    for (std::size_t at = from; at < m_signature.parameters.size(); ++at) {
        const TorchParameter& parameter = m_signature.parameters[at];
        if (parameter.isOptional())
            continue;
        names += (count++ == 0 ? "\"" : ", \"") + std::string(parameter.name) + '"';
    }
    // Torch has the `s` where it is one.
    return fail(name() + " missing " + std::to_string(count) + " required positional argument"
                + (count == 1 ? "s" : "") + ": " + names);
}

bool Parser::failKeyword()
{
    for (const PythonKeyword& keyword : m_arguments.keywords) {
        const auto found = std::ranges::find(m_signature.parameters, std::string_view(keyword.name),
                                             &TorchParameter::name);
        if (found == m_signature.parameters.end())
            return fail(name() + " got an unexpected keyword argument " + quoted(keyword.name));
        const auto place = static_cast<std::size_t>(found - m_signature.parameters.begin());
        if (place < m_arguments.positional.size())
            return fail(name() + " got multiple values for argument " + quoted(keyword.name));
    }
    return fail("invalid keyword arguments");
}

bool Parser::failParameter(const TorchParameter& parameter, PythonValue value, bool isKeyword)
{
    std::string message = name() + ": argument " + quoted(parameter.name);
    if (!isKeyword)
        message += " (position " + std::to_string(m_place + 1) + ')';
    message += " must be " + std::string(parameter.described) + ", ";
    if (m_failedItem == std::string::npos)
        return fail(message + "not " + torchTypeName(m_ask, value));
    const auto& items =
        isSequence(value) ? value.as<PythonSequence>().items : m_arguments.positional;
    const PythonValue item = m_failedItem < items.size() ? items[m_failedItem] : value;
    return fail(message + "but found element of type " + torchTypeName(m_ask, item) + " at pos "
                + std::to_string(m_failedItem));
}

bool Parser::parseParameter(std::size_t at)
{
    const TorchParameter& parameter = m_signature.parameters[at];
    const bool hasPlace = m_place < m_arguments.positional.size();
    if (hasPlace && parameter.isKeywordOnly)
        return failCount();
    const PythonValue value =
        hasPlace ? m_arguments.positional[m_place] : m_arguments.keyword(parameter.name);
    const bool maySpread = takesSizes() && m_place == 0 && hasPlace;
    const bool isLeftOut = !value.isValid() && parameter.isOptional();
    const bool isNone = value.is(PythonType::None) && parameter.allowsNone;
    if (!isLeftOut && !isNone) {
        if (!value.isValid())
            return failMissing(at);
        if (!check(parameter, value)) {
            if (!m_parsed.error.empty())
                return false;
            const PythonValue all =
                maySpread ? m_ask.runtime.tuple(m_arguments.positional) : PythonValue();
            if (!maySpread || !all.isValid() || !checkIntegers(parameter, all, false))
                return failParameter(parameter, value, !hasPlace);
            m_place = m_arguments.positional.size();
            return true;
        }
    }
    m_place += hasPlace ? 1 : 0;
    m_keywords += !hasPlace && value.isValid() ? 1 : 0;
    return true;
}

TorchParsed Parser::parse()
{
    if (m_arguments.positional.size() > m_signature.places && !takesSizes()) {
        failCount();
        return m_parsed;
    }
    for (std::size_t at = 0; at < m_signature.parameters.size(); ++at) {
        if (!parseParameter(at))
            return m_parsed;
    }
    if (m_keywords < m_arguments.keywords.size())
        failKeyword();
    m_parsed.fits = m_parsed.error.empty();
    return m_parsed;
}

bool isPlausible(const TorchSignature& signature, std::size_t given)
{
    return !signature.isHidden && given >= signature.fewest()
        && given <= signature.parameters.size();
}

} // namespace

TorchParsed parseTorchArguments(const PythonAsk& ask, const PythonArguments& arguments,
                                const std::vector<TorchSignature>& signatures)
{
    if (signatures.size() == 1)
        return Parser(ask, arguments, signatures.front()).parse();
    for (const TorchSignature& signature : signatures) {
        TorchParsed parsed = Parser(ask, arguments, signature).parse();
        if (parsed.fits || parsed.error.starts_with("expected Tensor as element"))
            return parsed;
    }
    const std::size_t given = arguments.positional.size() + arguments.keywords.size();
    const auto isFitting = [given](const TorchSignature& each) { return isPlausible(each, given); };
    if (std::ranges::count_if(signatures, isFitting) == 1)
        return Parser(ask, arguments, *std::ranges::find_if(signatures, isFitting)).parse();
    return {.error = torchMismatch(ask, arguments, signatures)};
}

std::string torchTypeName(const PythonAsk& ask, PythonValue value)
{
    return ask.runtime.typeName(value);
}

} // namespace fusewright
