// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A new rule that is begun with a word, in each language that has a skeleton for one.

#include "engine/rules/rule_skeleton.h"

#include "engine/rules/rule_context.h"
#include "engine/rules/rule_language.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

class RuleSkeletonTest : public QObject {
    Q_OBJECT

private slots:
    void isReadAsARule_data() { languages(); }
    void isReadAsARule();
    void hasStopsForItsParts_data() { languages(); }
    void hasStopsForItsParts();
    void leavesOutWhatIsThere_data() { languages(); }
    void leavesOutWhatIsThere();
    void isNotOffered_data();
    void isNotOffered();

private:
    static void languages();
    static std::shared_ptr<const RulesText> read(const RuleLanguage& language, std::string text)
    {
        return language.read(SourceText("rules", std::move(text)), nullptr, {});
    }
    /// At the end of the first `|`, which is left out.
    static std::optional<Completion> skeletonIn(const RuleLanguage& language, std::string text)
    {
        const std::size_t offset = text.find('|');
        text.erase(offset, 1);
        const auto made = read(language, std::move(text));
        const auto all = made->completionsAt(made->source().position(offset), {});
        const auto rule = std::ranges::find(all, CompletionKind::Rule, &Completion::kind);
        return rule == all.end() ? std::nullopt : std::optional(*rule);
    }
};

void RuleSkeletonTest::languages()
{
    QTest::addColumn<QString>("id");
    for (const char* const id : {"qnn", "tvm", "tenstorrent"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void RuleSkeletonTest::isReadAsARule()
{
    QFETCH(QString, id);
    const RuleLanguage& language = *findRuleLanguage(id.toStdString());

    const auto rule = skeletonIn(language, std::string(language.sampleWord.substr(0, 3)) + '|');

    QVERIFY(rule);
    QCOMPARE(rule->label, std::string(language.sampleWord));
    const auto text = read(language, rule->text);
    QCOMPARE(text->rulePlaces().size(), std::size_t(1));
    Diagnostics found;
    QVERIFY(text->readRule(text->rulePlaces().front().name, withCatalogues({}), found));
    QVERIFY(!found.hasErrors());
}

void RuleSkeletonTest::hasStopsForItsParts()
{
    QFETCH(QString, id);
    const RuleLanguage& language = *findRuleLanguage(id.toStdString());

    const auto rule = skeletonIn(language, "|");

    QVERIFY(rule);
    std::vector<std::string> parts;
    for (const ByteRange& stop : rule->stops)
        parts.push_back(rule->text.substr(stop.begin, stop.size()));
    QVERIFY(std::ranges::equal(parts, language.sampleParts));
}

void RuleSkeletonTest::leavesOutWhatIsThere()
{
    QFETCH(QString, id);
    const RuleLanguage& language = *findRuleLanguage(id.toStdString());

    const auto rule = skeletonIn(language, std::string(language.sample) + "\n\n|\n");

    QVERIFY(rule);
    QVERIFY(rule->text.find("import") == std::string::npos);
    QCOMPARE(rule->stops.size(), language.sampleParts.size());
}

void RuleSkeletonTest::isNotOffered_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("behind a word") << "qnn" << QByteArray("int DEF|\n");
    QTest::newRow("in a rule") << "qnn"
                               << QByteArray("DEF_PACKAGE_OPTIMIZATION(EARLY,\n|\n"
                                             "Op(\"Relu\", \"a\"), OK, Op(\"R\", \"a\"))\n");
    QTest::newRow("in a comment") << "qnn" << QByteArray("/*\nDEF|\n*/\n");
    QTest::newRow("in a text") << "tvm" << QByteArray("\"\"\"\ndef|\n\"\"\"\n");
    QTest::newRow("within a line") << "tenstorrent" << QByteArray("    cla|\n");
}

void RuleSkeletonTest::isNotOffered()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, text);

    QVERIFY(!skeletonIn(*findRuleLanguage(id.toStdString()), text.toStdString()));
}

FUSEWRIGHT_TEST(RuleSkeletonTest)
#include "tst_rule_skeleton.moc"
