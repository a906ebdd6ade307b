// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/call_attributes.h"

#include "engine/graph/argument_names.h"
#include "engine/graph/literal_values.h"

#include <cstddef>
#include <optional>
#include <variant>

namespace fusewright {

namespace {

struct KindOf {
    ArgumentKind operator()(std::int64_t) const { return ArgumentKind::Integer; }
    ArgumentKind operator()(double) const { return ArgumentKind::Float; }
    ArgumentKind operator()(bool) const { return ArgumentKind::Truth; }
    ArgumentKind operator()(const std::string&) const { return ArgumentKind::Text; }
    ArgumentKind operator()(const std::vector<std::int64_t>&) const
    {
        return ArgumentKind::Integers;
    }
    ArgumentKind operator()(const std::vector<double>&) const { return ArgumentKind::Floats; }
    ArgumentKind operator()(const std::vector<std::string>&) const
    {
        return ArgumentKind::Anything;
    }
    ArgumentKind operator()(const TensorLiteral&) const { return ArgumentKind::Value; }
    ArgumentKind operator()(const RawJson& raw) const
    {
        const std::string text = pythonText(raw);
        if (text == "None")
            return ArgumentKind::Nothing;
        return text.starts_with("torch.") ? ArgumentKind::Type : ArgumentKind::Anything;
    }
};

/// As attributes have it; nothing for what is left out.
std::optional<AttributeValue> attributeOfLiteral(const AttributeValue& literal)
{
    if (!std::holds_alternative<RawJson>(literal))
        return literal;
    std::string text = pythonText(literal);
    if (text == "None")
        return std::nullopt;
    return text;
}

} // namespace

std::vector<std::pair<std::string, AttributeValue>> attributesOfCall(const ScratchNode& node)
{
    std::vector<ArgumentKind> kinds;
    for (const ScratchArgument& argument : node.arguments) {
        if (argument.keyword.empty() && argument.depth == argument.opens)
            kinds.push_back(argument.value || argument.opens > 0
                                ? ArgumentKind::Value
                                : std::visit(KindOf{}, argument.literal));
    }
    const Parameters* const parameters = ArgumentNames::builtIn().find(node.op, kinds);
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    std::size_t position = 0;
    for (const ScratchArgument& argument : node.arguments) {
        if (argument.depth != argument.opens)
            continue;
        std::string name = argument.keyword;
        if (name.empty()) {
            name = parameters && position < parameters->size()
                ? std::string((*parameters)[position].name)
                : "arg" + std::to_string(position);
            ++position;
        }
        if (argument.value || argument.depth > 0)
            continue;
        if (auto value = attributeOfLiteral(argument.literal))
            attributes.emplace_back(std::move(name), *std::move(value));
    }
    return attributes;
}

} // namespace fusewright
