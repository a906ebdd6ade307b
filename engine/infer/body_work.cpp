// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Loops are looked at as if they hand on what they begin with. Where a turn gives something else,
// only what both have in common is believed, and the body is looked at again, until what it is
// given and what it hands on agree: that then holds in every turn.

#include "engine/infer/body_work.h"

#include <algorithm>
#include <utility>

namespace fusewright::infer {

namespace {

/// So often what a loop hands on may change before less is believed than could be.
constexpr std::size_t patientRounds = 3;

std::optional<Extents> commonExtents(const std::optional<Extents>& left,
                                     const std::optional<Extents>& right)
{
    if (!left || !right || left->size() != right->size())
        return std::nullopt;
    Extents result;
    for (std::size_t at = 0; at < left->size(); ++at)
        result.push_back((*left)[at].isSameAs((*right)[at]) ? (*left)[at] : Extent());
    return result;
}

std::optional<Extents> renamedExtents(const std::optional<Extents>& extents, const StringPool& from,
                                      StringPool& to)
{
    std::optional<Extents> result = extents;
    if (!result)
        return result;
    for (Extent& extent : *result) {
        if (extent.isNamed())
            extent = extent.inPool(to.intern(from.text(extent.name())));
    }
    return result;
}

bool isTrue(const Known& known)
{
    return known.elements && known.elements->size() == 1 && known.elements->front().isKnown()
        && !known.elements->front().is(0);
}

/// `shape` with an extent put in at `axis`, which counts in the result.
Shape withAxis(const Shape& shape, std::int64_t axis, const Extent& extent)
{
    const auto at = shape ? axisIn(axis, shape->size() + 1) : std::nullopt;
    if (!at)
        return std::nullopt;
    Shape result = shape;
    result->insert(result->begin() + std::ptrdiff_t(*at), extent);
    return result;
}

/// One of an attribute's numbers, or 0.
std::int64_t numberAt(const Graph& graph, NodeId node, std::string_view attribute, std::size_t at)
{
    const AttributeValue* const value = graph.attribute(node, attribute);
    const auto* const numbers = value ? std::get_if<std::vector<std::int64_t>>(value) : nullptr;
    return numbers && at < numbers->size() ? (*numbers)[at] : 0;
}

} // namespace

Known common(const Known& left, const Known& right)
{
    return {.type = left.type == right.type ? left.type : DataType::Unknown,
            .shape = commonExtents(left.shape, right.shape),
            .elements = commonExtents(left.elements, right.elements)};
}

Known renamed(const Known& known, const StringPool& from, StringPool& to)
{
    return {.type = known.type,
            .shape = renamedExtents(known.shape, from, to),
            .elements = renamedExtents(known.elements, from, to)};
}

BodyWork::BodyWork(const GraphPass& outer, NodeId owner)
    : m_outer(outer), m_owner(owner), m_operands(outer.graph().writtenInputCount(owner))
{
    const auto nested = outer.graph().nested(owner);
    const std::string_view name = outer.graph().nativeName(owner);
    m_outputs.resize(nested.size());
    if (name == "If" && nested.size() == 2)
        m_kind = Kind::Branches;
    else if (isLoop())
        m_kind = Kind::Loop;
    else if (isScan())
        m_kind = Kind::Scan;
    else if (isCall())
        m_kind = Kind::Call;
    if (m_kind == Kind::Loop) {
        for (std::size_t at = 1; at < m_operands; ++at)
            m_carried.push_back(operand(at));
        // A loop without a condition goes on.
        if (!outer.graph().inputs(owner)[1].isValid())
            m_carried.front() = {.type = DataType::Bool};
    } else if (m_kind == Kind::Scan) {
        const AttributeValue* const count = outer.graph().attribute(owner, "num_scan_inputs");
        const auto scans = static_cast<std::size_t>(std::get<std::int64_t>(*count));
        for (std::size_t at = 0; at + scans < m_operands; ++at)
            m_carried.push_back(operand(at));
    }
}

/// Operands that the function has beyond these are left out.
bool BodyWork::isCall() const
{
    const auto nested = m_outer.graph().nested(m_owner);
    if (nested.size() != 1 || m_outer.graph().text(nested.front().attribute) != "function")
        return false;
    const Graph& body = *nested.front().graph;
    return m_operands <= body.inputCount() - body.capturedCount();
}

/// Trip count, condition, and what is carried; the body has the number of the turn instead of the
/// trip count, and gives no number.
bool BodyWork::isLoop() const
{
    const auto nested = m_outer.graph().nested(m_owner);
    if (m_outer.graph().nativeName(m_owner) != "Loop" || nested.size() != 1 || m_operands < 2)
        return false;
    const Graph& body = *nested.front().graph;
    const std::size_t results = m_outer.graph().outputCount(m_owner);
    return body.inputCount() - body.capturedCount() == m_operands
        && body.outputs().size() == results + 1 && results + 2 >= m_operands;
}

/// Scan of opset 8 has one operand more and is not followed.
bool BodyWork::isScan() const
{
    const auto nested = m_outer.graph().nested(m_owner);
    const AttributeValue* const value = m_outer.graph().attribute(m_owner, "num_scan_inputs");
    const auto* const scans = value ? std::get_if<std::int64_t>(value) : nullptr;
    if (m_outer.graph().nativeName(m_owner) != "Scan" || nested.size() != 1 || !scans || *scans < 1
        || static_cast<std::size_t>(*scans) > m_operands)
        return false;
    const Graph& body = *nested.front().graph;
    const std::size_t results = m_outer.graph().outputCount(m_owner);
    return body.inputCount() - body.capturedCount() == m_operands
        && body.outputs().size() == results
        && results + static_cast<std::size_t>(*scans) >= m_operands;
}

Known BodyWork::operand(std::size_t at) const
{
    const auto inputs = m_outer.graph().inputs(m_owner);
    return at < inputs.size() && inputs[at].isValid() ? m_outer.known(inputs[at]) : Known();
}

/// One element of what is scanned.
Known BodyWork::scanned(std::size_t input) const
{
    Known known = operand(input);
    known.elements.reset();
    const std::int64_t axis =
        numberAt(m_outer.graph(), m_owner, "scan_input_axes", input - m_carried.size());
    const auto at = known.shape ? axisIn(axis, known.shape->size()) : std::nullopt;
    if (at)
        known.shape->erase(known.shape->begin() + std::ptrdiff_t(*at));
    else
        known.shape.reset();
    return known;
}

/// All that is scanned is as long as this.
Extent BodyWork::scanLength() const
{
    Extent length;
    for (std::size_t input = m_carried.size(); input < m_operands; ++input) {
        const Shape shape = operand(input).shape;
        const std::int64_t axis =
            numberAt(m_outer.graph(), m_owner, "scan_input_axes", input - m_carried.size());
        const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
        if (at && !length.isKnown() && !(*shape)[*at].isUnknown())
            length = (*shape)[*at];
    }
    return length;
}

/// How often a loop turns, where its condition never ends it.
Extent BodyWork::loopLength() const
{
    const bool hasCondition = m_outer.graph().inputs(m_owner)[1].isValid();
    const Known trips = operand(0);
    if ((hasCondition && !isTrue(m_carried.front())) || !trips.elements
        || trips.elements->size() != 1)
        return {};
    const Extent& count = trips.elements->front();
    return count.isKnown() && count.number() < 0 ? Extent(0) : count;
}

std::vector<Known> BodyWork::inputsOf() const
{
    std::vector<Known> inputs;
    switch (m_kind) {
    case Kind::Loop:
        inputs.push_back({.type = DataType::I64});
        inputs.insert(inputs.end(), m_carried.begin(), m_carried.end());
        break;
    case Kind::Scan:
        inputs = m_carried;
        for (std::size_t at = m_carried.size(); at < m_operands; ++at)
            inputs.push_back(scanned(at));
        break;
    case Kind::Call:
        for (std::size_t at = 0; at < m_operands; ++at)
            inputs.push_back(operand(at));
        break;
    case Kind::Branches:
    case Kind::Other:
        break;
    }
    return inputs;
}

void BodyWork::take(std::size_t body, std::vector<Known> outputs)
{
    m_outputs[body] = std::move(outputs);
}

void BodyWork::believeNothing()
{
    m_isLast = true;
    for (Known& known : m_carried)
        known = {.type = known.type};
}

bool BodyWork::isSettled()
{
    const std::vector<Known>& given = m_outputs.front();
    if (m_carried.empty() || m_isLast || given.size() < m_carried.size())
        return true;
    bool holds = true;
    for (std::size_t at = 0; at < m_carried.size(); ++at) {
        Known both = common(m_carried[at], given[at]);
        if (areEqual(both, m_carried[at]))
            continue;
        holds = false;
        m_carried[at] = std::move(both);
    }
    ++m_rounds;
    if (!holds && m_rounds >= patientRounds)
        believeNothing();
    return holds;
}

std::vector<Known> BodyWork::results() const
{
    switch (m_kind) {
    case Kind::Branches:
        return resultsOfBranches();
    case Kind::Loop:
    case Kind::Scan:
        return resultsOfLoop();
    case Kind::Call:
        return m_outputs.front();
    case Kind::Other:
        break;
    }
    return {};
}

/// Of both branches, or of the one that is taken where that is known.
std::vector<Known> BodyWork::resultsOfBranches() const
{
    const auto nested = m_outer.graph().nested(m_owner);
    const bool isThenFirst = m_outer.graph().text(nested.front().attribute) == "then_branch";
    const std::vector<Known>& first = m_outputs.front();
    const std::vector<Known>& second = m_outputs.back();
    const Known condition = operand(0);
    const bool isKnown = condition.elements && condition.elements->size() == 1
        && condition.elements->front().isKnown();
    if (isKnown)
        return isTrue(condition) == isThenFirst ? first : second;
    std::vector<Known> results;
    for (std::size_t at = 0; at < std::min(first.size(), second.size()); ++at)
        results.push_back(common(first[at], second[at]));
    return results;
}

/// What is carried as it is in the end, then what every turn adds.
std::vector<Known> BodyWork::resultsOfLoop() const
{
    const std::vector<Known>& given = m_outputs.front();
    const bool isScan = m_kind == Kind::Scan;
    const std::size_t conditions = isScan ? 0 : 1;
    std::vector<Known> results;
    if (given.size() < m_carried.size())
        return results;
    for (std::size_t at = conditions; at < m_carried.size(); ++at)
        results.push_back(common(operand(isScan ? at : at + 1), given[at]));
    const Extent length = isScan ? scanLength() : loopLength();
    for (std::size_t at = m_carried.size(); at < given.size(); ++at) {
        const std::int64_t axis = isScan
            ? numberAt(m_outer.graph(), m_owner, "scan_output_axes", at - m_carried.size())
            : 0;
        results.push_back(
            {.type = given[at].type, .shape = withAxis(given[at].shape, axis, length)});
    }
    return results;
}

} // namespace fusewright::infer
