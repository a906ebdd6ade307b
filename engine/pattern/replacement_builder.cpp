// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/replacement_builder.h"

#include "engine/pattern/match_writer.h"
#include "engine/pattern/replacement_check.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

auto withoutPlace(const ReplacementPart& part)
{
    return std::tie(part.kind, part.loop, part.operand, part.op, part.call, part.operands,
                    part.attributes, part.attributesOf, part.facts, part.resultCount,
                    part.resultNumber, part.condition, part.elements, part.repeated, part.inside);
}

auto withoutPlace(const ReplacementLoop& loop)
{
    return std::tie(loop.tag, loop.from, loop.to, loop.step, loop.axis, loop.outer);
}

} // namespace

bool ReplacementPart::operator==(const ReplacementPart& other) const
{
    const bool isSameWriter =
        writer == other.writer || (writer && other.writer && writer->equals(*other.writer));
    return isSameWriter && withoutPlace(*this) == withoutPlace(other);
}

bool ReplacementLoop::operator==(const ReplacementLoop& other) const
{
    return withoutPlace(*this) == withoutPlace(other);
}

std::string_view faultCode(ReplacementFault::Kind kind)
{
    constexpr std::array<std::string_view, 16> codes{
        "unknown-part",  "unknown-expression", "unknown-entry",   "unknown-loop",
        "wrong-type",    "missing-expression", "missing-name",    "wrong-operands",
        "repeated-name", "out-of-loop",        "not-spread",      "too-deep",
        "too-many",      "no-result",          "repeated-result", "replaces-itself",
    };
    return codes[static_cast<std::size_t>(kind)];
}

LoopId ReplacementBuilder::addLoop(ReplacementLoop loop)
{
    m_replacement.m_loops.push_back(std::move(loop));
    return LoopId(m_replacement.m_loops.size() - 1);
}

PartId ReplacementBuilder::addPart(ReplacementPart part)
{
    m_replacement.m_parts.push_back(std::move(part));
    return PartId(m_replacement.m_parts.size() - 1);
}

std::vector<ReplacementFault> ReplacementBuilder::faults() const
{
    return ReplacementCheck(m_pattern, m_replacement).faults();
}

std::optional<Replacement> ReplacementBuilder::build()
{
    Replacement replacement = std::exchange(m_replacement, Replacement());
    ReplacementCheck check(m_pattern, replacement);
    if (!check.faults().empty())
        return std::nullopt;
    replacement.m_depth = check.depth();
    replacement.m_partsIn.resize(replacement.m_loops.size() + 1);
    std::unordered_set<std::string> known;
    for (std::size_t at = 0; at < replacement.m_parts.size(); ++at) {
        const ReplacementPart& part = replacement.m_parts[at];
        const LoopId loop = part.loop;
        replacement.m_partsIn[loop.isValid() ? loop.index : replacement.m_loops.size()]
            .emplace_back(at);
        const bool makes = part.kind == ReplacementPart::Kind::Operator
            || part.kind == ReplacementPart::Kind::Wrap;
        if (makes && known.insert(part.op).second)
            replacement.m_operators.push_back(part.op);
    }
    return replacement;
}

} // namespace fusewright
