// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every entry about which something is to be decided is a digit: present before absent, an earlier
// option before a later one, short chains before long ones. Counting through all digits, the first
// entry slowest, goes through the ways in the order in which the handbook prefers matches. Digits
// of entries that only a losing option leads to change nothing, so equal ways are taken once.

#include "engine/translate/pattern_ways.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/pattern_text.h"
#include "engine/rules/pattern_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// Ways that are looked at, equal ones too.
constexpr std::size_t mostTries = 4096;

using EntryIds = std::vector<EntryId>;

class WayMaker {
public:
    WayMaker(const Pattern& pattern, const PatternWords& words, const OperatorCatalogue& catalogue,
             const WayLimits& limits)
        : m_pattern(pattern), m_words(words), m_catalogue(catalogue), m_limits(limits)
    {
    }

    PatternWays run();

private:
    bool needsNothing() const;
    void findDigits();
    bool next();
    std::optional<Pattern> made();
    EntryIds downOrder() const;
    void findLive();
    void addEntries(PatternBuilder& builder);
    void addEdges(PatternBuilder& builder);
    void resolve(EntryId entry);
    void takeEmptyChoicesOut();
    void takeContextOut();
    bool hangsTogether() const;
    bool isWritten(EntryId entry) const { return !m_copies[entry.index].empty(); }
    bool isAbsent(EntryId entry) const;
    std::size_t digit(EntryId entry) const { return m_digits[entry.index]; }

    const Pattern& m_pattern;
    const PatternWords& m_words;
    const OperatorCatalogue& m_catalogue;
    const WayLimits& m_limits;
    PatternWays m_made;
    std::vector<std::size_t> m_counts; ///< By entry: in how many ways it can be.
    std::vector<std::size_t> m_digits; ///< By entry: in which of them it is.
    std::vector<std::vector<std::vector<std::string>>> m_groups; ///< By entry.
    std::vector<bool> m_isLive;
    std::vector<bool> m_isOut;       ///< Context that is left out.
    std::vector<EntryIds> m_copies;  ///< By entry: what it has become, chains in their order.
    std::vector<EntryIds> m_targets; ///< By entry: where edges to it go.
};

bool WayMaker::needsNothing() const
{
    return std::ranges::all_of(m_counts, [](std::size_t count) { return count == 1; })
        && std::ranges::none_of(m_isOut, [](bool isOut) { return isOut; })
        && m_made.writtenOut.joined.empty()
        && std::ranges::none_of(m_pattern.entries(), [&](const Entry& entry) {
               const bool isOpen =
                   entry.isOptional || entry.isRepeated || entry.kind == Entry::Kind::Choice;
               return isOpen && !m_words.optionals;
           });
}

/// Where a pattern says what operands are, all names of a class are names of one operator.
void WayMaker::findDigits()
{
    WrittenOut& out = m_made.writtenOut;
    const bool hasOperands =
        m_pattern.hasCalls() || !m_pattern.expressions().isEmpty()
        || std::ranges::any_of(m_pattern.entries(), [](const Entry& entry) {
               return entry.kind == Entry::Kind::Value || entry.kind == Entry::Kind::Constant;
           });
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const EntryId id(at);
        const Entry& entry = m_pattern.entry(id);
        std::size_t count = 1;
        m_groups.push_back(operatorGroups(entry.operators, m_catalogue));
        if (entry.isRepeated && !m_words.optionals) {
            count *= std::max<std::size_t>(m_limits.longestRepeat, 1);
            out.repeats.push_back(id);
        }
        if (entry.kind == Entry::Kind::Choice && !m_words.optionals) {
            count *= entry.options.size();
            out.choices.push_back(id);
        }
        const bool isList = !hasOperands && entry.kind == Entry::Kind::Operator
            && entry.operators.mode == OperatorClass::Mode::OneOf && m_groups.back().size() > 1;
        if (isList && !m_words.alternatives) {
            count *= m_groups.back().size();
            out.alternatives.push_back(id);
        }
        if (entry.isOptional && !m_words.optionals) {
            count += 1;
            out.optionals.push_back(id);
        }
        m_counts.push_back(std::max<std::size_t>(count, 1));
    }
    m_digits.assign(m_pattern.entryCount(), 0);
}

/// Goes on to the next way; false behind the last one.
bool WayMaker::next()
{
    for (std::size_t at = m_digits.size(); at-- > 0;) {
        if (++m_digits[at] < m_counts[at])
            return true;
        m_digits[at] = 0;
    }
    return false;
}

bool WayMaker::isAbsent(EntryId entry) const
{
    return m_pattern.entry(entry).isOptional && !m_words.optionals
        && digit(entry) + 1 == m_counts[entry.index];
}

