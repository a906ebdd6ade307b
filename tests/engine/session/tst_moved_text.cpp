// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/order_outcome.h"
#include "engine/rules/rule_blocks.h"
#include "engine/rules/rules_text.h"
#include "engine/session/order_edits.h"
#include "engine/session/rules_session.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"

#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

/// A text with its rules, and the order in which they are tried.
struct Read {
    explicit Read(std::string text, const std::string& name = "rules.cpp")
        : checked(checkRulesText(name, std::move(text), {})),
          texts(checked.texts),
          order(triedOrder(checked.rules))
    {
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const std::uint32_t rule : order) {
            const std::string& name = checked.rules.rules[rule].name;
            names.push_back(name.substr(0, name.find(':')));
        }
        return names;
    }
    OrderEdits move(std::size_t from, std::size_t to) const
    {
        return editOrder(texts, checked.rules, movedInOrder(order, order[from], to), order[from]);
    }
    std::string after(const OrderEdits& edits) const
    {
        return edited(texts.front()->source(), edits.edits.front());
    }

    CheckedRules checked;
    std::vector<std::shared_ptr<const RulesText>> texts;
    std::vector<std::uint32_t> order;
};

std::string qnnRule(const std::string& pass, const std::string& op)
{
    return "DEF_PACKAGE_OPTIMIZATION(" + pass + ", Op(\"" + op + "\", \"In\"), OK,\n" + "    Op(\""
        + op + "X\", \"In\"))";
}

const std::string tvmHead = "from tvm.relax.dpl import is_op, wildcard\n"
                            "from tvm.relax.transform import FuseOpsByPattern\n"
                            "\n"
                            "a = is_op(\"relax.nn.relu\")(wildcard())\n"
                            "b = is_op(\"relax.exp\")(wildcard())\n"
                            "c = is_op(\"relax.add\")(wildcard(), wildcard())\n";

std::string providerText(const std::string& name, const std::string& op)
{
    return "class " + name + "(FusionProvider):\n"
        + "    @property\n"
          "    def name(self):\n"
          "        return \""
        + name
        + "\"\n"
          "\n"
          "    @staticmethod\n"
          "    def pattern(x):\n"
          "        return torch."
        + op
        + "(torch.relu(x))\n"
          "\n"
          "    @staticmethod\n"
          "    def replacement(x):\n"
          "        return torch.nn.functional.silu(x)\n"
          "\n"
          "    def get_patterns(self):\n"
          "        return [(self.pattern, self.replacement)]\n";
}

} // namespace

class MovedTextTest : public QObject {
    Q_OBJECT

private slots:
    void aRuleOfQnnMovesWithItsComments();
    void linesEndAsTheyDidWhereARemarkMoves();
    void rulesOfTwoPassesDoNotChangePlaces();
    void whatAMacroMakesStaysTogether();
    void aMacroBetweenRulesIsNotLeftBehind();
    void anItemOfATvmListMovesWithItsRemark();
    void theLastRegisteredPatternOfTvmIsTriedFirst();
    void aLoopThatListsPatternsIsNotMoved();
    void functionsOfPatternsMoveWhereNoListHasThem();
    void aProviderMovesWithItsComments();
    void rulesOfTwoFilesStayInTheirFiles();
    void everyRuleOfTheExamplesMovesOrSaysWhyNot_data();
    void everyRuleOfTheExamplesMovesOrSaysWhyNot();
};

void MovedTextTest::aRuleOfQnnMovesWithItsComments()
{
    const Read read("// all rules\n\n"
                    "// first\n// of two\n"
                    + qnnRule("EARLY", "Relu") + " // behind\n\n/* second\n   one */\n"
                    + qnnRule("EARLY", "Tanh") + "\n");
    QCOMPARE(read.names(), (std::vector<std::string>{"Relu", "Tanh"}));

    const OrderEdits edits = read.move(1, 0);

    QCOMPARE(edits.whyNot, std::string());
    QCOMPARE(read.after(edits),
             "// all rules\n\n"
             "/* second\n   one */\n"
                 + qnnRule("EARLY", "Tanh") + "\n\n// first\n// of two\n" + qnnRule("EARLY", "Relu")
                 + " // behind\n");
    QCOMPARE(Read(read.after(edits)).names(), (std::vector<std::string>{"Tanh", "Relu"}));
}

