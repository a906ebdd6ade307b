// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/main_window.h"

#include "app/gui/files/replaced_strip.h"
#include "app/gui/frame/program.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/message_strip.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/nodes/breadcrumb_bar.h"
#include "widgets/overview/reading_controls.h"
#include "widgets/problems/failure_page.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

namespace {

const char* const twoFunctions = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                 "  %0 = call @half(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
                                 "  %1 = stablehlo.add %0, %x : tensor<4xf32>\n"
                                 "  return %1 : tensor<4xf32>\n"
                                 "}\n"
                                 "func.func @half(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                 "  %0 = stablehlo.tanh %x : tensor<4xf32>\n"
                                 "  return %0 : tensor<4xf32>\n"
                                 "}\n";

} // namespace

/// Models whose text is pasted into the window.
class PastedModelTest : public test::WindowTest {
    Q_OBJECT

public:
    PastedModelTest() { m_examples = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples"); }

private slots:
    void opensATextOnTheWelcomePage();
    void keepsTheTextWhenItIsReadAgain();
    void isNoFileToComeBackTo();
    void showsTheLineOfAMistake();
    void opensEveryKindOfText_data();
    void opensEveryKindOfText();
    void theKeyOpensATextOnThePicture();
    void junkLeavesWhatIsOnScreen_data();
    void junkLeavesWhatIsOnScreen();
    void rulesAreCalledSo();
    void keepsRulesThatAreNotSaved();
    void whatItReplacedComesBack();
    void aPastedModelThatIsGoneComesBack();
    void nothingToPasteIsSaid();
    void opensFilesThatWereCopied();
    void offersTheFunctionsAboveThePicture();
    void offersToKeepCallsClosed();

private:
    void paste(const QString& text);
    const Graph& graph() const { return *m_program->workspace.model().graph(); }
    ModelDocument& model() const { return m_program->workspace.model(); }
};

void PastedModelTest::paste(const QString& text)
{
    QApplication::clipboard()->setText(text);
    m_window->action(CommandId::PasteModel)->trigger();
}

void PastedModelTest::opensATextOnTheWelcomePage()
{
    QVERIFY(m_window->findChild<WelcomePage*>()->actions().contains(
        m_window->action(CommandId::PasteModel)));

    paste(QString::fromUtf8(twoFunctions));

    QTRY_VERIFY(model().isOpen());
    QCOMPARE(graph().nodeCount(), 2u);
    QCOMPARE(model().path(), QStringLiteral("pasted text"));
    QVERIFY(m_window->findChild<CanvasPage*>()->isVisible());
}

void PastedModelTest::keepsTheTextWhenItIsReadAgain()
{
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    QApplication::clipboard()->clear();
    QSignalSpy replaced(&model(), &ModelDocument::modelReplaced);

    m_window->action(CommandId::ReloadModel)->trigger();

    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(graph().nodeCount(), 2u);
}

void PastedModelTest::isNoFileToComeBackTo()
{
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());

    QVERIFY(!model().isFile());
    QVERIFY(m_program->workspace.recent().paths().isEmpty());
}

void PastedModelTest::showsTheLineOfAMistake()
{
    paste(QStringLiteral("func.func @main() {\n  stablehlo.abs %x : tensor<4xf32>\n}\n"));

    auto* page = m_window->findChild<FailurePage*>();
    QTRY_VERIFY(page->isVisible());
    QVERIFY(!model().isOpen());
}

void PastedModelTest::opensEveryKindOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("operators");
    QTest::newRow("MLIR") << QString::fromUtf8(twoFunctions) << 2;
    QTest::newRow("FX") << QStringLiteral("graph():\n"
                                          "    %x : [num_users=1] = placeholder[target=x]\n"
                                          "    %fc : [num_users=1] = call_module[target=fc]"
                                          "(args = (%x,), kwargs = {})\n"
                                          "    %relu : [num_users=1] = call_function"
                                          "[target=torch.relu](args = (%fc,), kwargs = {})\n"
                                          "    return relu\n")
                        << 2;
    QTest::newRow("HLO") << QStringLiteral("HloModule m\n\n"
                                           "ENTRY main {\n"
                                           "  x = f32[4]{0} parameter(0)\n"
                                           "  a = f32[4]{0} add(x, x)\n"
                                           "  ROOT t = f32[4]{0} tanh(a)\n"
                                           "}\n")
                         << 2;
    QTest::newRow("DOT") << QStringLiteral("digraph g {\n"
                                           "  a [label=\"linear\"];\n"
                                           "  b [label=\"relu\"];\n"
                                           "  a -> b;\n"
                                           "}\n")
                         << 2;
    QTest::newRow("Relax") << QStringLiteral(
        "# from tvm.script import ir as I\n"
        "# from tvm.script import relax as R\n\n"
        "@I.ir_module\n"
        "class Module:\n"
        "    @R.function\n"
        "    def main(x: R.Tensor((4,), dtype=\"float32\")) -> R.Tensor((4,), dtype=\"float32\"):\n"
        "        with R.dataflow():\n"
        "            lv: R.Tensor((4,), dtype=\"float32\") = R.add(x, x)\n"
        "            gv: R.Tensor((4,), dtype=\"float32\") = R.nn.relu(lv)\n"
        "            R.output(gv)\n"
        "        return gv\n")
                           << 2;
    QTest::newRow("JSON") << QString::fromUtf8(tinyModel()) << 3;
}

