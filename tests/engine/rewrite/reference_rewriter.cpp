// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/reference_rewriter.h"

#include "tests/engine/match/reference_conditions.h"
#include "tests/engine/rewrite/reference_maker.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace fusewright::test {

namespace {

using Reason = RefusedRewrite::Reason;
using Numbers = std::set<std::uint32_t>;

constexpr std::uint32_t nobody = ~std::uint32_t{0};

/// A pattern of a rule, with its matches in the graph as it is now.
struct AskedPattern {
    std::uint32_t rule = 0;
    std::uint32_t at = 0;
    const RulePattern* told = nullptr;
    std::unique_ptr<PlainPattern> plain;
    std::unique_ptr<ReferenceMatcher> matches; ///< Null until somebody asks.
};

/// Whether a replacement is made of what it takes the place of.
bool needsReplaced(const PlainMade& made, const std::vector<std::string>& replaced)
{
    const auto isReplaced = [&](const std::string& value) {
        return std::ranges::find(replaced, value) != replaced.end();
    };
    return std::ranges::any_of(made.values, isReplaced)
        || std::ranges::any_of(made.nodes, [&](const PlainNode& node) {
               return std::ranges::any_of(node.operands, isReplaced);
           });
}

class Stage {
public:
    Stage(const Graph& graph, const RuleSet& rules, const RewriteChoices& choices);

    PlainStage run();

private:
    bool sweep();
    std::uint32_t behind(std::size_t place) const;
    void goOn(const PlainGraph& graph, const PlainStep& step);
    bool rewriteAt(std::uint32_t place);
    std::vector<PlainMatch> matchesAt(const AskedPattern& asked, std::uint32_t place) const;
    PlainMatch numbered(PlainMatch match) const;
    std::optional<Reason> rewriteMatch(const AskedPattern& asked, const PlainMatch& match,
                                       const std::optional<std::vector<std::string>>& replaced);
    bool isUsed(const std::vector<std::string>& values) const;
    std::uint32_t rewritesBefore(std::uint32_t place,
                                 const std::vector<std::string>& replaced) const;
    bool isFrozen(std::uint32_t place) const;

    std::optional<Reason> judge(const AskedPattern& asked, const PlainGround& ground,
                                std::set<std::string>& restsOn) const;
    std::optional<std::vector<std::string>> replacedBy(const AskedPattern& asked,
                                                       const PlainMatch& match) const;
    NodeId resultNode(const Pattern& pattern, const PlainMatch& match, EntryId entry) const;
    bool escapes(const AskedPattern& asked, const PlainMatch& match,
                 const std::vector<std::string>& replaced) const;

    Numbers removeUnused(PlainGraph& graph, const AskedPattern& asked, const PlainMatch& match,
                         const std::vector<PlainExchange>& exchanges) const;
    void take(PlainGraph graph);
    void noteChange(const PlainStep& step);
    std::set<PlainChange> changes() const;

