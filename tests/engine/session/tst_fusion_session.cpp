// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/fusion_session.h"
#include "engine/session/match_session.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"
#include "engine/support/file_bytes.h"

#include "engine/report/match_json.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace fusewright;
using test::GraphText;

/// What a text of rules does to a model while somebody writes it.
class FusionSessionTest : public QObject {
    Q_OBJECT

private slots:
    void aBrokenRuleKeepsTheSectionsOfItsLastWholeVersion();
    void aRuleThatWasNeverWholeShowsWhatCanBeRead();
    void aBrokenRuleMovesWithTheTextAboveIt();
    void entriesOfABrokenRuleAreWhereTheirNamesAre();
    void aDeletedRuleIsForgotten();
    void aMendedRuleIsAsItStands();
    void othersChangeWhileOneIsBroken();
    void rulesKeepTheirOrderWhileOneIsBroken();
    void namesAreFoundHoweverTheyAreWritten_data();
    void namesAreFoundHoweverTheyAreWritten();
    void theLastOfTwoRulesWithOneNameCounts();
    void anErrorOutsideOfAllRulesBreaksNone();
    void aTextThatIsNoMappingHasNoRules();
    void withoutAModelNothingIsMatched();
    void aWholeTextIsAnsweredAsByItsParts();
    void aCancelledAnswerEndsEarly();
    void textsAreTriedTogether();
    void rulesOfOneNameStandInTwoTexts();
    void aCommentIsAboutARuleOfItsOwnText();
};

namespace {

const std::string dense = "dense:\n"
                          "  priority: 2\n"
                          "  pattern:\n"
                          "    product: {op_type: linear, child: act}\n"
                          "    act: {op_type: relu}\n";
const std::string lone = "lone:\n"
                         "  priority: 1\n"
                         "  pattern:\n"
                         "    only: {op_type: softmax}\n";

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    return text.replace(text.find(what), what.size(), by);
}

/// As it is while the last bracket is not written yet.
std::string broken(const std::string& rule)
{
    return rule.substr(0, rule.size() - 2) + '\n';
}

std::shared_ptr<const Graph> smallModel()
{
    GraphText text("l0:linear > r0:relu > l1:linear > r1:relu > s:softmax");
    return std::make_shared<const Graph>(std::move(text.graph));
}

FusionSession sessionOn(std::shared_ptr<const Graph> model)
{
    return FusionSession("rules.yaml",
                         {.operators = nullptr, .heuristics = nullptr, .model = std::move(model)});
}

/// The rules in their order with the first operators of their sections: `dense*: l0 l1, lone: s`.
/// The sign is for those that are stale.
QString told(const FusionAnswer& answer)
{
    QStringList rules;
    for (std::size_t at = 0; at < answer.rules.rules.size(); ++at) {
        QString rule = QString::fromStdString(answer.rules.rules[at].name);
        rule += answer.isStale[at] ? "*:" : ":";
        for (const RuleMatch& match : answer.made.matches.matches) {
            if (match.rule == at)
                rule += ' '
                    + QString::fromStdString(
                            std::string(answer.graph->nodeName(match.nodes.front())));
        }
        rules += rule;
    }
    return rules.join(", ");
}

std::vector<std::shared_ptr<const RulesText>>
texts(const std::vector<std::pair<std::string, std::string>>& files)
{
    std::vector<std::shared_ptr<const RulesText>> all;
    for (const auto& [name, text] : files)
        all.push_back(readRulesText(name, text));
    return all;
}

std::vector<std::size_t> entryLines(const Rule& rule)
{
    std::vector<std::size_t> lines;
    for (const TextRange& range : rule.patterns.front().entryRanges)
        lines.push_back(range.begin.line);
    return lines;
}

std::string findingsIn(const std::vector<Diagnostic>& diagnostics)
{
    std::string text;
    for (const Diagnostic& each : diagnostics)
        text += toText(each) + '\n';
    return text;
}

} // namespace

void FusionSessionTest::aBrokenRuleKeepsTheSectionsOfItsLastWholeVersion()
{
    FusionSession session = sessionOn(smallModel());
    QCOMPARE(told(session.answer(dense)), "dense: l0 l1");

    const FusionAnswer answer = session.answer(broken(dense));

    QCOMPARE(told(answer), "dense*: l0 l1");
    QVERIFY(findingsIn(answer.diagnostics).find("error") != std::string::npos);
    QCOMPARE(told(session.answer(broken(broken(dense)))), "dense*: l0 l1");
}

