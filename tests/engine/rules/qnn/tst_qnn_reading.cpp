// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rule_language.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

/// What is read of a C++ file, and what is found in it.
class QnnReadingTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhatIsWrong_data();
    void findsWhatIsWrong();
    void readsMacros_data();
    void readsMacros();
    void endsCommentsBeforeTheLineBreak();
    void readsIncludedFiles();
    void givesRulesOfMacrosThePlaceOfTheCall();
    void suggestsFixes_data();
    void suggestsFixes();
    void saysWhatAFileWithoutRulesHas();
    void losesABrokenRuleAlone();
    void isBounded_data();
    void isBounded();
    void recognisesItsFiles();
};

namespace {

std::string constraint(const char* text)
{
    return qnnRule("Op(\"A\", \"x\", \"y\")", text, "Op(\"B\", \"x\")");
}

std::string replacement(const char* text)
{
    return qnnRule("Op(\"A\", \"x\", \"y\")", "OK", text);
}

std::string names(std::string_view text)
{
    std::string all;
    for (const QnnRule& rule : readQnnFile(SourceText("rules.cpp", std::string(text))).rules)
        all += (all.empty() ? "" : " ") + rule.name + (rule.isSound ? "" : "!");
    return all;
}

} // namespace

void QnnReadingTest::findsWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << std::string(expected);
    };
    row("nothing", "", "");
    row("a sound rule", constraint("OK"), "");
    row("no comma", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\" \"x\" 3), OK, \"x\")",
        "unexpected-token 3");
    row("no parenthesis", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, \"x\"\n",
        "unbalanced DEF_PACKAGE_OPTIMIZATION");
    row("no parenthesis before the next rule",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, \"x\"\n" + constraint("OK"),
        "unbalanced DEF_PACKAGE_OPTIMIZATION");
    row("a parenthesis too many", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\")), OK, \"x\")",
        "wrong-count DEF_PACKAGE_OPTIMIZATION; unbalanced ,");
    row("a text that is not closed", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A), OK, \"x\")\n",
        "unbalanced DEF_PACKAGE_OPTIMIZATION; unbalanced Op; unexpected-token x; open-text \")");
    row("too few parts", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\"), OK)",
        "wrong-count DEF_PACKAGE_OPTIMIZATION");
    row("an unknown tag", constraint("EQ(DIM_OF(\"z\", 1), 1)"), "undeclared-tag \"z\"");
    row("the whole in the pattern", qnnRule("Op(\"A\", \"*\")", "OK", "Op(\"B\")"),
        "undeclared-tag \"*\"");
    row("a step that is no power of two", constraint("EQ(ROUNDUP(5, 3u), 6)"), "wrong-step 3u");
    row("a step of nothing", constraint("EQ(ROUNDUP(5, 0), 0)"), "wrong-step 0");
    row("a wrong count", constraint("NOT(OK, OK)"), "wrong-count NOT(OK, OK)");
    row("a wrong type", constraint("AND(OK, 1)"), "wrong-type 1");
    row("a constraint that is no condition", constraint("DIM_OF(\"x\", 1)"),
        "wrong-type DIM_OF(\"x\", 1)");
    row("types of two kinds", constraint("EQ(DTYPE_OF(\"x\"), 1)"), "wrong-type 1");
    row("a text for a number", constraint("GT(\"x\", 1)"), "wrong-type \"x\"");
    row("an operator as a constraint", constraint("Op(\"A\")"), "wrong-place Op");
    row("a condition in a pattern", qnnRule("Op(\"A\", AND(OK))", "OK", "Op(\"B\")"),
        "wrong-place AND");
    row("an unknown function", constraint("DIM_HIGHT(\"x\")"), "unknown-function DIM_HIGHT");
    row("an unknown type", constraint("EQ(DTYPE_OF(\"x\"), DType::QUint8)"),
        "unknown-type DType::QUint8");
    row("an unknown name", constraint("GT(DIM_OF(\"x\", 1), LIMIT)"), "unknown-name LIMIT");
    row("an unknown pass",
        "DEF_PACKAGE_OPTIMIZATION(ERLY + 1, Op(\"A\", \"x\"), OK, Op(\"B\", \"x\"))",
        "unknown-pass ERLY");
    row("a pass that is a sum of texts",
        "DEF_PACKAGE_OPTIMIZATION(\"EARLY\", Op(\"A\", \"x\"), OK, Op(\"B\", \"x\"))",
        "wrong-type \"EARLY\"");
    row("a pass before its group",
        "DEF_PACKAGE_OPTIMIZATION(EARLY - 2, Op(\"A\", \"x\"), OK, Op(\"B\", \"x\"))", "");
    row("an octal number", constraint("EQ(010, 8)"), "octal-number 010");
    row("a small number with a zero", constraint("EQ(07, 7)"), "");
    row("a calculation", constraint("EQ(8 * 1024, 8192)"), "constant-arithmetic 8 * 1024");
    row("a cast of C", constraint("EQ((int)1.5, 1)"), "c-cast (int)");
    row("a split out of its scope", replacement("Op(\"B\", TYPICAL_SLICE(\"x\", \"I\"))"),
        "split-out-of-scope \"I\"");
    row("a split that is not used", replacement("AUTOSPLIT(1, \"I\", 4, Op(\"B\", \"x\"))"),
        "unused-split AUTOSPLIT");
    row("a split twice",
        replacement("AUTOSPLIT(1, \"I\", 4, AUTOSPLIT(2, \"I\", 4, Op(\"B\", "
                    "TYPICAL_SLICE(\"x\", \"I\"))))"),
        "unused-split AUTOSPLIT; duplicate-split \"I\"");
    row("two splits",
        replacement("AUTOSPLIT(1, \"I\", 4, AUTOSPLIT(2, \"J\", 4, Op(\"B\", "
                    "TYPICAL_SLICE(TYPICAL_SLICE(\"x\", \"I\"), \"J\"))))"),
        "wrong-type TYPICAL_SLICE(\"x\", \"I\")");
    row("a split that is no root",
        replacement("Op(\"C\", AUTOSPLIT(1, \"I\", 4, Op(\"B\", TYPICAL_SLICE(\"x\", \"I\"))))"),
        "restriction AUTOSPLIT");
    row("a modifier of an operand", replacement("WITH_SIZE(\"x\", \"y\")"), "restriction \"y\"");
    row("a replacement that may be itself", replacement("SELECT(OK, Op(\"B\"), \"*\")"),
        "replaces-itself \"*\"");
    row("a replacement by itself", replacement("\"*\""), "replaces-itself \"*\"");
    row("a tag that names two operators",
        qnnRule("Op(\"A\", LET(\"t\", Op(\"B\", \"x\")), LET(\"t\", Op(\"C\", \"x\")))", "OK",
                "Op(\"B\", \"t\")"),
        "duplicate-tag \"t\"");
    row("a tag within what it names",
        qnnRule("Op(\"A\", LET(\"t\", Op(\"B\", \"t\")))", "OK", "Op(\"B\")"),
        "duplicate-tag \"t\"");
    row("an indented rule", "  " + constraint("OK"), "indented-rule DEF_PACKAGE_OPTIMIZATION");
    row("a condition without an end", "#if 0\n" + constraint("NO(1)"), "open-condition if");
    row("an end without a condition", "#endif\n" + constraint("OK"), "open-condition endif");
    row("a macro within itself", "#define SELF AND(SELF)\n" + constraint("SELF"),
        "macro-recursion SELF; unknown-name SELF");
    row("a macro with too few arguments", "#define BOTH(a, b) AND(a, b)\n" + constraint("BOTH(OK)"),
        "wrong-count BOTH(OK); missing-operand BOTH(OK)");
    row("a rule by the kit's own name",
        "DEF_OPT(TCM_MIGRATION + 110, Op(\"A\", \"x\"), NO(1), Op(\"B\"))\n",
        "unknown-function NO");
    row("a rule with a flag by the kit's own name",
        "DEF_OPTIM(EARLY, fast, Op(\"A\", \"x\"), IS_FLOAT32_ALL(\"z\"), Op(\"B\"))\n",
        "undeclared-tag \"z\"");
    row("a rule in a comment", "/* " + constraint("NO(1)") + "*/ // DEF_PACKAGE_OPTIMIZATION(", "");
    row("a rule in a text", "const char* t = \"DEF_PACKAGE_OPTIMIZATION(\";", "");
    row("a flag that is no name",
        "DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY, 3, Op(\"A\"), OK, Op(\"B\"))", "wrong-type 3");
}

