// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/translation.h"

#include "engine/rules/rule_language.h"

#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const std::string twoRules = "low:\n"
                             "  priority: 1\n"
                             "  heuristic: SAFE_GEMM\n"
                             "  pattern:\n"
                             "    one:\n"
                             "      op_type: relu\n"
                             "      child: two\n"
                             "    two:\n"
                             "      op_type: tanh\n"
                             "high:\n"
                             "  priority: 7\n"
                             "  pattern:\n"
                             "    one:\n"
                             "      op_type: sigmoid\n";

std::string rule(const std::string& pattern)
{
    return "rule:\n  priority: 0\n  pattern:\n" + pattern;
}

QStringList listOf(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all.append(QString::fromStdString(text));
    return all;
}

} // namespace

class TranslationTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatIsLost_data();
    void saysWhatIsLost();
    void writesRulesInTheOrderInWhichTheyAreTried_data();
    void writesRulesInTheOrderInWhichTheyAreTried();
    void givesPrioritiesToRulesThatHadNone();
    void keepsTheNameAndTheOrderOfASimpleReplacement();
    void takesFactsAlong();
    void takesSimpleChecksAlong_data();
    void takesSimpleChecksAlong();
    void takesFiltersAlong();
    void writesEveryWayOfOpenOperands();
    void callsWhatTorchHasInBracketsOrLists_data();
    void callsWhatTorchHasInBracketsOrLists();
    void spellsOperatorsOut();
    void givesRulesOfOneNameOthers();
    void leavesOutWhatAnEarlierRuleTakes_data();
    void leavesOutWhatAnEarlierRuleTakes();
    void leavesOutOnlyThePatternsThatAreTaken();
    void writesWhatAStricterRuleLeaves();
    void keepsACommentOfWhatIsNotWritten();
    void putsNothingOfAFileOutsideOfComments();
};

void TranslationTest::saysWhatIsLost_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("codes");
    QTest::addColumn<bool>("isWritten");

    const QString chain = QStringLiteral("    a:\n      op_type: relu\n      child: b\n"
                                         "    b:\n      op_type: tanh\n");
    QTest::newRow("nothing") << chain << "tvm"
                             << "" << true;
    QTest::newRow("becomes an operator") << chain << "qnn"
                                         << "makes-operator" << true;
    QTest::newRow("any operator") << "    a:\n      op_type: .\n      child: b\n"
                                     "    b:\n      op_type: tanh\n"
                                  << "tvm"
                                  << "any-operator" << false;
    QTest::newRow("any but some") << "    a:\n      op_type:\n        inverted: true\n"
                                     "        options: [relu]\n      child: b\n"
                                     "    b:\n      op_type: tanh\n"
                                  << "qnn"
                                  << "any-operator makes-operator" << false;
    QTest::newRow("an optional entry")
        << "    a:\n      op_type: relu\n      child: b\n    b:\n      op_type: exp\n"
           "      required: false\n      child: c\n    c:\n      op_type: tanh\n"
        << "tvm"
        << "optional-written-out" << true;
    QTest::newRow("a chain")
        << "    a:\n      op_type: relu\n      match_multiple: true\n      child: b\n"
           "    b:\n      op_type: tanh\n"
        << "tvm"
        << "repeat-written-out" << true;
    QTest::newRow("two results") << "    a:\n      op_type: relu\n      children: [b, c]\n"
                                    "    b:\n      op_type: tanh\n    c:\n      op_type: exp\n"
                                 << "tvm"
                                 << "several-results" << false;
    QTest::newRow("two results of a provider")
        << "    a:\n      op_type: relu\n      children: [b, c]\n"
           "    b:\n      op_type: tanh\n    c:\n      op_type: exp\n"
        << "tenstorrent"
        << "makes-operator" << true;
    QTest::newRow("two tensors where there is one")
        << "    a:\n      op_type: relu\n      child: c\n    b:\n      op_type: tanh\n"
           "      child: c\n    c:\n      op_type: reshape\n"
        << "tvm"
        << "operand-count" << false;
    QTest::newRow("context") << "    a:\n      op_type: relu\n      included: false\n"
                                "      child: b\n    b:\n      op_type: tanh\n"
                             << "tvm"
                             << "context-left-out" << true;
    QTest::newRow("no such operator") << "    a:\n      op_type: zipmapreduce\n"
                                      << "tvm"
                                      << "no-operator" << false;
    QTest::newRow("an operator that torch does not have") << "    a:\n      op_type: zipmapreduce\n"
                                                          << "tenstorrent"
                                                          << "makes-operator no-call" << false;
}