void FusionSessionTest::aRuleThatWasNeverWholeShowsWhatCanBeRead()
{
    FusionSession session = sessionOn(smallModel());
    const std::string mistaken = dense + "  colour: blue\n";

    QCOMPARE(told(session.answer(mistaken)), "dense: l0 l1");
    QCOMPARE(told(session.answer(replaced(mistaken, "relu", "tanh"))), "dense:");
}

void FusionSessionTest::aBrokenRuleMovesWithTheTextAboveIt()
{
    FusionSession session = sessionOn(smallModel());
    QCOMPARE(entryLines(session.answer(dense).rules.rules[0]), (std::vector<std::size_t>{4, 5}));

    const FusionAnswer below = session.answer("# one\n\n" + lone + broken(dense));
    const FusionAnswer above = session.answer(broken(dense));

    QCOMPARE(below.rules.rules[1].nameRange.begin.line, std::size_t(7));
    QCOMPARE(entryLines(below.rules.rules[1]), (std::vector<std::size_t>{10, 11}));
    QCOMPARE(entryLines(above.rules.rules[0]), (std::vector<std::size_t>{4, 5}));
}

void FusionSessionTest::entriesOfABrokenRuleAreWhereTheirNamesAre()
{
    FusionSession session = sessionOn(smallModel());
    const auto lines = [](const FusionAnswer& answer) {
        QStringList all;
        for (const TextRange& range : answer.rules.rules[0].patterns[0].entryRanges)
            all << QString::number(range.begin.line);
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(lines(session.answer(dense + lone)), QStringLiteral("4 5"));

    // A line more between them, and one less above them.
    const std::string more = replaced(dense, "    act:", "    child: [\n    act:");
    QCOMPARE(lines(session.answer(more + lone)), QStringLiteral("4 6"));
    const std::string less = replaced(broken(dense), "  priority: 2\n", "");
    const FusionAnswer moved = session.answer(less + lone);
    QVERIFY(moved.isStale[0]);
    QCOMPARE(lines(moved), QStringLiteral("3 4"));
}

void FusionSessionTest::aDeletedRuleIsForgotten()
{
    FusionSession session = sessionOn(smallModel());
    const std::string unreadable = replaced(dense, "linear", "[]");
    session.answer(dense + lone);
    QCOMPARE(told(session.answer(unreadable + lone)), "dense*: l0 l1, lone: s");

    QCOMPARE(told(session.answer(lone)), "lone: s");
    QCOMPARE(told(session.answer(unreadable + lone)), "lone: s");
}

void FusionSessionTest::aMendedRuleIsAsItStands()
{
    FusionSession session = sessionOn(smallModel());
    session.answer(dense);
    session.answer(broken(dense));

    const std::string mended = replaced(dense, "op_type: linear", "op_type: softmax");

    QCOMPARE(told(session.answer(mended)), "dense:");
    QCOMPARE(told(session.answer(broken(mended))), "dense*:");
    QCOMPARE(told(session.answer(dense)), "dense: l0 l1");
}

void FusionSessionTest::othersChangeWhileOneIsBroken()
{
    FusionSession session = sessionOn(smallModel());
    session.answer(dense + lone);
    session.answer(broken(dense) + lone);

    const FusionAnswer answer = session.answer(broken(dense) + replaced(lone, "softmax", "linear"));

    // What is stale takes its operators as before.
    QCOMPARE(told(answer), "dense*: l0 l1, lone:");
    QVERIFY(findingsIn(answer.diagnostics).find("shadowed-rule") != std::string::npos);
}

/// Of two rules with one priority the first wins, broken or not.
void FusionSessionTest::rulesKeepTheirOrderWhileOneIsBroken()
{
    const std::string other = replaced(dense, "dense", "other");
    FusionSession session = sessionOn(smallModel());
    QCOMPARE(told(session.answer(dense + other)), "dense: l0 l1, other:");

    QCOMPARE(told(session.answer(broken(dense) + other)), "dense*: l0 l1, other:");
    QCOMPARE(told(session.answer(other + broken(dense))), "other: l0 l1, dense*:");
}

void FusionSessionTest::namesAreFoundHoweverTheyAreWritten_data()
{
    QTest::addColumn<QString>("text");
    const QString plain = QString::fromStdString(lone + dense);

    QTest::newRow("in quotation marks") << QString(plain).replace("dense:", "\"dense\":");
    QTest::newRow("in quotation marks, with a colon")
        << QString(plain).replace("dense:", "\"dense: \\\"er\\\"\":");
    QTest::newRow("with a colon") << QString(plain).replace("dense:", "de:nse:");
    QTest::newRow("with an apostrophe") << QString(plain).replace("dense:", "'den''se':");
    QTest::newRow("with an anchor behind it") << QString(plain).replace("dense:", "dense: &d");
    QTest::newRow("in lines that end as in Windows") << QString(plain).replace('\n', "\r\n");
    QTest::newRow("in lines that end as they once did") << QString(plain).replace('\n', '\r');
    QTest::newRow("behind a byte-order mark") << QChar(0xfeff) + plain;
    QTest::newRow("moved in") << QString("  " + plain.trimmed() + "\n").replace("\n", "\n  ");
    QTest::newRow("behind a document's begin") << "---\n" + plain;
    QTest::newRow("in braces") << "{lone: {priority: 1, pattern: {only: {op_type: softmax}}},\n"
                                  "dense: {priority: 2, pattern: {product: {op_type: linear, "
                                  "child: act}, act: {op_type: relu}}}}\n";
}

void FusionSessionTest::namesAreFoundHoweverTheyAreWritten()
{
    QFETCH(QString, text);
    FusionSession session = sessionOn(smallModel());
    const FusionAnswer whole = session.answer(text.toStdString());
    QCOMPARE(told(whole).count("l0 l1"), 1);
    QVERIFY(!whole.isStale[0] && !whole.isStale[1]);

    const FusionAnswer stale = session.answer(text.replace("linear", "[]").toStdString());

    QCOMPARE(told(stale), told(whole).replace(": l0", "*: l0"));
    QCOMPARE(stale.rules.rules[1].nameRange, whole.rules.rules[1].nameRange);
}

void FusionSessionTest::theLastOfTwoRulesWithOneNameCounts()
{
    const std::string second = replaced(lone, "lone", "dense");
    FusionSession session = sessionOn(smallModel());
    session.answer(dense);

    QCOMPARE(told(session.answer(dense + second)), "dense: s");
    // The first does not count, so it does not matter that it is broken.
    QCOMPARE(told(session.answer(broken(dense) + second)), "dense: s");
    QCOMPARE(told(session.answer(dense + broken(second))), "dense*: s");
    QCOMPARE(told(session.answer(lone + broken(dense) + broken(second))), "lone: s, dense*:");
}

void FusionSessionTest::anErrorOutsideOfAllRulesBreaksNone()
{
    FusionSession session = sessionOn(smallModel());
    session.answer(dense + lone);

    const FusionAnswer answer = session.answer("nonsense\n" + dense + lone);

    QCOMPARE(told(answer), "dense: l0 l1, lone: s");
    QVERIFY(findingsIn(answer.diagnostics).find("error") != std::string::npos);
}

void FusionSessionTest::aTextThatIsNoMappingHasNoRules()
{
    FusionSession session = sessionOn(smallModel());
    session.answer(dense);

    QCOMPARE(told(session.answer("nonsense\n")), "");
    QCOMPARE(told(session.answer("")), "");
    QCOMPARE(session.answer("").made.partition.sections.size(), std::size_t(5));
}

void FusionSessionTest::withoutAModelNothingIsMatched()
{
    FusionSession session = sessionOn(nullptr);
    session.answer(dense);

    const FusionAnswer answer = session.answer(broken(dense));

    QVERIFY(!answer.graph);
    QCOMPARE(told(answer), "dense*:");
    QVERIFY(!answer.diagnostics.empty());
    QVERIFY(answer.made.partition.sections.empty());
    QVERIFY(answer.tried.empty());
}

void FusionSessionTest::aWholeTextIsAnsweredAsByItsParts()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const std::shared_ptr<const Graph> graph = opened.model->graph;
    Diagnostics unread;
    const std::string text(FileBytes::open(examples + "/llama2.yaml", unread)->view());
    CheckedRules checked = checkRulesText("rules.yaml", text, {.model = graph});
    const MatchedRules matched = matchModel(*graph, checked.rules);
    const std::vector<TriedRule> tried = tryRules(*graph, checked.rules);
    std::vector<Diagnostic> found = checked.diagnostics;
    const MadePartition made =
        makePartition(*graph, checked.rules, {}, {.mode = FusionMode::O1}, found);
    sortByPlace(found);

    const FusionAnswer answer = sessionOn(graph).answer(text);

    QCOMPARE(matchJson({*answer.graph, answer.rules, answer.made.matches, answer.tried,
                        answer.diagnostics, answer.made.partition, answer.heuristics}),
             matchJson({*graph, checked.rules, matched.matches, tried, found, matched.partition,
                        matched.heuristics}));
    QCOMPARE(answer.made.partition.sectionOf, made.partition.sectionOf);
    QCOMPARE(answer.made.folding.foldOf, made.folding.foldOf);
    QVERIFY(answer.made.matches.matches.size() > 100);
}

