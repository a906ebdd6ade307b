// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_cover.h"

#include <algorithm>

namespace fusewright {

namespace {

/// A node that asks for something more of what is inside.
bool isConstraint(DplKind kind)
{
    return kind == DplKind::HasShape || kind == DplKind::HasType || kind == DplKind::HasStruct
        || kind == DplKind::HasAttributes;
}

bool asksTheSame(const DplNode& one, const DplNode& other)
{
    return one.name == other.name && one.hasExtents == other.hasExtents
        && one.extents == other.extents && one.attributes == other.attributes;
}

bool coversName(const std::string& general, const std::string& specific)
{
    return general.empty() || general == specific;
}

} // namespace

DplCover::DplCover(const DplPattern& general, const DplPattern& specific)
    : m_width(specific.nodes.size()), m_table(general.nodes.size() * specific.nodes.size())
{
    for (DplId wide = 0; wide < general.nodes.size(); ++wide) {
        for (DplId narrow = 0; narrow < specific.nodes.size(); ++narrow)
            m_table[wide * m_width + narrow] =
                decide(general.nodes[wide], specific.nodes[narrow], wide, narrow);
    }
}

bool DplCover::decide(const DplNode& general, const DplNode& specific, DplId wide,
                      DplId narrow) const
{
    if (general.kind == DplKind::Wildcard)
        return true;
    const auto inner = [&](DplId part) { return covers(wide, part); };
    if (specific.kind == DplKind::Either)
        return std::ranges::all_of(specific.parts, inner);
    const auto outer = [&](DplId part) { return covers(part, narrow); };
    if (general.kind == DplKind::Both)
        return std::ranges::all_of(general.parts, outer);
    if (general.kind == DplKind::Either && std::ranges::any_of(general.parts, outer))
        return true;
    if (coversSame(general, specific))
        return true;
    // What asks for more is covered by what covers a part of it.
    if (specific.kind == DplKind::Both)
        return std::ranges::any_of(specific.parts, inner);
    return isConstraint(specific.kind) && inner(specific.parts.front());
}

bool DplCover::coversSame(const DplNode& general, const DplNode& specific) const
{
    switch (general.kind) {
    case DplKind::Variable:
        return (specific.kind == DplKind::Variable || specific.kind == DplKind::DataflowVariable)
            && coversName(general.name, specific.name);
    case DplKind::DataflowVariable:
    case DplKind::ExternFunction:
        return specific.kind == general.kind && coversName(general.name, specific.name);
    case DplKind::GlobalVariable:
        // A part of the name is enough.
        return specific.kind == general.kind
            && specific.name.find(general.name) != std::string::npos;
    case DplKind::Call:
        return specific.kind == general.kind && coversCall(general, specific);
    case DplKind::TupleItem:
        return specific.kind == general.kind
            && (general.index < 0 || general.index == specific.index)
            && coverParts(general, specific);
    case DplKind::Operator:
    case DplKind::Constant:
    case DplKind::Tuple:
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        return specific.kind == general.kind && asksTheSame(general, specific)
            && coverParts(general, specific);
    default:
        return false;
    }
}

bool DplCover::coverParts(const DplNode& general, const DplNode& specific) const
{
    return std::ranges::equal(general.parts, specific.parts,
                              [&](DplId wide, DplId narrow) { return covers(wide, narrow); });
}

bool DplCover::coversCall(const DplNode& general, const DplNode& specific) const
{
    if (!general.anyArguments)
        return !specific.anyArguments && coverParts(general, specific);
    if (specific.parts.size() < general.parts.size())
        return false;
    return std::equal(general.parts.begin(), general.parts.end(), specific.parts.begin(),
                      [&](DplId wide, DplId narrow) { return covers(wide, narrow); });
}

bool hasSharedNodes(const DplPattern& pattern)
{
    std::vector<bool> isMet(pattern.nodes.size());
    for (const DplNode& node : pattern.nodes) {
        for (const DplId part : node.parts) {
            if (isMet[part] && pattern.nodes[part].kind != DplKind::Operator)
                return true;
            isMet[part] = true;
        }
    }
    return false;
}

std::vector<DplId> requiredCalls(const DplPattern& pattern, const std::vector<DplId>& also)
{
    std::vector<bool> isRequired(pattern.nodes.size());
    std::vector<DplId> calls;
    if (pattern.nodes.empty())
        return calls;
    isRequired[pattern.root] = true;
    for (const DplId id : also)
        isRequired[id] = true;
    for (auto at = static_cast<DplId>(pattern.nodes.size()); at > 0; --at) {
        const DplId id = at - 1;
        const DplNode& node = pattern.nodes[id];
        if (!isRequired[id])
            continue;
        if (node.kind == DplKind::Call)
            calls.push_back(id);
        if (node.kind == DplKind::Either || node.kind == DplKind::Not)
            continue;
        for (const DplId part : node.parts)
            isRequired[part] = true;
    }
    return calls;
}

} // namespace fusewright
