// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The backward graph behind the model, in the window.

#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/session/graph_file.h"
#include "engine/session/training_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/workspace.h"
#include "widgets/training/training_panel.h"

#include <QAction>
#include <QLabel>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

#include <fstream>

using namespace fusewright;

namespace {

const auto trainedModel = QStringLiteral(FUSEWRIGHT_EXAMPLES "/llama2-7b.json");
const auto trainedRules = QStringLiteral(FUSEWRIGHT_EXAMPLES "/llama2.yaml");

} // namespace

class TrainingWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void theBackwardGraphStandsBesideTheForwardOne();
    void rulesMatchWhatTheyMatchedBefore();
    void whatBelongsToTheSelectionStandsOut();
    void aTickedRuleRunsAgain();
    void aJointModelIsTakenApart();
    void aReportIsOfBothGraphs();
    void withoutItThePanelSaysWhatToDo();

private:
    void open(const QStringList& files);
    void showBackward(bool isShown);
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    ModelDocument& model() { return m_program->workspace.model(); }
    CanvasPage& page() { return m_window->canvasPage(); }
    const TrainingAnswer& training() { return *fusion().answer()->training; }
    TrainingPanel& panel() { return *m_window->findChild<TrainingPanel*>(); }
    QStandardItemModel& rows() { return *panel().findChild<QStandardItemModel*>(); }
    QStandardItem* row(const QString& name)
    {
        const auto found = rows().findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.front();
    }
    bool isShown()
    {
        return page().content().view() && page().content().view()->graph == model().graph()
            && page().content().view()->fusion == fusion().answer();
    }
};

void TrainingWindowTest::open(const QStringList& files)
{
    m_window->open(files);
    QTRY_VERIFY_WITH_TIMEOUT(model().isOpen() && fusion().isCurrent() && isShown(), 20'000);
}

void TrainingWindowTest::showBackward(bool isShown)
{
    QAction& action = *m_window->action(CommandId::BackwardGraphShown);
    if (action.isChecked() != isShown)
        action.trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fusion().answer() && fusion().isCurrent()
                                 && bool(fusion().answer()->training) == isShown && this->isShown(),
                             20'000);
}

void TrainingWindowTest::theBackwardGraphStandsBesideTheForwardOne()
{
    open({trainedModel, trainedRules});
    const std::size_t forward = model().graph()->nodeCount();
    model().selectNode(NodeId(std::size_t(7)));

    showBackward(true);

    QCOMPARE(training().joint->forwardCount, forward);
    QCOMPARE(model().graph()->nodeCount(), forward + training().joint->backwardCount());
    // What was selected is selected.
    QCOMPARE(model().node(), NodeId(std::size_t(7)));
    const Picture& picture = *page().content().view()->picture;
    const NodeId first = training().joint->forwardOf.back();
    const Box& down = picture.items[picture.itemOf[first.index]].box;
    const Box& up = picture.items[picture.itemOf.back()].box;
    QVERIFY(up.left > down.right());
    QVERIFY(panel().isVisibleTo(m_window.get()));

    showBackward(false);

    QCOMPARE(model().graph()->nodeCount(), forward);
    QCOMPARE(model().node(), NodeId(std::size_t(7)));
}

void TrainingWindowTest::rulesMatchWhatTheyMatchedBefore()
{
    open({trainedModel, trainedRules});
    const std::size_t matches = fusion().answer()->made.matches.matches.size();
    const std::size_t sections = fusion().answer()->made.partition.sections.size();

    showBackward(true);

    QCOMPARE(fusion().answer()->made.matches.matches.size(), matches);
    QVERIFY(fusion().answer()->made.partition.sections.size() > sections);
    const std::size_t alone = page().content().view()->sectionCount(FusionMode::O0);
    QVERIFY(alone < model().graph()->nodeCount());
    for (const CommandId mode :
         {CommandId::PartitionO0, CommandId::PartitionO3, CommandId::PartitionO1}) {
        m_window->action(mode)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page().content().job().isRunning() && isShown(), 20'000);
        QCOMPARE(page().content().view()->made->partition.sectionOf.size(),
                 model().graph()->nodeCount());
        if (mode == CommandId::PartitionO0)
            QCOMPARE(page().content().view()->made->partition.sections.size(), alone);
    }
}

void TrainingWindowTest::whatBelongsToTheSelectionStandsOut()
{
    open({trainedModel, trainedRules});
    showBackward(true);
    const NodeId last(model().graph()->nodeCount() - 1);
    const NodeId forward = training().joint->forwardOf[last.index];

    page().canvas().select({last});
    QCOMPARE(page().canvas().highlight(), std::vector<NodeId>{forward});

    page().canvas().select({forward});
    const std::vector<NodeId>& partners = page().canvas().highlight();
    QVERIFY(std::ranges::find(partners, last) != partners.end());
    for (const NodeId partner : partners)
        QCOMPARE(training().joint->forwardOf[partner.index], forward);
}

void TrainingWindowTest::aTickedRuleRunsAgain()
{
    open({trainedModel, trainedRules});
    showBackward(true);
    QStandardItem* const ffn = row(QStringLiteral("llama2_ffn"));
    QVERIFY(ffn && ffn->checkState() == Qt::Unchecked);

    ffn->setCheckState(Qt::Checked);

    QTRY_VERIFY_WITH_TIMEOUT(training().backward.recomputed, 20'000);
    QCOMPARE(training().recomputed.size(), 1u);
    QVERIFY(training().recomputed.front().ends_with(":llama2_ffn"));
    QCOMPARE(row(QStringLiteral("llama2_ffn"))->checkState(), Qt::Checked);

    row(QStringLiteral("llama2_ffn"))->setCheckState(Qt::Unchecked);

    QTRY_VERIFY_WITH_TIMEOUT(!training().backward.recomputed, 20'000);
}

void TrainingWindowTest::aJointModelIsTakenApart()
{
    const OpenedModel own = openModel(trainedModel.toStdString(), {}, nullptr);
    std::vector<Diagnostic> found;
    const BackwardGraph joint = openBackward(*own.model->graph, BackwardChoice{}, found).value();
    const QString path = m_folder.path(QStringLiteral("joint.json"));
    std::ofstream(path.toStdString()) << writeJoint(joint, path.toStdString()).value();
    open({path, trainedRules});
    const std::size_t all = model().graph()->nodeCount();

    showBackward(true);

    QCOMPARE(model().graph()->nodeCount(), all);
    QCOMPARE(training().joint->forwardCount, joint.forwardCount);
    QCOMPARE(fusion().answer()->matched()->nodeCount(), joint.forwardCount);
}

void TrainingWindowTest::aReportIsOfBothGraphs()
{
    open({trainedModel, trainedRules});
    showBackward(true);

    const QString text = writtenReport();

    QVERIFY(text.contains(QStringLiteral("bytes saved for the backward pass")));
    QVERIFY(text.contains(QStringLiteral("--backward")));
}

void TrainingWindowTest::withoutItThePanelSaysWhatToDo()
{
    open({trainedModel});
    m_window->action(CommandId::ShowTraining)->trigger();

    const auto labels = panel().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("Backward graph"));
    }));
}

FUSEWRIGHT_TEST(TrainingWindowTest)
#include "tst_training_window.moc"
