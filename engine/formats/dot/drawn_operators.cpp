// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/drawn_operators.h"

#include "engine/formats/dot/dot_labels.h"
#include "engine/formats/dot/dot_source.h"
#include "engine/formats/dot/fx_label.h"
#include "engine/formats/dot/tensor_nodes.h"
#include "engine/formats/dot/value_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t labelsToGuessFrom = 5000;
constexpr std::size_t cancelInterval = 1 << 14;
constexpr std::size_t longestOperator = 500;

std::uint32_t countOf(const auto& container)
{
    return static_cast<std::uint32_t>(container.size());
}

class OperatorReader {
public:
    OperatorReader(const DotGraph& drawing, const ReadOptions& options, GraphBuilder& builder)
        : m_drawing(drawing), m_options(options), m_builder(builder)
    {
    }

    std::optional<DrawnOperators> run();

private:
    const LabelText& labelOf(const DotNode& node);
    void decideWhere();
    std::vector<bool> findTensors();
    void readNode(const DotNode& node);
    void readTensor(const DotNode& node, const LabelText& label);
    void readOperator(const DotNode& node, const LabelText& label);
    void readFx(const FxLabel& label);
    void addDrawnAttributes(const DotNode& node);
    void addRestOfLabel(const LabelText& label, std::string_view name);
    void addAttribute(std::string_view name, std::string value);
    void addMissingResult();
    void addResult(std::string_view name) { m_result.results.push_back(m_builder.intern(name)); }
    DrawnOperator& current() { return m_result.all.back(); }

    const DotGraph& m_drawing;
    const ReadOptions& m_options;
    GraphBuilder& m_builder;
    DrawnOperators m_result;
    LabelText m_label;
    DotTextId m_labelText; ///< Of which `m_label` is; invalid where each node has its own.
    DotTextId m_labelShape;
    std::unordered_map<std::uint32_t, AttributeValueId> m_values; ///< By text of the drawing.
};

std::optional<DrawnOperators> OperatorReader::run()
{
    decideWhere();
    const std::vector<bool> isTensor = findTensors();
    m_result.all.reserve(m_drawing.nodes.size());
    m_result.results.reserve(m_drawing.nodes.size());
    for (const DotNode& node : m_drawing.nodes) {
        if (m_result.all.size() % cancelInterval == 0 && m_options.cancel.isCancelled())
            return std::nullopt;
        const bool standsForTensor = isTensor[m_result.all.size()];
        m_result.all.emplace_back();
        current().resultBegin = countOf(m_result.results);
        current().attributeBegin = countOf(m_result.attributes);
        current().isTensor = standsForTensor;
        readNode(node);
        current().resultEnd = countOf(m_result.results);
        current().attributeEnd = countOf(m_result.attributes);
    }
    return std::move(m_result);
}

/// Good until the next call. Where many nodes share one long label, it is read once.
const LabelText& OperatorReader::labelOf(const DotNode& node)
{
    const std::string& label = m_drawing.text(node.label);
    if (node.label != m_labelText || node.shape != m_labelShape) {
        m_label = readLabel(label, m_drawing.text(node.shape),
                            {.node = node.name, .graph = m_drawing.name});
        m_labelText = label.find("\\N") == std::string::npos ? node.label : DotTextId();
        m_labelShape = node.shape;
    }
    return m_label;
}

void OperatorReader::decideWhere()
{
    m_result.where = m_options.operatorLabel;
    if (m_result.where != OperatorLabel::Guess)
        return;
    LabelSample sample(*m_options.catalogue);
    const std::size_t count = std::min(m_drawing.nodes.size(), labelsToGuessFrom);
    for (std::size_t node = 0; node < count; ++node)
        sample.add(labelOf(m_drawing.nodes[node]));
    m_result.where = sample.guess();
}

