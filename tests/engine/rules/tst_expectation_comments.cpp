// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/expectation_comments.h"
#include "engine/rules/samba/language/samba_language.h"
#include "engine/rules/tenstorrent/language/tenstorrent_language.h"
#include "engine/support/text_edits.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// How many sections rules should make, as options and comments say it.
class ExpectationCommentsTest : public QObject {
    Q_OBJECT

private slots:
    void readsCounts_data();
    void readsCounts();
    void readsOptions_data();
    void readsOptions();
    void aPercentageIsOfAll();

    void aCommentDirectlyAboveARuleIsAboutIt();
    void aCommentOnLinesOfARuleIsAboutIt();
    void anIndentedCommentBelowARuleIsAboutIt();
    void namesAreThoseOfTheRules();
    void aRuleThatCannotBeReadKeepsItsExpectations();
    void aCommentBehindAnEmptyLineBelongsToNoRule();
    void aMalformedOneIsAWarningWithItsPlace();
    void aNearMissIsAWarningWithAFix_data();
    void aNearMissIsAWarningWithAFix();
    void otherCommentsAreLeftAlone_data();
    void otherCommentsAreLeftAlone();
    void aTextWithoutRulesHasNone();
    void aClassIsARuleFromItsFirstLine();
};

namespace {

/// `RULE COUNT @LINE:COLUMN`, or `CODE @LINE:COLUMN`, a line each.
QString told(const std::string& text, const RuleLanguage& language = sambaLanguage())
{
    const auto read = language.read(SourceText("rules", text), nullptr, {});
    Diagnostics diagnostics;
    QStringList lines;
    const auto add = [&](const std::string& what, const TextRange& range) {
        lines += QString("%1 @%2:%3")
                     .arg(QString::fromStdString(what))
                     .arg(range.begin.line)
                     .arg(range.begin.column);
    };
    for (const Expectation& each : readExpectationComments(*read, diagnostics))
        add(each.name + ' ' + countText(each.count), each.range.value());
    for (const Diagnostic& each : diagnostics.all())
        add(each.code, each.range.value());
    return lines.join('\n');
}

} // namespace

void ExpectationCommentsTest::readsCounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");

    QTest::newRow("number") << "32"
                            << "32";
    QTest::newRow("equals") << "= 32"
                            << "32";
    QTest::newRow("two equals") << "==32"
                                << "32";
    QTest::newRow("at least") << ">=30"
                              << ">= 30";
    QTest::newRow("at most") << "<=  2"
                             << "<= 2";
    QTest::newRow("none") << "none"
                          << "none";
    QTest::newRow("zero") << "0"
                          << "none";
    QTest::newRow("at least zero") << ">= 0"
                                   << ">= 0";
    QTest::newRow("in modules") << " none in encoder.* "
                                << "none in encoder.*";
    QTest::newRow("number in modules") << ">= 3 in layers.?.mlp"
                                       << ">= 3 in layers.?.mlp";
    QTest::newRow("percent") << ">= 95%"
                             << ">= 95%";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("word") << "many"
                          << "";
    QTest::newRow("negative") << "-1"
                              << "";
    QTest::newRow("fraction") << "1.5"
                              << "";
    QTest::newRow("more") << "> 3"
                          << "";
    QTest::newRow("at least none") << ">= none"
                                   << "";
    QTest::newRow("huge") << "99999999999999999999999"
                          << "";
    QTest::newRow("something behind") << "32 sections"
                                      << "";
    QTest::newRow("no module") << "32 in"
                               << "";
    QTest::newRow("no module but blanks") << "32 in  "
                                          << "";
    QTest::newRow("two modules") << "32 in a b"
                                 << "";
    QTest::newRow("grown together") << "32in a"
                                    << "";
    QTest::newRow("module grown together") << "32 ina"
                                           << "";
}

void ExpectationCommentsTest::readsCounts()
{
    QFETCH(QString, text);

    const auto count = readExpectedCount(text.toStdString());

    QTEST(QString::fromStdString(count ? countText(*count) : ""), "read");
}

