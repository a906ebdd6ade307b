// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// From the reason why a search went no further to what one could write instead. Nothing here counts
// on being right: whoever asks tries each change. So it rather proposes one too many; but few
// enough that all can be tried.

#include "engine/advise/rule_changes.h"

#include "engine/advise/gap_search.h"
#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"

#include <algorithm>
#include <array>
#include <map>

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

/// Operators that do work of one kind, by the categories of the catalogue.
constexpr std::array<std::string_view, 4> pointwise{"elementwise", "activation", "comparison",
                                                    "logical"};
constexpr std::array<std::string_view, 4> moving{"layout", "shape", "structural", "indexing"};
constexpr std::array<std::string_view, 3> contracting{"gemm", "conv", "linalg"};

std::string_view categoryOf(const Graph& graph, std::string_view name)
{
    const OperatorSpec* const spec = graph.catalogue() ? graph.catalogue()->find(name) : nullptr;
    return spec ? std::string_view(spec->category) : std::string_view();
}

bool movesOnly(std::string_view category)
{
    return std::ranges::find(moving, category) != moving.end();
}

/// How far one kind of operator is from another.
unsigned distance(std::string_view one, std::string_view other)
{
    if (one == other && !one.empty())
        return 0;
    const auto areBoth = [&](const auto& family) {
        return std::ranges::find(family, one) != family.end()
            && std::ranges::find(family, other) != family.end();
    };
    return areBoth(pointwise) || areBoth(moving) || areBoth(contracting) ? 1 : 3;
}

class ChangeFinder {
public:
    ChangeFinder(const RuleEditing& editing, PatternSketch sketch, const Graph& graph,
                 const FailedTry& failed);

    std::vector<ChangePair> run();

private:
    void widen();
    void fillGap();
    void fillGapsOfWiring();
    void fill(const std::vector<std::string>& path, const std::vector<std::string>& operators);
    void makeOptional();
    void makeRestOptional();
    void removeEdges();

    std::string name(EntryId entry) const { return m_failed.pattern.entry(entry).name; }
    const SketchedEntry* find(std::string_view name) const;
    static std::vector<std::uint32_t> namedBy(const SketchedEntry& entry);
    std::vector<std::string> reachedFrom(const std::string& first) const;
    std::size_t writtenCount() const;
    bool hasOperator(std::string_view name) const;
    EntryId entryOf(NodeId node) const;
    EntryId asChild(EntryId entry) const;
    bool accepts(NodeId node) const;
    std::vector<std::string> pathBetween(const std::string& upper, const std::string& lower) const;
    std::string freshName(const std::string& operatorName, std::size_t at) const;
    bool isFed(NodeId from, NodeId to) const;
    void add(FixKind kind, std::string title, const RuleEdits& edits, unsigned strangeness);
    unsigned distanceTo(EntryId entry, std::string_view found) const;

    const RuleEditing& m_editing;
    PatternSketch m_sketch;
    const Graph& m_graph;
    const FailedTry& m_failed;
    const Failure& m_failure;
    CompiledPattern m_compiled;
    std::vector<ChangePair> m_changes;
};

ChangeFinder::ChangeFinder(const RuleEditing& editing, PatternSketch sketch, const Graph& graph,
                           const FailedTry& failed)
    : m_editing(editing),
      m_sketch(std::move(sketch)),
      m_graph(graph),
      m_failed(failed),
      m_failure(*failed.told.failure),
      m_compiled(graph, failed.pattern)
{
}

