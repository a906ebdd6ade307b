// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/pattern/pattern_ids.h"
#include "engine/rewrite/correspondence.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// One rewrite. Nodes are those of its stage: operators of the graph before keep their numbers, and
/// those that the stage makes follow them, whatever becomes of them later.
struct RewriteStep {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    std::vector<std::pair<EntryId, NodeId>> bound; ///< In the order of the entries.
    std::vector<NodeId> removed;                   ///< Ascending, as `added`.
    std::vector<NodeId> added;
    std::vector<std::string> restsOn; ///< Answers of the user without which it would not be.

    bool operator==(const RewriteStep&) const = default;
};

/// A match that was not rewritten.
struct RefusedRewrite {
    enum class Reason : std::uint8_t {
        ConditionFalse,
        ConditionUnknown, ///< It is conditional: the user may know.
        Escapes,          ///< An inner result is used outside.
        Cycle,            ///< The replacement would need what uses it.
        Invalid,          ///< The replacement makes no sense here.
        NotSettled,       ///< Too many rewrites of one operator and what it became.
        Overlaps,         ///< Another match has some of its operators.
        Raises,           ///< A check or the replacement goes wrong: its makers' tool would stop.
    };

    Reason reason = Reason::ConditionFalse;
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    ExpressionId part; ///< Of the pattern's table: what decided it; may be invalid.
    std::string what;
    std::string saw;
    std::vector<NodeId> path; ///< Of a cycle; or who uses what escapes.
    std::optional<TextRange> where = {}; ///< Of a check that is no expression: where it decided.

    bool operator==(const RefusedRewrite&) const = default;
};

/// `condition-false`, `escapes`.
std::string_view refusalCode(RefusedRewrite::Reason reason);

/// A shape that a replacement gives and that cannot be right: its operator makes another one.
struct DoubtedShape {
    std::uint32_t rule = 0;
    std::string operatorName; ///< Of the first one; so are the shapes.
    std::string nodeName;
    std::string written; ///< `[2, 3]`
    std::string inferred;
    std::size_t count = 1; ///< How many operators of the rule it is so of.

    bool operator==(const DoubtedShape&) const = default;
};

/// How many matches of a pattern were left after each step, where a stage looks for all at once.
struct MatchFunnel {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    std::size_t found = 0;
    std::size_t contained = 0;    ///< Nobody outside uses what is inside.
    std::size_t withoutCycle = 0; ///< They can run in one piece.
    std::size_t apart = 0;        ///< No two share an operator.
    std::size_t accepted = 0;     ///< No check refuses them.
    std::string stops; ///< Why the tool whose rules these are would stop here; empty where not.

    bool operator==(const MatchFunnel&) const = default;
};

/// What one stage did.
struct StageResult {
    std::shared_ptr<const Graph> before;
    std::shared_ptr<const Graph> after; ///< The same pointer where nothing changed.
    std::vector<RewriteStep> steps;
    std::vector<RefusedRewrite> refused; ///< At places that are there at the end, by place.
    std::vector<DoubtedShape> doubts;    ///< One for each rule.
    std::vector<MatchFunnel> funnels;    ///< Of stages that look for all at once, by pattern.
    Correspondence map = Correspondence::identity(0);
    std::vector<std::string> addedNames; ///< Of the operators that the steps made, by number.
    bool isSettled = true;
    bool isCutShort = false;           ///< A limit was reached, or it was cancelled.
    std::vector<std::uint32_t> circle; ///< Rules that go round, where it did not settle.

    /// Of a node of the stage.
    std::string_view nameOf(NodeId node) const;
    /// It went on until nothing was left to do.
    bool cameToItsEnd() const { return isSettled && !isCutShort; }
    std::size_t conditionalCount() const;
};

/// Results of stages, which copies share.
class StageList {
public:
    class Iterator {
    public:
        using value_type = StageResult;
        using difference_type = std::ptrdiff_t;
        using reference = const StageResult&;
        using pointer = const StageResult*;
        using iterator_category = std::forward_iterator_tag;

        Iterator() = default;
        explicit Iterator(const std::shared_ptr<const StageResult>* at) : m_at(at) { }
        reference operator*() const { return **m_at; }
        pointer operator->() const { return m_at->get(); }
        Iterator& operator++()
        {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return Iterator(m_at++); }
        bool operator==(const Iterator&) const = default;

    private:
        const std::shared_ptr<const StageResult>* m_at = nullptr;
    };

    std::size_t size() const { return m_stages.size(); }
    bool empty() const { return m_stages.empty(); }
    const StageResult& operator[](std::size_t at) const { return *m_stages[at]; }
    const StageResult& front() const { return *m_stages.front(); }
    const StageResult& back() const { return *m_stages.back(); }
    Iterator begin() const { return Iterator(m_stages.data()); }
    Iterator end() const { return Iterator(m_stages.data() + m_stages.size()); }
    const std::shared_ptr<const StageResult>& shared(std::size_t at) const { return m_stages[at]; }
    void add(StageResult stage)
    {
        m_stages.push_back(std::make_shared<const StageResult>(std::move(stage)));
    }
    void add(std::shared_ptr<const StageResult> stage) { m_stages.push_back(std::move(stage)); }

private:
    std::vector<std::shared_ptr<const StageResult>> m_stages;
};

} // namespace fusewright
