// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/live_fusion.h"

#include "engine/graph/graph.h"
#include "engine/rules/builtin_rules.h"
#include "engine/session/file_kind.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"

#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace fusewright;
using test::ModelFolder;
using test::openAndWait;
using test::tinyModel;

namespace {

const auto liveRule = QStringLiteral("r:\n"
                                     "  pattern:\n"
                                     "    a: {op_type: linear, child: b}\n"
                                     "    b: {op_type: relu}\n");

void replaceText(RulesDocument& rules, const QString& text)
{
    QTextCursor all(&rules.document());
    all.select(QTextCursor::Document);
    all.insertText(text);
}

std::size_t matchCount(const LiveFusion& fusion)
{
    return fusion.answer() ? fusion.answer()->made.matches.matches.size() : 0;
}

} // namespace

class LiveFusionTest : public QObject {
    Q_OBJECT

private slots:
    void checksRulesWithoutAModel();
    void checksRulesThatRewriteWithoutAModel();
    void matchesWhenAModelComes();
    void answersEveryEdit();
    void isNotCurrentWhileItIsAsked();
    void keepsTheSectionsOfABrokenRule();
    void keepsThemWithOtherNumbersOfExtents();
    void answersAfterAnEditThatChangesNothing();
    void countsFromTheQuestion();
    void forgetsTheModelThatWasClosed();
    void tellsModelsFromRulesByTheirContent_data();
    void tellsModelsFromRulesByTheirContent();
    void goesByTheNameOfAFileThatCannotBeRead();

private:
    ModelFolder m_folder;
};

void LiveFusionTest::checksRulesWithoutAModel()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);

    replaceText(rules, QStringLiteral("r:\n  patern: {}\n"));

    QTRY_VERIFY(fusion.answer() && !fusion.answer()->diagnostics.empty());
    QVERIFY(!fusion.answer()->graph);
}

void LiveFusionTest::checksRulesThatRewriteWithoutAModel()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    fusion.use(builtinRules().front(), true);

    replaceText(
        rules,
        QStringLiteral(
            "DEF_PACKAGE_OPTIMIZATION(EARLY + 1, Op(\"Relu\", \"a\"), OK, Op(\"R\", \"a\"))\n"
            "DEF_PACKAGE_OPTIMIZATION(EARLY + 1, Op(\"Relu\", \"a\"), OK, Op(\"R\", \"b\"))\n"));

    QTRY_VERIFY(fusion.isCurrent() && !fusion.problemsOf(tabs.current()).empty());
    QCOMPARE(fusion.problemsOf(tabs.current()).front().code, std::string("undeclared-tag"));
    QVERIFY(fusion.fileOf(tabs.current()));
}

void LiveFusionTest::matchesWhenAModelComes()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    replaceText(rules, liveRule);

    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));

    QTRY_COMPARE(matchCount(fusion), std::size_t(1));
    QCOMPARE(fusion.answer()->graph.get(), model.graph().get());
}

void LiveFusionTest::answersEveryEdit()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    replaceText(rules, liveRule);
    QTRY_COMPARE(matchCount(fusion), std::size_t(1));

    QString other = liveRule;
    replaceText(rules, other.replace(QStringLiteral("relu"), QStringLiteral("silu")));

    QTRY_COMPARE(matchCount(fusion), std::size_t(0));
}

void LiveFusionTest::isNotCurrentWhileItIsAsked()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    QTRY_VERIFY(fusion.isCurrent());

    replaceText(rules, liveRule);

    QVERIFY(!fusion.isCurrent());
    QTRY_VERIFY(fusion.isCurrent());
}

void LiveFusionTest::keepsTheSectionsOfABrokenRule()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    replaceText(rules, liveRule);
    QTRY_COMPARE(matchCount(fusion), std::size_t(1));

    QString broken = liveRule;
    replaceText(rules, broken.replace(QStringLiteral("child"), QStringLiteral("chlid")));

    QTRY_VERIFY(fusion.isCurrent());
    QCOMPARE(matchCount(fusion), std::size_t(1));
    QCOMPARE(fusion.answer()->isStale, std::vector<bool>{true});
}