std::vector<ChangePair> ChangeFinder::run()
{
    switch (m_failure.reason) {
    case FailureReason::Operator:
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
    default:
        return {}; // Nothing that these rules could say.
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
    unsigned least = distance({}, category);
    const auto see = [&](EntryId one) {
        for (const std::string& known : m_failed.pattern.entry(one).operators.names)
            least = std::min(least, distance(categoryOf(m_graph, known), category));
    };
    see(entry);
    for (const EntryId option : m_failed.pattern.entry(entry).options)
        see(option);
    return least;
}

void ChangeFinder::widen()
{
    std::vector<std::string_view> names;
    for (const NodeId node : m_failure.found) {
        const std::string_view found = m_graph.canonicalName(node);
        if (std::ranges::find(names, found) == names.end() && names.size() < mostNames)
            names.push_back(found);
    }
    const std::string entry = name(m_failure.entry);
    for (const std::string_view found : names)
        add(FixKind::WidenOperators, "Let " + quoted(entry) + " be " + quoted(found) + " too",
            m_editing.widen(m_failed.where, entry, found), distanceTo(m_failure.entry, found));
}

/// The operator is looked for further on, on the side where it should be.
void ChangeFinder::fillGap()
{
    const EntryId anchor = entryOf(m_failure.from);
    if (!anchor.isValid() || anchor == m_failure.entry)
        return;
    const auto isWanted = [&](NodeId node) { return accepts(node); };
    const auto mayStepOn = [&](NodeId node) { return !entryOf(node).isValid(); };
    std::vector<std::string> path = pathBetween(name(anchor), name(m_failure.entry));
    const bool isBelow = !path.empty();
    if (!isBelow)
        path = pathBetween(name(m_failure.entry), name(anchor));
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
    const std::string failing = name(m_failure.entry);
    for (std::size_t at = 0; at < m_failed.pattern.entryCount(); ++at) {
        const EntryId other(at);
        const auto nodes = m_failed.told.furthest.nodes(other);
        if (nodes.empty() || other == m_failure.entry)
            continue;
        const auto mayStepOn = [&](NodeId node) { return !entryOf(node).isValid(); };
        const auto isIt = [&](NodeId node) { return node == m_failure.at; };
        const auto below = pathBetween(name(other), failing);
        const auto above = below.empty() ? pathBetween(failing, name(other)) : below;
        const NodeId from = below.empty() ? nodes.front() : nodes.back();
        const bool isThere = below.empty() ? isFed(m_failure.at, from) : isFed(from, m_failure.at);
        if (above.empty() || isThere)
            continue;
        const auto direction = below.empty() ? Direction::ToProducers : Direction::ToUsers;
        for (const auto& gap : findGaps(m_graph, from, direction, isIt, mayStepOn, longestGap))
            fill(above, gap);
    }
}

void ChangeFinder::fill(const std::vector<std::string>& path,
                        const std::vector<std::string>& operators)
{
    const auto upper = m_failed.pattern.find(path[0]);
    const auto lower = m_failed.pattern.find(path[1]);
    if (operators.empty() || !upper || !lower)
        return;
    const bool isContext = !m_failed.pattern.entry(*upper).isIncluded
        && !m_failed.pattern.entry(m_failure.entry).isIncluded;
    const auto isOtherWork = [&](const std::string& name) {
        return !movesOnly(categoryOf(m_graph, name));
    };
    const auto strangeness = static_cast<unsigned>(std::ranges::count_if(operators, isOtherWork));
    const auto entriesFor = [&](bool isOptional) {
        std::vector<AddedEntry> fresh;
        for (std::size_t at = 0; at < operators.size(); ++at)
            fresh.push_back({.name = freshName(operators[at], at),
                             .operators = {.names = {operators[at]}},
                             .isOptional = isOptional,
                             .isContext = isContext});
        return fresh;
    };
    const auto change = [&](bool isOptional, InsertedSpan span) -> std::optional<RuleChange> {
        const RuleEdits edits =
            m_editing.insertBetween(m_failed.where, path[0], path[1], entriesFor(isOptional), span);
        if (!edits)
            return std::nullopt;
        const std::string between = span == InsertedSpan::AllBelow ? " after " + quoted(path[0])
            : span == InsertedSpan::AllAbove
            ? " before " + quoted(path[1])
            : " between " + quoted(path[0]) + " and " + quoted(path[1]);
        return RuleChange{isOptional ? FixKind::InsertOptional : FixKind::InsertRequired,
                          (isOptional ? "Allow " : "Require ") + joined(operators) + between,
                          *edits, strangeness};
    };
    for (const InsertedSpan span :
         {InsertedSpan::OneEdge, InsertedSpan::AllBelow, InsertedSpan::AllAbove}) {
        auto strict = change(false, span);
        if (auto gentle = change(true, span))
            m_changes.push_back({*std::move(gentle), std::move(strict)});
        else if (strict) // The language has no optional entries.
            m_changes.push_back({*std::move(strict), std::nullopt});
    }
}

void ChangeFinder::makeOptional()
{
    const std::string entry = name(asChild(m_failure.entry));
    add(FixKind::MakeOptional, "Make " + quoted(entry) + " optional",
        m_editing.make(m_failed.where, entry, EntryTrait::Optional), 2);
}

/// The entry with all that only follows it: where a pattern goes on after the graph has ended.
void ChangeFinder::makeRestOptional()
{
    const std::string first = name(asChild(m_failure.entry));
    std::vector<TextEdit> edits;
    std::size_t count = 0;
    for (const std::string& entry : reachedFrom(first)) {
        const auto id = m_failed.pattern.find(entry);
        if (!id || hasOperator(entry))
            return;
        const auto made = m_editing.make(m_failed.where, entry, EntryTrait::Optional);
        if (made)
            edits.insert(edits.end(), made->begin(), made->end());
        ++count;
    }
    // The larger part of a pattern is not what is left out.
    if (count < 2 || 2 * count > writtenCount())
        return;
    m_changes.push_back(
        {{FixKind::MakeOptional, "Make " + quoted(first) + " and what follows it optional",
          std::move(edits), 2},
         std::nullopt});
}

void ChangeFinder::removeEdges()
{
    const std::string failing = name(m_failure.entry);
    for (const SketchedEntry& entry : m_sketch.entries) {
        for (const std::uint32_t child : entry.children) {
            const std::string& upper = entry.name;
            const std::string& lower = m_sketch.entries[child].name;
            if (upper != failing && lower != failing)
                continue;
            const auto other = m_failed.pattern.find(upper == failing ? lower : upper);
            const auto nodes =
                other ? m_failed.told.furthest.nodes(*other) : std::span<const NodeId>();
            if (nodes.empty())
                continue;
            const bool isThere = upper == failing ? isFed(m_failure.at, nodes.front())
                                                  : isFed(nodes.back(), m_failure.at);
            if (!isThere)
                add(FixKind::RemoveEdge,
                    "Remove the edge from " + quoted(upper) + " to " + quoted(lower),
                    m_editing.disconnect(m_failed.where, upper, lower), 2);
        }
    }
}

/// Null for a name that has no entry.
const SketchedEntry* ChangeFinder::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_sketch.entries, name, &SketchedEntry::name);
    return found == m_sketch.entries.end() || found->isMissing ? nullptr : &*found;
}