void PastedModelTest::opensEveryKindOfText()
{
    QFETCH(const QString, text);
    QFETCH(const int, operators);

    paste(text);

    QTRY_VERIFY(model().isOpen());
    QCOMPARE(int(graph().nodeCount()), operators);
    QCOMPARE(model().path(), QStringLiteral("pasted text"));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("pasted text")));
    QTRY_VERIFY(m_window->canvasPage().content().view());
}

void PastedModelTest::theKeyOpensATextOnThePicture()
{
    paste(QString::fromUtf8(tinyModel()));
    QTRY_VERIFY(m_window->canvasPage().content().view());
    QApplication::clipboard()->setText(QString::fromUtf8(twoFunctions));

    QTest::keyClick(&m_window->canvasPage().canvas(), Qt::Key_V, Qt::ControlModifier);

    QTRY_COMPARE(graph().name(), "main");
}

void PastedModelTest::junkLeavesWhatIsOnScreen_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a letter") << QStringLiteral("Dear all,\nsee you on Monday.\n");
    QTest::newRow("half a file") << QString::fromUtf8(tinyModel()).left(60);
    QTest::newRow("an address") << QStringLiteral("https://example.org/model.onnx");
}

void PastedModelTest::junkLeavesWhatIsOnScreen()
{
    QFETCH(const QString, text);
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    const auto before = model().graph();

    paste(text);

    const auto said = [this] {
        for (const MessageStrip* strip : m_window->findChildren<MessageStrip*>()) {
            if (strip->isVisible())
                return strip->text();
        }
        return QString();
    };
    QTRY_VERIFY(!said().isEmpty());
    QVERIFY2(said().startsWith(QStringLiteral("The pasted text could not be opened: ")),
             qPrintable(said()));
    QCOMPARE(model().graph(), before);
    QVERIFY(m_window->canvasPage().isVisible());
}

/// For their editor.
void PastedModelTest::rulesAreCalledSo()
{
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    const auto before = model().graph();

    paste(QStringLiteral("r:\n  pattern:\n    a: {op_type: relu}\n"));

    QCOMPARE(m_window->statusBar()->currentMessage(),
             QStringLiteral("These are rules, not a model. Paste them into the rules editor."));
    QCOMPARE(model().graph(), before);
}

void PastedModelTest::keepsRulesThatAreNotSaved()
{
    RulesDocument& rules = m_program->workspace.rules();
    QTextCursor(&rules.document())
        .insertText(QStringLiteral("r:\n  pattern:\n    a: {op_type: tanh}\n"));
    const QString before = rules.text();
    QVERIFY(rules.isModified());

    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    paste(QString::fromUtf8(tinyModel()));
    QTRY_COMPARE(graph().nodeCount(), 3u);

    QCOMPARE(rules.text(), before);
    QVERIFY(rules.isModified());
    QVERIFY(rules.document().isUndoAvailable());
    QVERIFY(m_window->isWindowModified());
    m_program->workspace.clearJournals();
}

