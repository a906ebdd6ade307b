// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/gradient_check.h"

#include "engine/autograd/backward_wish.h"
#include "tests/engine/autograd/graph_interpreter.h"
#include "tests/engine/kit/read_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <random>

namespace fusewright::test {

namespace {

struct SmallInput {
    QString name;
    TestTensor::Shape shape;
    int below = 0; ///< For indices.
};

std::vector<SmallInput> inputsOf(const QString& text)
{
    std::vector<SmallInput> inputs;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QStringList parts = word.split(':');
        SmallInput input{.name = parts[0], .shape = {}};
        const QStringList sizes = parts[1].split('%');
        for (const QString& extent : sizes[0].split(',', Qt::SkipEmptyParts))
            input.shape.push_back(extent.toLongLong());
        input.below = sizes.size() > 1 ? sizes[1].toInt() : 0;
        inputs.push_back(std::move(input));
    }
    return inputs;
}

QString quoted(const QString& list)
{
    QStringList words;
    for (const QString& word : list.split(',', Qt::SkipEmptyParts))
        words << '"' + word.trimmed() + '"';
    return words.join(", ");
}

QString nodeJson(const QString& line)
{
    static const QRegularExpression form(
        R"(^\s*([\w, ]+?)\s*=\s*([\w.:]+)\(([^;)]*)(?:;(.*))?\)\s*$)");
    const auto match = form.match(line);
    if (!match.hasMatch())
        qFatal("no node: %s", qPrintable(line));
    QString arguments = match.captured(4);
    arguments.replace(QRegularExpression(R"((\w+)\s*=)"), R"("\1": )");
    const QString results = match.captured(1);
    return QStringLiteral(R"({"id": "%1", "op": "%2", "inputs": [%3], "outputs": [%4],
                              "attrs": {%5}})")
        .arg(results.section(',', 0, 0).trimmed(), match.captured(2), quoted(match.captured(3)),
             quoted(results), arguments);
}

TestValues valuesFor(const std::vector<SmallInput>& inputs, const DifferentiatedGraph& small,
                     std::mt19937& random)
{
    TestValues values;
    for (const SmallInput& input : inputs) {
        TestTensor tensor = TestTensor::filled(input.shape, 0);
        for (double& each : tensor.data) {
            std::uniform_real_distribution<double> spread(small.low, small.high);
            each = input.below > 0 ? double(random() % unsigned(input.below)) : spread(random);
        }
        values[input.name.toStdString()] = std::move(tensor);
    }
    return values;
}

/// The sum of all outputs that have a gradient, each element with its weight.
double weighedSum(const Graph& graph, const TestValues& values, const TestValues& weights)
{
    const GraphRunResult run = runGraph(graph, values);
    double sum = 0;
    for (std::size_t at = 0; at < graph.outputs().size(); ++at) {
        const auto weight =
            weights.find("grad_" + std::string(graph.valueName(graph.outputs()[at])));
        for (std::size_t each = 0; weight != weights.end() && each < run.outputs[at].data.size();
             ++each)
            sum += run.outputs[at].data[each] * weight->second.data[each];
    }
    return sum;
}

} // namespace

Graph graphOf(const DifferentiatedGraph& small)
{
    QStringList inputs;
    for (const SmallInput& input : inputsOf(small.inputs)) {
        QStringList extents;
        for (const std::int64_t extent : input.shape)
            extents << QString::number(extent);
        inputs << QStringLiteral(R"({"name": "%1", "dtype": "%2", "shape": [%3]})")
                      .arg(input.name, input.below > 0 ? "i64" : "f64", extents.join(','));
    }
    QStringList nodes;
    for (const QString& line : small.nodes.split('\n', Qt::SkipEmptyParts)) {
        if (!line.trimmed().isEmpty())
            nodes << nodeJson(line);
    }
    const QString text = QStringLiteral(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [%1], "nodes": [%2]})")
                             .arg(inputs.join(','), nodes.join(','));
    const Reading reading = readBytes(text.toStdString(), "test.json", Keep::Inferred);
    if (!reading.model)
        qFatal("%s\n%s", reading.firstMessage().c_str(), qPrintable(text));
    return Graph::copyOf(reading.graph());
}

BackwardGraph backwardOf(const Graph& graph, const DerivativeTable& table)
{
    Diagnostics findings;
    const BackwardWish wish = wishOf(graph, {.losses = {}, .wanted = {"inputs"}}, findings);
    return makeBackward(graph, table, wish);
}

QString wrongGradient(const DifferentiatedGraph& small, unsigned seed, const DerivativeTable& table)
{
    std::mt19937 random(seed);
    const Graph graph = graphOf(small);
    const std::vector<SmallInput> inputs = inputsOf(small.inputs);
    const TestValues values = valuesFor(inputs, small, random);
    const GraphRunResult forward = runGraph(graph, values);
    if (!forward.unknown.empty())
        return "the interpreter does not know " + QString::fromStdString(forward.unknown);
    const BackwardGraph backward = backwardOf(graph, table);
    if (!backward.warnings.empty())
        return QString::fromStdString(backward.warnings[0].code + ' ' + backward.warnings[0].op);
    TestValues weights;
    for (std::size_t at = 0; at < graph.outputs().size(); ++at) {
        TestTensor weight = forward.outputs[at];
        for (double& each : weight.data)
            each = std::uniform_real_distribution<double>(0.5, 1.5)(random);
        weights["grad_" + std::string(graph.valueName(graph.outputs()[at]))] = weight;
    }
    TestValues all = values;
    all.insert(weights.begin(), weights.end());
    const GraphRunResult run = runGraph(backward.graph, all);
    if (!run.unknown.empty())
        return "the interpreter does not know " + QString::fromStdString(run.unknown);
    const std::size_t wanted = std::size_t(std::ranges::count(inputs, 0, &SmallInput::below));
    if (backward.gradients.size() != wanted)
        return QStringLiteral("%1 gradients of %2").arg(backward.gradients.size()).arg(wanted);
    for (std::size_t at = 0; at < wanted; ++at) {
        const std::string name(backward.graph.valueName(backward.gradients[at].value));
        const TestTensor& gradient = run.outputs[graph.outputs().size() + at];
        TestValues moved = values;
        if (gradient.shape != moved[name].shape)
            return QString::fromStdString(name) + " has another shape than its gradient";
        for (std::size_t each = 0; each < gradient.data.size(); ++each) {
            constexpr double step = 1e-6;
            double& element = moved[name].data[each];
            element += step;
            const double above = weighedSum(graph, moved, weights);
            element -= 2 * step;
            const double slope = (above - weighedSum(graph, moved, weights)) / (2 * step);
            element += step;
            if (!(std::abs(slope - gradient.data[each]) < 1e-4 * (1 + std::abs(slope))))
                return QStringLiteral("%1[%2]: %3, but by differences %4")
                    .arg(QString::fromStdString(name))
                    .arg(each)
                    .arg(gradient.data[each])
                    .arg(slope);
        }
    }
    return {};
}

} // namespace fusewright::test
