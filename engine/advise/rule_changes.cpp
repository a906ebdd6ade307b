// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// From the reason why a search went no further to what one could write instead. Nothing here counts
// on being right: whoever asks tries each change. So it rather proposes one too many; but few
// enough that all can be tried.

#include "engine/advise/rule_changes.h"

#include "engine/advise/failed_place.h"
#include "engine/advise/gap_search.h"
#include "engine/advise/operand_changes.h"
#include "engine/advise/operator_kinds.h"
#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"
#include "engine/support/nearest_word.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t longestGap = 3;
constexpr std::size_t mostNames = 3;

std::string quoted(std::string_view name)
{
    return '`' + std::string(name) + '`';
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " then ") + quoted(name);
    return text;
}

class ChangeFinder {
public:
    ChangeFinder(const RulesText& text, PatternSketch sketch, const Graph& graph,
                 const FailedTry& failed);

    std::vector<ChangePair> run();

private:
    void widen();
    void fillGap();
    void fillGapsOfWiring();
    void fill(const std::vector<std::string>& path, const OperatorGap& gap);
    std::optional<RuleChange> filled(const std::vector<std::string>& path, const OperatorGap& gap,
                                     bool isOptional, InsertedSpan span) const;
    bool isContext(const std::vector<std::string>& path) const;
    std::string wordFor(NodeId node) const { return operatorWord(m_language, m_graph, node); }
    void widen(NodeId found);
    std::string shownWord(NodeId found) const;
    void makeOptional();
    void makeRestOptional();
    void removeEdges();

    void add(FixKind kind, std::string title, const RuleEdits& edits, unsigned strangeness);
    unsigned distanceTo(EntryId entry, std::string_view found) const;

    const RuleEditing& m_editing;
    const RuleLanguage& m_language;
    const Graph& m_graph;
    const FailedTry& m_failed;
    const Failure& m_failure;
    FailedPlace m_place;
    std::vector<ChangePair> m_changes;
};

ChangeFinder::ChangeFinder(const RulesText& text, PatternSketch sketch, const Graph& graph,
                           const FailedTry& failed)
    : m_editing(*text.editing()),
      m_language(text.language()),
      m_graph(graph),
      m_failed(failed),
      m_failure(*failed.told.failure),
      m_place(graph, failed.pattern, failed.told, std::move(sketch))
{
}

std::vector<ChangePair> ChangeFinder::run()
{
    switch (m_failure.reason) {
    case FailureReason::Operator:
        m_changes =
            operandChanges(m_editing, m_graph, m_failed); // It may only be called otherwise.
        fillGap(); // Where the operator stands further on, that says most.
        widen();
        break;
    case FailureReason::ExtraOperator:
        fillGap();
        break;
    case FailureReason::Wiring:
        fillGapsOfWiring();
        break;
    case FailureReason::Missing:
    case FailureReason::NotInModel:
        makeRestOptional();
        break;
    case FailureReason::InUse:
        break;
    case FailureReason::OperandDiffers:
    case FailureReason::CallDiffers:
    case FailureReason::ConditionFalse:
        return operandChanges(m_editing, m_graph, m_failed);
    default:
        return {}; // Nothing that rules could say.
    }
    if (m_failure.reason == FailureReason::Wiring)
        removeEdges();
    makeOptional();
    return std::move(m_changes);
}

void ChangeFinder::add(FixKind kind, std::string title, const RuleEdits& edits,
                       unsigned strangeness)
{
    if (edits)
        m_changes.push_back({{kind, std::move(title), *edits, strangeness}, std::nullopt});
}

/// To the nearest of the operators that an entry takes already.
unsigned ChangeFinder::distanceTo(EntryId entry, std::string_view found) const
{
    const std::string_view category = categoryOf(m_graph, found);
    unsigned least = kindDistance({}, category);
    const auto see = [&](EntryId one) {
        for (const std::string& known : m_failed.pattern.entry(one).operators.names)
            least = std::min(least, kindDistance(categoryOf(m_graph, known), category));
    };
    see(entry);
    for (const EntryId option : m_failed.pattern.entry(entry).options)
        see(option);
    return least;
}

void ChangeFinder::widen()
{
    std::vector<NodeId> seen;
    for (const NodeId node : m_failure.found) {
        const auto isSame = [&](NodeId other) { return wordFor(other) == wordFor(node); };
        if (std::ranges::none_of(seen, isSame) && seen.size() < mostNames)
            seen.push_back(node);
    }
    for (const NodeId node : seen)
        widen(node);
}

