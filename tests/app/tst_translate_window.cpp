// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A copy of rules in another language, as a user makes it: seen first, then saved or opened.

#include "app/gui/files/translate_links.h"
#include "app/gui/panels/compare_links.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/session/user_catalogue.h"
#include "engine/translate/translation.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/choice_box.h"
#include "widgets/editor/language_choice.h"
#include "widgets/translate/translate_dialog.h"
#include "widgets/translate/translation_model.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace fusewright;

namespace {

const QByteArray pairOfOperators = "pair:\n"
                                   "  priority: 3\n"
                                   "  pattern:\n"
                                   "    a: {op_type: linear, child: b}\n"
                                   "    b: {op_type: relu}\n"
                                   "fork:\n"
                                   "  priority: 2\n"
                                   "  pattern:\n"
                                   "    a: {op_type: linear, children: [b, c]}\n"
                                   "    b: {op_type: relu}\n"
                                   "    c: {op_type: tanh}\n";

} // namespace

class TranslateWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void showsWhatBecomesOfEveryRule();
    void saysInFullWhatIsLost();
    void translatesIntoAnotherLanguage();
    void comparesWithTheModel();
    void comparesOnTheModelsOfAFolder();
    void writesRulesAsTheModelHasThemWhateverTheyMakeOfIt();
    void opensTheCopyInATab();
    void savesTheCopyBesideTheRules();
    void saysWhyNothingCanBeTranslated();
    void asksInWhichLanguageNewRulesAre();
    void comparesTwoFiles();

private:
    TranslateDialog& openDialog(const QByteArray& text = pairOfOperators);
    TranslateDialog& dialog() const { return *m_window->translations().dialog(); }
    void choose(const QString& title);
    QString text() const { return dialog().preview().toPlainText(); }
    QPushButton& button(const QString& part) const;
    QString m_path;
};

TranslateDialog& TranslateWindowTest::openDialog(const QByteArray& text)
{
    m_path = m_folder.write("rules.yaml", text);
    m_window->open({m_path});
    m_window->action(CommandId::TranslateRules)->trigger();
    return dialog();
}

void TranslateWindowTest::choose(const QString& title)
{
    auto* const choice = dialog().findChild<ChoiceBox*>();
    choice->setCurrentIndex(choice->findText(title));
}

QPushButton& TranslateWindowTest::button(const QString& part) const
{
    for (QPushButton* const each : dialog().findChildren<QPushButton*>()) {
        if (each->text().remove(QLatin1Char('&')).contains(part))
            return *each;
    }
    qFatal("There is no such button.");
}

void TranslateWindowTest::showsWhatBecomesOfEveryRule()
{
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());
    const auto* const rows = shown.findChild<QTreeView*>();
    const QAbstractItemModel& model = *rows->model();

    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, TranslationModel::Name).data().toString(), "pair");
    QCOMPARE(model.index(1, TranslationModel::Becomes).data().toString(), "not translated");
    QVERIFY(model.rowCount(model.index(1, 0)) > 0);
    QVERIFY(text().contains(QStringLiteral("Op(\"Relu\"")));
}

void TranslateWindowTest::saysInFullWhatIsLost()
{
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());
    auto* const rows = shown.findChild<QTreeView*>();
    const QModelIndex fork = rows->model()->index(1, 0);
    const auto* const losses = shown.findChild<QPlainTextEdit*>(QStringLiteral("losses"));

    rows->setCurrentIndex(fork);
    QCOMPARE(losses->toPlainText().count(u'\n') + 1, rows->model()->rowCount(fork));
    rows->expand(fork);
    const QModelIndex reason = rows->model()->index(0, 0, fork);
    rows->setCurrentIndex(reason);
    QCOMPARE(losses->toPlainText(), reason.data().toString());
    QVERIFY(rows->isFirstColumnSpanned(0, fork));
}

void TranslateWindowTest::translatesIntoAnotherLanguage()
{
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());

    choose(QStringLiteral("Tenstorrent fusion providers"));

    QTRY_VERIFY(text().contains(QStringLiteral("class PairProvider(FusionProvider)")));
    QCOMPARE(shown.language().title, "Tenstorrent fusion providers");
}

void TranslateWindowTest::comparesWithTheModel()
{
    m_window->open({m_folder.write("tiny.json", test::tinyModel())});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());

    QCOMPARE(shown.result()->models.size(), std::size_t(1));
    const QAbstractItemModel& model = *shown.findChild<QTreeView*>()->model();
    QVERIFY(!model.index(0, TranslationModel::Places).data().toString().isEmpty());
}

void TranslateWindowTest::comparesOnTheModelsOfAFolder()
{
    m_window->open({m_folder.write("tiny.json", test::tinyModel())});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    const QTemporaryDir models;
    for (const char* const name : {"one.json", "two.json", "none.json"}) {
        QFile file(models.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*name == 'n' ? QByteArray("{}") : QByteArray(test::tinyModel()));
    }
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());
    const PlaceCounts alone = shown.result()->counts();
    QVERIFY(alone.original > 0);

    m_window->findChild<TranslateLinks*>()->compareOn(models.path());

    QTRY_COMPARE(shown.result()->models.size(), std::size_t(3));
    QCOMPARE(shown.result()->counts().original, 3 * alone.original);
    const auto labels = shown.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QStringLiteral("In 3 model"));
    }));

    // Another language is tried on them, too.
    choose(QStringLiteral("Tenstorrent fusion providers"));
    QTRY_VERIFY(text().contains(QStringLiteral("class PairProvider(FusionProvider)")));
    QCOMPARE(shown.result()->models.size(), std::size_t(3));
}

