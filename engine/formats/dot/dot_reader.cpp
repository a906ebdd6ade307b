// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_reader.h"

#include "engine/formats/dot/dot_labels.h"
#include "engine/formats/dot/dot_lexer.h"
#include "engine/formats/dot/dot_outline.h"
#include "engine/formats/dot/node_names.h"
#include "engine/formats/dot/value_text.h"
#include "engine/formats/model_text.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t longestType = 1000;

} // namespace

DotReader::DotReader(const ModelText& file, const DotGraphText& text, DotGraph drawing,
                     const ReadOptions& options)
    : m_file(file),
      m_text(text),
      m_drawing(std::move(drawing)),
      m_options(options),
      m_builder(m_drawing.name, options.catalogue)
{
    const std::size_t count = m_drawing.nodes.size();
    m_builder.reserve(count, m_drawing.edges.size(), 2 * count);
    for (const std::string& path : m_drawing.modules)
        m_modules.push_back(plainText(path));
}

std::optional<Graph> DotReader::read()
{
    auto operators = readDrawnOperators(m_drawing, m_options, m_builder);
    if (!operators)
        return std::nullopt;
    m_operators = *std::move(operators);
    nameResults();
    orderEdges();
    tellNodes();
    tellOutputs();
    m_builder.addProperty(std::string(property::operandOrder), std::string(property::drawn));
    if (m_options.cancel.isCancelled())
        return std::nullopt;
    const auto locate = [&](GraphBuilder::Place node) { return placeOf(node); };
    return m_builder.build(UnmadeNames::BecomeInputs, m_file.path(), locate, m_file.diagnostics());
}

/// A value has one maker, but a drawing may say the same name of several. Operators come before
/// tensors, for these are only another picture of what the operators make.
void DotReader::nameResults()
{
    UniqueNodeNames names(m_builder);
    const auto take = [&](DrawnOperator& op) {
        for (Symbol& result : m_operators.resultsOf(op)) {
            if (result.index != 0)
                result = names.take(result);
        }
    };
    for (DrawnOperator& op : m_operators.all) {
        if (!op.isTensor)
            take(op);
    }
    for (DrawnOperator& op : m_operators.all) {
        if (!op.isTensor)
            continue;
        Symbol& result = m_operators.resultsOf(op).front();
        if (!names.isFree(result))
            result = op.id;
        // The name of a node that shows the drawing's bookkeeping must not take a value's name.
        if (!names.isFree(op.id))
            op.id = Symbol(0u);
        take(op);
    }
}

void DotReader::orderEdges()
{
    m_edgeBegin.assign(m_drawing.nodes.size() + 1, 0);
    for (const DotEdge& edge : m_drawing.edges)
        ++m_edgeBegin[edge.head + 1];
    for (std::size_t node = 0; node < m_drawing.nodes.size(); ++node)
        m_edgeBegin[node + 1] += m_edgeBegin[node];
    std::vector<std::uint32_t> next = m_edgeBegin;
    m_edges.resize(m_drawing.edges.size());
    for (std::uint32_t edge = 0; edge < m_drawing.edges.size(); ++edge)
        m_edges[next[m_drawing.edges[edge].head]++] = edge;
}

void DotReader::tellNodes()
{
    for (std::size_t node = 0; node < m_drawing.nodes.size(); ++node) {
        const DrawnOperator& op = m_operators.all[node];
        m_builder.beginNode(m_builder.text(op.native), op.id, node);
        for (const Attribute& attribute : m_operators.attributesOf(op))
            m_builder.addAttribute(attribute);
        if (const std::string& module = m_modules[m_drawing.nodes[node].module]; !module.empty())
            m_builder.setModule(module, {});
        for (std::uint32_t at = m_edgeBegin[node]; at < m_edgeBegin[node + 1]; ++at)
            tellOperand(m_drawing.edges[m_edges[at]]);
        for (const Symbol result : m_operators.resultsOf(op))
            m_builder.addResult(result);
        if (op.type.type != DataType::Unknown || op.type.shape != ShapeTable::unranked)
            m_builder.describe(m_operators.resultsOf(op).front(), op.type);
    }
}

void DotReader::tellOperand(const DotEdge& edge)
{
    const Symbol value = valueOn(edge);
    m_builder.addOperand(value);
    const std::string& label = m_drawing.text(edge.label);
    if (!label.empty() && label.size() <= longestType) {
        if (const auto type = readValueType(plainText(label), m_builder))
            m_builder.describe(value, *type);
    }
    if (value.index >= m_isUsed.size())
        m_isUsed.resize(value.index + 1);
    m_isUsed[value.index] = true;
}

/// Of several results, the one that the tensor at the other end is named after.
Symbol DotReader::valueOn(const DotEdge& edge)
{
    const auto results = m_operators.resultsOf(m_operators.all[edge.tail]);
    if (results.size() > 1 && m_operators.all[edge.head].isTensor) {
        const DotNode& tensor = m_drawing.nodes[edge.head];
        const std::string name = plainText(m_drawing.text(tensor.label));
        const auto named = std::ranges::find(results, m_builder.intern(name));
        if (named != results.end())
            return *named;
    }
    return *std::ranges::find_if(results, [](Symbol result) { return result.index != 0; });
}

void DotReader::tellOutputs()
{
    for (std::size_t node = 0; node < m_drawing.nodes.size(); ++node) {
        const DrawnOperator& op = m_operators.all[node];
        if (m_edgeBegin[node] == m_edgeBegin[node + 1] && isBoundary(op))
            continue;
        for (const Symbol result : m_operators.resultsOf(op)) {
            if (result.index >= m_isUsed.size() || !m_isUsed[result.index])
                m_builder.addOutput(result);
        }
    }
}

/// An input or a weight that nobody uses is no output.
bool DotReader::isBoundary(const DrawnOperator& op) const
{
    const OperatorSpec* const spec = m_options.catalogue->find(m_builder.text(op.native));
    return op.isTensor || (spec && spec->category == "structural");
}

std::optional<TextRange> DotReader::placeOf(std::size_t node) const
{
    DotLexer lexer(m_file.text().substr(0, m_text.body.end), m_text.body.begin);
    bool isInList = false;
    for (DotToken token = lexer.next(); token.kind != DotTokenKind::End; token = lexer.next()) {
        if (token.is('[') || token.is(']'))
            isInList = token.is('[');
        else if (token.isName() && !isInList
                 && dotText(m_file.text(), token) == m_drawing.nodes[node].name)
            return m_file.range(token.range);
    }
    return std::nullopt;
}

} // namespace fusewright