void TranslationTest::saysWhatIsLost()
{
    QFETCH(QString, pattern);
    QFETCH(QString, to);
    QFETCH(QString, codes);
    QFETCH(bool, isWritten);

    const Translation made =
        translated(rulesIn("samba", rule(pattern.toStdString())), to.toStdString());

    QCOMPARE(made.rules.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(codesOf(made.rules.front())), codes);
    QCOMPARE(!made.rules.front().as.empty(), isWritten);
}

void TranslationTest::writesRulesInTheOrderInWhichTheyAreTried_data()
{
    QTest::addColumn<QString>("to");

    QTest::newRow("qnn") << "qnn";
    QTest::newRow("tvm") << "tvm";
    QTest::newRow("tenstorrent") << "tenstorrent";
}

void TranslationTest::writesRulesInTheOrderInWhichTheyAreTried()
{
    QFETCH(QString, to);

    const Translation made = translated(rulesIn("samba", twoRules), to.toStdString());

    QCOMPARE(made.rules[0].name, "high");
    QCOMPARE(made.rules[1].name, "low");
    QCOMPARE(listOf(expressionsOf(made.made.rules)), (QStringList{"sigmoid(a)", "tanh(relu(a))"}));
    QCOMPARE(made.rules[0].as.front(), std::uint32_t(0));
}

void TranslationTest::givesPrioritiesToRulesThatHadNone()
{
    const CheckedRules tvm = rulesIn("tvm", translated(rulesIn("samba", twoRules), "tvm").text);

    const Translation made = translated(tvm, "samba");

    QCOMPARE(made.made.rules.rules.size(), std::size_t(2));
    QVERIFY(made.made.rules.rules[0].priority > made.made.rules.rules[1].priority);
    QCOMPARE(made.made.rules.rules[0].name, "mine.high");
}

void TranslationTest::keepsTheNameAndTheOrderOfASimpleReplacement()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                             "  Op(\"ElementWiseSubtract\", \"B\", Op(\"Relu\", \"A\")), OK,\n"
                             "  Op(\"SubRelu\", \"B\", \"A\"))\n";

    const Translation made = translated(rulesIn("qnn", text), "tenstorrent");

    QCOMPARE(made.rules.front().names, std::vector<std::string>{"sub_relu"});
    QVERIFY(codesOf(made.rules.front()).find("replacement") == std::string::npos);
}

void TranslationTest::takesFactsAlong()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                             "  Op(\"Relu\", \"X\"),\n"
                             "  AND(IS_FLOAT16(\"X\"), EQ(REM(DIM_DEPTH(\"X\"), 32), 0),"
                             " GT(DIM_WIDTH(\"X\"), 1)),\n"
                             "  Op(\"Made\", \"X\"))\n";

    const Translation made = translated(rulesIn("qnn", text), "tvm");

    QVERIFY(made.text.find("X.dtype == \"float16\"") != std::string::npos);
    QVERIFY(made.text.find("X.shape[-1] % 32 == 0") != std::string::npos);
    QCOMPARE(codesOf(made.rules.front()), "condition replacement");
    QVERIFY(made.text.find("GT(DIM_WIDTH") != std::string::npos);
}

