// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/operator_names.h"

#include "engine/rules/samba/assist/assist_texts.h"

#include <algorithm>
#include <set>

namespace fusewright {

OperatorCounts::OperatorCounts(const Graph* model)
{
    if (!model)
        return;
    std::vector<std::size_t> byOperator(model->operators().size(), 0);
    for (const NodeId node : model->nodes())
        ++byOperator[model->operatorId(node).index];
    std::vector<std::string_view> natives;
    for (std::size_t at = 0; at < byOperator.size(); ++at) {
        if (byOperator[at] == 0)
            continue;
        const std::string_view canonical = model->text(model->operators()[at].canonical);
        const std::string_view native = model->text(model->operators()[at].native);
        const auto add = [&](std::string_view name, std::vector<std::string_view>& names) {
            const auto [place, isNew] = m_counts.try_emplace(name, 0);
            place->second += byOperator[at];
            if (isNew)
                names.push_back(name);
        };
        if (!canonical.empty())
            add(canonical, m_names);
        if (native != canonical && !native.empty())
            add(native, natives);
    }
    m_names.insert(m_names.end(), natives.begin(), natives.end());
    std::ranges::stable_sort(m_names, std::ranges::greater{},
                             [&](std::string_view name) { return count(name); });
}

std::size_t OperatorCounts::count(std::string_view name) const
{
    const auto found = m_counts.find(name);
    return found == m_counts.end() ? 0 : found->second;
}

std::vector<std::string_view> OperatorCounts::names() const
{
    return m_names;
}

std::string describeCategory(const OperatorSpec* spec)
{
    if (!spec)
        return {};
    std::string text = assistText("operator.category", {spec->category});
    if (spec->gemm)
        text += ' ' + std::string(assistText("operator.gemm"));
    return text;
}

std::string usualName(const RuleContext& context, std::string_view name)
{
    std::set<std::string_view> names;
    if (context.model) {
        for (const OperatorName& known : context.model->operatorsNamed(name)) {
            if (!context.model->nodesOf(known.kind).empty())
                names.insert(
                    context.model->text(context.model->operators()[known.kind.index].canonical));
        }
    }
    const OperatorSpec* const spec = context.operators ? context.operators->find(name) : nullptr;
    if (names.empty() && spec)
        names.insert(spec->name);
    if (names.contains(name))
        return {};
    std::string all;
    for (const std::string_view each : names)
        all.append(all.empty() ? "" : ", ").append(each);
    return all;
}

std::string otherNames(const RuleContext& context, std::string_view name, std::size_t most)
{
    const OperatorSpec* const spec = context.operators ? context.operators->find(name) : nullptr;
    if (!spec)
        return {};
    std::vector<std::string_view> names;
    if (context.model) {
        for (const Operator& op : context.model->operators()) {
            if (context.model->text(op.canonical) == spec->name)
                names.push_back(context.model->text(op.native));
        }
    }
    for (const std::string& known : context.operators->names()) {
        if (context.operators->find(known) == spec)
            names.push_back(known);
    }
    std::string list;
    std::size_t shown = 0;
    std::vector<std::string_view> seen{name, spec->name};
    for (const std::string_view other : names) {
        if (std::ranges::find(seen, other) != seen.end())
            continue;
        seen.push_back(other);
        if (shown++ < most)
            list += (list.empty() ? "" : ", ") + std::string(other);
    }
    if (shown > most)
        list = assistText("operator.names.more", {list, std::to_string(shown - most)});
    return list;
}

} // namespace fusewright