void QnnReadingTest::findsWhatIsWrong()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    const std::string found = qnnFindings(text);

    QVERIFY2(found == expected, found.c_str());
}

void QnnReadingTest::readsMacros_data()
{
    QTest::addColumn<std::string>("definitions");
    QTest::addColumn<std::string>("condition");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* definitions, const char* condition,
                        const char* expected) {
        QTest::newRow(name) << std::string(definitions) << std::string(condition)
                            << std::string(expected);
    };
    row("an object", "#define LIMIT 8\n", "GT(DIM_OF(\"x\", 1), LIMIT)", "x.dim(1) > 8");
    row("a function", "#define IS_WIDE(t, n) GT(DIM_WIDTH(t), n)\n", "IS_WIDE(\"x\", 8)",
        "x.dim(2) > 8");
    row("over several lines", "#define IS_WIDE(t) \\\n  GT(DIM_WIDTH(t), \\\n     8)\n",
        "IS_WIDE(\"x\")", "x.dim(2) > 8");
    row("a macro of macros", "#define W(t) DIM_WIDTH(t)\n#define WIDE(t) GT(W(t), 8)\n",
        "WIDE(\"x\")", "x.dim(2) > 8");
    row("a call in an argument", "#define N(a) NOT(a)\n", "N(N(OK))", "not (not (true))");
    row("any number of arguments", "#define ALL(a, ...) AND(a, ##__VA_ARGS__)\n", "ALL(OK)",
        "and(true)");
    row("several of them", "#define ALL(a, ...) AND(a, ##__VA_ARGS__)\n", "ALL(OK, true, OK)",
        "(true and true and true)");
    row("arguments with a name", "#define ALL(args...) AND(args)\n", "ALL(OK, true)",
        "(true and true)");
    row("joined names", "#define DIM(n) DIM_##n\n", "GT(DIM(WIDTH)(\"x\"), 8)", "x.dim(2) > 8");
    row("a quoted argument", "#define TAG(t) #t\n", "GT(DIM_OF(TAG(x), 2), 8)", "x.dim(2) > 8");
    row("a text of C++", "const char* TAG = \"x\";\n", "GT(DIM_OF(TAG, 2), 8)", "x.dim(2) > 8");
    row("a number of C++", "static constexpr int LIMIT = 8;\n", "GT(DIM_OF(\"x\", 2), LIMIT)",
        "x.dim(2) > 8");
    row("texts side by side", "#define A \"x\"\n", "GT(DIM_OF(A \"\", 2), 8)", "x.dim(2) > 8");
    row("a name of the grammar", "#define DIM_OF(t, n) 7\n#define OK false\n",
        "AND(OK, GT(DIM_OF(\"x\", 2), 8))", "(true and x.dim(2) > 8)");
    row("another helper of that name", "#define IS_SCALAR(t) false\n", "IS_SCALAR(\"x\")", "false");
    row("one that is taken back", "#define LIMIT 8\n#undef LIMIT\n#define LIMIT 9\n",
        "GT(DIM_OF(\"x\", 2), LIMIT)", "x.dim(2) > 9");
    row("a part that is left out", "#if 0\n#define LIMIT 8\n#else\n#define LIMIT 9\n#endif\n",
        "GT(DIM_OF(\"x\", 2), LIMIT)", "x.dim(2) > 9");
    row("a part that is there",
        "#ifndef LIMIT\n#define LIMIT 8\n#endif\n#ifdef OTHER\n"
        "#undef LIMIT\n#endif\n",
        "GT(DIM_OF(\"x\", 2), LIMIT)", "x.dim(2) > 8");
    row("parentheses", "#define LIMIT (8)\n", "GT(DIM_OF(\"x\", 2), LIMIT)", "x.dim(2) > 8");
    row("comments between operands", "", "GT(/* a */ DIM_OF(\"x\", // b\n 2), 8)", "x.dim(2) > 8");
}

