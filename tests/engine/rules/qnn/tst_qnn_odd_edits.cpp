// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Edits of rules that are written in unusual ways.

#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <functional>
#include <memory>
#include <string>

using namespace fusewright;

namespace {

using OddEdit = std::function<RuleEdits(const RuleEditing&, PatternName)>;

/// The text after an edit of its first rule; `nothing` where it cannot be.
std::string afterOddEdit(const std::string& text, const OddEdit& edit)
{
    const auto read = findRuleLanguage("qnn")->read(SourceText("rules.cpp", text), nullptr, {});
    const std::string rule = read->rulePlaces().front().name;
    const RuleEdits edits = edit(*read->editing(), {.rule = rule, .pattern = "pattern"});
    return edits ? edited(read->source(), *edits) : "nothing";
}

const OddEdit reluToo = [](const RuleEditing& rules, PatternName where) {
    return rules.widen(where, "Tanh", "Relu");
};

} // namespace

class QnnOddEditsTest : public QObject {
    Q_OBJECT

private slots:
    void leaveAMacroThatBeginsLikeAFunction();
    void endLinesAsTheFileDoes();
    void leaveARuleThatDoesNotEnd();
    void copyNoRuleThatCannotBeMade();
};

void QnnOddEditsTest::leaveAMacroThatBeginsLikeAFunction()
{
    const std::string text = "#define OpGelu(t) Op(\"Gelu\", t)\n"
                             "#define GTX(t) GT(DIM_DEPTH(t), 3)\n"
                             "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                             "    Op(\"Add\", LET(\"S\", Op(\"Sin\", \"X\")), OpGelu(\"X\")),\n"
                             "    GTX(\"X\"),\n"
                             "    Op(\"Fast\", \"X\"))\n";
    const std::size_t condition = text.find("GTX(\"X\")");

    const std::string connected = afterOddEdit(text, [](const auto& rules, PatternName where) {
        return rules.connect(where, "S", "Gelu");
    });
    const std::string loosened = afterOddEdit(text, [&](const auto& rules, PatternName where) {
        return rules.loosenCondition(where, {condition, condition + 8}, {"1", "3"});
    });

    QCOMPARE(connected, std::string("nothing"));
    QCOMPARE(loosened, std::string("nothing"));
}

void QnnOddEditsTest::endLinesAsTheFileDoes()
{
    const auto rule = [](const std::string& op) {
        return "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"" + op + "\", \"X\"), OK,\r\n"
            + "    Op(\"T\", \"X\"))";
    };

    const std::string after = afterOddEdit(rule("Tanh") + " // why\r\n", reluToo);

    QCOMPARE(after, rule("Tanh") + " // why\r\n\r\n" + rule("Relu") + "\r\n");
}

void QnnOddEditsTest::leaveARuleThatDoesNotEnd()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"X\"), OK, \"X\"\n";

    QCOMPARE(afterOddEdit(text, reluToo), std::string("nothing"));
}

void QnnOddEditsTest::copyNoRuleThatCannotBeMade()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"In\"), OK, \"*\")\n";

    QCOMPARE(afterOddEdit(text, reluToo), std::string("nothing"));
}

FUSEWRIGHT_TEST(QnnOddEditsTest)
#include "tst_qnn_odd_edits.moc"
