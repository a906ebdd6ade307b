// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_draft.h"
#include "engine/rules/rule_language.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fusewright;

namespace {

const std::string addedRule = "DEF_PACKAGE_OPTIMIZATION(QNN,\n    Op(\"B\", \"In\"),\n    OK,\n"
                              "    Op(\"C\", \"In\"))\n";

std::string ruleOf(const std::string& name, const std::string& pass = "EARLY")
{
    return "DEF_PACKAGE_OPTIMIZATION(" + pass + ", Op(\"" + name + "\", \"In\"), OK, Op(\"" + name
        + ".x\", \"In\"))\n";
}

std::shared_ptr<const RulesText> qnnText(const std::string& text)
{
    return findRuleLanguage("qnn")->read(SourceText("r.cpp", text), nullptr, {});
}

/// The text with the rule in it; `nothing` where it cannot be added.
std::string grownQnn(const std::string& text, std::optional<TextPosition> after = {})
{
    const auto read = qnnText(text);
    const auto edits = read->addRule(after, addedRule);
    return edits ? edited(read->source(), *edits) : "nothing";
}

/// A rule of one operator, whose name is `name`.
RuleDraft draftOfOne(const std::string& name)
{
    RuleDraft draft{.name = "Fast", .heuristic = {}, .entries = {}, .stage = "EARLY+1"};
    draft.values.push_back({ValueId(0U), "In"});
    draft.entries.push_back({.node = NodeId(0U),
                             .name = "Op",
                             .operators = {name},
                             .children = {},
                             .operands = {{.entry = {}, .value = 0}},
                             .result = ValueId(1U)});
    return draft;
}

} // namespace

Q_DECLARE_METATYPE(fusewright::DraftFact)

class QnnAdditionTest : public QObject {
    Q_OBJECT

private slots:
    void addsToAnEmptyText();
    void addsBehindTheLastRule();
    void addsBehindTheRuleAtAPlace();
    void addsBeforeTheEndOfThePackage();
    void keepsLineBreaksOfTheFile();
    void endsALineThatIsOpen();
    void addsBehindARuleOfAMacro();
    void addsNothingIntoWhatCannotHaveIt();
    void listsPassesInTheirOrder();
    void takesThePassOfMostRules();
    void writesSignsOfPassesApart();
    void writesOneOperator();
    void saysFactsInTheWordsOfTheGrammar_data();
    void saysFactsInTheWordsOfTheGrammar();
    void callsOperatorsAsRulesDo_data();
    void callsOperatorsAsRulesDo();
};

void QnnAdditionTest::addsToAnEmptyText()
{
    QCOMPARE(grownQnn(""), addedRule);
    QCOMPARE(grownQnn("// Mine.\n"), "// Mine.\n\n" + addedRule);
}

void QnnAdditionTest::addsBehindTheLastRule()
{
    const std::string before = ruleOf("A");

    QCOMPARE(grownQnn(before + "\nint x;\n"), before + "\n" + addedRule + "\nint x;\n");
}

void QnnAdditionTest::addsBehindTheRuleAtAPlace()
{
    const std::string a = ruleOf("A");
    const std::string d = ruleOf("D");

    QCOMPARE(grownQnn(a + "\n" + d, TextPosition{1, 5}), a + "\n" + addedRule + "\n" + d);
}

void QnnAdditionTest::addsBeforeTheEndOfThePackage()
{
    QCOMPARE(grownQnn("BEGIN_PKG_OPTS_DEFINITION(P);\n\nEND_PKG_OPTS_DEFINITION();\n"),
             "BEGIN_PKG_OPTS_DEFINITION(P);\n\n" + addedRule + "\nEND_PKG_OPTS_DEFINITION();\n");
}

void QnnAdditionTest::keepsLineBreaksOfTheFile()
{
    const std::string text = grownQnn("// Mine.\r\n");

    QCOMPARE(std::ranges::count(text, '\n'), std::ranges::count(text, '\r'));
}

void QnnAdditionTest::endsALineThatIsOpen()
{
    std::string open = ruleOf("A");
    open.pop_back();

    QCOMPARE(grownQnn(open), open + "\n\n" + addedRule);
}

void QnnAdditionTest::addsBehindARuleOfAMacro()
{
    const std::string before =
        "#define R(x) DEF_PACKAGE_OPTIMIZATION(EARLY, Op(x, \"In\"), OK, Op(\"Y\", \"In\"))\n"
        "R(\"A\")\n";

    QCOMPARE(grownQnn(before), before + "\n" + addedRule);
}

void QnnAdditionTest::addsNothingIntoWhatCannotHaveIt()
{
    QCOMPARE(grownQnn("#if 0\n"), std::string("nothing"));
    QCOMPARE(grownQnn("/* open\n"), std::string("nothing"));
}

void QnnAdditionTest::listsPassesInTheirOrder()
{
    const auto passes = qnnText(ruleOf("A", "EARLY + 3") + ruleOf("B", "QNN - 1"))->stages();
    const auto placeOf = [&](std::string_view name) {
        return std::ranges::find(passes, name) - passes.begin();
    };

    QVERIFY(placeOf("QNN-1") < placeOf("QNN"));
    QVERIFY(placeOf("QNN") < placeOf("EARLY"));
    QCOMPARE(placeOf("EARLY+3"), placeOf("EARLY") + 1);
    QVERIFY(placeOf("LATE") < std::ssize(passes));
}