void TranslationTest::takesSimpleChecksAlong_data()
{
    QTest::addColumn<QStringList>("check");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QStringList>("written");
    QTest::addColumn<QStringList>("lost");

    const QStringList lhs{"x = context.annotated_expr[\"lhs\"].struct_info"};
    const QStringList types = lhs + QStringList{"return x.dtype == \"float16\""};
    QTest::newRow("a type for QNN")
        << types << "qnn" << QStringList{"IS_FLOAT16(\"lhs\")"} << QStringList();
    QTest::newRow("a type for Tenstorrent")
        << types << "tenstorrent" << QStringList{"lhs.dtype == torch.float16"} << QStringList();
    QTest::newRow("a type for SambaFlow")
        << types << "samba" << QStringList()
        << QStringList{"Of the check, this is left out: the type of `lhs` is f16."};
    QTest::newRow("guards")
        << QStringList{"if has_leaking_intermediate_variables(context):",
                       "    return False",
                       "shape = context.annotated_expr[\"lhs\"].struct_info.shape",
                       "if len(shape) != 2 or shape[0] % 8 != 0 or int(shape[-1]) != 64:",
                       "    return False",
                       "return True"}
        << "tenstorrent"
        << QStringList{"lhs.dim() == 2", "lhs.dim() == 2 and lhs.shape[0] % 8 == 0",
                       "lhs.shape[-1] == 64"}
        << QStringList();
    QTest::newRow("what is not simple")
        << lhs
            + QStringList{"y = context.annotated_expr[\"rhs\"].struct_info",
                          "if x.dtype not in (\"float16\", \"float32\"):", "    return False",
                          "return y.ndim == 2 and x.shape[1] == y.shape[0]"}
        << "tenstorrent" << QStringList{"rhs.dim() == 2"}
        << QStringList{
               "Of the check, this is left out: `x.dtype not in (\"float16\", \"float32\")`.",
               "Of the check, this is left out: `x.shape[1] == y.shape[0]`."};
    QTest::newRow("what returns true before its end")
        << lhs + QStringList{"if x.ndim == 2:", "    return True", "return x.dtype == \"float16\""}
        << "tenstorrent" << QStringList()
        << QStringList{"The function that checks every match is left out."};
    QTest::newRow("a name that is assigned twice")
        << QStringList{"n = 2", "n = 3", "return context.annotated_expr[\"lhs\"].ty.ndim == n"}
        << "tenstorrent" << QStringList()
        << QStringList{"Of the check, this is left out: `n = 3`.",
                       "Of the check, this is left out:"
                       " `context.annotated_expr[\"lhs\"].ty.ndim == n`."};
}

void TranslationTest::takesSimpleChecksAlong()
{
    QFETCH(QStringList, check);
    QFETCH(QString, to);
    QFETCH(QStringList, written);
    QFETCH(QStringList, lost);
    const QString text = "from tvm.relax.backend.pattern_registry import register_patterns\n"
                         "from tvm.relax.backend.utils import has_leaking_intermediate_variables\n"
                         "from tvm.relax.dpl import is_op, wildcard\n"
                         "lhs, rhs = wildcard(), wildcard()\n"
                         "out = is_op(\"relax.nn.relu\")(is_op(\"relax.matmul\")(lhs, rhs))\n"
                         "def check(context):\n    "
        + check.join("\n    ")
        + "\nregister_patterns([(\"mine.p\", out, {\"lhs\": lhs, \"rhs\": rhs}, check)])\n";

    const Translation made = translated(rulesIn("tvm", text.toStdString()), to.toStdString());

    for (const QString& each : written)
        QVERIFY2(made.text.find(each.toStdString()) != std::string::npos, made.text.c_str());
    QStringList told;
    for (const Diagnostic& each : made.rules.front().lost) {
        if (each.code == "check")
            told.append(QString::fromStdString(each.message));
    }
    QCOMPARE(told, lost);
}

/// What a provider's filter asks is what was written as facts before.
void TranslationTest::takesFiltersAlong()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                             "  Op(\"Relu\", \"X\"),\n"
                             "  AND(IS_FLOAT16(\"X\"), EQ(REM(DIM_DEPTH(\"X\"), 32), 0)),\n"
                             "  Op(\"Made\", \"X\"))\n";
    const Translation provider = translated(rulesIn("qnn", text), "tenstorrent");

    const Translation made = translated(provider.made, "tvm");

    QVERIFY(made.text.find(".dtype == \"float16\"") != std::string::npos);
    QVERIFY(made.text.find(".shape[-1] % 32 == 0") != std::string::npos);
    QCOMPARE(codesOf(made.rules.front()).find("check"), std::string::npos);
}

