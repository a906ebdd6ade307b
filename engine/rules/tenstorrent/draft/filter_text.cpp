// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A parameter may stand for a literal, and what another rule made has no example value. Torch ends
// the whole pass when a filter raises, so the filter that is written refuses such a match.

#include "engine/rules/tenstorrent/draft/filter_text.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/tenstorrent/draft/draft_names.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using Kind = DraftFact::Kind;

constexpr auto torchTypes =
    std::to_array<std::pair<DataType, std::string_view>>({{DataType::F64, "torch.float64"},
                                                          {DataType::F32, "torch.float32"},
                                                          {DataType::F16, "torch.float16"},
                                                          {DataType::BF16, "torch.bfloat16"},
                                                          {DataType::I64, "torch.int64"},
                                                          {DataType::I32, "torch.int32"},
                                                          {DataType::I16, "torch.int16"},
                                                          {DataType::I8, "torch.int8"},
                                                          {DataType::U8, "torch.uint8"},
                                                          {DataType::Bool, "torch.bool"}});

/// The name of the parameter that stands for a value; empty for none.
std::string nameOf(const RuleDraft& draft, const DraftNames& names, ValueId value)
{
    const auto found = value.isValid() ? std::ranges::find(draft.values, value, &DraftValue::value)
                                       : draft.values.end();
    const auto at = static_cast<std::size_t>(found - draft.values.begin());
    return at < names.values.size() ? names.values[at] : std::string();
}

/// The last axis counts from the end, whatever the rank.
std::string extentText(const std::string& name, const DraftFact& fact)
{
    if (fact.at + 1 == fact.rank)
        return name + ".shape[-1]";
    return name + ".dim() == " + std::to_string(fact.rank) + " and " + name + ".shape["
        + std::to_string(fact.at) + ']';
}

std::string factText(const RuleDraft& draft, const DraftNames& names, const DraftFact& fact)
{
    const std::string name = nameOf(draft, names, fact.value);
    if (name.empty())
        return {};
    const std::string number = std::to_string(fact.number);
    const auto* const type =
        std::ranges::find(torchTypes, fact.type, &std::pair<DataType, std::string_view>::first);
    switch (fact.kind) {
    case Kind::Type:
        return fact.isQuantized || type == torchTypes.end()
            ? std::string()
            : name + ".dtype == " + std::string(type->second);
    case Kind::Rank:
        return name + ".dim() == " + number;
    case Kind::Extent:
        return extentText(name, fact) + " == " + number;
    case Kind::Multiple:
        return extentText(name, fact) + " % " + number + " == 0";
    default:
        return {};
    }
}

} // namespace

std::string providerFactText(const RuleDraft& draft, const DraftFact& fact)
{
    return factText(draft, draftNames(draft), fact);
}

std::string providerFilterText(const RuleDraft& draft, const DraftNames& names)
{
    std::vector<std::string> asked;
    std::string conditions;
    for (const DraftFact& fact : draft.facts) {
        const std::string text = factText(draft, names, fact);
        if (text.empty())
            continue;
        conditions += (conditions.empty() ? "            " : "            and ") + text + '\n';
        const std::string name = nameOf(draft, names, fact.value);
        if (std::ranges::find(asked, name) == asked.end())
            asked.push_back(name);
    }
    if (conditions.empty())
        return {};
    std::string text = "    @staticmethod\n"
                       "    def match_filter(match, gm, subgraph) -> bool:\n"
                       "        values = {\n"
                       "            pattern_node.target: getattr(node, \"meta\", {})"
                       ".get(\"example_value\")\n"
                       "            for pattern_node, node in match.nodes_map.items()\n"
                       "            if pattern_node.op == \"placeholder\"\n"
                       "        }\n";
    std::string missing;
    for (const std::string& name : asked) {
        text += "        " + name + " = values[\"" + name + "\"]\n";
        missing += (missing.empty() ? "" : " or ") + name + " is None";
    }
    return text + "        if " + missing + ":\n            return False\n        return (\n"
        + conditions + "        )\n";
}

} // namespace fusewright
