// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"
#include "tests/engine/rules/qnn/qnn_kit.h"

#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

using Text = std::shared_ptr<const RulesText>;
using Edit = std::function<RuleEdits(const RuleEditing&, PatternName)>;

const std::string convRelu =
    "// kept\n"
    "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
    "    Op(\"Relu\", /* inner */ LET(\"Conv\", Op(\"Conv2d\", \"In\", \"W\"))),\n"
    "    AND(IS_QUINT8(\"*\"), GT(DIM_DEPTH(\"In\"), 32), EQ(DIM_OF(\"W\", 0), 1)),\n"
    "    Op(\"ConvRelu\", \"In\", \"W\")) // kept too\n"
    "\n"
    "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"In\"), OK, Op(\"T\", \"In\"))\n";

const std::string twice =
    "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
    "    Op(\"Add\", Op(\"Exp\", \"X\"), Op(\"Mul\", LET(\"S\", Op(\"Sin\", \"X\")), \"S\")),\n"
    "    OK,\n"
    "    Op(\"Fast\", \"X\"))\n";

Text readText(const std::string& text)
{
    return findRuleLanguage("qnn")->read(SourceText("rules.cpp", text), nullptr, {});
}

/// The text after an edit of the first rule; `nothing` where it cannot be.
std::string editedBy(const std::string& text, const Edit& edit)
{
    const Text read = readText(text);
    const std::string rule = read->rulePlaces().front().name;
    const RuleEdits edits = edit(*read->editing(), {.rule = rule, .pattern = "pattern"});
    return edits ? edited(read->source(), *edits) : "nothing";
}

/// A text with one piece for another.
std::string with(std::string text, const std::string& old, const std::string& fresh)
{
    const std::size_t at = text.find(old);
    return at == std::string::npos ? "no " + old : text.replace(at, old.size(), fresh);
}

AddedEntry entryOf(const std::string& name, const std::string& op)
{
    return {.name = name, .operators = {.names = {op}}};
}

ByteRange placeOf(const std::string& text, const std::string& part)
{
    const std::size_t at = text.find(part);
    return {at, at + part.size()};
}

std::size_t errorsOf(const std::string& text)
{
    return test::qnnRules(text).errorCount;
}

} // namespace

class QnnEditsTest : public QObject {
    Q_OBJECT

private slots:
    void renamesATagWhereverItIs();
    void givesATagToAnOperatorWithoutOne();
    void takesAnotherOperator();
    void takesSeveralOperatorsInCopiesDirectlyBehind();
    void widensByACopyInTheSamePass();
    void keepsTheSignBehindARule();
    void putsAnOperatorBetween();
    void putsAnOperatorAfterAllUses();
    void putsAnOperatorBeforeTheOnlyOperand();
    void putsAnOperatorBehindTheRoot();
    void connectsWithATagOfItsOwn();
    void leavesWhatWouldBeACycle();
    void disconnectsWhatIsUsedTwice();
    void removesAnOperatorAndKeepsItsOperand();
    void removesAnOperandThatNobodyElseNames();
    void takesAPartOutOfAnAnd();
    void takesTheOnlyConditionOut();
    void loosensComparisons();
    void leavesWhatAMacroSays();
    void saysWhatItNeverCan();
    void everyEditOfTheExamplesKeepsTheRest_data();
    void everyEditOfTheExamplesKeepsTheRest();
};

void QnnEditsTest::renamesATagWhereverItIs()
{
    const auto rename = [](const char* from, const char* to) {
        return editedBy(convRelu, [=](const auto& rules, PatternName where) {
            return rules.rename(where, from, to);
        });
    };

    QCOMPARE(rename("Conv", "C"), with(convRelu, "\"Conv\"", "\"C\""));
    QCOMPARE(rename("W", "Weights"),
             with(with(with(convRelu, "\"W\"", "\"Weights\""), "\"W\"", "\"Weights\""), "\"W\"",
                  "\"Weights\""));
    QCOMPARE(rename("W", "In"), std::string("nothing"));
    QCOMPARE(rename("W", "a\"b"), std::string("nothing"));
}

