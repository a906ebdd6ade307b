// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/expectation_session.h"
#include "engine/session/fusion_session.h"

#include "engine/report/check_text.h"
#include "engine/rules/qnn/language/qnn_language.h"
#include "tests/engine/kit/checked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::checkedText;
using test::layeredModel;

/// Whether rules do on a model what is expected of them, and why they do not.
class ExpectationSessionTest : public QObject {
    Q_OBJECT

private slots:
    void countsSections_data();
    void countsSections();
    void saysWhatIsExpectedFoundAndWhy_data();
    void saysWhatIsExpectedFoundAndWhy();
    void anOptionIsAboutTheNameOfTheRule();
    void aCommentIsAboutItsOwnPlace();
    void aRuleWithErrorsMeetsNothing();
    void aRuleThatIsCalledSectionsIsARule();
    void findingsKnowTheirRule();
    void anExpectationKnowsItsFinding();
    void aTextThatIsBeingWrittenIsComparedToo();
    void whatIsRewrittenIsComparedToo();
    void aCancelledFindingHasNoNearestMiss();
    void onlyTheFirstOfVeryManyAreExplained();
};

namespace {

const std::string expectedDense = "dense:\n"
                                  "  priority: 2\n"
                                  "  pattern:\n"
                                  "    product: {op_type: linear, child: act}\n"
                                  "    act: {op_type: relu}\n";
const std::string expectedLone = "lone:\n"
                                 "  priority: 1\n"
                                 "  pattern:\n"
                                 "    only: {op_type: linear}\n";
const std::string lost = "lost:\n"
                         "  priority: 1\n"
                         "  pattern:\n"
                         "    a: {op_type: softmax, child: b}\n"
                         "    b: {op_type: relu}\n";

/// The errors, a line each.
QString errorsIn(const CheckedFile& file)
{
    QStringList lines;
    for (const CheckFinding& finding : file.findings) {
        if (finding.diagnostic.severity == Severity::Error)
            lines += QString::fromStdString(toText(finding.diagnostic));
    }
    return lines.join('\n');
}

} // namespace

void ExpectationSessionTest::countsSections_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("found");
    QTest::addColumn<bool>("isMet");

    QTest::newRow("exactly") << "dense=2" << 2 << true;
    QTest::newRow("too few") << "dense=3" << 2 << false;
    QTest::newRow("too many") << "dense=1" << 2 << false;
    QTest::newRow("at least") << "dense>=2" << 2 << true;
    QTest::newRow("not at least") << "dense>=3" << 2 << false;
    QTest::newRow("at most") << "dense<=2" << 2 << true;
    QTest::newRow("not at most") << "dense<=1" << 2 << false;
    QTest::newRow("in a module") << "dense=1 in blocks.*" << 1 << true;
    QTest::newRow("in a module around") << "dense=1 in blocks" << 1 << true;
    QTest::newRow("by any operator") << "dense=1 in *.act" << 1 << true;
    QTest::newRow("none in a module") << "dense=none in blocks.1" << 0 << true;
    QTest::newRow("in no module at all") << "dense=0 in nowhere" << 0 << true;
    QTest::newRow("not what others take") << "lone=1" << 1 << true;
    QTest::newRow("all") << "sections=3" << 3 << true;
    QTest::newRow("all in a module") << "sections=2 in blocks" << 2 << true;
    QTest::newRow("covered") << "covered=5" << 5 << true;
    QTest::newRow("covered share") << "covered>=83%" << 5 << true;
    QTest::newRow("covered too little") << "covered>=84%" << 5 << false;
    QTest::newRow("all covered in a module") << "covered=100% in head" << 2 << true;
}

void ExpectationSessionTest::countsSections()
{
    QFETCH(QString, option);

    const CheckedFile file = checkedText(expectedDense + expectedLone, {option.toStdString()});

    QCOMPARE(file.expectations.size(), std::size_t(1));
    QTEST(static_cast<int>(file.expectations.front().found), "found");
    QTEST(file.expectations.front().isMet, "isMet");
    QTEST(errorsIn(file).isEmpty(), "isMet");
}

