// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_catalogue_text.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct TypeRow {
    std::string_view written;
    TorchType type;
    std::string_view described;
};

constexpr auto typeRows = std::to_array<TypeRow>({
    {"Tensor", TorchType::Tensor, "Tensor"},
    {"Scalar", TorchType::Scalar, "Number"},
    {"int64_t", TorchType::Integer, "int"},
    {"SymInt", TorchType::Integer, "int"},
    {"double", TorchType::Real, "float"},
    {"complex", TorchType::Complex, "complex"},
    {"TensorList", TorchType::TensorList, "tuple of Tensors"},
    {"c10::List<::std::optional<Tensor>>", TorchType::TensorList, "tuple of Tensors"},
    {"IntArrayRef", TorchType::IntegerList, "tuple of ints"},
    {"SymIntArrayRef", TorchType::IntegerList, "tuple of ints"},
    {"ArrayRef<double>", TorchType::RealList, "tuple of floats"},
    {"ArrayRef<Scalar>", TorchType::ScalarList, "tuple of Scalars"},
    {"bool", TorchType::Bool, "bool"},
    {"c10::string_view", TorchType::String, "str"},
    {"std::string", TorchType::String, "str"},
    {"ScalarType", TorchType::DataType, "torch.dtype"},
    {"Layout", TorchType::Layout, "torch.layout"},
    {"Device", TorchType::Device, "torch.device"},
    {"MemoryFormat", TorchType::MemoryFormat, "torch.memory_format"},
    {"Dimname", TorchType::Name, "name"},
    {"DimnameList", TorchType::NameList, "tuple of names"},
    {"Generator", TorchType::Other, "torch.Generator"},
    {"Storage", TorchType::Other, "torch.Storage"},
    {"QScheme", TorchType::Other, "torch.qscheme"},
    {"Stream", TorchType::Other, "torch.Stream"},
    {"PyObject*", TorchType::Other, "object"},
});

TorchParameter readParameter(std::string_view text)
{
    TorchParameter parameter;
    const std::size_t equals = text.find('=');
    if (equals != text.npos)
        parameter.byDefault = text.substr(equals + 1);
    text = text.substr(0, equals);
    const std::size_t space = std::min(text.rfind(' '), text.size());
    parameter.name = text.substr(std::min(space + 1, text.size()));
    std::string_view type = text.substr(0, space);
    parameter.allowsNone = type.ends_with('?') || parameter.byDefault == "None";
    if (type.ends_with('?'))
        type.remove_suffix(1);
    if (const std::size_t bracket = type.find('['); bracket != type.npos) {
        parameter.isSized = true;
        type = type.substr(0, bracket);
    }
    parameter.described = type;
    const auto row = std::ranges::find(typeRows, type, &TypeRow::written);
    if (row != typeRows.end()) {
        parameter.type = row->type;
        parameter.described = row->described;
    }
    return parameter;
}

/// What is in the last bracket that a text ends with.
std::string_view insideOf(std::string_view text)
{
    const std::size_t open = text.find('(');
    const std::size_t close = text.rfind(')');
    return open == text.npos || close == text.npos || close < open
        ? std::string_view()
        : text.substr(open + 1, close - open - 1);
}

std::string_view beforeBracket(std::string_view text)
{
    return text.substr(0, text.find('('));
}

std::pair<std::string_view, std::string_view> atEquals(std::string_view text)
{
    const std::size_t equals = text.find('=');
    return equals == text.npos ? std::pair(std::string_view(), text)
                               : std::pair(text.substr(0, equals), text.substr(equals + 1));
}

} // namespace

std::vector<std::string_view> splitTorchText(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    int depth = 0;
    char quote = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        if (quote != 0) {
            quote = character == quote ? '\0' : quote;
        } else if (character == '\'' || character == '"') {
            quote = character;
        } else if (character == '(' || character == '[') {
            ++depth;
        } else if (character == ')' || character == ']') {
            --depth;
        } else if (depth == 0 && text.substr(at).starts_with(separator)) {
            parts.push_back(text.substr(begin, at - begin));
            begin = at + separator.size();
            at = begin - 1;
        }
    }
    parts.push_back(text.substr(begin));
    return parts;
}

TorchSignature readTorchSignature(std::string_view line)
{
    TorchSignature signature;
    signature.isHidden = line.ends_with("|deprecated");
    signature.name = beforeBracket(line);
    bool isKeywordOnly = false;
    for (const std::string_view part : splitTorchText(insideOf(line), ", ")) {
        if (part.empty())
            continue;
        if (part == "*") {
            isKeywordOnly = true;
            continue;
        }
        TorchParameter parameter = readParameter(part);
        parameter.isKeywordOnly = isKeywordOnly;
        signature.places += isKeywordOnly ? 0 : 1;
        signature.parameters.push_back(parameter);
    }
    return signature;
}

std::pair<std::string_view, TorchForm> readTorchForm(std::string_view line)
{
    const std::vector<std::string_view> parts = splitTorchText(line, " | ");
    TorchForm form;
    if (parts.size() < 3)
        return {line, form};
    bool isKeywordOnly = false;
    for (const std::string_view part : splitTorchText(insideOf(parts[0]), ", ")) {
        if (part == "*") {
            isKeywordOnly = true;
            continue;
        }
        const std::size_t equals = part.find('=');
        const std::string_view byDefault =
            equals == part.npos ? std::string_view() : part.substr(equals + 1);
        if (!part.empty())
            form.parameters.push_back({part.substr(0, equals), byDefault, isKeywordOnly});
        isKeywordOnly = isKeywordOnly || part.starts_with('*');
    }
    form.tensors = splitTorchText(parts[1], " ");
    form.target = beforeBracket(parts[2]);
    for (const std::string_view part : splitTorchText(insideOf(parts[2]), ", ")) {
        const auto [keyword, value] = atEquals(part);
        if (!part.empty())
            form.arguments.push_back({keyword, value});
    }
    if (parts.size() > 3)
        form.inner = parts[3];
    return {beforeBracket(parts[0]), form};
}

} // namespace fusewright