/// What was whole is remembered all the same: the text had its turn.
void FusionSessionTest::aCancelledAnswerEndsEarly()
{
    FusionSession session = sessionOn(smallModel());
    CancelToken cancel;
    cancel.cancel();

    const FusionAnswer answer = session.answer(dense, cancel);

    QCOMPARE(told(answer), "dense:");
    QVERIFY(answer.made.partition.sections.empty());
    QVERIFY(answer.tried.empty());
    QCOMPARE(told(session.answer(broken(dense))), "dense*: l0 l1");
}

void FusionSessionTest::textsAreTriedTogether()
{
    FusionSession session = sessionOn(smallModel());
    const std::string loose = "loose:\n  priority: 3\n  pattern:\n    r: {op_type: relu}\n";

    const FusionAnswer both = session.answer(texts({{"a.yaml", dense}, {"b.yaml", loose}}));
    const FusionAnswer broke =
        session.answer(texts({{"a.yaml", dense}, {"b.yaml", broken(loose)}}));
    const FusionAnswer turned = session.answer(texts({{"b.yaml", loose}, {"a.yaml", dense}}));
    const FusionAnswer alone = session.answer(texts({{"a.yaml", dense}}));

    // The higher priority wins, whichever file it stands in.
    QCOMPARE(told(both), "dense:, loose: r0 r1");
    QCOMPARE(told(broke), "dense:, loose*: r0 r1");
    QCOMPARE(told(turned), "loose: r0 r1, dense:");
    QCOMPARE(told(alone), "dense: l0 l1");
    QCOMPARE(both.rules.pathOf(both.rules.rules[1]), std::string("b.yaml"));
    QVERIFY(findingsIn(both.diagnostics).starts_with("a.yaml:1:1: warning: dense never wins"));
}

