// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/rule_advice.h"
#include "engine/graph/graph.h"
#include "engine/rules/rules_text.h"
#include "engine/session/explain_session.h"
#include "engine/session/rules_session.h"
#include "engine/support/text_edits.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

/// A model, rules for it, and what they did.
struct Rewritten {
    explicit Rewritten(const std::string& lines, const std::string& rules)
        : checked(checkRulesText("rules.cpp", rules, {}))
    {
        const test::Reading reading =
            test::readBytes("def forward(self, x, w):\n" + lines, "model.fx.txt", test::Keep::Tidy);
        rewriting.rules = checked.rules;
        rewriting.run = rewrite(reading.model->graph, rewriting.rules);
    }

    std::vector<FixProposal> fixes(std::uint32_t rule = 0) const
    {
        return fixesFor(rewriting, rule, checked.texts);
    }
    std::string after(const FixProposal& fix) const
    {
        return edited(checked.texts.front()->source(), fix.edits);
    }

    CheckedRules checked;
    Rewriting rewriting;
};

std::string fastRule(const std::string& match, const std::string& constraint = "OK")
{
    return "DEF_PACKAGE_OPTIMIZATION(EARLY,\n    " + match + ",\n    " + constraint
        + ",\n    Op(\"Fast\", \"X\"))\n";
}

/// `TITLE: BEFORE → AFTER`, in rewrites, a line each.
QString toldRewrites(const std::vector<FixProposal>& fixes)
{
    QStringList lines;
    for (const FixProposal& fix : fixes)
        lines.append(QStringLiteral("%1: %2 → %3")
                         .arg(QString::fromStdString(fix.title))
                         .arg(fix.before.sections)
                         .arg(fix.after.sections));
    return lines.join('\n');
}

} // namespace

class QnnFixesTest : public QObject {
    Q_OBJECT

private slots:
    void anotherOperatorIsACopyOfTheRule();
    void whatStandsBetweenIsRequired();
    void aFalsePartIsTakenOut();
    void aComparisonIsLoosenedToWhatWasSeen();
    void whatHelpsNothingIsNotOffered();
    void otherRulesAreCounted();
};

void QnnFixesTest::anotherOperatorIsACopyOfTheRule()
{
    const Rewritten model("    a = torch.relu(x)\n"
                          "    b = torch.tanh(a)\n"
                          "    c = torch.exp(w)\n"
                          "    d = torch.tanh(c)\n"
                          "    return (b, d)\n",
                          fastRule("Op(\"Tanh\", Op(\"Relu\", \"X\"))"));

    const auto fixes = model.fixes();

    QCOMPARE(toldRewrites(fixes).split('\n').front(),
             QStringLiteral("Let `Relu` be `exp` too: 1 → 2"));
    QVERIFY(fixes.front().rewrites);
    const std::string rule = fastRule("Op(\"Tanh\", Op(\"Relu\", \"X\"))");
    const std::string copy = model.after(fixes.front()).substr(rule.size() + 1);
    QCOMPARE(QString::fromStdString(copy),
             QString::fromStdString(rule).replace("\"Relu\"", "\"ElementWiseExp\""));
}

void QnnFixesTest::whatStandsBetweenIsRequired()
{
    const Rewritten model("    a = torch.relu(x)\n"
                          "    b = torch.sin(a)\n"
                          "    c = torch.tanh(b)\n"
                          "    return (c,)\n",
                          fastRule("Op(\"Tanh\", Op(\"Relu\", \"X\"))"));

    const QString lines = toldRewrites(model.fixes());

    QVERIFY2(lines.contains("Require `sin` between `Relu` and `Tanh`: 0 → 1"), qPrintable(lines));
}

void QnnFixesTest::aFalsePartIsTakenOut()
{
    const Rewritten model("    b = torch.tanh(x)\n    return (b,)\n",
                          fastRule("Op(\"Tanh\", \"X\")", "AND(EQ(1, 1), NE(2, 2))"));

    const auto fixes = model.fixes();

    QCOMPARE(toldRewrites(fixes), QStringLiteral("Do not ask for `NE(2, 2)`: 0 → 1"));
    QCOMPARE(model.after(fixes.front()), fastRule("Op(\"Tanh\", \"X\")", "EQ(1, 1)"));
    QCOMPARE(fixes.front().kind, FixKind::DropCondition);
}

void QnnFixesTest::aComparisonIsLoosenedToWhatWasSeen()
{
    const Rewritten model("    b = torch.tanh(x)\n    return (b,)\n",
                          fastRule("Op(\"Tanh\", \"X\")", "GT(16, 32)"));

    const auto fixes = model.fixes();

    QCOMPARE(toldRewrites(fixes),
             QStringLiteral("Let `GT(16, 32)` hold for `16` too: 0 → 1\n"
                            "Do not ask for `GT(16, 32)`: 0 → 1"));
    QCOMPARE(model.after(fixes[0]), fastRule("Op(\"Tanh\", \"X\")", "GE(16, 16)"));
    QCOMPARE(model.after(fixes[1]), fastRule("Op(\"Tanh\", \"X\")", "OK"));
}

void QnnFixesTest::whatHelpsNothingIsNotOffered()
{
    const Rewritten model("    b = torch.tanh(x)\n    return (b,)\n",
                          fastRule("Op(\"Tanh\", \"X\")", "AND(EQ(1, 2), EQ(1, 3))"));

    // Either part alone leaves the other one false.
    QCOMPARE(toldRewrites(model.fixes()), QString());
}

void QnnFixesTest::otherRulesAreCounted()
{
    const std::string other = "DEF_PACKAGE_OPTIMIZATION(LATE, Op(\"Tanh\", \"X\"), OK, "
                              "Op(\"Slow\", \"X\"))\n";
    const Rewritten model("    b = torch.tanh(x)\n    return (b,)\n",
                          fastRule("Op(\"Tanh\", \"X\")", "EQ(1, 2)") + other);

    const auto fixes = model.fixes();

    QVERIFY(!fixes.empty());
    QCOMPARE(fixes.front().before.others, std::size_t(1));
    QCOMPARE(fixes.front().after.others, std::size_t(0));
}

FUSEWRIGHT_TEST(QnnFixesTest)
#include "tst_qnn_fixes.moc"
