// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/pattern/expression_bench.h"

#include "tests/engine/match/expression_kit.h"

#include <QTest>

#include <cstdlib>

namespace fusewright::test {

namespace {

constexpr const char* modelText = R"({"format": "fusewright-graph", "version": 1,
"inputs": [{"name": "x", "dtype": "f16", "shape": [2, 3, "n"]},
           {"name": "x2", "dtype": "f16", "shape": [2, 3, "n"]},
           {"name": "y", "dtype": "f16", "shape": [2, 3, 4]},
           {"name": "z"},
           {"name": "q", "dtype": "u8", "shape": [4]},
           {"name": "q2", "dtype": "u8", "shape": [4]},
           {"name": "e", "dtype": "f32", "shape": []},
           {"name": "one", "dtype": "f32", "shape": [1, 1]}],
"constants": [{"name": "w", "dtype": "f32", "shape": [2, 2], "value": {"tensor":
                  {"dtype": "f32", "shape": [2, 2], "numbers": [1, 2.5, 3, 4], "complete": true}}},
              {"name": "k", "dtype": "i64", "shape": [3], "value": [7, 8, 9]},
              {"name": "h", "dtype": "i32", "shape": [100]}],
"nodes": [{"id": "conv", "op": "conv", "inputs": ["x", "w"], "outputs": ["c"],
           "attrs": {"stride": 2, "below": -3, "scale": 0.5, "flag": true, "mode": "same",
                     "to": "float16", "pads": [4, 5]}},
          {"id": "relu", "op": "relu", "inputs": ["c"], "outputs": ["r"]},
          {"id": "split", "op": "split", "inputs": ["c"], "outputs": ["s0", "s1"]},
          {"id": "many", "op": "many", "outputs": ["m"], "inputs":
           ["c", "s1", "x2", "y", "z", "q", "q2", "e", "one", "k", "h"]}],
"values": {"c": {"dtype": "f16", "shape": [2, 8]}},
"outputs": ["r", "s0"]})";

constexpr const char* quantizedText = R"({"format": "fusewright-graph", "version": 1,
"inputs": [{"name": "x", "dtype": "i32", "shape": [2]},
           {"name": "x2", "dtype": "i32", "shape": [2], "encoding": {"scale": 2.0}},
           {"name": "y", "dtype": "u8", "shape": [4],
            "encoding": {"axis": 0, "scales": [1.0, 2.0], "zero_offsets": [0, 0]}},
           {"name": "z", "dtype": "u8", "shape": [4],
            "encoding": {"axis": 0, "scales": [0.5, 0.5], "zero_offsets": [7, 7]}},
           {"name": "q", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 128}},
           {"name": "q2", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 128}},
           {"name": "e", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 127}},
           {"name": "one", "dtype": "f32", "encoding": {"scale": 0.5}}],
"constants": [{"name": "w", "dtype": "u8", "shape": [2], "value": [130, 131],
               "encoding": {"scale": 0.5, "zero_offset": 128}},
              {"name": "k", "dtype": "i64", "shape": [3], "value": [7, 8, 9]},
              {"name": "h", "dtype": "i16", "shape": [2], "value": [3, 4]}],
"nodes": [{"id": "conv", "op": "conv", "inputs": ["x", "w"], "outputs": ["c"]},
          {"id": "many", "op": "many", "outputs": ["m"], "inputs":
           ["c", "x2", "y", "z", "q", "q2", "e", "one", "k", "h"]}],
"outputs": ["m"]})";

constexpr const char* causeWords[] = {
    "type",     "shape",    "encoding",         "content",    "attribute",    "option",
    "external", "overflow", "division-by-zero", "below-zero", "out-of-range", "unbound"};

} // namespace

