// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/derivative_table.h"
#include "engine/autograd/formula_parser.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

/// What a table of derivatives may say, and how it tells of mistakes.
class FormulaParserTest : public QObject {
    Q_OBJECT

private slots:
    void everyEntryOfTheBuiltInTableIsUnderstood();
    void readsOperandsAndArguments();
    void oneOperatorMakesTheGradientsOfAllOperands();
    void equalPartsAreOneStep();
    void listsOfNamesStopOrAreFused();
    void tellsWhereAMistakeIs_data();
    void tellsWhereAMistakeIs();
    void aMistakeCostsItsEntryOnly();
    void deepAndLongFormulasAreRefused();
    void aUsersFileComesBeforeTheBuiltInTable();
};

namespace {

struct ParsedTable {
    std::vector<Derivative> entries;
    Diagnostics findings;
};

ParsedTable parse(const std::string& text)
{
    ParsedTable parsed;
    const SourceText source("my.txt", text);
    parsed.entries = FormulaParser(source, *OperatorCatalogue::builtIn(), parsed.findings).parse();
    return parsed;
}

} // namespace

void FormulaParserTest::everyEntryOfTheBuiltInTableIsUnderstood()
{
    QFile file(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/catalogues/derivatives.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));

    const ParsedTable parsed = parse(file.readAll().toStdString());

    for (const Diagnostic& finding : parsed.findings.all())
        qWarning("%s", toText(finding).c_str());
    QVERIFY(parsed.findings.isEmpty());
    QVERIFY(parsed.entries.size() > 400);
    QCOMPARE(DerivativeTable::builtIn()->entries().size(), parsed.entries.size());
}

void FormulaParserTest::readsOperandsAndArguments()
{
    const ParsedTable parsed =
        parse("conv2d(x<t>, w[2], b?; stride|strides, dim = -1, mode == 2): [grad, none, grad]");

    QCOMPARE(parsed.entries.size(), 1u);
    const Derivative& entry = parsed.entries[0];
    QCOMPARE(entry.operands[0].maker, std::string("t"));
    QCOMPARE(entry.operands[1].rank, std::optional<std::size_t>(2));
    QVERIFY(entry.operands[2].isOptional && !entry.operands[0].isOptional);
    QCOMPARE(entry.arguments[0].names, (std::vector<std::string>{"stride", "strides"}));
    QCOMPARE(entry.arguments[1].usual, std::optional<double>(-1));
    QCOMPARE(entry.arguments[2].wanted, std::optional<std::string>("2"));
    QCOMPARE(entry.roots[0], entry.roots[2]);
    QCOMPARE(entry.steps[entry.roots[1]].kind, FormulaStep::Kind::Nothing);
}

void FormulaParserTest::oneOperatorMakesTheGradientsOfAllOperands()
{
    const ParsedTable parsed = parse("layer_norm(x, w, b): native_layer_norm_backward(grad, x, w)");

    const Derivative& entry = parsed.entries.at(0);
    QCOMPARE(entry.roots.size(), 3u);
    for (std::uint32_t at = 0; at < 3; ++at) {
        QCOMPARE(entry.steps[entry.roots[at]].kind, FormulaStep::Kind::Item);
        QCOMPARE(entry.steps[entry.roots[at]].place, at);
    }
}

void FormulaParserTest::equalPartsAreOneStep()
{
    const ParsedTable parsed = parse("silu(x): grad * (sigmoid(x) * (1 + x * (1 - sigmoid(x))))");

    // grad, x, 1, sigmoid, and five operations on them.
    QCOMPARE(parsed.entries.at(0).steps.size(), 9u);
}

void FormulaParserTest::listsOfNamesStopOrAreFused()
{
    const ParsedTable parsed = parse("stop: argmax @comparison\nfused: my.Op com.acme::Other\n");

    QVERIFY(parsed.findings.isEmpty());
    QCOMPARE(parsed.entries.size(), 4u);
    QCOMPARE(parsed.entries[1].name, std::string("@comparison"));
    QCOMPARE(parsed.entries[1].kind, Derivative::Kind::Stop);
    QCOMPARE(parsed.entries[3].name, std::string("com.acme::Other"));
    QCOMPARE(parsed.entries[3].kind, Derivative::Kind::Fused);
}