void QnnAdditionTest::takesThePassOfMostRules()
{
    QCOMPARE(qnnText("")->stageFor({}), std::string("QNN"));
    QCOMPARE(qnnText(ruleOf("A") + ruleOf("B", "LATE") + ruleOf("C", "LATE"))->stageFor({}),
             std::string("LATE"));
    QCOMPARE(qnnText(ruleOf("A") + ruleOf("B", "NEVER") + ruleOf("C", "NEVER"))->stageFor({}),
             std::string("EARLY"));
}

void QnnAdditionTest::writesSignsOfPassesApart()
{
    QVERIFY(findRuleLanguage("qnn")
                ->write(draftOfOne("A"))
                .starts_with("DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n"));
}

void QnnAdditionTest::writesOneOperator()
{
    QCOMPARE(findRuleLanguage("qnn")->write(draftOfOne("a\"b")),
             std::string("DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n    Op(\"a\\\"b\", \"In\"),\n"
                         "    OK,\n    Op(\"Fast\", \"In\"))\n"));
}

void QnnAdditionTest::saysFactsInTheWordsOfTheGrammar_data()
{
    using Kind = DraftFact::Kind;
    QTest::addColumn<DraftFact>("fact");
    QTest::addColumn<QString>("text");
    const ValueId in(0U);
    const ValueId result(1U);
    const auto row = [](const char* name, DraftFact fact, const char* text) {
        QTest::newRow(name) << fact << QString::fromLatin1(text);
    };
    row("type", {.kind = Kind::Type, .value = in, .type = DataType::F16}, "IS_FLOAT16(\"In\")");
    row("quantized",
        {.kind = Kind::Type, .value = result, .type = DataType::U8, .isQuantized = true},
        "IS_QUINT8(\"*\")");
    row("without a helper", {.kind = Kind::Type, .value = in, .type = DataType::BF16},
        "EQ(DTYPE_OF(\"In\"), DType::BFloat16)");
    row("no type of the grammar", {.kind = Kind::Type, .value = in, .type = DataType::I4}, "");
    row("rank", {.kind = Kind::Rank, .value = in, .number = 5}, "EQ(RANK_OF(\"In\"), 5)");
    row("a rank that is filled", {.kind = Kind::Rank, .value = in, .number = 2}, "");
    row("extent", {.kind = Kind::Extent, .value = in, .at = 1, .rank = 2, .number = 7},
        "EQ(DIM_DEPTH(\"In\"), 7)");
    row("extent of five", {.kind = Kind::Extent, .value = in, .at = 4, .rank = 5, .number = 7},
        "EQ(DIM_OF(\"In\", 4), 7)");
    row("multiple", {.kind = Kind::Multiple, .value = in, .at = 3, .rank = 4, .number = 32},
        "EQ(REM(DIM_DEPTH(\"In\"), 32), 0)");
    row("shape", {.kind = Kind::SameShape, .value = in, .other = result},
        "SAME_SHAPE(\"In\", \"*\")");
    row("scale", {.kind = Kind::SameScale, .value = in, .other = result},
        "SAME_QUANT(\"In\", \"*\")");
    row("step", {.kind = Kind::StepSize, .value = in, .real = 2}, "EQ(STEPSIZE_OF(\"In\"), 2.0f)");
    row("no step", {.kind = Kind::StepSize, .value = in, .real = HUGE_VAL}, "");
    row("offset", {.kind = Kind::ZeroOffset, .value = in, .number = -3},
        "EQ(ZERO_OFFSET_OF(\"In\"), -3)");
    row("whole", {.kind = Kind::Whole, .value = in, .at = 2, .number = 9},
        "EQ(CONSTVAL_INT(\"In\", 2), 9)");
    row("real", {.kind = Kind::Real, .value = in, .real = 0.5},
        "EQ(CONSTVAL_FLOAT(\"In\", 0), 0.5f)");
    row("what has no tag", {.kind = Kind::Rank, .value = ValueId(7U), .number = 5}, "");
}

void QnnAdditionTest::saysFactsInTheWordsOfTheGrammar()
{
    QFETCH(const DraftFact, fact);
    QFETCH(const QString, text);

    QCOMPARE(QString::fromStdString(findRuleLanguage("qnn")->writeFact(draftOfOne("A"), fact)),
             text);
}

void QnnAdditionTest::callsOperatorsAsRulesDo_data()
{
    QTest::addColumn<QString>("native");
    QTest::addColumn<QString>("canonical");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* native, const char* canonical, const char* word) {
        QTest::newRow(native) << QString::fromLatin1(native) << QString::fromLatin1(canonical)
                              << QString::fromLatin1(word);
    };
    row("Conv2d", "conv2d", "Conv2d");
    row("DepthWiseConv2d", "conv2d", "DepthWiseConv2d");
    row("Conv", "conv2d", "Conv2d");
    row("aten.conv2d.default", "conv2d", "Conv2d");
    row("Add", "add", "ElementWiseAdd");
    row("ElementWiseAdd", "add", "ElementWiseAdd");
    row("aten.relu.default", "relu", "Relu");
    row("Concat", "cat", "Concat");
    row("MatMul", "matmul", "MatMul");
    row("ConvRelu", "ConvRelu", "ConvRelu");
    row("mine.odd", "mine.odd", "mine.odd");
}

void QnnAdditionTest::callsOperatorsAsRulesDo()
{
    QFETCH(const QString, native);
    QFETCH(const QString, canonical);
    QFETCH(const QString, word);

    QCOMPARE(QString::fromStdString(findRuleLanguage("qnn")->operatorName(native.toStdString(),
                                                                          canonical.toStdString())),
             word);
}

FUSEWRIGHT_TEST(QnnAdditionTest)
#include "tst_qnn_addition.moc"