void MovedTextTest::linesEndAsTheyDidWhereARemarkMoves()
{
    const auto rule = [](const std::string& op) {
        return "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"" + op + "\", \"In\"), OK, Op(\"" + op
            + "X\", \"In\"))";
    };
    const Read read(rule("Relu") + " // behind\r\n" + rule("Tanh") + "\r\n");

    const OrderEdits edits = read.move(1, 0);

    QCOMPARE(edits.whyNot, std::string());
    QCOMPARE(read.after(edits), rule("Tanh") + "\r\n" + rule("Relu") + " // behind\r\n");
}

void MovedTextTest::rulesOfTwoPassesDoNotChangePlaces()
{
    const Read read(qnnRule("EARLY", "Relu") + "\n" + qnnRule("EARLY + 1", "Tanh") + "\n"
                    + qnnRule("EARLY", "Exp") + "\n");
    QCOMPARE(read.names(), (std::vector<std::string>{"Relu", "Exp", "Tanh"}));

    const OrderEdits apart = read.move(2, 0);
    const OrderEdits within = read.move(1, 0);

    QCOMPARE(apart.whyNot,
             std::string("`Tanh:3` is in the stage EARLY+1 and `Relu:1` in EARLY, which run one "
                         "after the other. Change the stage of one of them."));
    QCOMPARE(Read(read.after(within)).names(), (std::vector<std::string>{"Exp", "Relu", "Tanh"}));
}

void MovedTextTest::whatAMacroMakesStaysTogether()
{
    const Read read("#define BOTH(A, B) DEF_PACKAGE_OPTIMIZATION(EARLY, Op(A, \"In\"), OK, Op(B, "
                    "\"In\")) DEF_PACKAGE_OPTIMIZATION(EARLY, Op(B, \"In\"), OK, Op(A, \"In\"))\n"
                    "BOTH(\"Relu\", \"Tanh\")\n"
                    + qnnRule("EARLY", "Exp") + "\n");
    QCOMPARE(read.order.size(), std::size_t(3));

    QVERIFY(read.move(2, 1).whyNot.find("stay together") != std::string::npos);
    QCOMPARE(Read(read.after(read.move(2, 0))).names().front(), std::string("Exp"));
}

void MovedTextTest::aMacroBetweenRulesIsNotLeftBehind()
{
    const Read read(qnnRule("EARLY", "Relu")
                    + "\n#define LIMIT 4\n"
                      "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"In\"),\n"
                      "    GT(DIM_DEPTH(\"In\"), LIMIT), Op(\"TanhX\", \"In\"))\n");
    QCOMPARE(read.order.size(), std::size_t(2));

    const OrderEdits edits = read.move(1, 0);

    QVERIFY(!edits.isPossible());
    QVERIFY(edits.edits.front().empty());
}

void MovedTextTest::anItemOfATvmListMovesWithItsRemark()
{
    const Read read(tvmHead
                        + "FuseOpsByPattern([\n"
                          "    # small\n"
                          "    (\"m.a\", a),  # often\n"
                          "    (\"m.b\", b),\n"
                          "    (\"m.c\", c)\n"
                          "])\n",
                    "rules.py");
    QCOMPARE(read.names(), (std::vector<std::string>{"m.a", "m.b", "m.c"}));

    const OrderEdits edits = read.move(0, 2);

    QCOMPARE(edits.whyNot, std::string());
    QCOMPARE(read.after(edits),
             tvmHead
                 + "FuseOpsByPattern([\n"
                   "    (\"m.b\", b),\n"
                   "    (\"m.c\", c),\n"
                   "    # small\n"
                   "    (\"m.a\", a)  # often\n"
                   "])\n");
}

void MovedTextTest::theLastRegisteredPatternOfTvmIsTriedFirst()
{
    const Read read("from tvm.relax.backend.pattern_registry import register_patterns\n" + tvmHead
                        + "register_patterns([(\"m.a\", a), (\"m.b\", b)])\n",
                    "rules.py");
    QCOMPARE(read.names(), (std::vector<std::string>{"m.b", "m.a"}));

    const OrderEdits edits = read.move(1, 0);

    QCOMPARE(edits.whyNot, std::string());
    QVERIFY(read.after(edits).ends_with("register_patterns([(\"m.b\", b), (\"m.a\", a)])\n"));
}

