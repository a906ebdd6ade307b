// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/hint_attributes.h"

#include <algorithm>

namespace fusewright::model_explorer {

namespace {

constexpr std::string_view kindKey = "__kind";
constexpr std::string_view inputKindsKey = "__edge_kinds";
constexpr std::string_view externalKey = "__external";

} // namespace

std::vector<std::pair<std::string_view, std::string>> hintAttributes(const FusionHint& hint)
{
    std::vector<std::pair<std::string_view, std::string>> attributes;
    if (hint.kind)
        attributes.emplace_back(kindKey, fusionKindName(*hint.kind));
    if (!hint.inputKinds.empty()) {
        std::string list;
        for (const FusionKind kind : hint.inputKinds)
            list += (list.empty() ? "[\"" : ", \"") + std::string(fusionKindName(kind)) + '"';
        attributes.emplace_back(inputKindsKey, list + ']');
    }
    if (hint.external)
        attributes.emplace_back(externalKey, "true");
    return attributes;
}

bool takeHintAttribute(std::string_view key, const AttributeValue& value, FusionHint& hint)
{
    if (key == kindKey) {
        const auto* const word = std::get_if<std::string>(&value);
        hint.kind = word ? parseFusionKind(*word) : std::nullopt;
        return hint.kind.has_value();
    }
    if (key == externalKey) {
        const bool* const truth = std::get_if<bool>(&value);
        hint.external = truth && *truth;
        return hint.external;
    }
    const auto* const words = std::get_if<std::vector<std::string>>(&value);
    if (key != inputKindsKey || !words)
        return false;
    for (const std::string& word : *words) {
        if (const auto kind = parseFusionKind(word))
            hint.inputKinds.push_back(*kind);
    }
    return true;
}

} // namespace fusewright::model_explorer