/// What names others before what it names.
EntryIds WayMaker::downOrder() const
{
    std::vector<std::size_t> open(m_pattern.entryCount());
    const auto each = [&](EntryId id, const auto& visit) {
        for (const PatternEdge& edge : m_pattern.edgesFrom(id))
            visit(edge.to);
        for (const EntryId option : m_pattern.entry(id).options)
            visit(option);
    };
    for (std::size_t at = 0; at < open.size(); ++at)
        each(EntryId(at), [&](EntryId to) { ++open[to.index]; });
    EntryIds order;
    for (std::size_t at = 0; at < open.size(); ++at) {
        if (open[at] == 0)
            order.push_back(EntryId(at));
    }
    for (std::size_t at = 0; at < order.size(); ++at) {
        each(order[at], [&](EntryId to) {
            if (--open[to.index] == 0)
                order.push_back(to);
        });
    }
    return order;
}

void WayMaker::findLive()
{
    m_isLive.assign(m_pattern.entryCount(), false);
    for (const EntryId root : m_pattern.roots())
        m_isLive[root.index] = true;
    for (const EntryId id : downOrder()) {
        if (!m_isLive[id.index])
            continue;
        const Entry& entry = m_pattern.entry(id);
        for (const PatternEdge& edge : m_pattern.edgesFrom(id))
            m_isLive[edge.to.index] = true;
        if (isAbsent(id))
            continue;
        if (m_words.optionals) {
            for (const EntryId option : entry.options)
                m_isLive[option.index] = true;
        } else if (entry.kind == Entry::Kind::Choice) {
            m_isLive[entry.options[digit(id) % entry.options.size()].index] = true;
        }
    }
}

void WayMaker::addEntries(PatternBuilder& builder)
{
    m_copies.assign(m_pattern.entryCount(), {});
    std::set<std::string> names;
    for (const Entry& entry : m_pattern.entries())
        names.insert(entry.name);
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const EntryId id(at);
        Entry entry = m_pattern.entry(id);
        const bool isChoice = entry.kind == Entry::Kind::Choice && !m_words.optionals;
        if (!m_isLive[at] || isAbsent(id) || isChoice || m_isOut[at])
            continue;
        std::size_t rest = digit(id);
        std::size_t length = 1;
        const bool isList = std::ranges::find(m_made.writtenOut.alternatives, id)
            != m_made.writtenOut.alternatives.end();
        if (isList) {
            entry.operators.names = m_groups[at][rest % m_groups[at].size()];
            rest /= m_groups[at].size();
        }
        if (entry.isRepeated && !m_words.optionals)
            length += rest;
        if (!m_words.optionals) {
            entry.isOptional = false;
            entry.isRepeated = false;
        }
        if (!m_words.context)
            entry.isIncluded = true;
        entry.options.clear();
        const std::string name = entry.name;
        for (std::size_t turn = 0; turn < length; ++turn) {
            for (std::size_t number = turn + 1; turn > 0; ++number) {
                entry.name = name + '_' + std::to_string(number);
                if (names.insert(entry.name).second)
                    break;
            }
            m_copies[at].push_back(builder.addEntry(entry));
        }
    }
}

/// An edge to what is absent goes on to what that names, one to a choice to what was chosen.
void WayMaker::resolve(EntryId id)
{
    EntryIds& targets = m_targets[id.index];
    const auto add = [&](EntryId to) {
        for (const EntryId target : m_targets[to.index]) {
            if (std::ranges::find(targets, target) == targets.end())
                targets.push_back(target);
        }
    };
    if (isWritten(id)) {
        targets = {m_copies[id.index].front()};
    } else if (m_pattern.entry(id).kind == Entry::Kind::Choice && !isAbsent(id)) {
        const EntryIds& options = m_pattern.entry(id).options;
        add(options[digit(id) % options.size()]);
    } else if (!m_isOut[id.index]) {
        for (const PatternEdge& edge : m_pattern.edgesFrom(id))
            add(edge.to);
    }
}

void WayMaker::addEdges(PatternBuilder& builder)
{
    m_targets.assign(m_pattern.entryCount(), {});
    EntryIds order = downOrder();
    std::ranges::reverse(order);
    for (const EntryId id : order)
        resolve(id);
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const EntryIds& copies = m_copies[at];
        for (std::size_t turn = 1; turn < copies.size(); ++turn)
            builder.addEdge(copies[turn - 1], copies[turn]);
        if (copies.empty())
            continue;
        EntryIds reached;
        for (const PatternEdge& edge : m_pattern.edgesFrom(EntryId(at))) {
            for (const EntryId target : m_targets[edge.to.index]) {
                const bool isNew = edge.operand || edge.isRest
                    || std::ranges::find(reached, target) == reached.end();
                if (!isNew)
                    continue;
                reached.push_back(target);
                builder.addEdge({.from = copies.back(),
                                 .to = target,
                                 .output = edge.output,
                                 .operand = edge.operand,
                                 .isRest = edge.isRest});
            }
        }
        for (const EntryId option : m_pattern.entry(EntryId(at)).options) {
            if (isWritten(option))
                builder.entry(copies.front()).options.push_back(m_copies[option.index].front());
        }
    }
}