std::vector<bool> OperatorReader::findTensors()
{
    if (m_result.where == OperatorLabel::Target)
        return std::vector<bool>(m_drawing.nodes.size(), false);
    return findTensorNodes(m_drawing, [&](std::uint32_t node) {
        const std::string op = operatorIn(labelOf(m_drawing.nodes[node]), m_result.where);
        return m_options.catalogue->find(op) != nullptr;
    });
}

void OperatorReader::readNode(const DotNode& node)
{
    const LabelText& label = labelOf(node);
    if (current().isTensor)
        readTensor(node, label);
    else
        readOperator(node, label);
    addMissingResult();
    addDrawnAttributes(node);
}

void OperatorReader::readTensor(const DotNode& node, const LabelText& label)
{
    const std::string name = plainText(node.name);
    const std::string text = operatorIn(label, OperatorLabel::Whole);
    current().native = m_builder.intern("tensor");
    current().id = m_builder.intern(name);
    if (const auto type = readValueType(text, m_builder)) {
        current().type = *type;
        return;
    }
    if (!text.empty())
        addResult(text);
}

void OperatorReader::readOperator(const DotNode& node, const LabelText& label)
{
    const std::string name = plainText(node.name);
    std::string op = operatorIn(label, m_result.where);
    if (op.empty())
        op = name.empty() ? "unnamed" : name;
    current().native = m_builder.intern(shortened(op, longestOperator));
    current().id = m_builder.intern(name);

    if (m_result.where == OperatorLabel::Target) {
        if (const auto fx = parseFxLabel(label))
            readFx(*fx);
    } else if (const auto drawn = parseNetDrawer(label)) {
        current().id = Symbol(0u);
        for (const std::string& output : drawn->outputs)
            addResult(output);
    } else {
        addRestOfLabel(label, name);
    }
}

void OperatorReader::readFx(const FxLabel& label)
{
    if (!label.name.empty())
        current().id = m_builder.intern(label.name);
    current().type.type = parseDataType(label.dtype).value_or(DataType::Unknown);
    current().type.shape = readShape(label.shape, m_builder);
    for (const auto& [key, value] : label.attributes)
        addAttribute(key, value);
}

/// What a label says beside the operator and the node's own name.
void OperatorReader::addRestOfLabel(const LabelText& label, std::string_view name)
{
    if (m_result.where == OperatorLabel::Whole || label.lines.size() < 2)
        return;
    const std::size_t place = m_result.where == OperatorLabel::SecondLine ? 1 : 0;
    std::string rest;
    for (std::size_t line = 0; line < label.lines.size(); ++line) {
        if (line != place && label.lines[line] != name)
            rest += (rest.empty() ? "" : "\n") + label.lines[line];
    }
    if (!rest.empty())
        addAttribute("label", std::move(rest));
}

void OperatorReader::addDrawnAttributes(const DotNode& node)
{
    for (const auto& [name, text] : node.attributes) {
        const auto [known, isNew] = m_values.try_emplace(text.index);
        if (isNew) {
            std::string value = plainText(m_drawing.text(text));
            known->second = m_builder.attributeValues().intern(std::move(value));
        }
        m_result.attributes.push_back({m_builder.intern(m_drawing.text(name)), known->second});
    }
}

/// Whatever is drawn may be used, so there must be a result with a name.
void OperatorReader::addMissingResult()
{
    const auto own = m_result.results.begin() + current().resultBegin;
    const bool hasName =
        std::any_of(own, m_result.results.end(), [](Symbol result) { return result.index != 0; });
    if (!hasName)
        m_result.results.push_back(current().id.index != 0 ? current().id : current().native);
}

void OperatorReader::addAttribute(std::string_view name, std::string value)
{
    m_result.attributes.push_back(
        {m_builder.intern(name), m_builder.attributeValues().intern(std::move(value))});
}

} // namespace

std::optional<DrawnOperators> readDrawnOperators(const DotGraph& drawing,
                                                 const ReadOptions& options, GraphBuilder& builder)
{
    return OperatorReader(drawing, options, builder).run();
}

} // namespace fusewright