ExpressionBench::ExpressionBench(Model model)
    : m_model(readBytes(model == Model::Plain ? modelText : quantizedText))
{
    for (const char* name : {"conv", "relu", "split", "many", "absent"})
        bind(name, Entry::Kind::Operator);
    for (const char* name : {"x", "x2", "y", "z", "q", "q2", "e", "one", "w", "k", "h"})
        bind(name, Entry::Kind::Value);
    bind("either", Entry::Kind::Choice);
    m_match.place = *m_model.graph().findNode("conv");
    for (std::uint32_t at = 1; at < m_match.bindings.size(); ++at)
        m_builder.addEdge({.from = EntryId(0u), .to = EntryId(at)});
    m_pattern = pattern();
}

void ExpressionBench::bind(std::string_view name, Entry::Kind kind)
{
    const Graph& graph = m_model.graph();
    Entry entry{.name = std::string(name), .kind = kind};
    entry.operators.mode = OperatorClass::Mode::Any;
    MatchSlot slot{.state = MatchSlot::State::Bound};
    if (kind == Entry::Kind::Choice)
        entry.options = {EntryId(1u)};
    if (const auto node = graph.findNode(name)) {
        slot.first = slot.last = *node;
        slot.length = 1;
    }
    for (const ValueId value : graph.values()) {
        if (kind == Entry::Kind::Value && graph.valueName(value) == name)
            slot.value = value;
    }
    if (name == "absent")
        slot = {.state = MatchSlot::State::Absent};
    m_builder.addEntry(std::move(entry));
    m_match.bindings.push_back(slot);
}

Pattern ExpressionBench::pattern() const
{
    PatternBuilder copy = m_builder;
    auto pattern = copy.build();
    if (!pattern)
        std::abort();
    return *std::move(pattern);
}

ExpressionId ExpressionBench::read(std::string_view text)
{
    const ExpressionWords words{
        .entry = [&](std::string_view name) { return m_pattern.find(name).value_or(EntryId()); },
        .loop =
            [](std::string_view name) {
                return LoopId(static_cast<std::uint32_t>(std::atoi(std::string(name).c_str())));
            }};
    const ExpressionId root = readExpression(text, table(), words);
    if (!root.isValid())
        qInfo("does not fit together: %s", std::string(text).c_str());
    return root;
}

ExpressionGround ExpressionBench::ground() const
{
    return {.graph = &m_model.graph(),
            .pattern = &m_pattern,
            .match = &m_match,
            .loops = loops,
            .choices = &choices,
            .axes = axes};
}

Evaluation ExpressionBench::evaluated(ExpressionId root)
{
    if (!root.isValid())
        return {};
    return evaluate(table(), root, ground());
}

QString ExpressionBench::valueText(ExpressionId root)
{
    if (!root.isValid())
        return "broken";
    const Evaluation evaluation = evaluated(root);
    if (evaluation.result.isKnown())
        return QString::fromStdString(toText(evaluation.result, &m_model.graph()));
    if (evaluation.causes.empty())
        return "unknown";
    return QString("unknown ") + causeWords[static_cast<int>(evaluation.causes.front().kind)];
}

QString ExpressionBench::textAgain(ExpressionId root)
{
    const std::string text = toText(pattern(), root);
    return QString::fromStdString(toText(pattern(), read(text)));
}

Blame ExpressionBench::blamed(ExpressionId root, const SourceText* text)
{
    return blame(pattern(), root, evaluated(root), {.graph = &m_model.graph(), .text = text});
}

void addExpressionRows(std::initializer_list<std::pair<const char*, const char*>> rows)
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("value");
    for (const auto& [expression, value] : rows)
        QTest::newRow(expression) << expression << value;
}

void checkExpressionRow(ExpressionBench::Model model)
{
    QFETCH(QString, expression);
    QFETCH(QString, value);
    ExpressionBench bench(model);

    const ExpressionId root = bench.read(expression.toStdString());

    QVERIFY(root.isValid());
    QCOMPARE(bench.valueText(root), value);
    QCOMPARE(bench.textAgain(root), expression);
}

} // namespace fusewright::test