void QnnEditsTest::givesATagToAnOperatorWithoutOne()
{
    const auto rename = [](const char* from) {
        return editedBy(twice, [=](const auto& rules, PatternName where) {
            return rules.rename(where, from, "E");
        });
    };

    QCOMPARE(rename("Exp"), with(twice, "Op(\"Exp\", \"X\")", "LET(\"E\", Op(\"Exp\", \"X\"))"));
    QCOMPARE(rename("Add"), std::string("nothing")); // A root has none.
}

void QnnEditsTest::takesAnotherOperator()
{
    const auto set = [](WrittenOperators operators) {
        return editedBy(convRelu, [=](const auto& rules, PatternName where) {
            return rules.setOperators(where, "Conv", operators);
        });
    };

    QCOMPARE(set({.names = {"DepthWiseConv2d"}}),
             with(convRelu, "\"Conv2d\"", "\"DepthWiseConv2d\""));
    QCOMPARE(set({.names = {"Relu"}, .isInverted = true}), std::string("nothing"));
    QCOMPARE(set({.names = {"."}}), std::string("nothing"));
    QCOMPARE(set({.names = {}}), std::string("nothing"));
}

void QnnEditsTest::takesSeveralOperatorsInCopiesDirectlyBehind()
{
    const std::string after = editedBy(convRelu, [](const auto& rules, PatternName where) {
        return rules.setOperators(where, "Relu", {.names = {"Tanh", "Relu"}});
    });

    const std::string rule = convRelu.substr(8, convRelu.find(" // kept too") - 8);
    QCOMPARE(after,
             with(convRelu, " // kept too\n",
                  " // kept too\n\n" + with(rule, "Op(\"Relu\"", "Op(\"Tanh\"") + '\n'));
}

void QnnEditsTest::widensByACopyInTheSamePass()
{
    const std::string after = editedBy(convRelu, [](const auto& rules, PatternName where) {
        return rules.widen(where, "Relu", "tanh");
    });

    const CheckedRules checked = test::qnnRules(after);
    QCOMPARE(checked.rules.rules.size(), std::size_t(3));
    QCOMPARE(checked.rules.stages.back().rules, (std::vector<std::uint32_t>{0, 1, 2}));
    const auto rootOf = [&](std::size_t rule) {
        return checked.rules.rules[rule].patterns.front().pattern.entry(EntryId(0U)).name;
    };
    QCOMPARE(rootOf(0), std::string("Relu"));
    QCOMPARE(rootOf(1), std::string("Tanh"));
    QCOMPARE(editedBy(convRelu,
                      [](const auto& rules, PatternName where) {
                          return rules.widen(where, "Relu", "relu");
                      }),
             std::string("nothing"));
}

void QnnEditsTest::keepsTheSignBehindARule()
{
    const std::string text =
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"In\"), OK, Op(\"T\", \"In\"));\r\n";

    const std::string after = editedBy(text, [](const auto& rules, PatternName where) {
        return rules.widen(where, "Tanh", "Relu");
    });

    QCOMPARE(after, with(text, ";\r\n", ";\r\n\r\n") + with(text, "Tanh", "Relu"));
}

void QnnEditsTest::putsAnOperatorBetween()
{
    const auto put = [](std::vector<AddedEntry> fresh, InsertedSpan span) {
        return editedBy(convRelu, [=](const auto& rules, PatternName where) {
            return rules.insertBetween(where, "Conv", "Relu", fresh, span);
        });
    };

    QCOMPARE(put({entryOf("R", "Reshape")}, InsertedSpan::OneEdge),
             with(with(convRelu, "LET(\"Conv\"", "LET(\"R\", Op(\"Reshape\", LET(\"Conv\""),
                  "\"W\"))),", "\"W\"))))),"));
    QCOMPARE(put({entryOf("A", "Exp"), entryOf("B", "Sin")}, InsertedSpan::OneEdge),
             with(with(convRelu, "LET(\"Conv\"",
                       "LET(\"B\", Op(\"Sin\", LET(\"A\", Op(\"Exp\", LET(\"Conv\""),
                  "\"W\"))),", "\"W\"))))))),"));
    QCOMPARE(put({entryOf("R", "Reshape")}, InsertedSpan::AllBelow), std::string("nothing"));
    AddedEntry optional = entryOf("R", "Reshape");
    optional.isOptional = true;
    QCOMPARE(put({optional}, InsertedSpan::OneEdge), std::string("nothing"));
}

