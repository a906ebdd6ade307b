// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/step_marks.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"

#include <optional>

namespace fusewright {

namespace {

using StepKind = SearchStep::Kind;

/// Nothing for a step that takes: then the entry's own mark says it.
std::optional<CanvasMark::Kind> kindOf(const SearchStep& step, bool isMatch)
{
    switch (step.kind) {
    case StepKind::Begin:
    case StepKind::PassOver:
    case StepKind::GiveBack:
        return CanvasMark::Kind::Fuzzy;
    case StepKind::Stuck:
        return CanvasMark::Kind::Failing;
    case StepKind::End:
        return isMatch ? std::nullopt : std::optional(CanvasMark::Kind::Failing);
    default:
        return std::nullopt;
    }
}

} // namespace

std::vector<CanvasMark> stepMarks(const RecordedSearch& search, const SearchStep& step)
{
    const Pattern& pattern =
        search.answer->rules.rules[search.place.rule].patterns[search.place.pattern].pattern;
    const auto kind = kindOf(step, search.place.search.isMatch);
    std::vector<CanvasMark> marks;
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        for (const NodeId node : step.soFar.nodes(EntryId(at))) {
            if (!kind || node != step.node)
                marks.push_back(
                    {node, CanvasMark::Kind::Good, toQt(pattern.entry(EntryId(at)).name)});
        }
    }
    if (!kind || !step.node.isValid())
        return marks;
    const QString name = step.entry.isValid() ? toQt(pattern.entry(step.entry).name) : QString();
    const bool isMissing = step.kind == StepKind::Stuck || step.kind == StepKind::End;
    marks.push_back({step.node, *kind, isMissing ? name + '?' : name});
    return marks;
}

} // namespace fusewright