std::vector<std::uint32_t> ChangeFinder::namedBy(const SketchedEntry& entry)
{
    std::vector<std::uint32_t> named = entry.children;
    named.insert(named.end(), entry.options.begin(), entry.options.end());
    return named;
}

/// The entries that one leads to, with itself.
std::vector<std::string> ChangeFinder::reachedFrom(const std::string& first) const
{
    std::vector<std::string> reached{first};
    for (std::size_t at = 0; at < reached.size(); ++at) {
        const SketchedEntry* const entry = find(reached[at]);
        for (const std::uint32_t below : entry ? namedBy(*entry) : std::vector<std::uint32_t>()) {
            const std::string& name = m_sketch.entries[below].name;
            if (std::ranges::find(reached, name) == reached.end())
                reached.push_back(name);
        }
    }
    return reached;
}

std::size_t ChangeFinder::writtenCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count(m_sketch.entries, false, &SketchedEntry::isMissing));
}

bool ChangeFinder::hasOperator(std::string_view name) const
{
    const auto id = m_failed.pattern.find(name);
    return id && !m_failed.told.furthest.nodes(*id).empty();
}

EntryId ChangeFinder::entryOf(NodeId node) const
{
    for (std::size_t at = 0; at < m_failed.told.furthest.bindings.size(); ++at) {
        const auto nodes = m_failed.told.furthest.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            return EntryId(at);
    }
    return {};
}

/// What others name to get to an entry: of an option its choice.
EntryId ChangeFinder::asChild(EntryId entry) const
{
    for (std::size_t at = 0; at < m_failed.pattern.entryCount(); ++at) {
        const auto& options = m_failed.pattern.entry(EntryId(at)).options;
        if (std::ranges::find(options, entry) != options.end())
            return EntryId(at);
    }
    return entry;
}

bool ChangeFinder::accepts(NodeId node) const
{
    if (entryOf(node).isValid())
        return false;
    const EntryId choice = asChild(m_failure.entry);
    const auto& options = m_failed.pattern.entry(choice).options;
    const auto takes = [&](EntryId entry) {
        return m_failed.pattern.entry(entry).kind == Entry::Kind::Operator
            && m_compiled.accepts(entry, m_graph.operatorId(node));
    };
    return takes(m_failure.entry) || std::ranges::any_of(options, takes);
}

/// The shortest way from entry to entry as they name each other, through none that has an operator.
std::vector<std::string> ChangeFinder::pathBetween(const std::string& upper,
                                                   const std::string& lower) const
{
    std::map<std::string, std::string> origin{{upper, {}}};
    std::vector<std::string> queue{upper};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::string at = queue[next];
        const SketchedEntry* const entry = find(at);
        const bool mayPass = at == upper || !hasOperator(at);
        if (!entry || !mayPass)
            continue;
        for (const std::uint32_t below : namedBy(*entry)) {
            const std::string& named = m_sketch.entries[below].name;
            if (origin.emplace(named, at).second)
                queue.push_back(named);
        }
    }
    if (upper == lower || !origin.contains(lower))
        return {};
    std::vector<std::string> path;
    for (std::string at = lower; !at.empty(); at = origin.at(at))
        path.push_back(at);
    std::ranges::reverse(path);
    return path;
}

std::string ChangeFinder::freshName(const std::string& operatorName, std::size_t at) const
{
    for (std::size_t number = 1;; ++number) {
        const std::size_t shown = number + at;
        std::string name = shown == 1 ? operatorName : operatorName + '_' + std::to_string(shown);
        if (!find(name))
            return name;
    }
}

bool ChangeFinder::isFed(NodeId from, NodeId to) const
{
    const auto users = m_graph.users(from);
    return std::ranges::find(users, to) != users.end();
}

} // namespace

std::vector<ChangePair> changesFor(const RulesText& text, const Graph& graph,
                                   const FailedTry& failed)
{
    const RuleEditing* const editing = text.editing();
    auto sketch = editing && failed.told.failure ? findSketch(text, failed.where) : std::nullopt;
    if (!sketch)
        return {};
    return ChangeFinder(*editing, *std::move(sketch), graph, failed).run();
}

} // namespace fusewright