void QnnEditsTest::putsAnOperatorAfterAllUses()
{
    const std::string after = editedBy(twice, [](const auto& rules, PatternName where) {
        return rules.add(where, entryOf("E", "Exp"), EntrySide::After, "S");
    });

    QCOMPARE(after,
             with(twice, "LET(\"S\", Op(\"Sin\", \"X\")), \"S\"",
                  "LET(\"E\", Op(\"Exp\", LET(\"S\", Op(\"Sin\", \"X\")))), \"E\""));
}

void QnnEditsTest::putsAnOperatorBeforeTheOnlyOperand()
{
    const auto put = [](const char* other) {
        return editedBy(twice, [=](const auto& rules, PatternName where) {
            return rules.add(where, entryOf("C", "Cast"), EntrySide::Before, other);
        });
    };

    QCOMPARE(put("Exp"),
             with(twice, "Op(\"Exp\", \"X\")", "Op(\"Exp\", LET(\"C\", Op(\"Cast\", \"X\")))"));
    QCOMPARE(put("Add"), std::string("nothing"));
    QCOMPARE(put("X"), std::string("nothing"));
}

void QnnEditsTest::putsAnOperatorBehindTheRoot()
{
    const auto put = [](const std::string& text, const char* other) {
        return editedBy(text, [=](const auto& rules, PatternName where) {
            return rules.add(where, entryOf("Relu", "Relu"), EntrySide::After, other);
        });
    };

    QCOMPARE(
        put(twice, "Add"),
        with(with(twice, "Op(\"Add\"", "Op(\"Relu\", Op(\"Add\""), "\"S\")),\n", "\"S\"))),\n"));
    QCOMPARE(put(convRelu, "Relu"), std::string("nothing")); // The constraint asks for the root.
}

void QnnEditsTest::connectsWithATagOfItsOwn()
{
    const std::string after = editedBy(twice, [](const auto& rules, PatternName where) {
        return rules.connect(where, "Exp", "Mul");
    });

    QCOMPARE(after,
             with(with(twice, "Op(\"Exp\", \"X\")", "LET(\"Exp\", Op(\"Exp\", \"X\"))"), ", \"S\")",
                  ", \"S\", \"Exp\")"));
}

void QnnEditsTest::leavesWhatWouldBeACycle()
{
    const auto connect = [](const char* from, const char* to) {
        return editedBy(twice, [=](const auto& rules, PatternName where) {
            return rules.connect(where, from, to);
        });
    };

    QCOMPARE(connect("Mul", "S"), std::string("nothing"));
    QCOMPARE(connect("Exp", "Add"), std::string("nothing")); // It does already.
    QCOMPARE(connect("X", "X"), std::string("nothing"));
}

void QnnEditsTest::disconnectsWhatIsUsedTwice()
{
    const auto disconnect = [](const char* from, const char* to) {
        return editedBy(twice, [=](const auto& rules, PatternName where) {
            return rules.disconnect(where, from, to);
        });
    };

    QCOMPARE(disconnect("X", "S"), with(twice, "Op(\"Sin\", \"X\")", "Op(\"Sin\", \"X2\")"));
    QCOMPARE(disconnect("Exp", "Add"), std::string("nothing")); // It would be gone.
}

void QnnEditsTest::removesAnOperatorAndKeepsItsOperand()
{
    const auto remove = [](const std::string& text, const char* entry) {
        return editedBy(
            text, [=](const auto& rules, PatternName where) { return rules.remove(where, entry); });
    };

    QCOMPARE(remove(twice, "Exp"), with(twice, "Op(\"Exp\", \"X\")", "\"X\""));
    QCOMPARE(remove(twice, "S"),
             with(twice, "LET(\"S\", Op(\"Sin\", \"X\")), \"S\"", "\"X\", \"X\""));
    QCOMPARE(remove(twice, "Add"), std::string("nothing")); // The Mul would go too.
    QCOMPARE(remove(convRelu, "Relu"),
             std::string("nothing")); // A root has no tag.
    QCOMPARE(remove(convRelu, "Conv"),
             std::string("nothing")); // The replacement needs its weights.
}