void FormulaParserTest::tellsWhereAMistakeIs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const char* text, int line, int column,
                        const char* message) {
        QTest::newRow(name) << text << line << column << message;
    };

    add("no name", "\n: grad", 2, 1, "An entry begins with the name of an operator.");
    add("no colon", "exp(x) grad", 1, 8, "\":\" should be here.");
    add("nothing behind", "exp(x):", 1, 8, "A value should be here.");
    add("too much behind", "exp(x): grad grad", 1, 14, "The formula should end here.");
    add("unknown word", "exp(x): grad * resul", 1, 16,
        "\"resul\" is no operand or argument of this entry. Did you mean \"result\"?");
    add("unknown operator", "exp(x): sigmoud(grad)", 1, 9,
        "\"sigmoud\" is not an operator that the catalogue knows. Did you mean \"sigmoid\"?");
    add("open bracket", "exp(x): (grad", 1, 14, "\")\" should be here.");
    add("too few gradients", "mul(x, y): [grad * y]", 1, 13,
        "There are 2 operands, but 1 gradients.");
    add("rest in the middle", "cat(*x, y): [grad, grad]", 1, 7,
        "Only the last operand can stand for many.");
    add("operands of a form", "exp(x): swap(grad, x)", 1, 9, "\"swap\" takes 1 operand.");
    add("operands of arithmetic", "exp(x): grad * add(x)", 1, 16, "\"add\" takes 2 operands.");
    add("result of arithmetic", "exp(x): mul(grad, x).1", 1, 9, "\"mul\" has one result.");
    add("result of a form", "exp(x): swap(grad).1", 1, 9, "Only operators have several results.");
    add("no number", "exp(x; dim = y): grad", 1, 14, "A number should be here.");
    add("no maker", "exp(x<2>): grad", 1, 7, "The name of an operator should be here.");
    add("no rank", "exp(x[y]): grad", 1, 7, "The number of axes should be here.");
    add("name of an argument outside of a call", "exp(x): dim = 1", 1, 9,
        "\"dim\" is no operand or argument of this entry.");
    add("negative name of an argument", "exp(x): sum(grad, -dim = 1)", 1, 20,
        "\"dim\" is no operand or argument of this entry.");
    add("sign among names", "stop: exp, log", 1, 10, "Only names of operators may be here.");
}

void FormulaParserTest::tellsWhereAMistakeIs()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, message);

    const ParsedTable parsed = parse(text.toStdString());

    QCOMPARE(parsed.findings.all().size(), 1u);
    const Diagnostic& finding = parsed.findings.all()[0];
    QCOMPARE(QString::fromStdString(finding.message), message);
    QCOMPARE(finding.code, std::string("bad-derivative"));
    QCOMPARE(finding.file, std::string("my.txt"));
    QCOMPARE(int(finding.range->begin.line), line);
    QCOMPARE(int(finding.range->begin.column), column);
}

void FormulaParserTest::aMistakeCostsItsEntryOnly()
{
    const ParsedTable parsed = parse("exp(x): grad * result\n"
                                     "log(x): [grad\n"
                                     "sin(x): grad * cos(x)\n"
                                     "cos(x: grad\n"
                                     "tan(x): grad # behind\n");

    QStringList names;
    for (const Derivative& entry : parsed.entries)
        names << QString::fromStdString(entry.name);
    QCOMPARE(parsed.findings.all().size(), 2u);
    QVERIFY(names.contains("exp") && names.contains("tan"));
    QVERIFY(!names.contains("log") && !names.contains("cos"));
}

void FormulaParserTest::deepAndLongFormulasAreRefused()
{
    const std::string deep = std::string(100'000, '(') + "grad" + std::string(100'000, ')');
    std::string wide = "grad";
    for (int at = 0; at < 2'000; ++at)
        wide += " + " + std::to_string(at);

    QCOMPARE(parse("exp(x): " + deep).findings.all().at(0).message,
             std::string("The formula is nested too deeply."));
    QCOMPARE(parse("exp(x): " + wide).findings.all().at(0).message,
             std::string("The formula is too long."));
    std::string many = "x";
    for (int at = 0; at < 2'000; ++at)
        many += ", x";
    QCOMPARE(parse("exp(" + many + "): grad").findings.all().at(0).message,
             std::string("The operator has too many operands."));
}

void FormulaParserTest::aUsersFileComesBeforeTheBuiltInTable()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("derivatives.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("com.acme::Router(x): grad\nexp(x): grad\nexp(x): grad * bad\n");
    file.close();

    Diagnostics findings;
    const auto table = DerivativeTable::extendedBy(file.fileName().toStdString(),
                                                   *OperatorCatalogue::builtIn(), findings);

    QCOMPARE(findings.errorCount(), 1u);
    QCOMPARE(table->named("com.acme::Router").size(), 1u);
    QCOMPARE(table->named("exp").size(), 1u);
    QCOMPARE(table->named("exp")[0]->steps.size(), 1u);
    QCOMPARE(table->named("mul").size(), DerivativeTable::builtIn()->named("mul").size());
}

FUSEWRIGHT_TEST(FormulaParserTest)
#include "tst_formula_parser.moc"
