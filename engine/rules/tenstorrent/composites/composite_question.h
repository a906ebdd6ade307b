// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_writer.h"
#include "engine/rules/tenstorrent/composites/composite_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace fusewright {

/// Which calls a rule of a composite file is about: those of a function, those by a method's name,
/// or modules.
enum class CompositeSource : std::uint8_t { Function, Method, Module };

/// One function of a composite file, and which calls it is asked about. Its first entry takes the
/// call; where it has a second one, that takes the result that is used.
class CompositeQuestion {
public:
    CompositeQuestion(const CompositeFile& file, std::uint32_t entry, CompositeSource source)
        : m_shared(file.shared),
          m_text(file.source),
          m_flags(file.flags),
          m_entry(entry),
          m_source(source)
    {
    }

    /// Whether a match becomes a composite, as the compiler decides it.
    JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const;
    /// What it becomes.
    WrittenPart write(const ExpressionGround& ground) const;
    bool isSame(const CompositeQuestion& other) const;

private:
    const CompositeEntry& entry() const { return m_shared->program.entries()[m_entry]; }
    JudgeAnswer judgeCall(const Graph& graph, NodeId node) const;
    JudgeAnswer judgeOutputs(const ExpressionGround& ground, NodeId node) const;
    JudgeAnswer judgeCondition(const Graph& graph, NodeId node, WorkBudget& budget) const;
    CompositeResult ask(const Graph& graph, NodeId node) const;
    JudgeAnswer told(const CompositeResult& result) const;

    std::shared_ptr<SharedComposites> m_shared;
    std::shared_ptr<const SourceText> m_text;
    TorchHost::Flags m_flags;
    std::uint32_t m_entry;
    CompositeSource m_source;
};

/// The question as a check of matches, and as what makes their replacement.
std::shared_ptr<const MatchJudge> makeCompositeJudge(CompositeQuestion question);
std::shared_ptr<const MatchWriter> makeCompositeWriter(CompositeQuestion question);

} // namespace fusewright