void PastedModelTest::whatItReplacedComesBack()
{
    const QString file = m_folder.write(QStringLiteral("tiny.json"), tinyModel());
    m_window->open({file});
    QTRY_VERIFY(model().isOpen());
    auto* const strip = m_window->findChild<ReplacedStrip*>();
    QVERIFY(!strip->isVisible());

    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(strip->isVisible());
    QCOMPARE(strip->text(), QStringLiteral("The pasted model replaced tiny.json."));

    QSignalSpy changed(&m_program->workspace, &Workspace::modelFileChanged);
    strip->actions().front()->trigger();
    QCOMPARE(model().path(), file);
    QCOMPARE(graph().nodeCount(), 3u);
    const CanvasContent& content = m_window->canvasPage().content();
    QTRY_VERIFY(content.view() && content.view()->graph == model().graph());

    // Nobody wrote the file meanwhile; what is written now is told.
    QTest::qWait(500);
    QCOMPARE(changed.size(), 0);
    m_folder.write(QStringLiteral("tiny.json"), tinyModel() + "\n");
    QTRY_COMPARE(changed.size(), 1);

    // And that the other way round.
    QCOMPARE(strip->text(),
             QStringLiteral("tiny.json replaced the pasted model, which is in no file."));
    strip->actions().front()->trigger();
    QVERIFY(!model().isFile());
    QCOMPARE(graph().nodeCount(), 2u);

    // Read once more it is the same model, and the strip stays away where it was dismissed.
    QSignalSpy replaced(&model(), &ModelDocument::modelReplaced);
    m_window->action(CommandId::ReloadModel)->trigger();
    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(strip->text(), QStringLiteral("The pasted model replaced tiny.json."));
    QVERIFY(strip->isVisible());
    strip->hide();
    m_window->action(CommandId::ReloadModel)->trigger();
    QTRY_COMPARE(replaced.size(), 2);
    QVERIFY(!strip->isVisible());
}

void PastedModelTest::aPastedModelThatIsGoneComesBack()
{
    auto* const strip = m_window->findChild<ReplacedStrip*>();
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    QVERIFY(!strip->isVisible());

    m_window->action(CommandId::CloseModel)->trigger();
    QVERIFY(!model().isOpen());
    QCOMPARE(strip->text(),
             QStringLiteral("The pasted model was closed. It is not saved in a file."));
    strip->actions().front()->trigger();
    QVERIFY(model().isOpen());
    QVERIFY(!strip->isVisible());

    // Files are there to be opened again.
    const QString file = m_folder.write(QStringLiteral("tiny.json"), tinyModel());
    m_window->open({file});
    QTRY_VERIFY(strip->isVisible());
    m_window->action(CommandId::CloseModel)->trigger();
    QVERIFY(!strip->isVisible());
}

void PastedModelTest::nothingToPasteIsSaid()
{
    paste(QStringLiteral(" \n"));

    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("There is no text to paste."));
    QVERIFY(!model().isOpen());
}

void PastedModelTest::opensFilesThatWereCopied()
{
    auto* data = new QMimeData;
    data->setUrls({QUrl::fromLocalFile(m_folder.write(QStringLiteral("tiny.json"), tinyModel()))});
    QApplication::clipboard()->setMimeData(data);

    m_window->action(CommandId::PasteModel)->trigger();

    QTRY_VERIFY(model().isOpen());
    QVERIFY(model().isFile());
}

void PastedModelTest::offersTheFunctionsAboveThePicture()
{
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    auto* button = m_window->findChild<BreadcrumbBar*>()->findChild<QToolButton*>();
    QVERIFY(button);
    QCOMPARE(button->text(), QStringLiteral("main"));
    QCOMPARE(button->menu()->actions().size(), 2);
    // The arrow has a place of its own beside the text.
    button->ensurePolished();
    QVERIFY(button->sizeHint().width()
            >= button->fontMetrics().horizontalAdvance(button->text()) + 20);

    button->menu()->actions().at(1)->trigger();

    QTRY_COMPARE(graph().name(), "half");
    QCOMPARE(graph().nodeCount(), 1u);
}

void PastedModelTest::offersToKeepCallsClosed()
{
    paste(QString::fromUtf8(twoFunctions));
    QTRY_VERIFY(model().isOpen());
    auto* controls = m_window->findChild<ReadingControls*>();
    QVERIFY(controls);
    OpenOptions options = model().opened().options;
    options.calls = Calls::Closed;

    emit controls->optionsChosen(options);

    QTRY_COMPARE(graph().nested().size(), 1u);
    QCOMPARE(graph().nativeName(NodeId(0u)), "@half");
    const auto boxes = controls->findChildren<QComboBox*>();
    QVERIFY(std::ranges::any_of(boxes, [](const QComboBox* box) {
        return box->currentText() == QStringLiteral("all closed");
    }));
}

FUSEWRIGHT_TEST(PastedModelTest)
#include "tst_pasted_model.moc"