void TranslationTest::writesEveryWayOfOpenOperands()
{
    const std::string text = rule("    a:\n      op_type: relu\n      child: b\n"
                                  "    b:\n      op_type: matmul\n");

    const Translation made = translated(rulesIn("samba", text), "tvm");

    QCOMPARE(listOf(expressionsOf(made.made.rules)),
             (QStringList{"matmul(relu(a), b)", "matmul(a, relu(b))"}));
}

void TranslationTest::callsWhatTorchHasInBracketsOrLists_data()
{
    QTest::addColumn<QString>("operatorName");
    QTest::addColumn<QString>("codes");
    QTest::addColumn<QStringList>("lines");

    QTest::newRow("cat") << "cat"
                         << "list-length makes-operator"
                         << QStringList{"b = torch.cat([a, y, z], dim=-1)",
                                        "b = torch.cat([y, a, z], dim=-1)",
                                        "b = torch.cat([y, z, a], dim=-1)",
                                        "b = torch.cat([a, y], dim=-1)",
                                        "b = torch.cat([y, a], dim=-1)"};
    QTest::newRow("getitem") << "getitem"
                             << "makes-operator" << QStringList{"b = a[index]"};
    QTest::newRow("slice") << "slice"
                           << "makes-operator wider-operator" << QStringList{"b = a[index]"};
}

/// What nobody can know without a model is usual: how many there are, along which dimension.
void TranslationTest::callsWhatTorchHasInBracketsOrLists()
{
    QFETCH(QString, operatorName);
    QFETCH(QString, codes);
    QFETCH(QStringList, lines);
    const std::string text = rule("    a:\n      op_type: relu\n      child: b\n"
                                  "    b:\n      op_type: "
                                  + operatorName.toStdString() + '\n');

    const Translation made = translated(rulesIn("samba", text), "tenstorrent");

    QCOMPARE(QString::fromStdString(codesOf(made.rules.front())), codes);
    QStringList written;
    for (const QString& line : QString::fromStdString(made.text).split('\n')) {
        if (line.trimmed().startsWith(QStringLiteral("b = ")))
            written.append(line.trimmed());
    }
    QCOMPARE(written, lines);
}

void TranslationTest::spellsOperatorsOut()
{
    const std::string text = rule("    a:\n      op_type: linear\n      child: b\n"
                                  "    b:\n      op_type: silu\n");

    const Translation made = translated(rulesIn("samba", text), "tvm");

    QCOMPARE(codesOf(made.rules.front()), "spelled-out");
    QCOMPARE(listOf(expressionsOf(made.made.rules)),
             (QStringList{"silu(add(matmul(a, permute(b)), c))", "silu(matmul(a, permute(b)))"}));
}

void TranslationTest::givesRulesOfOneNameOthers()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"X\"), OK,"
                             " Op(\"Made\", \"X\"))\n"
                             "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"X\"), OK,"
                             " Op(\"Made\", \"X\"))\n";

    const Translation made = translated(rulesIn("qnn", text), "samba");

    QCOMPARE(made.rules[0].names, std::vector<std::string>{"Made"});
    QCOMPARE(made.rules[1].names, std::vector<std::string>{"Made_2"});
}

void TranslationTest::leavesOutWhatAnEarlierRuleTakes_data()
{
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("finding");

    const QString findings = QStringLiteral("In %1 this is the same pattern as `first`, which is"
                                            " tried first, so it is left out.");
    const QString matmul = QStringLiteral("    x:\n      op_type: matmul\n      child: y\n"
                                          "    y:\n      op_type: add\n");
    QTest::newRow("spelled out") << "tvm"
                                 << "    x:\n      op_type: addmm\n"
                                 << findings.arg("TVM patterns");
    QTest::newRow("twice") << "tvm" << matmul << findings.arg("TVM patterns");
    QTest::newRow("twice, with orders") << "qnn" << matmul << findings.arg("Qualcomm QNN");
    QTest::newRow("twice, as calls")
        << "tenstorrent" << matmul << findings.arg("Tenstorrent fusion providers");
}