void FusionSessionTest::rulesOfOneNameStandInTwoTexts()
{
    FusionSession session = sessionOn(smallModel());
    const std::string other = "dense:\n  priority: 1\n  pattern:\n    s: {op_type: softmax}\n";
    QCOMPARE(told(session.answer(texts({{"a.yaml", dense}, {"b.yaml", other}}))),
             "dense: l0 l1, dense: s");

    const FusionAnswer answer =
        session.answer(texts({{"a.yaml", broken(dense)}, {"b.yaml", other + "# more\n"}}));

    QCOMPARE(told(answer), "dense*: l0 l1, dense: s");
}

void FusionSessionTest::aCommentIsAboutARuleOfItsOwnText()
{
    FusionSession session = sessionOn(smallModel());
    const std::string other = "dense:\n  priority: 1\n  pattern:\n    s: {op_type: softmax}\n";

    const FusionAnswer answer = session.answer(
        texts({{"a.yaml", "# expect: 2\n" + dense}, {"b.yaml", "# expect: 3\n" + other}}));

    QCOMPARE(answer.expectations.size(), std::size_t(2));
    QVERIFY(answer.expectations[0].isMet);
    QCOMPARE(answer.expectations[1].found, std::uint64_t(1));
    QVERIFY(findingsIn(answer.diagnostics)
                .starts_with("b.yaml:1:3: error: The rule \"dense\" makes 1 "));
}

FUSEWRIGHT_TEST(FusionSessionTest)
#include "tst_fusion_session.moc"
