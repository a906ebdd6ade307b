// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter_judge.h"

#include "engine/graph/graph.h"
#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/python/python_literals.h"
#include "engine/rules/python/python_guards.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"
#include "engine/rules/tenstorrent/filter/host_names.h"
#include "engine/rules/tenstorrent/pair_maker.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

/// A list as a call has it: its head, and the items behind it.
std::vector<CallArgument> argumentsAt(const Graph& graph, const TakenArgument& taken)
{
    const auto all = graph.arguments(taken.caller);
    std::vector<CallArgument> arguments;
    for (std::size_t at = taken.argument; at < all.size(); ++at) {
        if (at > taken.argument && all[at].depth <= all[taken.argument].depth)
            break;
        arguments.push_back(all[at]);
    }
    return arguments;
}

FilterBinding bindingOf(const ExpressionGround& ground, EntryId entry, std::uint32_t node)
{
    const Graph& graph = *ground.graph;
    const MatchSlot& slot = ground.match->slot(entry);
    FilterBinding binding{.patternNode = node, .node = slot.first, .value = {}, .argument = {}};
    if (slot.value.isValid()) {
        binding.node = graph.producer(slot.value);
        binding.value = binding.node.isValid() ? ValueId() : slot.value;
    } else if (const TakenArgument* const taken = ground.match->argument(entry)) {
        binding.literal = taken->literal;
        binding.caller = taken->caller;
        if (!taken->literal)
            binding.argument = argumentsAt(graph, *taken);
    }
    return binding;
}

/// Example values by the names of parameters, as the filters that are written here have them.
class FilterGuardReader final : public PythonGuardReader {
public:
    using PythonGuardReader::PythonGuardReader;

private:
    std::optional<std::string> valueOf(PythonNodeId node) const override
    {
        if (!tree().is(node, PythonKind::Subscript))
            return std::nullopt;
        const PythonNodeId table = looked(tree().first(node));
        const PythonNodeId name = looked(tree().last(node));
        if (!tree().is(table, PythonKind::Comprehension) || !tree().is(name, PythonKind::String))
            return std::nullopt;
        const std::string_view text = tree().text(table);
        for (const std::string_view word :
             {"pattern_node.target", "\"example_value\"", "match.nodes_map.items()"}) {
            if (text.find(word) == std::string_view::npos)
                return std::nullopt;
        }
        return pythonString(tree().text(name));
    }
    bool isPresence(PythonNodeId node) const override
    {
        return tree().is(node, PythonKind::Compare, "is")
            && tree().is(tree().last(node), PythonKind::Constant, "None")
            && valueOf(looked(tree().first(node)));
    }
};

} // namespace

FilterJudge::FilterJudge(const TenstorrentFile& file, const TenstorrentRule& rule,
                         std::vector<std::uint32_t> nodeOf)
    : m_shared(file.shared),
      m_source(file.source),
      m_flags(file.flags),
      m_provider(rule.provider),
      m_pair(rule.pair),
      m_nodeOf(std::move(nodeOf))
{
    const FusionPair& pair = file.pairOf(rule);
    if (pair.patternTrace.graph)
        m_anchors = traceAnchors(*pair.patternTrace.graph);
}

JudgeAnswer FilterJudge::judge(const ExpressionGround& ground, WorkBudget& budget) const
{
    ProviderProgram& program = m_shared->program;
    const FusionProviderClass& provider = program.providers()[m_provider];
    if (std::ranges::all_of(provider.filters, &ProviderFunction::acceptsAll))
        return {};
    const std::scoped_lock lock(m_shared->mutex);
    const TracedGraph& pattern = *provider.pairs[m_pair].patternTrace.graph;
    // Kept from match to match: they are asked one after another.
    std::vector<FilterBinding>& bindings = m_bindings;
    bindings.clear();
    for (std::size_t at = 0; at < m_nodeOf.size(); ++at)
        bindings.push_back(bindingOf(ground, EntryId(at), m_nodeOf[at]));
    const FilterGround asked{*ground.graph, pattern, bindings, m_anchors};
    const TorchNames names = namesOfHost(program.evaluator().runtime());
    for (const ProviderFunction& filter : provider.filters) {
        FilterAnswer answer = askFilter(program.evaluator(), filter.value, asked, names, budget);
        if (answer.outcome == Outcome::True)
            continue;
        JudgeAnswer told{.outcome = answer.outcome,
                         .place = answer.place,
                         .what = std::move(answer.what),
                         .saw = std::move(answer.saw),
                         .causes = std::move(answer.causes),
                         .assumed = {},
                         .raises = answer.raises};
        if (answer.outcome == Outcome::Unknown)
            told.saw = std::move(answer.unknown);
        return told;
    }
    return {};
}

/// The entry of a parameter of the pattern.
std::optional<EntryId> FilterJudge::parameter(std::string_view name) const
{
    const TracedGraph& pattern =
        *m_shared->program.providers()[m_provider].pairs[m_pair].patternTrace.graph;
    for (std::size_t at = 0; at < m_nodeOf.size(); ++at) {
        const std::uint32_t node = m_nodeOf[at];
        if (node < pattern.nodes.size() && pattern.nodes[node].isParameter
            && pattern.nodes[node].name == name)
            return EntryId(at);
    }
    return std::nullopt;
}

/// All filters must agree.
std::optional<JudgedFacts> FilterJudge::facts() const
{
    JudgedFacts told;
    const std::scoped_lock lock(m_shared->mutex);
    for (const ProviderFunction& filter : m_shared->program.providers()[m_provider].filters) {
        if (filter.acceptsAll)
            continue;
        if (!filter.value.is(PythonType::Function))
            return std::nullopt;
        const auto& function = filter.value.as<PythonFunction>();
        auto guards = FilterGuardReader(function.program->tree, function.node).run();
        if (!guards)
            return std::nullopt;
        std::ranges::move(guards->others, std::back_inserter(told.others));
        for (const PythonFact& fact : guards->facts) {
            constexpr std::string_view torch = "torch.";
            const auto entry = parameter(fact.value);
            const auto type = fact.type.starts_with(torch)
                ? parseDataType(std::string_view(fact.type).substr(torch.size()))
                : std::nullopt;
            const bool isKnown = entry && (fact.kind != PythonFact::Kind::Type || type);
            if (!isKnown)
                return std::nullopt;
            told.facts.push_back({.kind = static_cast<JudgedFact::Kind>(fact.kind),
                                  .entry = *entry,
                                  .type = type.value_or(DataType::Unknown),
                                  .axis = fact.axis,
                                  .number = fact.number});
        }
    }
    return told;
}

bool FilterJudge::equals(const MatchJudge& other) const
{
    const auto* const same = dynamic_cast<const FilterJudge*>(&other);
    return same && same->m_provider == m_provider && same->m_pair == m_pair
        && same->m_flags == m_flags && same->m_source->text() == m_source->text();
}

} // namespace fusewright