void TranslationTest::leavesOutWhatAnEarlierRuleTakes()
{
    QFETCH(QString, to);
    QFETCH(QString, second);
    QFETCH(QString, finding);
    const std::string text = "first:\n  priority: 2\n  pattern:\n"
                             "    a:\n      op_type: matmul\n      child: b\n"
                             "    b:\n      op_type: add\n"
                             "second:\n  priority: 1\n  pattern:\n"
        + second.toStdString();

    const Translation made = translated(rulesIn("samba", text), to.toStdString());

    QVERIFY(made.written[1].drafts.empty());
    QCOMPARE(made.rules[1].as, made.rules[0].as);
    const auto told = std::ranges::find(made.rules[1].lost, "same-pattern", &Diagnostic::code);
    QVERIFY(told != made.rules[1].lost.end());
    QCOMPARE(QString::fromStdString(told->message), finding);
    QCOMPARE(told->range->begin.line, std::uint32_t(9));
    QVERIFY(made.text.find(" Left out: `second` (SambaFlow):\n") != std::string::npos);
}

void TranslationTest::leavesOutOnlyThePatternsThatAreTaken()
{
    const std::string text = "first:\n  priority: 2\n  pattern:\n"
                             "    a:\n      op_type: relu\n"
                             "second:\n  priority: 1\n  pattern:\n"
                             "    a:\n      op_type: [tanh, relu]\n";

    const Translation made = translated(rulesIn("samba", text), "tvm");

    QCOMPARE(listOf(expressionsOf(made.made.rules)), (QStringList{"relu(a)", "tanh(a)"}));
    QCOMPARE(made.rules[1].names, (std::vector<std::string>{"mine.second", "mine.first"}));
    QCOMPARE(codesOf(made.rules[1]), "alternatives-written-out priority same-pattern");
}

/// A pattern that is not to be used outside leaves places to one that may be.
void TranslationTest::writesWhatAStricterRuleLeaves()
{
    const std::string text = "first:\n  priority: 2\n  pattern:\n"
                             "    a:\n      op_type: addmm\n"
                             "second:\n  priority: 1\n  pattern:\n"
                             "    a:\n      op_type: matmul\n      child: b\n"
                             "    b:\n      op_type: add\n";

    const Translation made = translated(rulesIn("samba", text), "tvm");

    QCOMPARE(made.rules[1].names, std::vector<std::string>{"mine.second"});
    QCOMPARE(made.made.rules.rules.size(), std::size_t(2));
}

void TranslationTest::keepsACommentOfWhatIsNotWritten()
{
    const Translation made =
        translated(rulesIn("samba", rule("    a:\n      op_type: triufill\n")), "tvm");

    QCOMPARE(made.writtenCount(), std::size_t(0));
    QCOMPARE(made.text,
             "# Not translated: `rule` (SambaFlow):\n# - Relax has no operator `triufill`.\n");
}

void TranslationTest::putsNothingOfAFileOutsideOfComments()
{
    const std::string text = "\"a\\nDEF_PACKAGE_OPTIMIZATION(x)\\\\\":\n"
                             "  priority: 0\n  pattern:\n"
                             "    \"b\\\\\\nimport os\":\n      op_type: relu\n";
    const CheckedRules rules = rulesIn("samba", text);
    QCOMPARE(rules.rules.rules.size(), std::size_t(1));
    for (const RuleLanguage* const to : translationTargets()) {
        const Translation made = translated(rules, to->id);
        QCOMPARE(made.made.rules.rules.size(), std::size_t(1));
        QVERIFY(made.text.find("\nimport os") == std::string::npos);
        QVERIFY(made.text.find("\nDEF_PACKAGE_OPTIMIZATION(x)") == std::string::npos);
    }
}

FUSEWRIGHT_TEST(TranslationTest)

#include "tst_translation.moc"
