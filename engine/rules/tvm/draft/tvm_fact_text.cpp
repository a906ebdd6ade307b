// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_fact_text.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/tvm/check/element_type.h"

#include <algorithm>

namespace fusewright {

namespace {

/// What a value is called; empty for one that has no label.
std::string_view labelOf(const RuleDraft& draft, ValueId value)
{
    if (!value.isValid())
        return {};
    for (const DraftValue& each : draft.values) {
        if (each.value == value)
            return each.name;
    }
    for (const DraftEntry& entry : draft.entries) {
        if (entry.result == value)
            return entry.name;
    }
    return {};
}

std::string extentOf(const std::string& label, const DraftFact& fact)
{
    // The last axis is the last one whatever the rank.
    const bool isLast = fact.at + 1 == fact.rank;
    return label + ".shape[" + (isLast ? "-1" : std::to_string(fact.at)) + ']';
}

} // namespace

std::string tvmFactText(const RuleDraft& draft, const DraftFact& fact)
{
    using Kind = DraftFact::Kind;
    const std::string label(labelOf(draft, fact.value));
    const std::string_view other = labelOf(draft, fact.other);
    if (label.empty())
        return {};
    const std::string number = std::to_string(fact.number);
    switch (fact.kind) {
    case Kind::Type: {
        const std::string type = fact.isQuantized ? std::string() : elementTypeName(fact.type);
        return type.empty() ? type : label + ".dtype == \"" + type + '"';
    }
    case Kind::Rank:
        return label + ".ndim == " + number;
    case Kind::Extent:
        return extentOf(label, fact) + " == " + number;
    case Kind::Multiple:
        return extentOf(label, fact) + " % " + number + " == 0";
    case Kind::SameShape:
        return other.empty()
            ? std::string()
            : "structural_equal(" + label + ".shape, " + std::string(other) + ".shape)";
    case Kind::SameScale:
    case Kind::StepSize:
    case Kind::ZeroOffset:
    case Kind::Whole:
    case Kind::Real:
        break;
    }
    return {};
}

std::vector<std::string> askedLabels(const RuleDraft& draft)
{
    std::vector<std::string> labels;
    const auto add = [&](ValueId value) {
        const std::string_view label = labelOf(draft, value);
        if (!label.empty() && std::ranges::find(labels, label) == labels.end())
            labels.emplace_back(label);
    };
    for (const DraftFact& fact : draft.facts) {
        if (tvmFactText(draft, fact).empty())
            continue;
        add(fact.value);
        add(fact.other);
    }
    return labels;
}

} // namespace fusewright
