// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_choices.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// How many ways there are to take one node; 1 for one without a choice.
std::uint32_t waysOf(const DplNode& node)
{
    if (node.kind == DplKind::Either)
        return 2;
    if (node.kind != DplKind::UnorderedTuple || node.parts.size() > TvmChoices::mostFields)
        return 1;
    std::uint32_t ways = 1;
    for (std::uint32_t field = 2; field <= node.parts.size(); ++field)
        ways *= field;
    return ways;
}

/// Walks a pattern as TVM does, as far as a way is decided.
class ChoiceWalk {
public:
    ChoiceWalk(const DplPattern& pattern, const TvmChoice& way,
               const std::vector<std::uint32_t>& uses, const std::vector<bool>& isTwice)
        : m_pattern(pattern),
          m_way(way),
          m_uses(uses),
          m_isTwice(isTwice),
          m_isSeen(pattern.nodes.size(), false)
    {
    }

    std::optional<DplId> openChoice();

private:
    /// A node, or the order of a call's arguments, which is chosen when the callee is.
    struct Stop {
        DplId node = 0;
        bool isOrder = false;
    };

    void goOn(DplId node);
    bool hasOpenOrder(DplId call) const;

    const DplPattern& m_pattern;
    const TvmChoice& m_way;
    const std::vector<std::uint32_t>& m_uses;
    const std::vector<bool>& m_isTwice;
    std::vector<bool> m_isSeen;
    std::vector<Stop> m_open;
};

void ChoiceWalk::goOn(DplId id)
{
    const DplNode& node = m_pattern.nodes[id];
    switch (node.kind) {
    case DplKind::Not: // What is refused is refused in every way.
        return;
    case DplKind::Either:
        if (const auto chosen = m_way.find(id); chosen != m_way.end())
            m_open.push_back({node.parts[chosen->second]});
        return;
    case DplKind::UnorderedTuple: {
        const std::vector<DplId> fields = fieldsOf(m_pattern, id, m_way);
        for (auto field = fields.rbegin(); field != fields.rend(); ++field)
            m_open.push_back({*field});
        return;
    }
    default:
        for (std::size_t at = node.parts.size(); at-- > 0;) {
            m_open.push_back({node.parts[at]});
            if (node.kind == DplKind::Call && at == 1)
                m_open.push_back({id, true});
        }
    }
}

/// Of two wildcards of which each stands only there it does not matter which comes first.
bool ChoiceWalk::hasOpenOrder(DplId call) const
{
    if (m_way.contains(call) || !isCommutative(calledOperator(m_pattern, call, m_way)))
        return false;
    if (m_isTwice[call])
        return true;
    const std::vector<DplId>& parts = m_pattern.nodes[call].parts;
    return !std::all_of(parts.begin() + 1, parts.end(), [&](DplId part) {
        return m_pattern.nodes[part].kind == DplKind::Wildcard && m_uses[part] == 1;
    });
}

/// The first choice that the way does not decide; the order of arguments only if something else is
/// chosen behind it.
std::optional<DplId> ChoiceWalk::openChoice()
{
    std::optional<DplId> order;
    m_open.assign(1, {m_pattern.root});
    while (!m_open.empty()) {
        const Stop at = m_open.back();
        m_open.pop_back();
        if (at.isOrder) {
            const bool isOpen = hasOpenOrder(at.node);
            if (!order && isOpen)
                order = at.node;
            if (isOpen && m_isTwice[at.node])
                return order;
            continue;
        }
        if (at.node >= m_pattern.nodes.size() || m_isSeen[at.node])
            continue;
        m_isSeen[at.node] = true;
        if (waysOf(m_pattern.nodes[at.node]) > 1 && !m_way.contains(at.node))
            return order ? order : at.node;
        goOn(at.node);
    }
    return std::nullopt;
}

/// By node: of how many nodes it is a part, counted as often as it is one.
std::vector<std::uint32_t> usesIn(const DplPattern& pattern)
{
    std::vector<std::uint32_t> uses(pattern.nodes.size(), 0);
    for (const DplNode& node : pattern.nodes) {
        for (const DplId part : node.parts)
            ++uses[part];
    }
    return uses;
}

/// By node: a call that may be the same expression as another, because of an `&` above both.
std::vector<bool> callsMetTwice(const DplPattern& pattern)
{
    const std::size_t count = pattern.nodes.size();
    std::vector<bool> hasCall(count, false);
    std::vector<bool> isBelow(count, false); // Parts come before what they are part of.
    for (DplId id = 0; id < count; ++id) {
        const DplNode& node = pattern.nodes[id];
        const auto isCall = [&](DplId part) { return hasCall[part]; };
        hasCall[id] = node.kind == DplKind::Call
            || (node.kind != DplKind::Not && std::ranges::any_of(node.parts, isCall));
        isBelow[id] = node.kind == DplKind::Both && std::ranges::all_of(node.parts, isCall);
    }
    for (DplId id = static_cast<DplId>(count); id-- > 0;) {
        if (!isBelow[id] || pattern.nodes[id].kind == DplKind::Not)
            continue;
        for (const DplId part : pattern.nodes[id].parts)
            isBelow[part] = true;
    }
    return isBelow;
}

} // namespace

TvmChoices tvmChoices(const DplPattern& pattern)
{
    TvmChoices choices;
    const std::vector<std::uint32_t> uses = usesIn(pattern);
    const std::vector<bool> isTwice = callsMetTwice(pattern);
    std::vector<TvmChoice> open{TvmChoice()};
    while (!open.empty() && choices.ways.size() < TvmChoices::mostWays) {
        TvmChoice way = std::move(open.back());
        open.pop_back();
        const auto next = ChoiceWalk(pattern, way, uses, isTwice).openChoice();
        if (!next) {
            choices.ways.push_back(std::move(way));
            continue;
        }
        // The preferred one is taken from the end first.
        const bool isCall = pattern.nodes[*next].kind == DplKind::Call;
        for (std::uint32_t which = isCall ? 2 : waysOf(pattern.nodes[*next]); which-- > 0;) {
            TvmChoice more = way;
            more[*next] = which;
            open.push_back(std::move(more));
        }
    }
    choices.isCutShort = !open.empty();
    return choices;
}

std::vector<DplId> fieldsOf(const DplPattern& pattern, DplId tuple, const TvmChoice& way)
{
    std::vector<DplId> left = pattern.nodes[tuple].parts;
    const auto chosen = way.find(tuple);
    if (chosen == way.end())
        return left;
    std::uint32_t number = chosen->second;
    std::vector<DplId> fields;
    while (!left.empty()) {
        std::uint32_t rest = 1;
        for (std::uint32_t field = 2; field < left.size(); ++field)
            rest *= field;
        const auto at = left.begin()
            + std::min<std::ptrdiff_t>(number / rest, static_cast<std::ptrdiff_t>(left.size()) - 1);
        fields.push_back(*at);
        left.erase(at);
        number %= rest;
    }
    return fields;
}

std::string_view calledOperator(const DplPattern& pattern, DplId call, const TvmChoice& way)
{
    DplId at = pattern.nodes[call].parts.front();
    for (std::size_t step = 0; step < pattern.nodes.size(); ++step) {
        const DplNode& node = pattern.nodes[at];
        if (node.kind == DplKind::Operator)
            return node.name;
        const auto chosen = way.find(at);
        if (node.kind != DplKind::Either || chosen == way.end())
            return {};
        at = node.parts[chosen->second];
    }
    return {};
}

bool isCommutative(std::string_view relaxName)
{
    return relaxName == "relax.add" || relaxName == "relax.multiply";
}

} // namespace fusewright
