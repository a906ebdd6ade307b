// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

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

/// Whether the name of a type is the one that is written; an integer is good for a number.
bool isCalled(const std::string& type, std::string_view wanted)
{
    return type == wanted || (wanted == "float" && type == "int");
}

std::string markedTypes(const PythonAsk& ask, const PythonArguments& arguments,
                        const TorchSignature& signature)
{
    std::string text;
    const std::size_t places = arguments.positional.size();
    for (std::size_t at = 0; at < signature.parameters.size(); ++at) {
        const TorchParameter& parameter = signature.parameters[at];
        const bool isKeyword = at >= places;
        const PythonValue value =
            isKeyword ? arguments.keyword(parameter.name) : arguments.positional[at];
        if (!value.isValid())
            continue;
        const std::string type = torchTypeName(ask, value);
        const std::string_view mark = isCalled(type, parameter.described) ? "" : "!";
        text += text.empty() ? "" : ", ";
        text += mark;
        if (isKeyword)
            text += std::string(parameter.name) + '=';
        text += type;
        text += mark;
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
            text += keyword.name + ", ";
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
        const bool areAsMany = given == only.parameters.size();
        text +=
            "got " + (areAsMany ? markedTypes(ask, arguments, only) : givenTypes(ask, arguments));
        return text + ", but expected " + signatureText(only);
    }
    text += "got " + givenTypes(ask, arguments) + ", but expected one of:\n";
    for (const TorchSignature& signature : shown) {
        text += " * " + signatureText(signature) + '\n';
        if (given == signature.parameters.size())
            text += whyNot(ask, arguments, signature);
    }
    return text;
}

} // namespace fusewright
