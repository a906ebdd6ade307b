// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/export_links.h"
#include "app/gui/frame/program.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/main_window.h"
#include "engine/graph/graph.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/session/partition_session.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/diagnostic.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/message_strip.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/report/export_dialog.h"
#include "widgets/report/export_options.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

namespace {

constexpr int patience = 30'000; // Machines that build have little time for tests.

const auto safeRule = QByteArray("r:\n"
                                 "  priority:   1\n"
                                 "  heuristic: SAFE_GEMM\n"
                                 "  pattern:\n"
                                 "    a: {op_type: linear, child: b}\n"
                                 "    b: {op_type: relu}\n");

} // namespace

/// What leaves the window: chosen in the dialog, previewed, written.
class ExportWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void aKindIsChosenAndPreviewed();
    void reportsHavePagesToLookAt();
    void whatIsLeftOutIsNotInTheFile();
    void unsavedRulesAreCalledSo();
    void reportsAreOfTheMachineThatIsChosen();
    void theSizeOfAPictureIsToldFirst();
    void aPictureHasTheDotsThatWereTold();
    void theSelectionAloneIsAPicture();
    void aTransparentPictureHasNothingBehindIt();
    void aPictureOfLinesOpensElsewhere();
    void aPictureSaysWhatItsColoursAre();
    void aPartHasTheClassesThatAreSeenInIt();
    void colourOfPaperIsNoChoice();
    void aPictureIsCopied();
    void sectionsAreWrittenForOtherPrograms();
    void decoratorsAreReadAgain();
    void rulesAreWrittenFormattedOrAsTyped();
    void theFileDialogOffersTheRightName();
    void theChoiceIsRemembered();
    void theStripSaysWhereTheFileIs();
    void withoutAModelThereAreOnlyRules();
    void closesTwiceWithoutHarm();