void ExpectationCommentsTest::readsOptions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("count");

    QTest::newRow("exactly") << "ffn=32"
                             << "ffn"
                             << "32";
    QTest::newRow("at least") << "ffn>=30"
                              << "ffn"
                              << ">= 30";
    QTest::newRow("at most") << "ffn <= 2"
                             << "ffn"
                             << "<= 2";
    QTest::newRow("two equals") << "ffn==2"
                                << "ffn"
                                << "2";
    QTest::newRow("none in") << "ffn=none in a.*"
                             << "ffn"
                             << "none in a.*";
    QTest::newRow("odd name") << "a=b c=3"
                              << "a=b c"
                              << "3";
    QTest::newRow("no name") << "=3"
                             << ""
                             << "";
    QTest::newRow("blank name") << "  =3"
                                << ""
                                << "";
    QTest::newRow("no count") << "ffn="
                              << ""
                              << "";
    QTest::newRow("no relation") << "ffn"
                                 << ""
                                 << "";
    QTest::newRow("wrong relation") << "ffn=>3"
                                    << ""
                                    << "";
    QTest::newRow("less") << "ffn<3"
                          << ""
                          << "";
    QTest::newRow("nothing") << ""
                             << ""
                             << "";
}

void ExpectationCommentsTest::readsOptions()
{
    QFETCH(QString, text);

    const auto expected = readExpectation(text.toStdString());

    QTEST(QString::fromStdString(expected ? expected->name : ""), "name");
    QTEST(QString::fromStdString(expected ? countText(expected->count) : ""), "count");
}

void ExpectationCommentsTest::aPercentageIsOfAll()
{
    const ExpectedCount most = readExpectedCount(">= 95%").value();

    QVERIFY(most.accepts(19, 20));
    QVERIFY(!most.accepts(189, 200));
    QVERIFY(most.accepts(0, 0));
}

void ExpectationCommentsTest::aCommentDirectlyAboveARuleIsAboutIt()
{
    QCOMPARE(told("# expect: 32\n"
                  "# The feed-forward network.\n"
                  "ffn: {priority: 1}\n"
                  "# expect: none in a.*\n"
                  "# expect: >= 2  # one for each head\n"
                  "attention: {priority: 2}\n"),
             QString("ffn 32 @1:3\n"
                     "attention none in a.* @4:3\n"
                     "attention >= 2 @5:3"));
}

void ExpectationCommentsTest::aCommentOnLinesOfARuleIsAboutIt()
{
    QCOMPARE(told("ffn:   # expect: 32\n"
                  "  priority: 1\n"
                  "# expect: <= 40\n"
                  "  pattern:\n"
                  "    a: {op_type: linear} # expect: >= 30\n"
                  "other: {priority: 2} # expect: 1\n"),
             QString("ffn 32 @1:10\nffn <= 40 @3:3\nffn >= 30 @5:28\nother 1 @6:24"));
}

void ExpectationCommentsTest::anIndentedCommentBelowARuleIsAboutIt()
{
    QCOMPARE(told("ffn:\n"
                  "  priority: 1\n"
                  "  # expect: 32\n"
                  "other:\n"
                  "  priority: 1\n"
                  "\n"
                  "  # expect: 3\n"),
             QString("ffn 32 @3:5\nother 3 @7:5"));
}

void ExpectationCommentsTest::namesAreThoseOfTheRules()
{
    QCOMPARE(told("# expect: 3\n\"f\\u0066n\": {priority: 1}\n"), QString("ffn 3 @1:3"));
}

void ExpectationCommentsTest::aRuleThatCannotBeReadKeepsItsExpectations()
{
    QCOMPARE(told("# expect: 3\nffn:\n  pattern: {a: [\nother: {} # expect: 4\n"),
             QString("ffn 3 @1:3\nother 4 @4:13"));
}