/// The canonical name, but where the entry has that already and means another operator.
std::string ChangeFinder::shownWord(NodeId found) const
{
    const auto& known = m_failed.pattern.entry(m_failure.entry).operators.names;
    const std::string shown = shownOperator(m_language, m_graph, found);
    return std::ranges::find(known, shown) == known.end() ? shown : wordFor(found);
}

void ChangeFinder::widen(NodeId found)
{
    // Called otherwise it is the same operator still.
    const OperatorSpec* const called =
        calledOperator(m_graph, m_failed.pattern.entry(m_failure.entry));
    if (called && called->name == m_graph.canonicalName(found))
        return;
    const std::string entry = m_place.name(m_failure.entry);
    const std::string shown = quoted(shownWord(found));
    // What nobody knows stays in no rule: then only how it is written tells what was meant.
    const Entry& written = m_failed.pattern.entry(m_failure.entry);
    const bool isSlip = takesNothingKnown(m_graph, written);
    const std::string_view candidate[] = {m_graph.canonicalName(found)};
    const unsigned strangeness = !isSlip ? distanceTo(m_failure.entry, candidate[0])
        : nearestWord(written.operators.names.front(), candidate) ? 0
                                                                  : unrelatedKinds;
    const RuleEdits more =
        isSlip ? RuleEdits() : m_editing.widen(m_failed.where, entry, wordFor(found));
    // An entry may be called as its operator is.
    add(FixKind::WidenOperators,
        quoted(entry) == shown ? "Let entry " + shown + " be operator " + shown + " too"
                               : "Let " + quoted(entry) + " be " + shown + " too",
        more, strangeness);
    // Where one entry cannot take two operators.
    if (!more)
        add(FixKind::WidenOperators, "Let " + quoted(entry) + " be " + shown + " instead",
            m_editing.setOperators(m_failed.where, entry, {.names = {wordFor(found)}}),
            isSlip ? strangeness : strangeness + 1);
}

/// The operator is looked for further on, on the side where it should be.
void ChangeFinder::fillGap()
{
    const EntryId anchor = m_place.entryOf(m_failure.from);
    if (!anchor.isValid() || anchor == m_failure.entry)
        return;
    const auto isWanted = [&](NodeId node) { return m_place.accepts(node); };
    const auto mayStepOn = [&](NodeId node) { return !m_place.entryOf(node).isValid(); };
    std::vector<std::string> path =
        m_place.pathBetween(m_place.name(anchor), m_place.name(m_failure.entry));
    const bool isBelow = !path.empty();
    if (!isBelow)
        path = m_place.pathBetween(m_place.name(m_failure.entry), m_place.name(anchor));
    if (path.empty())
        return;
    const auto gaps =
        findGaps(m_graph, m_failure.from, isBelow ? Direction::ToUsers : Direction::ToProducers,
                 isWanted, mayStepOn, longestGap);
    for (std::size_t at = 0; at < std::min(mostNames, gaps.size()); ++at)
        fill(path, gaps[at]);
}

/// The operator is there, but not next to another one: what stands between those two?
void ChangeFinder::fillGapsOfWiring()
{
    const std::string failing = m_place.name(m_failure.entry);
    for (std::size_t at = 0; at < m_failed.pattern.entryCount(); ++at) {
        const EntryId other(at);
        const auto nodes = m_failed.told.furthest.nodes(other);
        if (nodes.empty() || other == m_failure.entry)
            continue;
        const auto mayStepOn = [&](NodeId node) { return !m_place.entryOf(node).isValid(); };
        const auto isIt = [&](NodeId node) { return node == m_failure.at; };
        const auto below = m_place.pathBetween(m_place.name(other), failing);
        const auto above =
            below.empty() ? m_place.pathBetween(failing, m_place.name(other)) : below;
        const NodeId from = below.empty() ? nodes.front() : nodes.back();
        const bool isThere =
            below.empty() ? m_place.isFed(m_failure.at, from) : m_place.isFed(from, m_failure.at);
        if (above.empty() || isThere)
            continue;
        const auto direction = below.empty() ? Direction::ToProducers : Direction::ToUsers;
        for (const auto& gap : findGaps(m_graph, from, direction, isIt, mayStepOn, longestGap))
            fill(above, gap);
    }
}

/// Context may only stand beside context.
bool ChangeFinder::isContext(const std::vector<std::string>& path) const
{
    const auto upper = m_failed.pattern.find(path[0]);
    return upper && !m_failed.pattern.entry(*upper).isIncluded
        && !m_failed.pattern.entry(m_failure.entry).isIncluded;
}