void ExpectationSessionTest::saysWhatIsExpectedFoundAndWhy_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("said");

    QTest::newRow("nearest miss")
        << "dense=3"
        << R"(The rule "dense" makes 2 sections; 3 expected. The nearest miss, at 1 place in )"
           "blocks.*, ends at act: expected relu, found gelu.";
    QTest::newRow("nearest miss in modules")
        << "dense=1 in blocks.1"
        << R"(The rule "dense" makes no sections in blocks.1; 1 expected. The nearest miss, at )"
           "1 place in blocks.*, ends at act: expected relu, found gelu.";
    QTest::newRow("no miss in modules")
        << "dense=2 in head"
        << R"(The rule "dense" makes 1 section in head; 2 expected. It already matches at every )"
           "linear in these modules.";
    QTest::newRow("no place in modules")
        << "dense=2 in *.act"
        << R"(The rule "dense" makes 1 section in *.act; 2 expected. There is no linear in these )"
           "modules.";
    QTest::newRow("no miss at all")
        << "lone=9 in head.none"
        << R"(The rule "lone" makes no sections in head.none; 9 expected. There is no linear in )"
           "these modules.";
    QTest::newRow("taken") << "lone>=3"
                           << R"(The rule "lone" makes 1 section; at least 3 expected. It )"
                              "matches elsewhere, but its operators are taken there by dense (2).";
    QTest::newRow("not in the model")
        << "lost=1"
        << R"(The rule "lost" makes no sections; 1 expected. The model has no softmax, which a )"
           "requires.";
    QTest::newRow("too many") << "dense=none"
                              << R"(The rule "dense" makes 2 sections; none expected. Found in )"
                                 "blocks.* (1), head (1).";
    QTest::newRow("too many at most")
        << "dense<=1 in *"
        << R"(The rule "dense" makes 2 sections in *; at most 1 expected. Found in blocks.* (1), )"
           "head (1).";
    QTest::newRow("rules without a section")
        << "sections=9"
        << "All rules make 3 sections; 9 expected. Rules with no sections: lost.";
    QTest::newRow("left out") << "covered=100%"
                              << "The rules take 5 of 6 operators (83%); 100% expected. Most "
                                 "common operators left out: gelu (1).";
    QTest::newRow("unknown rule") << "dnese=1"
                                  << R"(There is no rule "dnese". Did you mean "dense"?)";
    QTest::newRow("unknown rule, nothing near") << "qwertz=1"
                                                << R"(There is no rule "qwertz".)";
}

void ExpectationSessionTest::saysWhatIsExpectedFoundAndWhy()
{
    QFETCH(QString, option);

    const CheckedFile file =
        checkedText(expectedDense + expectedLone + lost, {option.toStdString()});

    const CheckedExpectation& checked = file.expectations.at(0);
    QVERIFY(checked.finding.has_value());
    const Diagnostic& finding = file.findings.at(*checked.finding).diagnostic;
    QTEST(QString::fromStdString(finding.message), "said");
    QCOMPARE(finding.severity, Severity::Error);
}

void ExpectationSessionTest::anOptionIsAboutTheNameOfTheRule()
{
    const CheckedFile file = checkedText(expectedDense + expectedLone, {"lone=2", "covered=6"});

    QCOMPARE(file.findings.size(), std::size_t(2));
    QCOMPARE(file.findings[0].diagnostic.range, std::optional<TextRange>());
    QCOMPARE(file.findings[1].diagnostic.range, std::optional(TextRange{{6, 1}, {6, 5}}));
    QCOMPARE(file.findings[1].diagnostic.code, std::string("expectation"));
}

void ExpectationSessionTest::aCommentIsAboutItsOwnPlace()
{
    const CheckedFile file = checkedText("# expect: 7\n" + expectedDense);

    QCOMPARE(file.findings.size(), std::size_t(1));
    QCOMPARE(file.findings[0].diagnostic.range, std::optional(TextRange{{1, 3}, {1, 12}}));
}

void ExpectationSessionTest::aRuleWithErrorsMeetsNothing()
{
    const CheckedFile file = checkedText("# expect: none\nbroken: {priority: 1}\n", {"broken=0"});

    QVERIFY(!file.expectations.at(0).isMet);
    QVERIFY(!file.expectations.at(1).isMet);
    QVERIFY2(errorsIn(file).contains("The rule \"broken\" has errors and makes no sections; none "
                                     "expected. [expectation]"),
             qPrintable(errorsIn(file)));
}

void ExpectationSessionTest::aRuleThatIsCalledSectionsIsARule()
{
    const std::string text = "sections" + expectedLone.substr(expectedLone.find(':'));

    const CheckedFile file = checkedText(expectedDense + text, {"sections=1"});

    QVERIFY(file.expectations.at(0).isMet);
}