void ExpectationCommentsTest::aCommentBehindAnEmptyLineBelongsToNoRule()
{
    QCOMPARE(told("# expect: 3\n"
                  "\n"
                  "ffn: {priority: 1}\n"
                  "\n"
                  "# expect: 4\n"),
             QString("misplaced-expectation @1:3\nmisplaced-expectation @5:3"));
}

void ExpectationCommentsTest::aMalformedOneIsAWarningWithItsPlace()
{
    QCOMPARE(told("# expect: many\n# expect:\n# expect: 95%\nffn: {priority: 1}\n"),
             QString("malformed-expectation @1:3\nmalformed-expectation @2:3\n"
                     "malformed-expectation @3:3"));
}

void ExpectationCommentsTest::aNearMissIsAWarningWithAFix_data()
{
    QTest::addColumn<QString>("comment");
    QTest::addColumn<QString>("mended");

    QTest::newRow("no colon") << "# expect 32"
                              << "# expect: 32";
    QTest::newRow("another word") << "#expects: none in a"
                                  << "#expect: none in a";
    QTest::newRow("upper case") << "## Expected >=3 # yes"
                                << "## expect: >= 3 # yes";
    QTest::newRow("early blank") << "# expect : 3"
                                 << "# expect: 3";
}

void ExpectationCommentsTest::aNearMissIsAWarningWithAFix()
{
    QFETCH(QString, comment);
    const std::string text = comment.toStdString() + "\nffn: {priority: 1}\n";
    const auto read = sambaLanguage().read(SourceText("rules.yaml", text), nullptr, {});
    Diagnostics diagnostics;

    QVERIFY(readExpectationComments(*read, diagnostics).empty());

    QCOMPARE(diagnostics.all().size(), std::size_t(1));
    const Diagnostic& finding = diagnostics.all().front();
    QCOMPARE(finding.code, std::string("malformed-expectation"));
    QCOMPARE(finding.severity, Severity::Warning);
    const std::string mended = edited(read->source(), finding.fixes.at(0).edits);
    QTEST(QString::fromStdString(mended.substr(0, mended.find('\n'))), "mended");
}

void ExpectationCommentsTest::otherCommentsAreLeftAlone_data()
{
    QTest::addColumn<QString>("comment");

    QTest::newRow("empty") << "#";
    QTest::newRow("prose") << "# expect this to match in every layer";
    QTest::newRow("prose with a number") << "# expect 32 of them";
    QTest::newRow("later in the text") << "# As we expect: 32";
    QTest::newRow("a longer word") << "# expectation: 32";
}

void ExpectationCommentsTest::otherCommentsAreLeftAlone()
{
    QFETCH(QString, comment);

    QCOMPARE(told(comment.toStdString() + "\nffn: {priority: 1}\n"), QString());
}

void ExpectationCommentsTest::aTextWithoutRulesHasNone()
{
    QCOMPARE(told("# expect: 3\n"), QString());
    QCOMPARE(told("- a # expect: 3\n"), QString());
    QCOMPARE(told(""), QString());
}

void ExpectationCommentsTest::aClassIsARuleFromItsFirstLine()
{
    const std::string text = "from tt_torch.fusion_providers import FusionProvider\n"
                             "\n"
                             "# expect: 2\n"
                             "class First(FusionProvider):\n"
                             "    # expect: 3\n"
                             "    name = 'first'\n"
                             "    def pattern(x):\n"
                             "        return x.relu()\n"
                             "    def replacement(x):\n"
                             "        return x.relu()\n"
                             "    # expect: 4\n"
                             "\n"
                             "class Second(FusionProvider):\n"
                             "    # expect: 5\n"
                             "    name = 'second'\n"
                             "    def pattern(x):\n"
                             "        return x.gelu()\n"
                             "    def replacement(x):\n"
                             "        return x.gelu()\n";
    QCOMPARE(told(text, tenstorrentLanguage()),
             QString("first 2 @3:3\nfirst 3 @5:7\nfirst 4 @11:7\nsecond 5 @14:7"));
}

FUSEWRIGHT_TEST(ExpectationCommentsTest)
#include "tst_expectation_comments.moc"