    const StagePlan& m_plan;
    const RewriteChoices& m_choices;
    std::vector<AskedPattern> m_asked;
    const RuleSet& m_rules;
    PlainGraph m_plain;
    std::unique_ptr<const Graph> m_graph; ///< What the plain one is now.
    std::uint32_t m_oldCount;
    std::uint32_t m_number;                            ///< Of the next operator,
    std::uint32_t m_constant = 0;                      ///< and of the next constant.
    std::uint32_t m_next = nobody;                     ///< Where the sweep goes on.
    std::map<std::uint32_t, std::uint32_t> m_rewrites; ///< By operator: how many led to it.
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, Reason> m_refused;
    std::vector<Numbers> m_families; ///< Operators that became one another.
    PlainStage m_result;
};

Stage::Stage(const Graph& graph, const RuleSet& rules, const RewriteChoices& choices)
    : m_plan(rules.stages.front()),
      m_choices(choices),
      m_rules(rules),
      m_oldCount(static_cast<std::uint32_t>(graph.nodeCount())),
      m_number(m_oldCount)
{
    for (const std::uint32_t rule : m_plan.rules) {
        const std::vector<RulePattern>& patterns = rules.rules[rule].patterns;
        for (std::uint32_t at = 0; at < patterns.size(); ++at)
            m_asked.push_back({rule, at, &patterns[at],
                               std::make_unique<PlainPattern>(patterns[at].pattern,
                                                              patterns[at].pattern.placeEntry()),
                               nullptr});
    }
    take(PlainGraph::of(graph));
}

void Stage::take(PlainGraph graph)
{
    m_plain = std::move(graph);
    m_graph = std::make_unique<const Graph>(m_plain.build());
    for (AskedPattern& asked : m_asked)
        asked.matches.reset();
}

PlainStage Stage::run()
{
    while (sweep() && m_plan.again != StagePlan::Again::Never && !m_result.isCutShort) { }
    for (const auto& [key, reason] : m_refused) {
        const auto [rule, pattern, place] = key;
        if (m_plain.placeOf(place) == m_plain.nodes.size())
            continue;
        m_result.refused.insert({rule, pattern, place, reason});
        if (reason == Reason::NotSettled)
            m_result.isSettled = false;
    }
    m_result.changes = changes();
    m_result.after = m_plain;
    return std::move(m_result);
}

/// True when something was rewritten. What it has made itself it looks at where that is looked at
/// at once.
bool Stage::sweep()
{
    const std::size_t before = m_result.steps.size();
    const std::uint32_t firstMade = m_number;
    m_next = m_plain.nodes.empty() ? nobody : m_plain.nodes.front().number;
    while (m_next != nobody) {
        const std::uint32_t place = m_next;
        m_next = behind(m_plain.placeOf(place));
        if (place < firstMade || m_plan.again == StagePlan::Again::AtOnce)
            rewriteAt(place);
        // Where no operator is left, there is nothing more to do.
        m_result.isCutShort =
            m_result.steps.size() >= m_choices.mostSteps && !m_plain.nodes.empty();
        if (m_result.isCutShort || m_result.gaveUp)
            return false;
    }
    return m_result.steps.size() > before;
}

std::uint32_t Stage::behind(std::size_t place) const
{
    return place + 1 < m_plain.nodes.size() ? m_plain.nodes[place + 1].number : nobody;
}

/// With the first that was behind the place before; or with what was made, where that is looked at
/// at once and stands before it.
void Stage::goOn(const PlainGraph& graph, const PlainStep& step)
{
    Numbers next;
    for (std::size_t at = m_plain.placeOf(step.place) + 1; at < m_plain.nodes.size(); ++at)
        next.insert(m_plain.nodes[at].number);
    if (m_plan.again == StagePlan::Again::AtOnce)
        next.insert(step.added.begin(), step.added.end());
    const auto found = std::ranges::find_if(
        graph.nodes, [&](const PlainNode& node) { return next.contains(node.number); });
    m_next = found == graph.nodes.end() ? nobody : found->number;
}

bool Stage::rewriteAt(std::uint32_t place)
{
    std::erase_if(m_refused, [&](const auto& each) { return std::get<2>(each.first) == place; });
    // More the plain matcher does not take.
    constexpr std::size_t mostNodes = 64;
    m_result.gaveUp = m_result.gaveUp || m_plain.nodes.size() > mostNodes;
    for (AskedPattern& asked : m_asked) {
        if (m_result.gaveUp)
            return false;
        if (!asked.matches)
            asked.matches = std::make_unique<ReferenceMatcher>(*asked.plain, *m_graph, 200'000);
        m_result.gaveUp = m_result.gaveUp || asked.matches->gaveUp();
        const auto matches = matchesAt(asked, place);
        for (const PlainMatch& match : matches) {
            const auto replaced = replacedBy(asked, match);
            if (replaced && !isUsed(*replaced) && !isFrozen(place))
                continue; // Nobody would see it.
            const auto refusal = rewriteMatch(asked, match, replaced);
            if (!refusal)
                return true;
            m_refused[{asked.rule, asked.at, place}] = *refusal;
            if (*refusal == Reason::NotSettled)
                break;
        }
    }
    return false;
}

/// The first one first. Older operators and values come before those that the stage has made.
std::vector<PlainMatch> Stage::matchesAt(const AskedPattern& asked, std::uint32_t place) const
{
    std::vector<PlainMatch> matches = asked.matches->at(NodeId(m_plain.placeOf(place)));
    std::ranges::stable_sort(matches, [&](const PlainMatch& a, const PlainMatch& b) {
        return inOrder(*asked.plain, numbered(a), numbered(b)) < 0;
    });
    return matches;
}

/// With numbers that stay as they are as long as the stage goes on.
PlainMatch Stage::numbered(PlainMatch match) const
{
    constexpr std::uint32_t mostResults = 1'000;
    for (PlainSlot& slot : match.bindings) {
        for (NodeId& node : slot.nodes)
            node = NodeId(m_plain.nodes[node.index].number);
        if (!slot.value.isValid())
            continue;
        const NodeId maker = m_graph->producer(slot.value);
        if (!maker.isValid()) {
            const PlainInput& input = m_plain.inputs[slot.value.index];
            if (input.olderNodes > 0)
                slot.value =
                    ValueId(input.olderNodes * mostResults + mostResults / 2 + slot.value.index);
            continue;
        }
        const std::size_t result = slot.value.index - m_graph->outputs(maker).front().index;
        slot.value = ValueId((m_plain.nodes[maker.index].number + 1) * mostResults + result);
    }
    return match;
}

/// Does it, unless there is something in its way.
std::optional<Reason> Stage::rewriteMatch(const AskedPattern& asked, const PlainMatch& match,
                                          const std::optional<std::vector<std::string>>& replaced)
{
    const std::uint32_t place = m_plain.nodes[match.place.index].number;
    const PlainGround ground{.pattern = asked.told->pattern,
                             .graph = *m_graph,
                             .match = match,
                             .choices = &m_choices.rules};
    PlainStep step{.rule = asked.rule, .pattern = asked.at, .place = place};
    if (isFrozen(place))
        return Reason::NotSettled;
    if (!replaced)
        return Reason::Invalid;
    if (escapes(asked, match, *replaced))
        return Reason::Escapes;
    if (const auto reason = judge(asked, ground, step.restsOn))
        return reason;
    PlainMade made =
        ReferenceMaker(*asked.told->replacement, ground, m_plain, m_number, m_constant).make();
    if (made.refusal)
        return made.refusal;
    step.restsOn.merge(made.restsOn);

    PlainGraph graph = m_plain;
    std::vector<PlainExchange> exchanges;
    for (std::size_t at = 0; at < replaced->size(); ++at)
        exchanges.push_back({(*replaced)[at], made.values[at]});
    if (needsReplaced(made, *replaced))
        return Reason::Invalid;
    graph.inputs.insert(graph.inputs.end(), made.constants.begin(), made.constants.end());
    for (const PlainNode& node : made.nodes) {
        graph.insert(node, place);
        step.added.insert(node.number);
    }
    graph.exchange(exchanges, step.added);
    step.removed = removeUnused(graph, asked, match, exchanges);
    if (graph.hasCycle())
        return Reason::Cycle;
    const std::uint32_t rewrites = rewritesBefore(place, *replaced);
    if (rewrites > 0 && rewrites >= m_plan.mostDescendants)
        return Reason::NotSettled;
    for (std::uint32_t entry = 0; entry < match.bindings.size(); ++entry) {
        for (const NodeId node : match.bindings[entry].nodes)
            step.bound.emplace_back(entry, m_plain.nodes[node.index].number);
    }
    graph.putInOrder(exchanges);
    for (const std::uint32_t number : step.added)
        m_rewrites[number] = rewrites + 1;
    goOn(graph, step);
    m_number += static_cast<std::uint32_t>(made.nodes.size());
    m_constant += static_cast<std::uint32_t>(made.constants.size());
    noteChange(step);
    m_result.steps.push_back(std::move(step));
    take(std::move(graph));
    return std::nullopt;
}

bool Stage::isUsed(const std::vector<std::string>& values) const
{
    return std::ranges::any_of(values,
                               [&](const std::string& each) { return m_plain.isUsed(each); });
}

/// The most that have led, one after another, to the place or to what is replaced.
std::uint32_t Stage::rewritesBefore(std::uint32_t place,
                                    const std::vector<std::string>& replaced) const
{
    std::uint32_t most = 0;
    const auto count = [&](std::uint32_t number) {
        const auto found = m_rewrites.find(number);
        most = std::max(most, found == m_rewrites.end() ? 0 : found->second);
    };
    count(place);
    for (const std::string& value : replaced) {
        const std::size_t maker = m_plain.makerOf(value);
        if (maker < m_plain.nodes.size())
            count(m_plain.nodes[maker].number);
    }
    return most;
}

bool Stage::isFrozen(std::uint32_t place) const
{
    const auto found = m_rewrites.find(place);
    return found != m_rewrites.end() && found->second >= m_plan.mostDescendants;
}

/// The conditions of entries that the graph alone could not tell, then the check of the whole.
std::optional<Reason> Stage::judge(const AskedPattern& asked, const PlainGround& ground,
                                   std::set<std::string>& restsOn) const
{
    std::vector<ExpressionId> conditions = ground.match.unknown;
    if (asked.told->check.isValid())
        conditions.push_back(asked.told->check);
    Outcome all = Outcome::True;
    for (const ExpressionId condition : conditions) {
        all = both(all, outcomeOf(condition, ground));
        for (const std::string& name : answersBehind(condition, ground))
            restsOn.insert(name);
    }
    if (all == Outcome::False)
        return Reason::ConditionFalse;
    if (all == Outcome::True)
        return std::nullopt;
    const std::string& rule = m_rules.rules[asked.rule].name;
    const auto answer = m_choices.rules.assumed.find(rule);
    if (answer == m_choices.rules.assumed.end())
        return Reason::ConditionUnknown;
    restsOn.insert(rule);
    return answer->second ? std::nullopt : std::optional(Reason::ConditionFalse);
}

/// The operator that gives an entry's results: of a chain the last one, of a choice what was
/// chosen. Invalid for an entry that takes nothing here.
NodeId Stage::resultNode(const Pattern& pattern, const PlainMatch& match, EntryId entry) const
{
    const PlainSlot& slot = match.bindings[entry.index];
    if (slot.state != SlotState::Bound)
        return {};
    if (pattern.entry(entry).kind == Entry::Kind::Choice)
        return resultNode(pattern, match, pattern.entry(entry).options[slot.option]);
    return slot.nodes.back();
}

/// The values that are replaced, by result of the replacement; nothing where one is not there, or
/// is there twice.
std::optional<std::vector<std::string>> Stage::replacedBy(const AskedPattern& asked,
                                                          const PlainMatch& match) const
{
    std::vector<std::string> values;
    for (const ReplacedResult& result : asked.told->replacement->results()) {
        const NodeId node = resultNode(asked.told->pattern, match, result.entry);
        if (!node.isValid() || result.output >= m_plain.nodes[node.index].results.size())
            return std::nullopt;
        const std::string value = m_plain.nodes[node.index].result(result.output);
        if (std::ranges::find(values, value) != values.end())
            return std::nullopt;
        values.push_back(value);
    }
    return values;
}

/// What is not replaced must not be used outside, where the stage forbids it.
bool Stage::escapes(const AskedPattern& asked, const PlainMatch& match,
                    const std::vector<std::string>& replaced) const
{
    if (m_plan.innerUse == StagePlan::InnerUse::Keeps)
        return false;
    Numbers matched;
    for (const NodeId node : includedNodesOf(*asked.plain, match))
        matched.insert(m_plain.nodes[node.index].number);
    const auto isUsedOutside = [&](const std::string& value) {
        return std::ranges::find(m_plain.outputs, value) != m_plain.outputs.end()
            || std::ranges::any_of(m_plain.nodes, [&](const PlainNode& node) {
                   return !matched.contains(node.number) && m_plain.uses(node, value);
               });
    };
    for (const std::uint32_t number : matched) {
        const PlainNode& node = m_plain.nodes[m_plain.placeOf(number)];
        for (std::size_t at = 0; at < node.results.size(); ++at) {
            const std::string value = node.result(at);
            const bool isReplaced = std::ranges::find(replaced, value) != replaced.end();
            if (!isReplaced && isUsedOutside(value))
                return true;
        }
    }
    return false;
}

Numbers Stage::removeUnused(PlainGraph& graph, const AskedPattern& asked, const PlainMatch& match,
                            const std::vector<PlainExchange>& exchanges) const
{
    const bool goesUpwards = m_plan.removes == StagePlan::Removes::Unused;
    Numbers asks;
    for (const PlainExchange& each : exchanges) {
        if (goesUpwards)
            asks.insert(graph.nodes[graph.makerOf(each.old)].number);
    }
    for (const NodeId node : includedNodesOf(*asked.plain, match)) {
        if (!goesUpwards)
            asks.insert(m_plain.nodes[node.index].number);
    }
    Numbers removed;
    for (bool isNews = true; isNews;) {
        isNews = false;
        for (const std::uint32_t number : Numbers(asks)) {
            const PlainNode node = graph.nodes[graph.placeOf(number)];
            bool isUsed = false;
            for (std::size_t at = 0; at < node.results.size(); ++at)
                isUsed = isUsed || graph.isUsed(node.result(at));
            if (isUsed)
                continue;
            for (const std::string& operand : node.operands) {
                const std::size_t maker = graph.makerOf(operand);
                if (goesUpwards && maker < graph.nodes.size())
                    asks.insert(graph.nodes[maker].number);
            }
            std::erase_if(graph.nodes,
                          [&](const PlainNode& each) { return each.number == number; });
            asks.erase(number);
            removed.insert(number);
            isNews = true;
        }
    }
    return removed;
}

/// Whatever shares an operator is one family.
void Stage::noteChange(const PlainStep& step)
{
    Numbers family = step.removed;
    family.insert(step.added.begin(), step.added.end());
    if (family.empty())
        return;
    std::erase_if(m_families, [&](const Numbers& other) {
        const bool isOne = std::ranges::any_of(
            other, [&](std::uint32_t number) { return step.removed.contains(number); });
        if (isOne)
            family.insert(other.begin(), other.end());
        return isOne;
    });
    m_families.push_back(std::move(family));
}

std::set<PlainChange> Stage::changes() const
{
    std::set<PlainChange> changes;
    for (const Numbers& family : m_families) {
        PlainChange change;
        for (const std::uint32_t number : family) {
            if (number < m_oldCount)
                change.first.insert(number);
            else if (m_plain.placeOf(number) < m_plain.nodes.size())
                change.second.insert(number);
        }
        if (change != PlainChange())
            changes.insert(std::move(change));
    }
    return changes;
}

} // namespace

PlainStage rewrittenPlainly(const Graph& graph, const RuleSet& rules, const RewriteChoices& choices)
{
    return Stage(graph, rules, choices).run();
}

} // namespace fusewright::test
