// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/node_set.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/use_variables.h"
#include "engine/pattern/match.h"
#include "engine/pattern/use_search.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class Matcher;
class SearchTrace;

/// One search of a pattern along users, from one variable as its first source. The essay at the
/// head of the source says how it goes.
class UseWalk {
public:
    UseWalk(const Graph& graph, const CompiledPattern& compiled, const UseVariables& variables);
    ~UseWalk();

    struct Task {
        std::uint32_t first = 0;  ///< The variable of the first source.
        NodeId place;             ///< Of the match, where only one there counts; else invalid.
        std::uint64_t budget = 0; ///< So many steps may be taken.
        /// What later sources may take, by first use; asked where it matters. Null: all is there.
        std::function<const std::vector<std::uint32_t>&()> all;
    };

    /// Null when there is none, or none within the budget. Valid until the next call.
    const Match* run(const Task& task);

    /// These operators are not there for included entries.
    void setTaken(const NodeSet* taken) { m_taken = taken; }
    /// Nor are these there for anything: they use nothing.
    void setGone(UseVariables::Gone* gone) { m_gone = gone; }
    void setTrace(SearchTrace* trace) { m_trace = trace; }
    /// Operators about which it was asked, in the last run, whether they are there, and they were.
    const std::vector<NodeId>& asked() const { return m_asked; }
    std::uint64_t work() const { return m_work; }
    /// So many entries have operators now.
    std::size_t boundCount() const { return m_boundCount; }
    std::optional<EntryId> exploded() const { return m_exploded; }

private:
    /// The users of an entry that must take one variable, with all that is asked of the edges.
    struct Child {
        EntryId entry;
        std::vector<UseEdge> edges;
    };

    /// An entry whose users are looked for.
    struct Visit {
        EntryId entry;
        std::uint32_t variable = 0;
        std::size_t child = 0;
        std::size_t user = 0;
        std::size_t mark = 0; ///< So many entries had been bound before it.
    };

    /// A source and what it may still take.
    struct Source {
        EntryId entry;
        std::vector<std::uint32_t> near; ///< What an entry that is bound uses, by first use.
        bool isNear = false;
        std::size_t next = 0;
        std::size_t mark = 0;
    };

    bool spend(EntryId entry);
    bool accepts(EntryId entry, std::uint32_t variable);
    bool fits(EntryId entry, std::uint32_t variable);
    bool fitsForms(EntryId entry, NodeId node, const NodeSet* gone);
    bool fitsCondition(EntryId entry, ValueId value, const NodeSet* gone);
    bool stillFits(EntryId entry, std::uint32_t variable);
    const UseTuple* tupleAt(EntryId entry) const;
    bool fitsTuple(const UseTuple& tuple, std::uint32_t variable);
    bool fitsField(EntryId field, std::uint32_t variable);
    bool isDeep(EntryId entry) const;
    bool isFree(EntryId entry, NodeId node);
    bool isGone(NodeId node) const { return m_gone && m_gone->nodes.contains(node); }
    bool holds(const Child& child, std::uint32_t variable, std::uint32_t user);
    bool isUsedByOthers(const Child& child, std::uint32_t variable);
    void bind(EntryId entry, std::uint32_t variable);
    void unbind(std::size_t mark);
    bool isBound(EntryId entry) const { return m_variable[entry.index] != UseVariables::none; }

    bool takeTree(EntryId source, std::uint32_t variable);
    bool goOn();
    bool takeChild(Visit& visit, const Child& child);
    bool nextUser(Visit& visit, const Child& child);
    void tellStuck(EntryId entry);
    void tellStuckAt(const Visit& visit, const Child& child);

    bool openSource(const Task& task);
    bool nextSource(Source& source);
    std::vector<std::uint32_t> nearOf(EntryId source, bool& isNear) const;
    bool shapesHold();
    bool haveSameShape(std::uint32_t a, std::uint32_t b) const;

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    const UseVariables& m_variables;
    const UseSearch& m_uses;
    std::vector<std::vector<Child>> m_children;                 ///< By entry.
    std::vector<std::vector<std::unique_ptr<Matcher>>> m_forms; ///< By entry.
    std::unordered_map<std::uint64_t, bool> m_fits;             ///< By entry and variable.

    Match m_match;
    std::vector<std::uint32_t> m_variable; ///< By entry: what it has.
    std::vector<bool> m_isTaken;           ///< By variable: an entry has it.
    std::vector<EntryId> m_trail;          ///< Entries as they were bound.
    std::vector<Visit> m_visits;
    std::vector<Source> m_sources;

    const NodeSet* m_taken = nullptr;
    UseVariables::Gone* m_gone = nullptr;
    const std::vector<std::uint32_t>* m_all = nullptr;
    SearchTrace* m_trace = nullptr;
    NodeId m_place;
    std::vector<NodeId> m_asked;
    std::uint64_t m_work = 0;
    std::uint64_t m_budget = 0;
    std::optional<EntryId> m_exploded;
    std::size_t m_boundCount = 0; ///< Entries that have operators.
};

} // namespace fusewright