void MovedTextTest::aLoopThatListsPatternsIsNotMoved()
{
    const Read read(tvmHead
                        + "FuseOpsByPattern([(n, p) for n, p in ((\"m.a\", a), (\"m.b\", b))])\n",
                    "rules.py");
    QCOMPARE(read.order.size(), std::size_t(2));

    QVERIFY(!read.move(1, 0).isPossible());
}

void MovedTextTest::functionsOfPatternsMoveWhereNoListHasThem()
{
    const std::string head = "from tvm.relax.dpl import is_op, wildcard\n\n\n";
    const std::string one = "def one():  # small\n    return is_op(\"relax.exp\")(wildcard())\n";
    const std::string two = "# large\ndef two():\n    return is_op(\"relax.sin\")(wildcard())\n";
    const Read read(head + one + "\n\n" + two, "rules.py");
    QCOMPARE(read.names(), (std::vector<std::string>{"one", "two"}));

    const OrderEdits edits = read.move(1, 0);

    QCOMPARE(edits.whyNot, std::string());
    QCOMPARE(QString::fromStdString(read.after(edits)),
             QString::fromStdString(head + two + "\n\n" + one));
}

void MovedTextTest::aProviderMovesWithItsComments()
{
    const std::string head = "import torch\nfrom tt_torch.fusion_providers import "
                             "FusionProvider\n\n\n";
    const std::string one = "# the first\n" + providerText("One", "tanh");
    const std::string two = "# the second\n" + providerText("Two", "exp");
    const Read read(head + one + "\n\n" + two, "providers.py");
    QCOMPARE(read.names(), (std::vector<std::string>{"One", "Two"}));

    const OrderEdits edits = read.move(1, 0);

    QCOMPARE(edits.whyNot, std::string());
    QCOMPARE(QString::fromStdString(read.after(edits)),
             QString::fromStdString(head + two + "\n\n" + one));
}

void MovedTextTest::rulesOfTwoFilesStayInTheirFiles()
{
    Read one(qnnRule("EARLY", "Relu") + "\n", "a.cpp");
    Read two(qnnRule("EARLY", "Tanh") + "\n", "b.cpp");
    const RuleSet rules = joined(std::vector{one.checked.rules, two.checked.rules});
    const std::vector texts{one.texts.front(), two.texts.front()};

    const OrderEdits edits = editOrder(texts, rules, std::vector<std::uint32_t>{1, 0});

    QCOMPARE(edits.whyNot,
             std::string("Rules of different files are tried one file after the other."));
}

void MovedTextTest::everyRuleOfTheExamplesMovesOrSaysWhyNot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("leastMoves");

    QTest::newRow("qnn-detector") << "qnn-detector.cpp" << 1;
    QTest::newRow("qnn-keywords") << "qnn-keywords.cpp" << 0; // A pass each.
    QTest::newRow("qnn-upscaler") << "qnn-upscaler.cpp" << 1;
    QTest::newRow("tvm-vision") << "tvm-vision.py" << 1;
    QTest::newRow("tenstorrent-llama") << "tenstorrent-llama.py" << 1;
}

/// What a move gives has the wanted order, or there is a sentence and no edit.
void MovedTextTest::everyRuleOfTheExamplesMovesOrSaysWhyNot()
{
    QFETCH(QString, name);
    QFETCH(int, leastMoves);
    const std::string file = name.toStdString();
    const Read read(test::fileText(FUSEWRIGHT_EXAMPLES "/" + file), file);
    QVERIFY(read.order.size() > 1);

    int moves = 0;
    for (std::size_t from = 0; from < read.order.size(); ++from) {
        for (std::size_t to = 0; to < read.order.size(); ++to) {
            const OrderEdits edits = read.move(from, to);
            const auto wanted = movedInOrder(read.order, read.order[from], to);
            if (wanted == read.order)
                continue;
            if (!edits.isPossible()) {
                QVERIFY(edits.edits.empty() || edits.edits.front().empty());
                continue;
            }
            ++moves;
            const Read after(read.after(edits), file);
            QCOMPARE(after.order.size(), wanted.size());
            for (std::size_t at = 0; at < wanted.size(); ++at)
                QVERIFY(after.checked.rules.rules[after.order[at]].patterns.front().pattern
                        == read.checked.rules.rules[wanted[at]].patterns.front().pattern);
        }
    }
    QVERIFY2(moves >= leastMoves, std::to_string(moves).c_str());
}

FUSEWRIGHT_TEST(MovedTextTest)
#include "tst_moved_text.moc"
