// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The gallery of fusions, in the real window.

#include "app/gui/window/main_window.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "engine/rules/rule_language.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/choice_box.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/gallery/gallery_dialog.h"
#include "widgets/gallery/gallery_model.h"
#include "widgets/gallery/gallery_picture.h"

#include <QAction>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>

using namespace fusewright;
using test::llama;
using test::llamaRules;

class GalleryWindowTest : public test::WindowTest {
    Q_OBJECT

public:
    GalleryWindowTest()
    {
        m_examples = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples");
    }

private slots:
    void countsInTheModelBeforeInserting();
    void choosesTheSpellingThatTheModelHas();
    void insertsOneStepThatCanBeTakenBack();
    void insertsInTheLanguageOfTheText();
    void isThereWithoutAModel();
    void doesNotTouchATextWithErrors();

private:
    GalleryDialog* open();
    static void choose(GalleryDialog& dialog, const QString& title);
    QString text() const { return m_program->workspace.rules().text(); }
};

GalleryDialog* GalleryWindowTest::open()
{
    m_window->action(CommandId::ShowGallery)->trigger();
    return m_window->findChild<GalleryDialog*>();
}

void GalleryWindowTest::choose(GalleryDialog& dialog, const QString& title)
{
    const QAbstractItemModel& model = *dialog.list().model();
    const QModelIndexList found =
        model.match(model.index(0, 0), Qt::DisplayRole, title, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    dialog.list().setCurrentIndex(found.front());
}

void GalleryWindowTest::countsInTheModelBeforeInserting()
{
    m_window->open({llama});
    QTRY_VERIFY(m_program->workspace.model().graph());

    GalleryDialog* const dialog = open();

    QVERIFY(dialog);
    choose(*dialog, QStringLiteral("RMS normalization"));
    const auto count = [&] {
        return dialog->list().currentIndex().data(GalleryModel::CountTextRole).toString();
    };
    QTRY_COMPARE(count(), QStringLiteral("65 in this model"));
    choose(*dialog, QStringLiteral("GELU"));
    QCOMPARE(count(), QStringLiteral("0 in this model"));
    QTRY_VERIFY(dialog->insertButton().isEnabled());
}

void GalleryWindowTest::choosesTheSpellingThatTheModelHas()
{
    m_window->open({m_examples + QStringLiteral("/mixtral-moe.onnx")});
    QTRY_VERIFY(m_program->workspace.model().graph());

    GalleryDialog* const dialog = open();
    choose(*dialog, QStringLiteral("RMS normalization"));

    QTRY_COMPARE(dialog->spellings().currentText(), QStringLiteral("rms_norm_exported (9)"));
    QTRY_VERIFY(dialog->preview().startsWith(
        QLatin1String("# RMS normalization, from the gallery: As PyTorch exports it to ONNX, which"
                      " has no rsqrt.\nrms_norm_exported:\n")));
    QVERIFY(!dialog->picture().isEmpty());
}

void GalleryWindowTest::insertsOneStepThatCanBeTakenBack()
{
    m_window->open({llama, llamaRules});
    QTRY_VERIFY(m_program->workspace.model().graph());
    QTRY_VERIFY(!text().isEmpty());
    const QString before = text();

    QPointer<GalleryDialog> dialog = open();
    choose(*dialog, QStringLiteral("RMS normalization"));
    QTRY_VERIFY(dialog->insertButton().isEnabled());
    const QString rule = dialog->preview();
    dialog->insertButton().click();

    QVERIFY(text().contains(rule.trimmed()));
    QTRY_VERIFY(!dialog);
    CodeEditor& code = m_window->panels().editor().code();
    QCOMPARE(code.textCursor().selectedText(), QStringLiteral("rms_norm_torch"));
    m_program->workspace.rules().document().undo();
    QCOMPARE(text(), before);
}

void GalleryWindowTest::insertsInTheLanguageOfTheText()
{
    m_window->open({m_examples + QStringLiteral("/tenstorrent-llama.json"),
                    m_examples + QStringLiteral("/tenstorrent-llama.py")});
    QTRY_VERIFY(m_program->workspace.model().graph());
    QTRY_COMPARE(m_program->workspace.reading().language().id, std::string_view("tenstorrent"));

    GalleryDialog* const dialog = open();
    choose(*dialog, QStringLiteral("Attention"));
    QTRY_VERIFY(dialog->preview().contains(QLatin1String("(FusionProvider)")));
    QTRY_COMPARE(dialog->spellings().currentText(), QStringLiteral("attention_scaled_scores (2)"));
    QTRY_VERIFY(dialog->insertButton().isEnabled());
    dialog->insertButton().click();

    QVERIFY(text().contains(QLatin1String("class AttentionScaledScoresProvider(FusionProvider)")));
}

void GalleryWindowTest::isThereWithoutAModel()
{
    GalleryDialog* const dialog = open();

    choose(*dialog, QStringLiteral("GELU"));
    QVERIFY(dialog->list().currentIndex().data(GalleryModel::CountTextRole).toString().isEmpty());
    QTRY_VERIFY(dialog->insertButton().isEnabled());
    QTest::keyClick(&dialog->list(), Qt::Key_Return);

    QVERIFY(text().startsWith(QLatin1String("# GELU, from the gallery: ")));
    QVERIFY(text().contains(QLatin1String("\ngelu_erf:\n")));
}

void GalleryWindowTest::doesNotTouchATextWithErrors()
{
    m_program->workspace.rules().setUnsaved(QStringLiteral("{mine: [\n"), {});

    GalleryDialog* const dialog = open();
    QTRY_VERIFY(dialog->insertButton().isEnabled());
    dialog->insertButton().click();

    QCOMPARE(text(), QStringLiteral("{mine: [\n"));
    QVERIFY(!dialog->note().isEmpty());
}

FUSEWRIGHT_TEST(GalleryWindowTest)
#include "tst_gallery_window.moc"