void QnnReadingTest::readsMacros()
{
    QFETCH(std::string, definitions);
    QFETCH(std::string, condition);
    QFETCH(std::string, expected);

    const std::string meaning = qnnMeaning(definitions + constraint(condition.c_str()));

    const std::size_t at = meaning.find("if ");
    QVERIFY2(at != std::string::npos, meaning.c_str());
    const std::string found = meaning.substr(at + 3, meaning.find('\n', at) - at - 3);
    QVERIFY2(found == expected, found.c_str());
}

void QnnReadingTest::endsCommentsBeforeTheLineBreak()
{
    const std::string rule = constraint("OK");
    const std::string text = "// one\r\n// two \\\r\n" + rule + "\r\n" + rule + " //";
    const QnnFile file = readQnnFile(SourceText("rules.cpp", text));

    std::vector<std::string> comments;
    for (const ByteRange& comment : file.scan.comments)
        comments.push_back(text.substr(comment.begin, comment.size()));

    QCOMPARE(comments,
             (std::vector<std::string>{"// one", "// two \\\r\n" + rule.substr(0, rule.find('\n')),
                                       "//"}));
    QCOMPARE(file.rules.size(), std::size_t(1));
}

void QnnReadingTest::readsIncludedFiles()
{
    const QnnIncludes includes = [](std::string_view name) -> std::optional<std::string> {
        if (name == "limits.h")
            return "#pragma once\n#include \"limits.h\"\n#include <more.h>\n";
        if (name == "more.h")
            return "#define LIMIT 8\n#if 1\n";
        return std::nullopt;
    };
    const std::string rule = constraint("GT(DIM_OF(\"x\", 1), LIMIT)");

    QCOMPARE(qnnFindings("#include \"limits.h\"\n" + rule, includes), std::string());
    QCOMPARE(qnnFindings("#include \"other.h\"\n" + rule, includes),
             std::string("include-not-found include \"other.h\"; unknown-name LIMIT"));
    // What nobody misses is not told.
    QCOMPARE(qnnFindings("#include \"other.h\"\n" + constraint("OK"), includes), std::string());
}

