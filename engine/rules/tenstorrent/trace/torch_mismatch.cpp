// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_objects.h"
#include "engine/rules/tenstorrent/trace/torch_parser.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string signatureText(const TorchSignature& signature)
{
    std::string text = "(";
    bool isAfterStar = false;
    for (const TorchParameter& parameter : signature.parameters) {
        text += text.size() > 1 ? ", " : "";
        if (parameter.isKeywordOnly && !isAfterStar)
            text += "*, ";
        isAfterStar = isAfterStar || parameter.isKeywordOnly;
        text += std::string(parameter.described) + ' ' + std::string(parameter.name);
        if (parameter.isOptional())
            text += " = " + std::string(parameter.byDefault);
    }
    return text + ')';
}

/// Torch counts the star as a parameter.
std::size_t countedParameters(const TorchSignature& signature)
{
    return signature.parameters.size() + (signature.places < signature.parameters.size() ? 1 : 0);
}

/// Keywords in the order in which torch's table gives them back.
std::vector<PythonKeyword> turnedKeywords(const PythonArguments& arguments)
{
    return {arguments.keywords.rbegin(), arguments.keywords.rend()};
}

std::string givenTypes(const PythonAsk& ask, const PythonArguments& arguments)
{
    std::string text;
    for (const PythonValue value : arguments.positional)
        text += (text.empty() ? "" : ", ") + torchTypeName(ask, value);
    for (const PythonKeyword& keyword : turnedKeywords(arguments))
        text += (text.empty() ? "" : ", ") + keyword.name + '=' + torchTypeName(ask, keyword.value);
    return '(' + text + ')';
}

/// Whether torch takes a type for the one that is written. Where there is a default it never does.
bool isCalled(const std::string& type, const TorchParameter& parameter)
{
    return !parameter.isOptional()
        && (type == parameter.described || (parameter.described == "float" && type == "int"));
}

/// With the types of what is in a list.
std::string fullTypeName(const PythonAsk& ask, PythonValue value)
{
    const std::string type = torchTypeName(ask, value);
    const bool isTuple = value.is(PythonType::Tuple);
    if (!isTuple && !value.is(PythonType::List))
        return type;
    std::string items;
    for (const PythonValue item : value.as<PythonSequence>().items)
        items += (items.empty() ? "" : ", ") + torchTypeName(ask, item);
    if (isTuple && value.as<PythonSequence>().items.size() == 1)
        items += ',';
    return type + " of " + (isTuple ? '(' : '[') + items + (isTuple ? ')' : ']');
}

std::string markedTypes(const PythonAsk& ask, const PythonArguments& arguments,
                        const TorchSignature& signature)
{
    // The star is one of them.
    std::vector<const TorchParameter*> expected;
    for (const TorchParameter& parameter : signature.parameters) {
        if (expected.size() == signature.places && parameter.isKeywordOnly)
            expected.push_back(nullptr);
        expected.push_back(&parameter);
    }
    std::string text;
    const std::size_t places = arguments.positional.size();
    for (std::size_t at = 0; at < expected.size(); ++at) {
        const TorchParameter* const parameter = expected[at];
        const bool isKeyword = at >= places;
        const PythonValue value = !isKeyword ? arguments.positional[at]
            : parameter                      ? arguments.keyword(parameter->name)
                                             : PythonValue();
        if (!value.isValid())
            continue;
        const bool isRight = parameter && isCalled(torchTypeName(ask, value), *parameter);
        text += text.empty() ? "" : ", ";
        text += isRight ? "" : "!";
        if (isKeyword)
            text += std::string(parameter->name) + '=';
        text += fullTypeName(ask, value) + (isRight ? "" : "!");
    }
    return '(' + text + ')';
}

std::string wrongKeywords(const PythonArguments& arguments, const TorchSignature& signature)
{
    std::string text;
    for (const PythonKeyword& keyword : turnedKeywords(arguments)) {
        const auto found = std::ranges::find(signature.parameters, std::string_view(keyword.name),
                                             &TorchParameter::name);
        const auto place = static_cast<std::size_t>(found - signature.parameters.begin());
        if (found == signature.parameters.end() || place < arguments.positional.size())
            text += (text.empty() ? "" : ", ") + keyword.name;
    }
    return text;
}

std::string whyNot(const PythonAsk& ask, const PythonArguments& arguments,
                   const TorchSignature& signature)
{
    const std::string keywords = wrongKeywords(arguments, signature);
    if (!keywords.empty())
        return "      didn't match because some of the keywords were incorrect: " + keywords + '\n';
    return "      didn't match because some of the arguments have invalid types: "
        + markedTypes(ask, arguments, signature) + '\n';
}

} // namespace

std::string torchMismatch(const PythonAsk& ask, const PythonArguments& arguments,
                          const std::vector<TorchSignature>& signatures)
{
    std::vector<TorchSignature> shown;
    std::ranges::copy_if(signatures, std::back_inserter(shown),
                         [](const TorchSignature& each) { return !each.isHidden; });
    if (shown.empty())
        return {};
    const std::size_t given = arguments.positional.size() + arguments.keywords.size();
    std::string text =
        std::string(shown.front().name) + "() received an invalid combination of arguments - ";
    if (shown.size() == 1) {
        const TorchSignature& only = shown.front();
        const std::string keywords = wrongKeywords(arguments, only);
        if (!keywords.empty())
            return text + "got unrecognized keyword arguments: " + keywords;
        const bool areAsMany = given == countedParameters(only);
        text +=
            "got " + (areAsMany ? markedTypes(ask, arguments, only) : givenTypes(ask, arguments));
        return text + ", but expected " + signatureText(only);
    }
    text += "got " + givenTypes(ask, arguments) + ", but expected one of:\n";
    for (const TorchSignature& signature : shown) {
        text += " * " + signatureText(signature) + '\n';
        if (given == countedParameters(signature))
            text += whyNot(ask, arguments, signature);
    }
    return text;
}

} // namespace fusewright