private:
    ExportLinks& links() { return m_window->exports(); }
    ExportDialog& dialog() { return *links().dialog(); }
    void openBoth();
    void ask(ExportKind kind);
    QByteArray written(const QString& name);
    template <class Widget>
    Widget* widget(const QString& text)
    {
        for (Widget* each : dialog().findChildren<Widget*>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
};

void ExportWindowTest::openBoth()
{
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), safeRule),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY_WITH_TIMEOUT(m_window->canvasPage().content().view(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_program->workspace.fusion().isCurrent(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->canvasPage().content().job().isRunning(), patience);
}

void ExportWindowTest::ask(ExportKind kind)
{
    m_window->action(CommandId::ExportReport)->trigger();
    auto* kinds = dialog().findChild<QListWidget*>(QStringLiteral("pages"));
    for (int row = 0; row < kinds->count(); ++row) {
        const QVariant own = kinds->item(row)->data(Qt::UserRole);
        if (own.isValid() && own.toInt() == int(kind))
            kinds->setCurrentRow(row);
    }
    QCOMPARE(dialog().choice().kind, kind);
}

QByteArray ExportWindowTest::written(const QString& name)
{
    const QString path = m_folder.path(name);
    QSignalSpy spy(&links(), &ExportLinks::written);
    QTest::mouseClick(widget<QPushButton>(QStringLiteral("Export…")), Qt::LeftButton);
    auto* files = dialog().findChild<QFileDialog*>();
    if (!files)
        return {};
    emit files->fileSelected(path);
    files->close();
    if (!spy.wait(patience) && spy.isEmpty())
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void ExportWindowTest::aKindIsChosenAndPreviewed()
{
    openBoth();

    ask(ExportKind::Csv);

    QTRY_VERIFY(dialog().preview().text().startsWith(QStringLiteral("section,fold,rule")));
    QVERIFY(dialog().preview().text().contains(QStringLiteral("SAFE_GEMM,fc,linear")));
}

void ExportWindowTest::reportsHavePagesToLookAt()
{
    openBoth();

    ask(ExportKind::Pdf);

    QTRY_VERIFY_WITH_TIMEOUT(dialog().preview().pageCount() > 3, patience);
}

void ExportWindowTest::whatIsLeftOutIsNotInTheFile()
{
    openBoth();
    ask(ExportKind::Markdown);

    widget<QCheckBox>(QStringLiteral("Costs"))->click();

    QTRY_VERIFY(!dialog().preview().text().isEmpty()
                && !dialog().preview().text().contains(QStringLiteral("## Costs")));
    const QByteArray text = written(QStringLiteral("r.md"));
    QVERIFY(text.contains("## Rules"));
    QVERIFY(!text.contains("## Costs"));
    QVERIFY(text.contains("--only summary,stages,pictures,rules,"));
}

void ExportWindowTest::unsavedRulesAreCalledSo()
{
    openBoth();
    ask(ExportKind::Markdown);
    const QByteArray saved = written(QStringLiteral("saved.md"));
    QTextCursor cursor(&m_program->workspace.rules().document());
    cursor.insertText(QStringLiteral("# mine\n"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    ask(ExportKind::Markdown);

    const QByteArray unsaved = written(QStringLiteral("unsaved.md"));

    QVERIFY(saved.contains("The same files give the same report"));
    QVERIFY(unsaved.contains("from the editor, unsaved"));
    QVERIFY(!unsaved.contains("The same files give the same report"));
}

void ExportWindowTest::reportsAreOfTheMachineThatIsChosen()
{
    openBoth();
    Diagnostics findings;
    const auto machines = userHardware({}, findings);
    LiveFusion& fusion = m_program->workspace.fusion();
    for (const char* name : {"sn40l", "n150"}) {
        const HardwareProfile* const machine = machines->find(name);
        QVERIFY(machine);
        fusion.useMachine({machines, machine});
        QTRY_VERIFY_WITH_TIMEOUT(fusion.isCurrent(), patience);
        ask(ExportKind::Markdown);
        QTRY_VERIFY_WITH_TIMEOUT(
            dialog().preview().text().contains(QString::fromStdString(machine->title)), patience);
        QVERIFY(
            written(QLatin1String(name) + QLatin1String(".md")).contains(machine->title.c_str()));
    }
}

void ExportWindowTest::theSizeOfAPictureIsToldFirst()
{
    openBoth();
    ask(ExportKind::Png);
    widget<QRadioButton>(QStringLiteral("Everything"))->click();
    const auto hasFact = [this](const QString& words) {
        const auto labels = dialog().findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](QLabel* each) { return each->text().contains(words); });
    };
    QTRY_VERIFY(hasFact(QStringLiteral("pixels, at 100%")));

    dialog().findChild<QSpinBox*>()->setValue(200);

    QTRY_VERIFY(hasFact(QStringLiteral("pixels, at 200%")));
}

void ExportWindowTest::aPictureHasTheDotsThatWereTold()
{
    openBoth();
    ask(ExportKind::Png);
    widget<QRadioButton>(QStringLiteral("Everything"))->click();
    dialog().findChild<QSpinBox*>()->setValue(200);
    const PictureSource source =
        pictureOf(m_window->canvasPage(), m_program->theme, dialog().choice());

    const QImage image = QImage::fromData(written(QStringLiteral("p.png")));

    QCOMPARE(image.width(), qRound(source.sheet().width() * 2));
    QCOMPARE(image.height(), qRound(source.sheet().height() * 2));
}

void ExportWindowTest::theSelectionAloneIsAPicture()
{
    openBoth();
    GraphCanvas& canvas = m_window->canvasPage().canvas();
    canvas.select({canvas.probe().visibleNodes().front()});
    m_window->action(CommandId::ExportPicture)->trigger();
    QCOMPARE(dialog().choice().extent, PictureExtent::Selection);
    widget<QCheckBox>(QStringLiteral("Legend below the picture"))->setChecked(false);

    const CanvasScene& scene = canvas.scene();
    const Box card = scene.item(scene.itemOf(canvas.selection().front())).box;

    const QImage image = QImage::fromData(written(QStringLiteral("s.png")));
    QCOMPARE(image.width(), qRound(double(card.width) + 48));
    QCOMPARE(image.height(), qRound(double(card.height) + 48));
}

void ExportWindowTest::aTransparentPictureHasNothingBehindIt()
{
    openBoth();
    ask(ExportKind::Png);
    widget<QRadioButton>(QStringLiteral("Everything"))->click();
    widget<QCheckBox>(QStringLiteral("Transparent background"))->click();

    const QImage image = QImage::fromData(written(QStringLiteral("t.png")));

    QCOMPARE(image.pixelColor(1, 1).alpha(), 0);
    bool hasInk = false;
    for (int y = 0; y < image.height() && !hasInk; ++y) {
        for (int x = 0; x < image.width() && !hasInk; ++x)
            hasInk = image.pixelColor(x, y).alpha() > 200;
    }
    QVERIFY(hasInk);
}

void ExportWindowTest::aPictureOfLinesOpensElsewhere()
{
    openBoth();
    ask(ExportKind::Svg);
    widget<QRadioButton>(QStringLiteral("Everything"))->click();

    const QByteArray svg = written(QStringLiteral("p.svg"));

    QVERIFY(svg.contains(">linear<"));
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QVERIFY(!svg.contains("<image"));
}

void ExportWindowTest::aPictureSaysWhatItsColoursAre()
{
    openBoth();
    ask(ExportKind::Svg);
    widget<QRadioButton>(QStringLiteral("Everything"))->click();
    auto* legend = widget<QCheckBox>(QStringLiteral("Legend below the picture"));
    QVERIFY(legend->isChecked());

    const QByteArray told = written(QStringLiteral("told.svg"));
    QVERIFY(told.contains(">r · "));
    QVERIFY(told.contains(">none of these · "));

    ask(ExportKind::Svg);
    widget<QCheckBox>(QStringLiteral("Legend below the picture"))->setChecked(false);
    QVERIFY(!written(QStringLiteral("untold.svg")).contains(">r · "));
}

void ExportWindowTest::aPartHasTheClassesThatAreSeenInIt()
{
    openBoth();
    GraphCanvas& canvas = m_window->canvasPage().canvas();
    canvas.select({*m_program->workspace.model().graph()->findNode("fc")});
    m_window->action(CommandId::ExportPicture)->trigger();
    const ExportChoice choice{.kind = ExportKind::Png, .extent = PictureExtent::Selection};

    const PictureSource part = pictureOf(m_window->canvasPage(), m_program->theme, choice);

    QCOMPARE(part.legend.entries.size(), std::size_t(1));
    QVERIFY(part.legend.entries[0].words.startsWith(QStringLiteral("r · ")));
    QVERIFY(part.sheet().contains(part.part));
}

void ExportWindowTest::colourOfPaperIsNoChoice()
{
    openBoth();
    ask(ExportKind::Pdf);
    const auto isOffered = [this] {
        const auto boxes = dialog().findChildren<QComboBox*>();
        return std::ranges::any_of(boxes, [](const QComboBox* box) {
            return box->isVisible() && box->findText(QStringLiteral("Dark")) >= 0;
        });
    };

    QVERIFY(!isOffered());
    QVERIFY(widget<QLabel>(QStringLiteral("Light, like paper"))->isVisible());
    auto* kinds = dialog().findChild<QListWidget*>(QStringLiteral("pages"));
    for (int row = 0; row < kinds->count(); ++row) {
        if (kinds->item(row)->data(Qt::UserRole).toInt() == int(ExportKind::Html))
            kinds->setCurrentRow(row);
    }
    QVERIFY(isOffered());
    QVERIFY(!widget<QLabel>(QStringLiteral("Light, like paper"))->isVisible());
}

void ExportWindowTest::aPictureIsCopied()
{
    openBoth();
    QApplication::clipboard()->clear();
    QSignalSpy copied(&links(), &ExportLinks::copied);

    m_window->action(CommandId::CopyPicture)->trigger();

    QTRY_COMPARE(copied.size(), 1);
    QVERIFY(QApplication::clipboard()->image().width() > 50);
}

void ExportWindowTest::sectionsAreWrittenForOtherPrograms()
{
    openBoth();
    ask(ExportKind::Json);
    QVERIFY(written(QStringLiteral("s.json")).contains("\"rule\": \"r\""));
    ask(ExportKind::Dot);

    QVERIFY(written(QStringLiteral("s.dot")).contains("subgraph \"cluster_0\""));
}

void ExportWindowTest::decoratorsAreReadAgain()
{
    openBoth();
    ask(ExportKind::Decorators);
    QTRY_VERIFY(dialog().preview().text().contains(QStringLiteral("from sambaflow.samba")));

    QVERIFY(!written(QStringLiteral("hand.py")).isEmpty());

    QVERIFY(openManualFusion(m_folder.path(QStringLiteral("hand.py")).toStdString()).isReadable);
}

void ExportWindowTest::rulesAreWrittenFormattedOrAsTyped()
{
    openBoth();
    ask(ExportKind::Rules);
    QCOMPARE(written(QStringLiteral("typed.yaml")), safeRule);
    ask(ExportKind::Rules);
    widget<QCheckBox>(QStringLiteral("Formatted; comments stay"))->click();

    QVERIFY(written(QStringLiteral("formatted.yaml")).contains("  priority: 1\n"));

    QVERIFY(!m_program->workspace.rules().isModified());
    QCOMPARE(m_program->workspace.rules().path(), m_folder.path(QStringLiteral("r.yaml")));
}

void ExportWindowTest::theFileDialogOffersTheRightName()
{
    openBoth();
    ask(ExportKind::Pdf);

    QTest::mouseClick(widget<QPushButton>(QStringLiteral("Export…")), Qt::LeftButton);

    auto* files = dialog().findChild<QFileDialog*>();
    QVERIFY(files);
    QCOMPARE(QFileInfo(files->selectedFiles().value(0)).fileName(), QStringLiteral("m.pdf"));
    QCOMPARE(files->defaultSuffix(), QStringLiteral("pdf"));
}

void ExportWindowTest::theChoiceIsRemembered()
{
    openBoth();
    ask(ExportKind::Dot);
    widget<QCheckBox>(QStringLiteral("Sections only, without their operators"))->click();
    const ExportChoice left = dialog().choice();
    dialog().reject();
    QTRY_VERIFY(!links().dialog());

    m_window->action(CommandId::ExportReport)->trigger();

    QCOMPARE(dialog().choice(), left);
    QVERIFY(left.isClosed);
}

void ExportWindowTest::theStripSaysWhereTheFileIs()
{
    openBoth();
    ask(ExportKind::Csv);

    QVERIFY(!written(QStringLiteral("s.csv")).isEmpty());

    QVERIFY(links().strip().isVisible());
    QCOMPARE(links().strip().text(), QStringLiteral("s.csv is written."));
    QTRY_VERIFY(!links().dialog());
}

void ExportWindowTest::withoutAModelThereAreOnlyRules()
{
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), safeRule)});
    QTRY_VERIFY(m_window->action(CommandId::ExportReport)->isEnabled());
    QVERIFY(!m_window->action(CommandId::ExportPicture)->isEnabled());

    m_window->action(CommandId::ExportReport)->trigger();

    QCOMPARE(dialog().choice().kind, ExportKind::Rules);
    QTRY_COMPARE(dialog().preview().text(), QString::fromUtf8(safeRule));
}

void ExportWindowTest::closesTwiceWithoutHarm()
{
    openBoth();
    ask(ExportKind::Csv);
    const QPointer<ExportDialog> shown = links().dialog();

    shown->done(QDialog::Rejected);
    shown->done(QDialog::Rejected);

    QTRY_VERIFY(!shown);
    QVERIFY(!links().dialog());
}

FUSEWRIGHT_TEST(ExportWindowTest)
#include "tst_export_window.moc"