void QnnReadingTest::givesRulesOfMacrosThePlaceOfTheCall()
{
    const std::string text =
        "#define RENAMED(NAME) \\\n"
        "  DEF_PACKAGE_OPTIMIZATION(EARLY, Op(NAME, \"x\"), OK, Op(\"B\", \"x\"))\n"
        "\n"
        "RENAMED(\"Relu\")\n"
        "RENAMED(\"Gelu\") RENAMED(\"Gelu\")\n";

    QCOMPARE(names(text), std::string("Relu:4 Gelu:5 Gelu:5.2"));
    QCOMPARE(qnnFindings(text), std::string());
}

void QnnReadingTest::suggestsFixes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("a tag", constraint("EQ(DIM_OF(\"X\", 1), 1)"), constraint("EQ(DIM_OF(\"x\", 1), 1)"));
    row("a function", constraint("GT(DIM_HIGHT(\"x\"), 1)"),
        constraint("GT(DIM_HEIGHT(\"x\"), 1)"));
    row("a type", constraint("EQ(DTYPE_OF(\"x\"), DType::QUint8)"),
        constraint("EQ(DTYPE_OF(\"x\"), DType::QUInt8)"));
    row("an octal number", constraint("EQ(010, 8)"), constraint("EQ(8, 8)"));
    row("a calculation", constraint("EQ(8 * 1024, 8192)"), constraint("EQ(8192, 8192)"));
    row("an indentation", "  " + constraint("OK"), constraint("OK"));
    row("a parenthesis", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\"), OK, Op(\"B\")",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\"), OK, Op(\"B\"))");
    row("a split", replacement("AUTOSPLIT(1, \"I\", 4, Op(\"B\", TYPICAL_SLICE(\"x\", \"J\")))"),
        replacement("AUTOSPLIT(1, \"I\", 4, Op(\"B\", TYPICAL_SLICE(\"x\", \"I\")))"));
    row("nothing that a macro has made", "#define T \"X\"\n" + constraint("EQ(DIM_OF(T, 1), 1)"),
        "");
}

void QnnReadingTest::suggestsFixes()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(qnnFixed(text), expected);
}