void TranslateWindowTest::writesRulesAsTheModelHasThemWhateverTheyMakeOfIt()
{
    const QString examples = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/");
    m_window->open({examples + "tenstorrent-llama.json", examples + "tenstorrent-llama.py"});
    ModelDocument& model = m_program->workspace.model();
    QTRY_VERIFY(model.isOpen() && model.graph() != model.ground());
    m_window->action(CommandId::TranslateRules)->trigger();
    choose(QStringLiteral("Qualcomm QNN"));
    QTRY_VERIFY(dialog().result() && text().contains(QStringLiteral("DEF_PACKAGE_OPTIMIZATION")));

    const RuleContext context = ruleContextOf(model.ground());
    const auto& rules = *m_program->workspace.tabs().current().reading().current();
    const Translation expected =
        translate(rules.language().makeReader(context)->check(
                      m_program->workspace.tabs().current().reading().current()),
                  {.to = &dialog().language(), .context = context, .limits = {}}, "rules");

    QCOMPARE(text(), QString::fromStdString(expected.text));
    for (const PlaceComparison& rule : dialog().result()->models.front().proof.rules)
        QCOMPARE(rule.same, rule.original());
}

void TranslateWindowTest::opensTheCopyInATab()
{
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());
    choose(QStringLiteral("Tenstorrent fusion providers"));
    QTRY_VERIFY(text().contains(QStringLiteral("PairProvider")));
    const QString copy = text();

    button(QStringLiteral("Open")).click();

    RulesTabs& tabs = m_program->workspace.tabs();
    QCOMPARE(tabs.count(), std::size_t(2));
    QCOMPARE(tabs.current().rules().text(), copy);
    QVERIFY(!tabs.current().isTicked());
    QVERIFY(tabs.current().rules().isModified());
    QTRY_COMPARE(tabs.current().reading().language().title, "Tenstorrent fusion providers");
}

void TranslateWindowTest::savesTheCopyBesideTheRules()
{
    TranslateDialog& shown = openDialog();
    QTRY_VERIFY(shown.result());
    const QByteArray copy = QByteArray::fromStdString(shown.result()->translation.text);

    button(QStringLiteral("Save")).click();
    auto* const files = shown.findChild<QFileDialog*>();
    QVERIFY(files);
    const QString path = QFileInfo(m_path).absolutePath() + QStringLiteral("/rules.cpp");
    QCOMPARE(files->selectedFiles(), QStringList(path));
    emit files->fileSelected(path);

    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), copy);
    QCOMPARE(m_program->workspace.tabs().count(), std::size_t(1));
}

void TranslateWindowTest::saysWhyNothingCanBeTranslated()
{
    TranslateDialog& shown = openDialog("# nothing\n");

    QTRY_VERIFY(!button(QStringLiteral("Save")).isEnabled());
    QTRY_VERIFY(std::ranges::any_of(shown.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("no rule"));
    }));
}

void TranslateWindowTest::asksInWhichLanguageNewRulesAre()
{
    m_window->action(CommandId::NewRules)->trigger();
    auto* const question = m_window->findChild<LanguageChoice*>();
    QVERIFY(question->isVisibleTo(m_window.get()));
    auto* const choice = question->findChild<ChoiceBox*>();
    const int wanted = choice->findText(QStringLiteral("TVM patterns"));

    choice->setCurrentIndex(wanted);
    emit choice->activated(wanted);

    RulesTab& tab = m_program->workspace.tabs().current();
    QTRY_COMPARE(tab.reading().language().title, "TVM patterns");
    tab.rules().setUnsaved(QStringLiteral("a: {}\n"), {});
    QTRY_VERIFY(!question->isVisibleTo(m_window.get()));
}

void TranslateWindowTest::comparesTwoFiles()
{
    QAction* const compare = m_window->action(CommandId::CompareRulesFiles);
    m_window->open({m_folder.write("tiny.json", test::tinyModel())});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    const Graph& graph = *m_program->workspace.model().graph();
    const std::string op(graph.canonicalName(NodeId(std::size_t(0))));
    const QByteArray one = "one:\n  priority: 1\n  pattern:\n    a: {op_type: "
        + QByteArray::fromStdString(op) + "}\n";
    const QByteArray none = "none:\n  priority: 1\n  pattern:\n    a: {op_type: triufill}\n";
    m_window->open({m_folder.write("one.yaml", one)});
    QVERIFY(!compare->isEnabled());
    m_window->open({m_folder.write("none.yaml", none)});
    QVERIFY(compare->isEnabled());

    compare->trigger();

    CompareDialog& shown = *m_window->comparisons().dialog();
    QTRY_VERIFY(shown.model().files());
    const ComparisonModel& model = shown.model();
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex none0 = model.index(0, ComparisonModel::Name);
    const QModelIndex one0 = model.index(1, ComparisonModel::Name);
    QCOMPARE(none0.data().toString(), "none.yaml");
    QCOMPARE(model.index(0, ComparisonModel::Places).data().toString(), "0");
    const QModelIndex rule = model.index(0, ComparisonModel::Name, one0);
    QVERIFY(model.rowCount(rule) > 0);
    QVERIFY(!model.nodesAt(rule).empty());

    shown.findChild<QTreeView*>()->setCurrentIndex(rule);
    QCOMPARE(m_program->workspace.model().node(), model.nodesAt(rule).front());
}

FUSEWRIGHT_TEST(TranslateWindowTest)

#include "tst_translate_window.moc"
