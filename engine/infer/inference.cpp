// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// One pass over the nodes in topological order. A rule sees what is known of the operands, from the
// file or from rules before it, and says what it can about the results. That is laid under what the
// file says: an extent that the file gives stays, unless it is a name that only results have.
//
// Exporters compute shapes in the graph: Shape, Gather, Concat, Reshape. So small tensors of whole
// numbers are followed too, element by element, with names of extents as elements.
//
// At an operator with bodies the pass waits until these have had theirs, each in a copy that then
// takes the body's place. What waits stands on a stack.

#include "engine/infer/inference.h"

#include "engine/graph/named_by_rank.h"
#include "engine/graph/tidy.h"
#include "engine/infer/body_work.h"
#include "engine/infer/graph_pass.h"
#include "engine/support/cancel_token.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

using namespace infer;

/// Loops in loops are looked at again and again until so many nodes were; then each once.
constexpr std::size_t mostRepeats = 1'000'000;
/// What a body costs beside its nodes.
constexpr std::size_t visitsOfABody = 100;

/// An operator whose bodies are looked at, one after the other.
struct Owner {
    NodeId node;
    BodyWork work;
    std::vector<std::shared_ptr<const Graph>> done;
    Found found;           ///< In those that are done.
    std::size_t begun = 0; ///< How much was looked at before.
};

/// A graph that is looked at, and where it waits.
struct Level {
    Level(Graph& graph, const CancelToken& cancel) : pass(graph, cancel) { }
    Level(std::unique_ptr<Graph> body, const CancelToken& cancel)
        : copy(std::move(body)), pass(*copy, cancel)
    {
    }

    std::unique_ptr<Graph> copy; ///< Null for the graph around all.
    GraphPass pass;
    std::optional<Owner> owner;
    Found found;
};

class Inference {
public:
    Inference(Bodies bodies, const CancelToken& cancel) : m_bodies(bodies), m_cancel(cancel) { }

    Found run(Graph& graph)
    {
        m_levels.push_back(std::make_unique<Level>(graph, m_cancel));
        while (true) {
            Level& level = *m_levels.back();
            if (level.owner) {
                lookAtNextBody(level);
                continue;
            }
            const std::size_t before = level.pass.position();
            const auto owner = level.pass.advance();
            m_visits += level.pass.position() - before;
            if (owner) {
                level.owner.emplace(Owner{*owner, BodyWork(level.pass, *owner), {}, {}, m_visits});
                if (m_repeats > mostRepeats)
                    level.owner->work.believeNothing();
                continue;
            }
            level.found.add(level.pass.takeFound());
            if (m_levels.size() == 1) {
                m_elements = level.pass.namedElements();
                return std::move(level.found);
            }
            leaveBody();
        }
    }

    std::vector<ShapeElements> takeElements() { return std::move(m_elements); }

private:
    void lookAtNextBody(Level& level)
    {
        Owner& owner = *level.owner;
        const auto nested = level.pass.graph().nested(owner.node);
        if (owner.done.size() == nested.size()) {
            settle(level);
            return;
        }
        const NestedGraph& body = nested[owner.done.size()];
        const auto given = owner.work.inputsOf();
        auto inner =
            std::make_unique<Level>(std::make_unique<Graph>(Graph::copyOf(*body.graph)), m_cancel);
        const std::size_t declared = body.graph->inputCount() - body.graph->capturedCount();
        const StringPool& outside = level.pass.graph().texts();
        StringPool& inside = inner->pass.facts().texts;
        for (std::size_t at = 0; at < std::min(declared, given.size()); ++at)
            inner->pass.tell(ValueId(at), renamed(given[at], outside, inside));
        for (std::size_t at = 0; at < body.captured.size(); ++at) {
            const Known known = level.pass.known(body.captured[at]);
            inner->pass.tell(ValueId(declared + at), renamed(known, outside, inside));
        }
        m_levels.push_back(std::move(inner));
        m_visits += visitsOfABody;
    }

    void leaveBody()
    {
        std::unique_ptr<Level> body = std::move(m_levels.back());
        m_levels.pop_back();
        Level& level = *m_levels.back();
        Owner& owner = *level.owner;
        std::vector<Known> outputs;
        for (const ValueId output : body->pass.graph().outputs()) {
            outputs.push_back(renamed(body->pass.known(output), body->pass.graph().texts(),
                                      level.pass.facts().texts));
        }
        owner.work.take(owner.done.size(), std::move(outputs));
        owner.found.add(std::move(body->found));
        const std::vector<ShapeElements> elements = body->pass.namedElements();
        Graph graph = std::move(*body->copy);
        if (m_bodies == Bodies::Tidied)
            graph = tidy(std::move(graph), TidyInputs::Keep, elements).graph;
        graph = namedByRank(std::move(graph));
        owner.done.push_back(std::make_shared<const Graph>(std::move(graph)));
    }

    /// The bodies stay as they are now, or are looked at again from the start.
    void settle(Level& level)
    {
        Owner& owner = *level.owner;
        if (!owner.work.isSettled() && !m_cancel.isCancelled()) {
            owner.done.clear();
            owner.found = {};
            m_repeats += m_visits - std::exchange(owner.begun, m_visits);
            if (m_repeats > mostRepeats)
                owner.work.believeNothing();
            return;
        }
        level.pass.setResults(owner.node, owner.work.results());
        level.found.add(std::move(owner.found));
        auto nested = std::ranges::lower_bound(level.pass.facts().nested, owner.node, {},
                                               &NestedGraph::owner);
        for (std::shared_ptr<const Graph>& body : owner.done)
            (nested++)->graph = std::move(body);
        level.owner.reset();
    }

    Bodies m_bodies;
    const CancelToken& m_cancel;
    std::vector<std::unique_ptr<Level>> m_levels; ///< The outermost first.
    std::vector<ShapeElements> m_elements;        ///< Of the outermost graph.
    std::size_t m_visits = 0;
    std::size_t m_repeats = 0; ///< Of the visits, those that had to be made again.
};

} // namespace

Inferred inferTypes(Graph graph, const CancelToken& cancel, Bodies bodies)
{
    Inference inference(bodies, cancel);
    Found found = inference.run(graph);
    return {.graph = std::move(graph),
            .shapes = found.shapes,
            .types = found.types,
            .mismatches = std::move(found.mismatches),
            .elements = inference.takeElements()};
}

} // namespace fusewright
