// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/graph_pass.h"

#include "engine/infer/extent_text.h"
#include "engine/support/cancel_token.h"

#include <algorithm>
#include <utility>

namespace fusewright::infer {

namespace {

constexpr std::size_t mostMismatches = 5;
/// Graphs up to here are checked against what they say of themselves, larger ones believed.
constexpr std::size_t mostChecked = 100'000;
constexpr std::size_t lookInterval = 1 << 14;
/// Parts of all tuples together: a short line can split a tensor into thousands.
constexpr std::size_t mostTupleItems = 1'000'000;

} // namespace

void Found::add(Found&& other)
{
    shapes += other.shapes;
    types += other.types;
    for (ShapeMismatch& mismatch : other.mismatches) {
        if (mismatches.size() < mostMismatches)
            mismatches.push_back(std::move(mismatch));
    }
}

GraphPass::GraphPass(GraphFacts facts, const Graph& graph, const CancelToken& cancel)
    : m_graph(graph),
      m_facts(facts),
      m_cancel(cancel),
      m_findings{.names = m_facts.texts},
      m_reading(readingOf(graph))
{
    for (const Operator& op : graph.operators())
        m_rules.push_back(ruleOf(graph, op, m_reading));
    findNamedValues(graph, m_facts.literals, m_findings);
    findGivenNames();
}

/// Operators may have been added to the graph since the pass began.
Rule GraphPass::ruleOfKind(OperatorId kind)
{
    while (m_rules.size() < m_graph.operators().size())
        m_rules.push_back(ruleOf(m_graph, m_graph.operators()[m_rules.size()], m_reading));
    return m_rules[kind.index];
}

std::optional<NodeId> GraphPass::advance()
{
    const bool checksAll = m_graph.nodeCount() <= mostChecked;
    const auto nested = m_graph.nested();
    while (m_next < m_graph.nodeCount()) {
        const NodeId node(m_next++);
        if (node.index % lookInterval == 0 && m_cancel.isCancelled())
            return std::nullopt;
        const Rule rule = m_rules[m_graph.operatorId(node).index];
        if (rule && (checksAll || !isTold(node)))
            infer(node, rule);
        if (!nested.empty() && !m_graph.nested(node).empty())
            return node;
    }
    return std::nullopt;
}

/// Whether the file says all about the results and none of them can be part of a shape.
bool GraphPass::isTold(NodeId node) const
{
    return std::ranges::all_of(m_graph.outputs(node), [&](ValueId value) {
        const ShapeId shape = m_graph.shapeId(value);
        const auto dims = m_graph.shapes().dims(shape);
        const DataType type = m_graph.valueType(value);
        const bool isList = dims.size() <= 1 && (type == DataType::I64 || type == DataType::I32);
        return m_graph.shapes().isRanked(shape) && type != DataType::Unknown && !isList
            && std::ranges::all_of(dims, [](Dim dim) { return dim.isKnown() || dim.isNamed(); });
    });
}

/// Whether the file itself says all that can be known about the results, whatever the operands are.
bool GraphPass::isWritten(NodeId node) const
{
    return std::ranges::all_of(m_graph.outputs(node), [&](ValueId value) {
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        return dims.size() > 1 && m_graph.typeOrigin(value) == FactOrigin::Written
            && m_graph.shapeOrigin(value) == FactOrigin::Written
            && std::ranges::none_of(dims, [](Dim dim) { return dim == Dim(); });
    });
}

std::vector<NodeId> GraphPass::openNodes() const
{
    std::vector<std::uint8_t> isOpen(m_graph.shapes().size()); ///< By shape.
    for (std::size_t at = 0; at < isOpen.size(); ++at) {
        const auto dims = m_graph.shapes().dims(ShapeId(at));
        isOpen[at] = dims.size() <= 1 || std::ranges::find(dims, Dim()) != dims.end();
    }
    std::vector<NodeId> nodes;
    for (const ValueId value : m_graph.values()) {
        if (isOpen[m_graph.shapeId(value).index] == 0
            && m_graph.valueType(value) != DataType::Unknown)
            continue;
        const NodeId maker = m_graph.producer(value);
        if (maker.isValid() && (nodes.empty() || nodes.back() != maker))
            nodes.push_back(maker);
    }
    return nodes;
}

bool GraphPass::inferAgain(NodeId node, Before before)
{
    const Rule rule = ruleOfKind(m_graph.operatorId(node));
    if (!rule || isWritten(node) || !m_graph.nested(node).empty())
        return false;
    m_was.clear();
    for (const ValueId value : m_graph.outputs(node))
        m_was.push_back(seenOf(value));
    // What is in a tuple is seen by its users only, so these are always asked.
    bool hasTuple = false;
    if (before == Before::Forgotten) {
        for (const ValueId value : m_graph.outputs(node)) {
            hasTuple = hasTuple || m_findings.tuples.contains(value.index);
            forget(value);
        }
    }
    infer(node, rule);
    std::size_t at = 0;
    return hasTuple || std::ranges::any_of(m_graph.outputs(node), [&](ValueId value) {
               return m_findings.tuples.contains(value.index)
                   || !areEqual(m_was[at++], seenOf(value));
           });
}

GraphPass::Seen GraphPass::seenOf(ValueId value) const
{
    return {.type = m_graph.valueType(value),
            .shape = m_graph.shapeId(value),
            .elements = elementsOf(m_graph, value, m_findings)};
}

bool GraphPass::areEqual(const Seen& left, const Seen& right)
{
    return left.type == right.type && left.shape == right.shape
        && infer::areEqual(left.elements, right.elements);
}

/// What was inferred of a value; what was said of it stays.
void GraphPass::forget(ValueId value)
{
    m_findings.elements.erase(value.index);
    if (const auto tuple = m_findings.tuples.find(value.index); tuple != m_findings.tuples.end()) {
        m_tupleItems -= tuple->second.size();
        m_findings.tuples.erase(tuple);
    }
    if (m_graph.typeOrigin(value) == FactOrigin::Inferred) {
        m_facts.valueTypes[value.index] = DataType::Unknown;
        originOf(value).setType(FactOrigin::Written);
    }
    if (m_graph.shapeOrigin(value) != FactOrigin::Inferred)
        return;
    GivenShape given{.value = value, .shape = ShapeTable::unranked};
    const auto found = std::ranges::lower_bound(m_facts.givenShapes, value, {}, &GivenShape::value);
    if (found != m_facts.givenShapes.end() && found->value == value) {
        given = *found;
        m_facts.givenShapes.erase(found);
    }
    m_facts.valueShapes[value.index] = given.shape;
    originOf(value).setShape(given.origin);
}

void GraphPass::infer(NodeId node, Rule rule)
{
    NodeFacts facts(m_graph, node, m_findings);
    rule(facts);
    const std::vector<Known>& results = facts.results();
    if (m_graph.outputCount(node) != 1 || results.size() < 2)
        setResults(node, results);
    else if (m_tupleItems + results.size() <= mostTupleItems) {
        m_tupleItems += results.size();
        m_findings.tuples.emplace(m_graph.outputs(node).front().index, results);
    }
}

void GraphPass::setResults(NodeId node, std::span<const Known> results)
{
    const auto outputs = m_graph.outputs(node);
    for (std::size_t at = 0; at < std::min(results.size(), outputs.size()); ++at)
        take(ValueId(outputs.front().index + at), results[at], node);
}

void GraphPass::tell(ValueId input, const Known& known)
{
    take(input, known, NodeId());
}

Known GraphPass::known(ValueId value) const
{
    Known known{.type = m_graph.valueType(value)};
    const ShapeId shape = m_graph.shapeId(value);
    if (m_graph.shapes().isRanked(shape) && m_graph.shapes().dims(shape).size() <= mostAxes) {
        known.shape.emplace().reserve(m_graph.shapes().dims(shape).size());
        for (const Dim dim : m_graph.shapes().dims(shape))
            known.shape->emplace_back(dim);
    }
    known.elements = elementsOf(m_graph, value, m_findings);
    return known;
}

void GraphPass::take(ValueId value, const Known& known, NodeId maker)
{
    DataType& type = m_facts.valueTypes[value.index];
    if (type == DataType::Unknown && known.type != DataType::Unknown) {
        type = known.type;
        originOf(value).setType(FactOrigin::Inferred);
        ++m_found.types;
    }
    if (known.shape)
        takeShape(value, *known.shape, maker);
    if (known.elements)
        takeElements(value, *known.elements);
}

std::vector<ShapeElements> GraphPass::namedElements() const
{
    // Where numbers are set for names, all that was computed beside them counts.
    const bool hasNames = std::ranges::any_of(m_findings.elements, [](const auto& each) {
        return std::ranges::any_of(each.second, &Extent::isNamed);
    });
    std::vector<ShapeElements> all;
    if (!hasNames)
        return all;
    for (const auto& [value, elements] : m_findings.elements) {
        ShapeElements& named = all.emplace_back(ShapeElements{ValueId(value), {}});
        for (const Extent& element : elements)
            named.elements.push_back(elementText(element, m_findings.names));
    }
    std::ranges::sort(all, {}, &ShapeElements::value);
    return all;
}

/// What the elements are counts only where they are as many as the shape says.
void GraphPass::takeElements(ValueId value, const Extents& elements)
{
    const ShapeId shape = m_graph.shapeId(value);
    const auto dims = m_graph.shapes().dims(shape);
    const bool isSmall = m_graph.shapes().isRanked(shape) && dims.size() <= 2
        && elements.size() <= NodeFacts::mostElements;
    if (!isSmall)
        return;
    std::int64_t count = 1;
    for (const Dim& dim : dims) {
        if (!dim.isKnown() || __builtin_mul_overflow(count, dim.size(), &count))
            return;
    }
    if (count == std::ssize(elements))
        m_findings.elements.emplace(value.index, elements);
}

/// Names of extents that nothing in the graph computes.
void GraphPass::findGivenNames()
{
    for (const ValueId value : m_graph.values()) {
        if (m_graph.producer(value).isValid())
            continue;
        for (const Dim dim : m_graph.shapes().dims(m_graph.shapeId(value))) {
            if (!dim.isNamed())
                continue;
            for (const std::string_view name : namesIn(m_graph.text(dim.name())))
                m_givenNames.emplace(name);
        }
    }
}

/// Exporters give names to what they do not know of results, `MatMulscores_dim_1`, and people to
/// what they want to see. What follows from the inputs says more, and leaves no second name for it.
bool GraphPass::isOnlyCalled(Dim told, Dim inferred) const
{
    if (!told.isNamed() || inferred == Dim() || told == inferred)
        return false;
    return std::ranges::any_of(namesIn(m_graph.text(told.name())), [this](std::string_view name) {
        return !m_givenNames.contains(std::string(name));
    });
}

void GraphPass::takeShape(ValueId value, const Extents& extents, NodeId maker)
{
    if (extents.size() > mostAxes)
        return;
    const ShapeId before = m_graph.shapeId(value);
    m_dims.clear();
    for (const Extent& extent : extents)
        m_dims.push_back(extent.dim());
    if (m_graph.shapes().isRanked(before)) {
        const auto told = m_graph.shapes().dims(before);
        bool agrees = told.size() == m_dims.size();
        bool isNews = false;
        for (std::size_t at = 0; agrees && at < told.size(); ++at) {
            agrees = !told[at].isKnown() || !m_dims[at].isKnown() || told[at] == m_dims[at];
            const bool isTold = told[at].isKnown()
                || (told[at].isNamed() && !(maker.isValid() && isOnlyCalled(told[at], m_dims[at])));
            isNews = isNews || (!isTold && m_dims[at] != Dim());
            if (isTold)
                m_dims[at] = told[at];
        }
        if (!agrees && maker.isValid())
            addMismatch(value, maker, extents);
        if (!agrees || !isNews)
            return;
    }
    noteShape(value);
    m_facts.valueShapes[value.index] = m_facts.shapes.intern(m_dims);
    ++m_found.shapes;
}

ValueOrigin& GraphPass::originOf(ValueId value)
{
    if (value.index >= m_facts.valueOrigins.size())
        m_facts.valueOrigins.resize(m_graph.valueCount());
    return m_facts.valueOrigins[value.index];
}

/// Of a shape that is being inferred: what was said of it, where that was something.
void GraphPass::noteShape(ValueId value)
{
    const FactOrigin before = m_graph.shapeOrigin(value);
    if (before == FactOrigin::Inferred)
        return;
    if (before != FactOrigin::Unknown) {
        const auto place =
            std::ranges::lower_bound(m_facts.givenShapes, value, {}, &GivenShape::value);
        m_facts.givenShapes.insert(
            place, {.value = value, .shape = m_graph.shapeId(value), .origin = before});
    }
    originOf(value).setShape(FactOrigin::Inferred);
}

void GraphPass::addMismatch(ValueId value, NodeId node, const Extents& extents)
{
    if (m_found.mismatches.size() == mostMismatches)
        return;
    std::vector<Dim> inferred;
    for (const Extent& extent : extents)
        inferred.push_back(extent.dim());
    m_found.mismatches.push_back({.value = value,
                                  .operatorName = std::string(m_graph.nativeName(node)),
                                  .nodeName = std::string(m_graph.nodeName(node)),
                                  .written = text(m_graph.shapes().dims(m_graph.shapeId(value))),
                                  .inferred = text(inferred)});
}

std::string GraphPass::text(std::span<const Dim> dims) const
{
    std::string result = "[";
    for (const Dim dim : dims) {
        result += result.size() > 1 ? ", " : "";
        if (dim.isKnown())
            result += std::to_string(dim.size());
        else
            result += dim.isNamed() ? m_graph.text(dim.name()) : "?";
    }
    return result + ']';
}

} // namespace fusewright::infer