void QnnEditsTest::removesAnOperandThatNobodyElseNames()
{
    const std::string text =
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Add\", \"A\", \"B\", \"C\"), OK, Op(\"F\", \"A\"))\n";
    const auto remove = [&](const char* entry) {
        return editedBy(
            text, [=](const auto& rules, PatternName where) { return rules.remove(where, entry); });
    };

    QCOMPARE(remove("C"), with(text, ", \"C\")", ")"));
    QCOMPARE(remove("A"), std::string("nothing"));
}

void QnnEditsTest::takesAPartOutOfAnAnd()
{
    const auto drop = [](const std::string& text, const std::string& part) {
        return editedBy(text, [=](const auto& rules, PatternName where) {
            return rules.dropCondition(where, placeOf(text, part));
        });
    };

    QCOMPARE(drop(convRelu, "IS_QUINT8(\"*\")"), with(convRelu, "IS_QUINT8(\"*\"), ", ""));
    QCOMPARE(drop(convRelu, "GT(DIM_DEPTH(\"In\"), 32)"),
             with(convRelu, ", GT(DIM_DEPTH(\"In\"), 32)", ""));
    const std::string pair = with(convRelu, ", EQ(DIM_OF(\"W\", 0), 1)", "");
    QCOMPARE(drop(pair, "IS_QUINT8(\"*\")"),
             with(pair, "AND(IS_QUINT8(\"*\"), GT(DIM_DEPTH(\"In\"), 32))",
                  "GT(DIM_DEPTH(\"In\"), 32)"));
    QCOMPARE(drop(convRelu, "32"), std::string("nothing"));
}

void QnnEditsTest::takesTheOnlyConditionOut()
{
    const std::string text =
        test::qnnRule("Op(\"Tanh\", \"In\")", "NOT(IS_FLOAT(\"In\"))", "Op(\"T\", \"In\")");
    const auto drop = [&](const std::string& part) {
        return editedBy(text, [=](const auto& rules, PatternName where) {
            return rules.dropCondition(where, placeOf(text, part));
        });
    };

    QCOMPARE(drop("NOT(IS_FLOAT(\"In\"))"), with(text, "NOT(IS_FLOAT(\"In\"))", "OK"));
    QCOMPARE(drop("IS_FLOAT(\"In\")"), with(text, "NOT(IS_FLOAT(\"In\"))", "OK"));
}

void QnnEditsTest::loosensComparisons()
{
    const auto loosen = [](const std::string& part, const char* left, const char* right) {
        return editedBy(convRelu, [=](const auto& rules, PatternName where) {
            return rules.loosenCondition(where, placeOf(convRelu, part), {left, right});
        });
    };

    QCOMPARE(loosen("GT(DIM_DEPTH(\"In\"), 32)", "16", "32"),
             with(convRelu, "GT(DIM_DEPTH(\"In\"), 32)", "GE(DIM_DEPTH(\"In\"), 16)"));
    QCOMPARE(loosen("EQ(DIM_OF(\"W\", 0), 1)", "3", "1"),
             with(convRelu, "EQ(DIM_OF(\"W\", 0), 1)",
                  "OR(EQ(DIM_OF(\"W\", 0), 1), EQ(DIM_OF(\"W\", 0), 3))"));
    QCOMPARE(loosen("GT(DIM_DEPTH(\"In\"), 32)", "wide", "32"), std::string("nothing"));
    QCOMPARE(loosen("IS_QUINT8(\"*\")", "1", "2"), std::string("nothing"));
}

void QnnEditsTest::leavesWhatAMacroSays()
{
    const std::string text = "#define ACT(x) Op(\"Relu\", x)\n"
                             "DEF_PACKAGE_OPTIMIZATION(EARLY, ACT(LET(\"E\", Op(\"Exp\", \"X\"))), "
                             "OK, Op(\"F\", \"X\"))\n";

    QCOMPARE(editedBy(text,
                      [](const auto& rules, PatternName where) {
                          return rules.setOperators(where, "Relu", {.names = {"Tanh"}});
                      }),
             std::string("nothing"));
    QCOMPARE(editedBy(text,
                      [](const auto& rules, PatternName where) {
                          return rules.setOperators(where, "E", {.names = {"Sin"}});
                      }),
             with(text, "\"Exp\"", "\"Sin\""));
}