void LiveFusionTest::keepsThemWithOtherNumbersOfExtents()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    LiveFusion fusion(tabs);
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    replaceText(tabs.current().rules(), liveRule);
    QTRY_COMPARE(matchCount(fusion), std::size_t(1));
    QString broken = liveRule;
    replaceText(tabs.current().rules(),
                broken.replace(QStringLiteral("child"), QStringLiteral("chlid")));
    QTRY_VERIFY(fusion.isCurrent());

    // Before the first session of them has begun, the next ones come.
    fusion.setExtents({{"batch", 4}});
    fusion.setExtents({{"batch", 5}});
    fusion.setExtents({{"batch", 6}});

    QTRY_VERIFY(fusion.isCurrent());
    QCOMPARE(fusion.answer()->isStale, std::vector<bool>{true});
    QCOMPARE(matchCount(fusion), std::size_t(1));
}

void LiveFusionTest::answersAfterAnEditThatChangesNothing()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    replaceText(rules, liveRule);
    QTRY_VERIFY(fusion.isCurrent());

    QTextCursor step(&rules.document());
    step.beginEditBlock();
    step.endEditBlock();

    QVERIFY(fusion.isCurrent());
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QTRY_COMPARE(matchCount(fusion), std::size_t(1));
}

/// A text with another name is read, and asked about, anew; the time before does not count.
void LiveFusionTest::countsFromTheQuestion()
{
    constexpr int idle = 3000;
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesDocument& rules = tabs.current().rules();
    LiveFusion fusion(tabs);
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    replaceText(rules, liveRule);
    QTRY_COMPARE(matchCount(fusion), std::size_t(1));
    QTest::qWait(idle);
    QSignalSpy answers(&fusion, &LiveFusion::answered);

    QVERIFY(!rules.saveTo(m_folder.path(QStringLiteral("other.yaml"))));

    QTRY_VERIFY(!answers.empty());
    QVERIFY(fusion.milliseconds() < idle);
}

void LiveFusionTest::forgetsTheModelThatWasClosed()
{
    ModelDocument model;
    RulesTabs tabs(model, {});
    LiveFusion fusion(tabs);
    QVERIFY(openAndWait(model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QTRY_VERIFY(fusion.answer() && fusion.answer()->graph);

    model.close();

    QTRY_VERIFY(fusion.answer() && !fusion.answer()->graph);
}

void LiveFusionTest::tellsModelsFromRulesByTheirContent_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isRules");
    QTest::newRow("rules") << liveRule.toUtf8() << QStringLiteral("a") << true;
    QTest::newRow("rules after comments")
        << QByteArray("# words\n\n\"r\": {}\n") << QStringLiteral("a.txt") << true;
    QTest::newRow("empty rules") << QByteArray() << QStringLiteral("a.yaml") << true;
    QTest::newRow("a model that is called rules")
        << tinyModel() << QStringLiteral("a.yaml") << false;
    QTest::newRow("a drawing") << QByteArray("digraph g { a -> b }\n") << QStringLiteral("a")
                               << false;
    QTest::newRow("zeros") << QByteArray(100, '\0') << QStringLiteral("a.yaml") << false;
    QTest::newRow("words") << QByteArray("hello world\n") << QStringLiteral("a.txt") << false;
}

void LiveFusionTest::tellsModelsFromRulesByTheirContent()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, name);
    QFETCH(bool, isRules);

    const FileKind kind = kindOfFile(m_folder.write(name, content).toStdString());

    QCOMPARE(kind == FileKind::Rules, isRules);
}

void LiveFusionTest::goesByTheNameOfAFileThatCannotBeRead()
{
    QVERIFY(kindOfFile(m_folder.path(QStringLiteral("missing.yaml")).toStdString())
            == FileKind::Rules);
    QVERIFY(kindOfFile(m_folder.path(QStringLiteral("missing.onnx")).toStdString())
            == FileKind::Model);
}

FUSEWRIGHT_TEST(LiveFusionTest)
#include "tst_live_fusion.moc"
