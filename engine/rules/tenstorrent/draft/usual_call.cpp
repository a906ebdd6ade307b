// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/usual_call.h"

#include "engine/graph/literal_values.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace fusewright {

namespace {

/// What people write with a sign between two values.
constexpr auto signCalls = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"add", "operator.add"},
    {"sub", "operator.sub"},
    {"mul", "operator.mul"},
    {"div", "operator.truediv"},
});

/// What people write behind a point: what moves elements, and types.
constexpr auto methodNames = std::to_array<std::string_view>(
    {"view", "reshape", "transpose", "permute", "expand", "contiguous", "to", "unsqueeze",
     "squeeze", "flatten", "repeat", "type_as", "float", "mean", "pow"});

/// What takes its tensors in a list. Programs mostly say along which dimension, and torch takes
/// nothing but a number there: it is mostly the last one.
constexpr auto listCalls = std::to_array<std::string_view>({"cat", "concat", "stack"});

class UsualCall {
public:
    UsualCall(std::string_view canonical, std::size_t tensors, std::vector<std::string>& values)
        : m_canonical(canonical), m_tensors(tensors), m_values(values)
    {
    }

    std::optional<DraftCall> run();

private:
    bool takeSign();
    bool takeList();
    bool takeIndex();
    bool takeForm(const TorchForm& form);
    bool takeSignature(const TorchSignature& signature);
    void addTensor(std::string_view keyword = {});
    void addValue(std::string_view name, std::string_view keyword = {});
    void addLiteral(AttributeValue literal, std::string_view keyword);

    std::string_view m_canonical;
    std::size_t m_tensors;
    std::vector<std::string>& m_values;
    DraftCall m_call;
    std::uint32_t m_given = 0; ///< Tensors that are in the call.
};

void UsualCall::addTensor(std::string_view keyword)
{
    DraftArgument& made = m_call.arguments.emplace_back();
    made.operand = m_given++;
    made.keyword = keyword;
}

void UsualCall::addValue(std::string_view name, std::string_view keyword)
{
    DraftArgument& made = m_call.arguments.emplace_back();
    made.operand = static_cast<std::uint32_t>(m_tensors + m_values.size());
    made.keyword = keyword;
    m_values.emplace_back(name);
}

void UsualCall::addLiteral(AttributeValue literal, std::string_view keyword)
{
    DraftArgument& made = m_call.arguments.emplace_back();
    made.literal = std::move(literal);
    made.keyword = keyword;
}

bool UsualCall::takeSign()
{
    const auto sign = std::ranges::find(signCalls, m_canonical,
                                        &std::pair<std::string_view, std::string_view>::first);
    if (sign == signCalls.end() || m_tensors == 0 || m_tensors > 2)
        return false;
    m_call = {.kind = CallKind::Function, .target = std::string(sign->second), .arguments = {}};
    while (m_given < m_tensors)
        addTensor();
    if (m_tensors == 1)
        addValue("other");
    return true;
}

bool UsualCall::takeList()
{
    if (std::ranges::find(listCalls, m_canonical) == listCalls.end() || m_tensors == 0)
        return false;
    m_call = {.kind = CallKind::Function,
              .target = "torch." + std::string(m_canonical),
              .arguments = {{.isList = true}}};
    while (m_given < m_tensors) {
        addTensor();
        m_call.arguments.back().depth = 1;
    }
    addLiteral(std::int64_t(-1), "dim");
    return true;
}

/// An item of a tuple or a part of a tensor: Python writes both in brackets.
bool UsualCall::takeIndex()
{
    if ((m_canonical != "getitem" && m_canonical != "slice") || m_tensors == 0 || m_tensors > 2)
        return false;
    m_call = {.kind = CallKind::Function, .target = "operator.getitem", .arguments = {}};
    while (m_given < m_tensors)
        addTensor();
    if (m_tensors == 1)
        addValue("index");
    return true;
}

/// A function that torch has in Python: it calls itself with all that it takes.
bool UsualCall::takeForm(const TorchForm& form)
{
    if (form.tensors.size() < m_tensors || form.target.starts_with('.'))
        return false;
    m_call = {.kind = CallKind::Function, .target = std::string(form.target), .arguments = {}};
    for (const TorchFormArgument& argument : form.arguments) {
        const auto tensor = std::ranges::find(form.tensors, argument.value);
        const auto parameter =
            std::ranges::find(form.parameters, argument.value, &TorchFormParameter::name);
        if (parameter == form.parameters.end())
            return false;
        if (tensor != form.tensors.end()
            && static_cast<std::size_t>(tensor - form.tensors.begin()) < m_tensors)
            addTensor(argument.keyword);
        else if (tensor != form.tensors.end())
            addLiteral(RawJson{"null"}, argument.keyword);
        else if (parameter->byDefault == "False" || parameter->byDefault == "True")
            addLiteral(parameter->byDefault == "True", argument.keyword);
        else if (parameter->name.starts_with('_') && !parameter->byDefault.empty())
            addLiteral(plainLiteral(parameter->byDefault), argument.keyword);
        else
            addValue(parameter->name, argument.keyword);
    }
    return m_given == m_tensors;
}

/// A function or a method in C++: what may be left out is.
bool UsualCall::takeSignature(const TorchSignature& signature)
{
    m_call.arguments.clear();
    m_values.clear();
    m_given = 0;
    bool hasGap = false;
    for (const TorchParameter& parameter : signature.parameters) {
        const bool isTensor = parameter.type == TorchType::Tensor;
        if (isTensor && m_given < m_tensors && parameter.name != "out") {
            addTensor(hasGap || parameter.isKeywordOnly ? parameter.name : std::string_view());
        } else if (parameter.isOptional()) {
            hasGap = true;
        } else if (isTensor || hasGap || parameter.isKeywordOnly) {
            return false;
        } else {
            addValue(parameter.name);
        }
    }
    return m_given == m_tensors;
}

std::optional<DraftCall> UsualCall::run()
{
    if (takeSign() || takeList() || takeIndex())
        return std::move(m_call);
    const TorchCatalogue& torch = builtinTorchCatalogue();
    const std::string name(m_canonical);
    const std::string functional = "torch.nn.functional." + name;
    if (const TorchForm* const form = torch.form(functional); form && takeForm(*form))
        return std::move(m_call);
    const std::string path(torch.canonical(functional));
    for (const std::string& candidate : {path, "torch." + name}) {
        const auto* const signatures = torch.signatures(candidate);
        const bool isMethod = std::ranges::find(methodNames, m_canonical) != methodNames.end()
            && torch.isTensorMethod(m_canonical);
        if (!signatures)
            continue;
        m_call.kind = isMethod ? CallKind::Method : CallKind::Function;
        m_call.target = isMethod ? name : candidate;
        for (const TorchSignature& signature : *signatures) {
            if (!signature.isHidden && takeSignature(signature))
                return std::move(m_call);
        }
    }
    if (!torch.isTensorMethod(m_canonical) || m_tensors != 1)
        return std::nullopt;
    m_values.clear();
    m_given = 0;
    m_call = {.kind = CallKind::Method, .target = name, .arguments = {}};
    addTensor();
    addValue(m_canonical == "to" ? "dtype" : "shape");
    return std::move(m_call);
}

} // namespace

std::optional<DraftCall> usualTorchCall(std::string_view canonical, std::size_t tensors,
                                        std::vector<std::string>& values)
{
    return UsualCall(canonical, tensors, values).run();
}

} // namespace fusewright
