// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_object.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_call.h"
#include "engine/rules/tvm/dpl/dpl_sequence.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

DplObject* asDplObject(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<DplObject*>(value.object()) : nullptr;
}

PythonPlace placeInFile(const PythonAsk& ask)
{
    const auto isOfFile = [](const PythonPlace& place) {
        return place.source && !isTvmPrelude(place.source->name());
    };
    const std::vector<PythonFrame>& frames = ask.runtime.frames();
    for (std::size_t at = frames.size(); at > 0; --at) {
        if (isOfFile(frames[at - 1].place))
            return frames[at - 1].place;
    }
    return isOfFile(ask.place) ? ask.place : PythonPlace();
}

PythonValue makeDpl(const PythonAsk& ask, DplNode node, std::vector<DplObject*> parts)
{
    // A part that could not be made for want of room has stopped everything.
    if (std::ranges::find(parts, nullptr) != parts.end())
        return {};
    if (!ask.runtime.grow(parts.size() + node.extents.size() + node.name.size() + 4))
        return {};
    node.place = placeInFile(ask);
    return PythonValue(ask.runtime.heap().make<DplObject>(std::move(node), std::move(parts)));
}

std::optional<CollectedDpl> collectDpl(const DplObject& root, std::size_t most)
{
    CollectedDpl collected;
    return addDpl(collected, root, most) ? std::optional(std::move(collected)) : std::nullopt;
}

bool addDpl(CollectedDpl& collected, const DplObject& root, std::size_t most)
{
    struct Visit {
        const DplObject* object;
        std::size_t next = 0;
    };
    std::vector<Visit> visits;
    if (!collected.ids.contains(&root))
        visits.push_back({&root});
    while (!visits.empty()) {
        Visit& visit = visits.back();
        const std::vector<DplObject*>& parts = visit.object->parts();
        if (visit.next < parts.size()) {
            const DplObject* const part = parts[visit.next++];
            if (!collected.ids.contains(part))
                visits.push_back({part});
            continue;
        }
        DplNode node = visit.object->node();
        node.parts.clear();
        for (const DplObject* const part : parts)
            node.parts.push_back(collected.ids.at(part));
        if (collected.pattern.nodes.size() >= most)
            return false;
        const auto id = static_cast<DplId>(collected.pattern.nodes.size());
        if (collected.ids.emplace(visit.object, id).second)
            collected.pattern.nodes.push_back(std::move(node));
        visits.pop_back();
    }
    collected.pattern.root = collected.ids.at(&root);
    return true;
}

std::string DplObject::typeName() const
{
    return std::string(dplClassName(m_node.kind));
}

PythonValue DplObject::attribute(const PythonAsk& ask, std::string_view name)
{
    if (const TvmFunctionRow* const row = findDplMethod(name))
        return boundDplMethod(ask, *row, PythonValue(*this));
    if (name == "fields" && isTuple(m_node.kind)) {
        std::vector<PythonValue> fields;
        for (DplObject* const part : m_parts)
            fields.emplace_back(*part);
        return ask.runtime.list(std::move(fields));
    }
    return {};
}

PythonValue DplObject::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    return callTvmFunction(ask, *findDplMethod("__call__"), arguments, PythonValue(*this));
}

PythonValue DplObject::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    if (isDplJoin(which))
        return joinDpl(ask, PythonValue(*this), other,
                       {.isOnly = which == PythonOperator::ShiftRight});
    DplObject* const right = asDplObject(other);
    if (!right || (which != PythonOperator::Or && which != PythonOperator::And))
        return {};
    const DplKind kind = which == PythonOperator::Or ? DplKind::Either : DplKind::Both;
    return makeDpl(ask, {.kind = kind}, {this, right});
}

PythonValue DplObject::unary(const PythonAsk& ask, PythonUnary which)
{
    return which == PythonUnary::Invert ? makeDpl(ask, {.kind = DplKind::Not}, {this})
                                        : PythonHostObject::unary(ask, which);
}

PythonValue DplObject::item(const PythonAsk& ask, PythonValue index)
{
    const bool isShape = m_node.kind == DplKind::ShapeLiteral;
    if (m_node.kind != DplKind::Tuple && !isShape)
        return PythonHostObject::item(ask, index);
    if (index.is(PythonType::Unknown))
        return ask.runtime.unknown("It is an index of a pattern.", index);
    if (index.is(PythonType::None) && !isShape)
        return makeDpl(ask, {.kind = DplKind::TupleItem}, {this});
    if (!index.isIntegral())
        return ask.raise("TypeError", typeName() + " indices must be integers");
    const auto size = static_cast<std::int64_t>(isShape ? m_node.extents.size() : m_parts.size());
    const std::int64_t at = index.asInteger() < 0 ? index.asInteger() + size : index.asInteger();
    if (at < 0 || at >= size)
        return ask.raise("IndexError", typeName() + " index out of range");
    if (!isShape)
        return makeDpl(ask, {.kind = DplKind::TupleItem, .index = at}, {this});
    const DplExtent& extent = m_node.extents[static_cast<std::size_t>(at)];
    return extent.number ? PythonValue::integer(*extent.number) : ask.runtime.string(extent.symbol);
}

PythonValue DplObject::length(const PythonAsk& ask)
{
    switch (m_node.kind) {
    case DplKind::Tuple:
    case DplKind::UnorderedTuple:
        return PythonValue::integer(static_cast<std::int64_t>(m_parts.size()));
    case DplKind::ShapeLiteral:
        return PythonValue::integer(static_cast<std::int64_t>(m_node.extents.size()));
    default:
        return PythonHostObject::length(ask);
    }
}

} // namespace fusewright
