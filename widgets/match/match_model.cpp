// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/match_model.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/support/ascii_search.h"
#include "widgets/match/match_words.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>

namespace fusewright {

namespace {

using Kind = MatchItem::Kind;

constexpr std::size_t mostMisses = 50;
constexpr std::size_t mostFixes = 3;
constexpr unsigned ruleShift = 32;
static_assert(sizeof(quintptr) == 8, "a row's id holds a rule and a row of it");

/// Rules have no id; what is below them has their number, and what is below that a row's too.
quintptr idBelow(std::uint32_t rule)
{
    return (quintptr(rule) + 1) << ruleShift;
}

std::uint32_t ruleOf(quintptr id)
{
    return static_cast<std::uint32_t>((id >> ruleShift) - 1);
}

std::uint32_t asCount(std::size_t count)
{
    return static_cast<std::uint32_t>(count);
}

void append(std::vector<NodeId>& all, const std::vector<NodeId>& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

} // namespace

MatchModel::MatchModel(const Theme& theme, QObject* parent)
    : QAbstractItemModel(parent), m_theme(theme)
{
}

void MatchModel::show(std::shared_ptr<const FusionAnswer> answer, MatchFacts facts,
                      std::string wanted)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_facts = std::move(facts);
    m_wanted = std::move(wanted);
    m_rows.assign(m_facts.rules.size(), {});
    m_misses.assign(m_facts.rules.size(), {});
    m_taken.assign(m_facts.rules.size(), {});
    for (const std::uint32_t rule : m_facts.order)
        makeRows(rule);
    endResetModel();
}

void MatchModel::makeRows(std::uint32_t rule)
{
    const RuleYield& facts = m_facts.rules[rule];
    Rows& rows = m_rows[rule];
    for (std::size_t at = 0; at < std::min<std::size_t>(facts.groups.size(), mostRows); ++at) {
        const bool isAlone = facts.groups[at].sections.size() == 1;
        rows.push_back({isAlone ? Kind::Section : Kind::Fold, asCount(at)});
    }
    if (facts.groups.size() > mostRows)
        rows.push_back({Kind::More, asCount(facts.groups.size() - mostRows)});
    for (std::size_t at = 0; at < facts.refusals.size(); ++at)
        rows.push_back({Kind::Refusals, asCount(at)});
    if (facts.hasWantedMiss)
        rows.push_back({Kind::Looking});
}

void MatchModel::setMisses(std::uint32_t rule, const std::vector<NearMiss>& misses)
{
    const QModelIndex parent = indexOfRule(rule);
    if (!parent.isValid() || m_rows[rule].empty() || m_rows[rule].back().kind != Kind::Looking)
        return;
    const int last = static_cast<int>(m_rows[rule].size()) - 1;
    beginRemoveRows(parent, last, last);
    m_rows[rule].pop_back();
    endRemoveRows();

    m_misses[rule] = wantedOf(rule, misses);
    const Rows added = missRows(m_misses[rule]);
    if (added.empty())
        return;
    beginInsertRows(parent, last, last + static_cast<int>(added.size()) - 1);
    m_rows[rule].insert(m_rows[rule].end(), added.begin(), added.end());
    endInsertRows();
}

void MatchModel::setFixes(std::uint32_t rule, const std::vector<NearMiss>& misses,
                          const std::vector<FixProposal>& taken)
{
    if (!indexOfRule(rule).isValid())
        return;
    beginResetModel();
    m_rows[rule].clear();
    makeRows(rule);
    if (!m_rows[rule].empty() && m_rows[rule].back().kind == Kind::Looking)
        m_rows[rule].pop_back();
    m_misses[rule] = wantedOf(rule, misses);
    m_taken[rule] = taken;
    for (std::size_t at = 0; at < std::min(mostFixes, taken.size()); ++at)
        m_rows[rule].push_back({Kind::Fix, noGroup, asCount(at)});
    const Rows added = missRows(m_misses[rule]);
    m_rows[rule].insert(m_rows[rule].end(), added.begin(), added.end());
    endResetModel();
}

/// Of the places only those that were looked for.
std::vector<NearMiss> MatchModel::wantedOf(std::uint32_t rule, std::vector<NearMiss> misses) const
{
    const Graph& graph = *m_answer->graph;
    for (NearMiss& miss : misses) {
        std::erase_if(miss.group.places, [&](NodeId place) {
            return !m_facts.rules[rule].isNamed && !containsAnyCase(graph.nodeName(place), m_wanted)
                && !containsAnyCase(graph.text(graph.moduleOf(place).path), m_wanted);
        });
    }
    std::erase_if(misses, [](const NearMiss& miss) { return miss.group.places.empty(); });
    return misses;
}

/// Each reason with what would help.
MatchModel::Rows MatchModel::missRows(const std::vector<NearMiss>& misses) const
{
    Rows rows;
    for (std::size_t at = 0; at < std::min(mostMisses, misses.size()); ++at) {
        rows.push_back({Kind::Misses, asCount(at)});
        for (std::size_t fix = 0; fix < std::min(mostFixes, misses[at].fixes.size()); ++fix)
            rows.push_back({Kind::Fix, asCount(at), asCount(fix)});
    }
    if (misses.size() > mostMisses)
        rows.push_back({Kind::More, asCount(misses.size() - mostMisses)});
    return rows;
}

const FixProposal& MatchModel::fixAt(const MatchItem& item) const
{
    return item.group == noGroup ? m_taken[item.rule][item.at]
                                 : m_misses[item.rule][item.group].fixes[item.at];
}

std::size_t MatchModel::childCount(std::uint32_t rule, const Row& row) const
{
    switch (row.kind) {
    case Kind::Fold:
        return m_facts.rules[rule].groups[row.group].sections.size();
    case Kind::Refusals:
        return m_facts.rules[rule].refusals[row.group].refused.size();
    case Kind::Misses:
        return m_misses[rule][row.group].group.places.size();
    default:
        return 0;
    }
}

MatchItem MatchModel::childOf(std::uint32_t rule, const Row& row, std::uint32_t at) const
{
    MatchItem item{.kind = Kind::More, .rule = rule, .group = row.group, .at = at, .place = {}};
    if (at == mostRows) {
        item.at = asCount(childCount(rule, row) - mostRows);
    } else if (row.kind == Kind::Fold) {
        item.kind = Kind::Section;
        item.at = m_facts.rules[rule].groups[row.group].sections[at];
    } else if (row.kind == Kind::Refusals) {
        item.kind = Kind::Refused;
        item.at = m_facts.rules[rule].refusals[row.group].refused[at];
    } else {
        item.kind = Kind::Miss;
        item.place = m_misses[rule][row.group].group.places[at];
    }
    return item;
}

MatchItem MatchModel::itemAt(const QModelIndex& index) const
{
    const auto row = static_cast<std::uint32_t>(index.row());
    const quintptr id = index.internalId();
    if (id == 0)
        return {.kind = Kind::Rule, .rule = m_facts.order[row]};
    const std::uint32_t rule = ruleOf(id);
    if (const auto below = static_cast<std::uint32_t>(id); below > 0)
        return childOf(rule, m_rows[rule][below - 1], row);
    const Row& own = m_rows[rule][row];
    MatchItem item{.kind = own.kind, .rule = rule, .group = own.group, .at = own.group};
    if (own.kind == Kind::Section)
        item.at = m_facts.rules[rule].groups[own.group].sections.front();
    else if (own.kind == Kind::Fix)
        item.at = own.at;
    return item;
}

QModelIndex MatchModel::indexOfRule(std::uint32_t rule) const
{
    const auto at = std::ranges::find(m_facts.order, rule);
    return at == m_facts.order.end()
        ? QModelIndex()
        : createIndex(static_cast<int>(at - m_facts.order.begin()), 0, quintptr(0));
}

QModelIndex MatchModel::indexOfSection(std::uint32_t section) const
{
    const auto rule = m_answer->made.partition.sections[section].rule;
    if (!rule || !indexOfRule(*rule).isValid())
        return {};
    const std::uint32_t fold = m_answer->made.folding.foldOf[section];
    const std::vector<SectionGroup>& groups = m_facts.rules[*rule].groups;
    const auto group = std::ranges::find(groups, fold, &SectionGroup::fold);
    const auto at = group - groups.begin();
    if (group == groups.end() || at >= std::ptrdiff_t(mostRows))
        return indexOfRule(*rule);
    const QModelIndex parent = index(static_cast<int>(at), 0, indexOfRule(*rule));
    const auto found = std::ranges::lower_bound(group->sections, section);
    const auto row = found - group->sections.begin();
    const bool hasRow = group->sections.size() > 1 && found != group->sections.end()
        && *found == section && row < std::ptrdiff_t(mostRows);
    return hasRow ? index(static_cast<int>(row), 0, parent) : parent;
}

std::vector<NodeId> MatchModel::nodesOf(const MatchItem& item) const
{
    const auto& sections = m_answer->made.partition.sections;
    const auto& refused = m_answer->made.matches.refused;
    const RuleYield& facts = m_facts.rules[item.rule];
    std::vector<NodeId> nodes;
    const auto addRefused = [&](std::uint32_t at) {
        nodes.push_back(refused[at].place);
        if (refused[at].taken.isValid())
            nodes.push_back(refused[at].taken);
        append(nodes, refused[at].path);
        append(nodes, refused[at].nodes);
    };
    if (item.kind == Kind::Rule) {
        for (const std::uint32_t section : facts.sections)
            append(nodes, sections[section].nodes);
    } else if (item.kind == Kind::Fold) {
        for (const std::uint32_t section : facts.groups[item.group].sections)
            append(nodes, sections[section].nodes);
    } else if (item.kind == Kind::Section) {
        nodes = sections[item.at].nodes;
    } else if (item.kind == Kind::Refusals) {
        std::ranges::for_each(facts.refusals[item.group].refused, addRefused);
    } else if (item.kind == Kind::Refused) {
        addRefused(item.at);
    } else if (item.kind == Kind::Misses || (item.kind == Kind::Fix && item.group != noGroup)) {
        nodes = missAt(item).group.places;
    } else if (item.kind == Kind::Miss) {
        nodes = {item.place};
    }
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

NodeId MatchModel::currentOf(const MatchItem& item) const
{
    const RuleYield& facts = m_facts.rules[item.rule];
    const auto startOf = [&](std::uint32_t section) {
        return m_answer->made.partition.sections[section].nodes.front();
    };
    const auto placeOf = [&](std::uint32_t refused) {
        return m_answer->made.matches.refused[refused].place;
    };
    switch (item.kind) {
    case Kind::Rule:
        return facts.sections.empty() ? NodeId() : startOf(facts.sections.front());
    case Kind::Fold:
        return startOf(facts.groups[item.group].sections.front());
    case Kind::Section:
        return startOf(item.at);
    case Kind::Refusals:
        return placeOf(facts.refusals[item.group].refused.front());
    case Kind::Refused:
        return placeOf(item.at);
    case Kind::Misses:
        return missAt(item).group.places.front();
    case Kind::Fix:
        return item.group == noGroup ? NodeId() : missAt(item).group.places.front();
    case Kind::Miss:
        return item.place;
    case Kind::Looking:
    case Kind::More:
        break;
    }
    return {};
}

QString MatchModel::sentenceOf(const MatchItem& item) const
{
    const MatchWords words(*m_answer);
    switch (item.kind) {
    case Kind::Rule:
        return words.ruleText(item.rule, m_facts.rules[item.rule]);
    case Kind::Refused:
        return QStringLiteral("%1: %2.").arg(
            words.nodeText(m_answer->made.matches.refused[item.at].place),
            words.refusedText(item.at));
    case Kind::Looking:
    case Kind::More:
        return {};
    default:
        break;
    }
    const QString side = sideOf(item, Rule);
    const QString text = textOf(item, Rule);
    return side.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, side);
}

QString MatchModel::keyOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const MatchItem item = itemAt(index);
    const MatchWords words(*m_answer);
    QString own;
    if (item.kind == Kind::Rule)
        return words.ruleName(item.rule);
    if (item.kind == Kind::Refusals)
        own = QString::number(int(m_facts.rules[item.rule].refusals[item.group].reason))
            + engineText(m_facts.rules[item.rule].refusals[item.group].what);
    else if (item.kind == Kind::Misses)
        own = QString::number(missAt(item).group.entry.index);
    else if (item.kind == Kind::Fix)
        own = engineText(fixAt(item).title);
    return QStringLiteral("%1\n%2 %3 %4")
        .arg(words.ruleName(item.rule))
        .arg(int(item.kind))
        .arg(currentOf(item).index)
        .arg(own);
}

QModelIndex MatchModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    if (parent.internalId() == 0)
        return createIndex(row, column,
                           idBelow(m_facts.order[static_cast<std::size_t>(parent.row())]));
    return createIndex(row, column, parent.internalId() | (quintptr(parent.row()) + 1));
}

QModelIndex MatchModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    const std::uint32_t rule = ruleOf(child.internalId());
    if (const auto below = static_cast<std::uint32_t>(child.internalId()); below > 0)
        return createIndex(static_cast<int>(below) - 1, 0, idBelow(rule));
    return indexOfRule(rule);
}

int MatchModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_facts.order.size());
    const quintptr id = parent.internalId();
    if (id == 0)
        return static_cast<int>(m_rows[itemAt(parent).rule].size());
    if (static_cast<std::uint32_t>(id) > 0)
        return 0;
    const std::uint32_t rule = ruleOf(id);
    const Row& row = m_rows[rule][static_cast<std::size_t>(parent.row())];
    return static_cast<int>(std::min<std::size_t>(childCount(rule, row), mostRows + 1));
}

int MatchModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

} // namespace fusewright
