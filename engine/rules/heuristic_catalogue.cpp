// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/heuristic_catalogue.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto constraintNames = std::to_array<std::pair<std::string_view, HeuristicConstraint>>({
    {"gemm-dominated", HeuristicConstraint::GemmDominated},
    {"mha", HeuristicConstraint::Attention},
    {"sdpa", HeuristicConstraint::RolledUpAttention},
});

HeuristicConstraint parseConstraint(std::string_view word)
{
    const auto found = std::ranges::find(constraintNames, word,
                                         &std::pair<std::string_view, HeuristicConstraint>::first);
    return found == constraintNames.end() ? HeuristicConstraint::None : found->second;
}

Heuristic readHeuristic(JsonValue entry)
{
    Heuristic heuristic;
    entry.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "name")
            heuristic.name = value.string().value_or("");
        else if (key == "constraint")
            heuristic.constraint = parseConstraint(value.string().value_or(""));
        else if (key == "cuts")
            heuristic.cuts = value.boolean().value_or(false);
        else if (key == "share")
            heuristic.share = std::clamp(value.number().value_or(1), 0.01, 1.0);
        else if (key == "summary")
            heuristic.summary = value.string().value_or("");
    });
    return heuristic;
}

} // namespace

std::shared_ptr<const HeuristicCatalogue> HeuristicCatalogue::builtIn()
{
    auto catalogue = std::make_shared<HeuristicCatalogue>();
    const FileBytes bytes = FileBytes::copyOf(embedded::heuristics());
    JsonDocument document(bytes);
    if (auto root = document.root()) {
        root->forEachMember([&](std::string_view key, JsonValue value) {
            if (key == "heuristics")
                value.forEachItem(
                    [&](JsonValue entry) { catalogue->m_all.push_back(readHeuristic(entry)); });
        });
    }
    return catalogue;
}

const Heuristic* HeuristicCatalogue::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_all, name, &Heuristic::name);
    return found == m_all.end() ? nullptr : &*found;
}

} // namespace fusewright
