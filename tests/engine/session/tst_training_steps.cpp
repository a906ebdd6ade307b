// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/session/backward_session.h"
#include "tests/kit/test_program.h"

#include <QMap>
#include <QStringList>
#include <QTest>

using namespace fusewright;

/// Steps of training that the exporter wrote with PyTorch, kept in tests/corpus/training; made by
/// `make_training_steps.py` there.
class TrainingStepsTest : public QObject {
    Q_OBJECT

private slots:
    void opensWithItsOwnBackwardGraph_data() { addSteps(); }
    void opensWithItsOwnBackwardGraph();
    void everyOperatorHasTheBackwardOperatorsOfPyTorch_data() { addSteps(); }
    void everyOperatorHasTheBackwardOperatorsOfPyTorch();

private:
    static void addSteps();
};

namespace {

using StepCounts = QMap<QString, int>;

OpenedModel openStep(const QString& name)
{
    const QString path = QStringLiteral(FUSEWRIGHT_TEST_DATA "/training/%1.json").arg(name);
    return openModel(path.toStdString(), {}, nullptr);
}

/// What an item of a tuple has belongs to who made the tuple.
NodeId makerOf(const Graph& graph, NodeId node)
{
    const bool isItem = graph.canonicalName(node) == "getitem";
    const NodeId maker = isItem ? graph.producer(graph.inputs(node).front()) : NodeId();
    return maker.isValid() ? maker : node;
}

/// By canonical names. Copies and views by another name are about memory only; what is detached is
/// so for gradients of gradients.
StepCounts countsOf(const BackwardGraph& backward, NodeId forward)
{
    StepCounts counts;
    for (std::size_t at = backward.forwardCount; at < backward.graph.nodeCount(); ++at) {
        if (makerOf(backward.graph, backward.forwardOf[at]) != forward)
            continue;
        const std::string_view canonical = backward.graph.canonicalName(NodeId(at));
        const QString name = QString::fromUtf8(canonical.data(), qsizetype(canonical.size()));
        static const QStringList memory{"identity", "clone", "getitem", "detach", "empty_like"};
        if (!memory.contains(name))
            ++counts[name == "reshape" ? QStringLiteral("view") : name];
    }
    return counts;
}

QString textOf(const StepCounts& counts)
{
    QStringList words;
    for (auto each = counts.begin(); each != counts.end(); ++each)
        words << QStringLiteral("%1 %2").arg(each.value()).arg(each.key());
    return words.join(", ");
}

} // namespace

void TrainingStepsTest::addSteps()
{
    QTest::addColumn<QString>("step");
    for (const char* const version : {"1.13", "2.6"}) {
        for (const char* const model : {"resnet", "encoder", "llama"}) {
            const QString step = QStringLiteral("%1/steps/%2").arg(version, model);
            QTest::newRow(qPrintable(step)) << step;
        }
    }
}

void TrainingStepsTest::opensWithItsOwnBackwardGraph()
{
    QFETCH(QString, step);
    OpenedModel opened = openStep(step);
    QVERIFY(opened.model);
    QVERIFY(opened.diagnostics.empty());
    const std::size_t whole = opened.model->graph->nodeCount();
    std::vector<Diagnostic> findings;

    const auto backward = openBackward(opened, {}, findings);

    QVERIFY(backward);
    QVERIFY(findings.empty());
    QVERIFY(backward->warnings.empty());
    QCOMPARE(backward->graph.nodeCount(), whole);
    QCOMPARE(opened.model->graph->nodeCount(), backward->forwardCount);
    QVERIFY(backward->backwardCount() > whole / 3);
    QVERIFY(backward->gradients.size() >= 9);
    QVERIFY(!backward->saved.empty());
    for (std::size_t at = backward->forwardCount; at < whole; ++at)
        QVERIFY(backward->forwardOf[at].index < backward->forwardCount);
    // All that the losses come from is forward.
    for (const ValueId output : opened.model->graph->outputs())
        QVERIFY(output.isValid());
}

void TrainingStepsTest::everyOperatorHasTheBackwardOperatorsOfPyTorch()
{
    QFETCH(QString, step);
    OpenedModel opened = openStep(step);
    std::vector<Diagnostic> findings;
    const auto theirs = openBackward(opened, {}, findings);
    QVERIFY(theirs);
    const Graph& forward = *opened.model->graph;
    Diagnostics ignored;
    const BackwardWish wish = wishOf(forward, {}, ignored);

    const BackwardGraph ours = makeBackward(forward, *DerivativeTable::builtIn(), wish);

    QStringList different;
    for (const NodeId node : forward.nodes()) {
        const StepCounts own = countsOf(ours, node);
        const StepCounts other = countsOf(*theirs, node);
        const QString name = QString::fromStdString(std::string(forward.nodeName(node)));
        // AOTAutograd traces it as if gradients of gradients were wanted: by another formula.
        const bool isOther = forward.canonicalName(node) == "silu";
        if (own != other && !isOther)
            different
                << QStringLiteral("%1: %2, but PyTorch %3").arg(name, textOf(own), textOf(other));
    }
    for (const QString& each : different)
        qWarning("%s", qPrintable(each));
    QVERIFY(different.isEmpty());
    QVERIFY(ours.warnings.empty());
}

FUSEWRIGHT_TEST(TrainingStepsTest)
#include "tst_training_steps.moc"