void ExpectationSessionTest::findingsKnowTheirRule()
{
    const CheckedFile file = checkedText(
        "# expect: 7\n" + expectedDense + "  colour: 1\n" + expectedLone, {"sections=9", "lone=9"});

    QStringList rules;
    for (const CheckFinding& finding : file.findings)
        rules += QString::fromStdString(finding.diagnostic.code + " of '" + finding.rule + "'");
    QCOMPARE(rules.join(", "),
             QString("expectation of '', expectation of 'dense', unknown-key of 'dense', "
                     "expectation of 'lone'"));
}

void ExpectationSessionTest::anExpectationKnowsItsFinding()
{
    const CheckedFile file = checkedText(
        "# expect: 7\n" + expectedDense + "  colour: 1\n" + expectedLone, {"lone=9", "sections=9"});

    QStringList places;
    for (const CheckedExpectation& checked : file.expectations)
        places += QString("%1 %2")
                      .arg(QString::fromStdString(expectationTitle(checked)))
                      .arg(checked.finding.value());
    QCOMPARE(places.join(", "),
             QString("expect dense: 7 1, expect lone: 9 3, expect sections: 9 0"));
}

void ExpectationSessionTest::aTextThatIsBeingWrittenIsComparedToo()
{
    FusionSession session("rules.yaml",
                          {.operators = nullptr, .heuristics = nullptr, .model = layeredModel()});
    session.answer("# expect: 2\n" + expectedDense);

    const FusionAnswer answer =
        session.answer("# expect: 3\n# expect: 1 in head\n" + expectedDense);

    QCOMPARE(answer.expectations.size(), std::size_t(2));
    QVERIFY(!answer.expectations[0].isMet);
    QCOMPARE(answer.expectations[0].found, std::uint64_t(2));
    QCOMPARE(answer.expectations[0].rule, std::optional<std::uint32_t>(0));
    QVERIFY(answer.expectations[1].isMet);
    QCOMPARE(answer.diagnostics.size(), std::size_t(1));
    QCOMPARE(answer.diagnostics[0].code, std::string("expectation"));
}

void ExpectationSessionTest::whatIsRewrittenIsComparedToo()
{
    const std::string text = "// expect: 2 in blocks.*\n"
                             "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"In\"), OK,\n"
                             "    Op(\"Relu.fast\", \"In\"))\n"
                             "// expect: 1\n"
                             "DEF_PACKAGE_OPTIMIZATION(EARLY + 1, Op(\"Gelu\", \"In\"), OK,\n"
                             "    Op(\"Gelu.fast\", \"In\"))\n";
    FusionSession session("rules.cpp",
                          {.operators = nullptr, .heuristics = nullptr, .model = layeredModel()});

    const std::shared_ptr<const RulesText> read =
        qnnLanguage().read(SourceText("rules.cpp", text), nullptr, {});
    const FusionAnswer answer = session.answer(read);

    QVERIFY(answer.rewriting);
    QCOMPARE(answer.rewriteExpectations.size(), std::size_t(2));
    QCOMPARE(answer.rewriteExpectations[0].found, std::uint64_t(1));
    QVERIFY(!answer.rewriteExpectations[0].isMet);
    QVERIFY(answer.rewriteExpectations[1].isMet);
    QCOMPARE(QString::fromStdString(answer.diagnostics.at(0).message),
             QString("The rule \"Relu:2\" rewrites 1 place in blocks.*; 2 expected."));
}

void ExpectationSessionTest::aCancelledFindingHasNoNearestMiss()
{
    const std::shared_ptr<const Graph> model = layeredModel();
    const CheckedRules checked = checkRulesText(
        "rules.yaml", expectedDense, {.operators = nullptr, .heuristics = nullptr, .model = model});
    const RuleMatches none;
    const ExpectationGround ground{*model, checked.rules, checked.written, none};
    CancelToken cancel;
    cancel.cancel();

    const auto all = checkExpectations(ground, std::vector{readExpectation("dense=3").value()});

    const auto findings = expectationFindings(ground, all, cancel);
    QCOMPARE(findings.at(0).value().message,
             std::string("The rule \"dense\" makes no sections; 3 expected."));
}

void ExpectationSessionTest::onlyTheFirstOfVeryManyAreExplained()
{
    std::string comments;
    for (std::size_t at = 0; at <= mostExplained; ++at)
        comments += "# expect: 9\n";

    const CheckedFile file = checkedText(comments + expectedDense);

    QCOMPARE(file.findings.size(), mostExplained + 1);
    const auto explained = std::ranges::count_if(file.findings, [](const CheckFinding& each) {
        return each.diagnostic.message.find("nearest miss") != std::string::npos;
    });
    QCOMPARE(std::size_t(explained), mostExplained);
}

FUSEWRIGHT_TEST(ExpectationSessionTest)
#include "tst_expectation_session.moc"