void ChangeFinder::fill(const std::vector<std::string>& path, const OperatorGap& gap)
{
    if (gap.empty() || !m_failed.pattern.find(path[0]) || !m_failed.pattern.find(path[1]))
        return;
    for (const InsertedSpan span :
         {InsertedSpan::OneEdge, InsertedSpan::AllBelow, InsertedSpan::AllAbove}) {
        auto gentle = filled(path, gap, true, span);
        auto strict = filled(path, gap, false, span);
        // A language without optional entries has only the stricter one.
        if (gentle)
            m_changes.push_back({*std::move(gentle), std::move(strict)});
        else if (strict)
            m_changes.push_back({*std::move(strict), std::nullopt});
    }
}

std::optional<RuleChange> ChangeFinder::filled(const std::vector<std::string>& path,
                                               const OperatorGap& gap, bool isOptional,
                                               InsertedSpan span) const
{
    const std::vector<std::string> operators = namesIn(m_graph, gap);
    std::vector<AddedEntry> fresh;
    for (std::size_t at = 0; at < gap.size(); ++at)
        fresh.push_back({.name = m_place.freshName(operators[at], at),
                         .operators = {.names = {wordFor(gap[at])}},
                         .isOptional = isOptional,
                         .isContext = isContext(path),
                         .like = SeenThere{m_graph, gap[at]}});
    RuleEdits edits = m_editing.insertBetween(m_failed.where, path[0], path[1], fresh, span);
    if (!edits)
        return std::nullopt;
    const auto isOtherWork = [&](const std::string& name) {
        return !movesOnly(categoryOf(m_graph, name));
    };
    const std::string between = span == InsertedSpan::AllBelow ? " after " + quoted(path[0])
        : span == InsertedSpan::AllAbove
        ? " before " + quoted(path[1])
        : " between " + quoted(path[0]) + " and " + quoted(path[1]);
    return RuleChange{isOptional ? FixKind::InsertOptional : FixKind::InsertRequired,
                      (isOptional ? "Allow " : "Require ") + joined(operators) + between,
                      *std::move(edits),
                      static_cast<unsigned>(std::ranges::count_if(operators, isOtherWork))};
}

void ChangeFinder::makeOptional()
{
    const std::string entry = m_place.name(m_place.asChild(m_failure.entry));
    add(FixKind::MakeOptional, "Make " + quoted(entry) + " optional",
        m_editing.make(m_failed.where, entry, EntryTrait::Optional), 2);
}

/// The entry with all that only follows it: where a pattern goes on after the graph has ended.
void ChangeFinder::makeRestOptional()
{
    const std::string first = m_place.name(m_place.asChild(m_failure.entry));
    std::vector<TextEdit> edits;
    std::size_t count = 0;
    for (const std::string& entry : m_place.reachedFrom(first)) {
        const auto id = m_failed.pattern.find(entry);
        if (!id || m_place.hasOperator(entry))
            return;
        const auto made = m_editing.make(m_failed.where, entry, EntryTrait::Optional);
        if (made)
            edits.insert(edits.end(), made->begin(), made->end());
        ++count;
    }
    // The larger part of a pattern is not what is left out.
    if (count < 2 || 2 * count > m_place.writtenCount())
        return;
    m_changes.push_back(
        {{FixKind::MakeOptional, "Make " + quoted(first) + " and what follows it optional",
          std::move(edits), 2},
         std::nullopt});
}

void ChangeFinder::removeEdges()
{
    const std::string failing = m_place.name(m_failure.entry);
    for (const SketchedEntry& entry : m_place.sketch().entries) {
        for (const std::uint32_t child : entry.children) {
            const std::string& upper = entry.name;
            const std::string& lower = m_place.sketch().entries[child].name;
            if (upper != failing && lower != failing)
                continue;
            const auto other = m_failed.pattern.find(upper == failing ? lower : upper);
            const auto nodes =
                other ? m_failed.told.furthest.nodes(*other) : std::span<const NodeId>();
            if (nodes.empty())
                continue;
            const bool isThere = upper == failing ? m_place.isFed(m_failure.at, nodes.front())
                                                  : m_place.isFed(nodes.back(), m_failure.at);
            if (!isThere)
                add(FixKind::RemoveEdge,
                    "Remove the edge from " + quoted(upper) + " to " + quoted(lower),
                    m_editing.disconnect(m_failed.where, upper, lower), 2);
        }
    }
}

} // namespace

std::vector<ChangePair> changesFor(const RulesText& text, const Graph& graph,
                                   const FailedTry& failed)
{
    const RuleEditing* const editing = text.editing();
    auto sketch = editing && failed.told.failure ? findSketch(text, failed.where) : std::nullopt;
    if (!sketch)
        return {};
    return ChangeFinder(text, *std::move(sketch), graph, failed).run();
}

} // namespace fusewright