void QnnReadingTest::saysWhatAFileWithoutRulesHas()
{
    const std::string text = "DEF_PACKAGE_OP((reluImpl<Tensor, Tensor>), \"Relu\")\n"
                             "DEF_PACKAGE_OP_AND_COST_AND_FLAGS((addImpl<Tensor>), \"Add\", FAST, "
                             "Flags::RESOURCE_HVX)\n"
                             "DEF_PACKAGE_PARAM_ORDER(\"Add\", \"axis\", true, nullptr, \"keep\", "
                             "false, &one)\n"
                             "DEF_TENSOR_PROPERTIES(Op(\"Add\", \"in\"), Flat(\"*\"))\n";

    const QnnFile file = readQnnFile(SourceText("ops.cpp", text));

    QCOMPARE(file.diagnostics.size(), std::size_t{1});
    QCOMPARE(file.diagnostics[0].severity, Severity::Information);
    QCOMPARE(file.diagnostics[0].message,
             std::string("This file has no rules. It defines 2 operators: Relu "
                         "(reluImpl<Tensor,Tensor>); Add (addImpl<Tensor>, FAST, "
                         "Flags::RESOURCE_HVX)."));
    QCOMPARE(file.scan.orders.size(), std::size_t{1});
    QCOMPARE(file.scan.orders[0].parameters, (std::vector<std::string>{"axis", "keep"}));
}

void QnnReadingTest::losesABrokenRuleAlone()
{
    const std::string text = constraint("OK") + constraint("NO(1)") + constraint("OK");

    QCOMPARE(names(text), std::string("A:1 A:2! A:3"));
    QCOMPARE(qnnRules(text).rules.rules.size(), std::size_t{2});
    QCOMPARE(qnnRules(text).written.size(), std::size_t{3});
    QVERIFY(qnnRules(text).written[1].hasErrors);
}

void QnnReadingTest::isBounded_data()
{
    QTest::addColumn<std::string>("text");
    std::string many = "#define A0 x x x x x x x x\n";
    for (int at = 1; at < 20; ++at) {
        const std::string before = 'A' + std::to_string(at - 1);
        many += "#define A" + std::to_string(at);
        for (int times = 0; times < 8; ++times)
            many += ' ' + before;
        many += '\n';
    }
    QTest::newRow("a bomb of macros") << many + constraint("A19");
    QTest::newRow("macros that call each other") << "#define E(x) x(x)\n" + constraint("E(E)");
    std::string deep;
    for (int at = 0; at < 100'000; ++at)
        deep += "NOT(";
    QTest::newRow("calls in calls") << constraint(deep.c_str());
    QTest::newRow("parentheses") << "DEF_PACKAGE_OPTIMIZATION(" + std::string(100'000, '(');
    QTest::newRow("signs") << constraint(std::string(100'000, '-').c_str());
    std::string choices = "\"x\"";
    for (int at = 0; at < 100; ++at)
        choices = "SELECT(OK, " + choices + ", \"y\")";
    QTest::newRow("choices") << replacement(("WITH_SIZE(" + choices + ", Op(\"B\"))").c_str());
    std::string includes;
    for (int at = 0; at < 1'000; ++at)
        includes += "#include \"a.h\"\n#if 1\n";
    QTest::newRow("conditions") << includes;
}

void QnnReadingTest::isBounded()
{
    QFETCH(std::string, text);

    const CheckedRules checked = qnnRules(text);

    QVERIFY(checked.isReadable);
}

void QnnReadingTest::recognisesItsFiles()
{
    const auto idOf = [](std::string_view text, std::string_view path) {
        return std::string(languageOf(text, path).id);
    };

    QCOMPARE(idOf("int main() {}", "ops.cpp"), std::string("qnn"));
    QCOMPARE(idOf(constraint("OK"), "rules"), std::string("qnn"));
    QCOMPARE(idOf("DEF_PACKAGE_OP((f), \"A\")\n", "rules.txt"), std::string("qnn"));
    QCOMPARE(idOf("relu:\n  pattern:\n", "rules.yaml"), std::string("samba"));
    QCOMPARE(idOf("# DEF_PACKAGE_OPTIMIZATION\nrelu:\n  pattern:\n", "rules.yaml"),
             std::string("samba"));
}

FUSEWRIGHT_TEST(QnnReadingTest)
#include "tst_qnn_reading.moc"