void QnnEditsTest::saysWhatItNeverCan()
{
    const Text text = readText(convRelu);
    const RuleEditing& rules = *text->editing();
    const std::string rule = text->rulePlaces().front().name;

    QVERIFY(!rules.whyNever(EntryAction::Optional).empty());
    QVERIFY(!rules.whyNever(EntryAction::Repeat).empty());
    QVERIFY(rules.whyNever(EntryAction::Rename).empty());
    QVERIFY(!rules.make({rule, "pattern"}, "Conv", EntryTrait::Optional));
    QVERIFY(!rules.setPriority(rule, 3));
}

void QnnEditsTest::everyEditOfTheExamplesKeepsTheRest_data()
{
    QTest::addColumn<QString>("path");
    for (const char* name : {"qnn-detector.cpp", "qnn-keywords.cpp", "qnn-upscaler.cpp"})
        QTest::newRow(name) << QStringLiteral(FUSEWRIGHT_EXAMPLES "/") + name;
    // Those of the command line, as far as all of their rules can run.
    QDirIterator files(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/cli/cases"), {"*.qnn.txt"},
                       QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        const std::string text = test::fileText(path.toStdString());
        if (test::qnnRules(text).rules.rules.size() != readText(text)->rulePlaces().size())
            continue;
        QTest::newRow(qPrintable(path.section('/', -2))) << path;
        ++count;
    }
    QVERIFY(count > 10);
}

/// Every edit at every entry of every rule: the text has no more errors, the same rules but for
/// copies, and all other rules mean the same.
void QnnEditsTest::everyEditOfTheExamplesKeepsTheRest()
{
    QFETCH(QString, path);
    const std::string whole = test::fileText(path.toStdString());
    const Text read = readText(whole);
    const RuleEditing& rules = *read->editing();
    const CheckedRules checked = test::qnnRules(whole);
    const std::vector<RulePlace> places = read->rulePlaces();
    QCOMPARE(checked.rules.rules.size(), places.size());
    std::size_t made = 0;

    const auto check = [&](std::size_t rule, const RuleEdits& edits, std::size_t mostMore) {
        if (!edits)
            return;
        ++made;
        const std::string after = edited(read->source(), *edits);
        const CheckedRules now = test::qnnRules(after);
        QCOMPARE(now.errorCount, errorsOf(whole));
        const std::size_t more = now.rules.rules.size() - places.size();
        QVERIFY(more <= mostMore);
        for (std::size_t at = 0; at < places.size(); ++at) {
            const std::size_t where = at > rule ? at + more : at;
            const RulePattern& old = checked.rules.rules[at].patterns.front();
            const RulePattern& fresh = now.rules.rules[where].patterns.front();
            QVERIFY(at == rule || old.pattern == fresh.pattern);
        }
        // Comments stay.
        const std::size_t lost = static_cast<std::size_t>(
            std::ranges::count_if(read->comments(), [&](ByteRange comment) {
                return after.find(whole.substr(comment.begin, comment.size())) == std::string::npos;
            }));
        QCOMPARE(lost, std::size_t(0));
    };

    for (std::size_t rule = 0; rule < places.size(); ++rule) {
        const PatternName where{places[rule].name, "pattern"};
        const Pattern& pattern = checked.rules.rules[rule].patterns.front().pattern;
        for (const Entry& entry : pattern.entries()) {
            check(rule, rules.rename(where, entry.name, "Fresh"), 0);
            check(rule, rules.setOperators(where, entry.name, {.names = {"Sigmoid"}}), 0);
            check(rule, rules.widen(where, entry.name, "Sigmoid"), 1);
            check(rule, rules.remove(where, entry.name), 0);
            for (const EntrySide side : {EntrySide::Before, EntrySide::After})
                check(rule, rules.add(where, entryOf("New", "Reshape"), side, entry.name), 0);
            for (const Entry& other : pattern.entries()) {
                const std::vector fresh{entryOf("New", "Reshape")};
                check(rule, rules.connect(where, entry.name, other.name), 0);
                check(rule, rules.disconnect(where, entry.name, other.name), 0);
                check(rule,
                      rules.insertBetween(where, entry.name, other.name, fresh,
                                          InsertedSpan::OneEdge),
                      0);
            }
        }
    }
    QVERIFY(made >= 3 * places.size());
}

FUSEWRIGHT_TEST(QnnEditsTest)
#include "tst_qnn_edits.moc"