std::optional<Pattern> WayMaker::made()
{
    PatternBuilder builder;
    builder.setBinding(m_pattern.binding());
    builder.setValueBinding(m_pattern.valueBinding());
    builder.setAxes(m_pattern.axes());
    // Without what joins them, the rest may be anywhere.
    builder.allowPieces();
    findLive();
    addEntries(builder);
    addEdges(builder);
    // No match is without its place.
    const EntryId place = m_pattern.placeEntry();
    const bool isChosen =
        m_pattern.entry(place).kind == Entry::Kind::Choice && !m_targets[place.index].empty();
    if (!m_isOut[place.index] && !isWritten(place) && !isChosen)
        return std::nullopt;
    return builder.build();
}

/// Whether all that is included is one piece.
bool WayMaker::hangsTogether() const
{
    std::vector<std::size_t> piece(m_pattern.entryCount());
    for (std::size_t at = 0; at < piece.size(); ++at)
        piece[at] = at;
    const auto join = [&](EntryId a, EntryId b) {
        if (m_isOut[a.index] || m_isOut[b.index])
            return;
        const std::size_t from = piece[b.index];
        const std::size_t to = piece[a.index];
        std::ranges::replace(piece, from, to);
    };
    for (const PatternEdge& edge : m_pattern.edges())
        join(edge.from, edge.to);
    for (std::size_t at = 0; at < piece.size(); ++at) {
        for (const EntryId option : m_pattern.entry(EntryId(at)).options)
            join(EntryId(at), option);
    }
    std::optional<std::size_t> first;
    for (std::size_t at = 0; at < piece.size(); ++at) {
        if (m_isOut[at])
            continue;
        if (first && *first != piece[at])
            return false;
        first = piece[at];
    }
    return first.has_value();
}

/// A choice of which all options are out is nothing that is left, the innermost first.
void WayMaker::takeEmptyChoicesOut()
{
    EntryIds order = downOrder();
    std::ranges::reverse(order);
    for (const EntryId id : order) {
        const Entry& entry = m_pattern.entry(id);
        const bool isChoice = entry.kind == Entry::Kind::Choice;
        if (isChoice && std::ranges::all_of(entry.options, [this](EntryId option) {
                return m_isOut[option.index];
            }))
            m_isOut[id.index] = true;
    }
}

void WayMaker::takeContextOut()
{
    m_isOut.assign(m_pattern.entryCount(), false);
    if (m_words.context)
        return;
    EntryIds context;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        if (!m_pattern.entry(EntryId(at)).isIncluded) {
            context.push_back(EntryId(at));
            m_isOut[at] = true;
        }
    }
    if (context.empty())
        return;
    takeEmptyChoicesOut();
    if (hangsTogether()) {
        m_made.writtenOut.context = std::move(context);
        return;
    }
    m_isOut.assign(m_pattern.entryCount(), false);
    m_made.writtenOut.joined = std::move(context);
}

PatternWays WayMaker::run()
{
    findDigits();
    takeContextOut();
    if (needsNothing()) {
        m_made.ways = {m_pattern};
        return std::move(m_made);
    }
    std::set<std::string> seen;
    std::size_t tries = 0;
    do {
        if (m_made.ways.size() >= m_limits.mostWays || tries++ >= mostTries) {
            m_made.writtenOut.isCut = true;
            break;
        }
        std::optional<Pattern> way = made();
        if (way && seen.insert(toText(*way)).second)
            m_made.ways.push_back(*std::move(way));
    } while (next());
    return std::move(m_made);
}

} // namespace

std::vector<std::vector<std::string>> operatorGroups(const OperatorClass& operators,
                                                     const OperatorCatalogue& catalogue)
{
    std::vector<std::vector<std::string>> groups;
    std::vector<const OperatorSpec*> specs;
    for (const std::string& name : operators.names) {
        const OperatorSpec* const spec = catalogue.find(name);
        const auto known = spec ? std::ranges::find(specs, spec) : specs.end();
        if (known != specs.end()) {
            groups[static_cast<std::size_t>(known - specs.begin())].push_back(name);
            continue;
        }
        groups.push_back({name});
        specs.push_back(spec);
    }
    return groups;
}

PatternWays waysOf(const Pattern& pattern, const PatternWords& words,
                   const OperatorCatalogue& catalogue, const WayLimits& limits)
{
    return WayMaker(pattern, words, catalogue, limits).run();
}

} // namespace fusewright
