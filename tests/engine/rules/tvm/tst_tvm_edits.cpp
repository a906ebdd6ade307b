// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <functional>
#include <string>

using namespace fusewright;

namespace {

using Edit = std::function<RuleEdits(const RuleEditing&, PatternName)>;

std::shared_ptr<const RulesText> patternsOf(const std::string& text)
{
    return findRuleLanguage("tvm")->read(SourceText("a.py", text), nullptr, {});
}

/// A file of one pattern, which a function `made` gives.
std::string fileWith(const std::string& body)
{
    return "from tvm.relax.backend.pattern_registry import register_patterns\n"
           "from tvm.relax.dpl import is_op, is_const, wildcard\n\n\n"
           "def made():\n"
        + body + "\n\n\nregister_patterns([(\"mine.made\", made())])\n";
}

/// The body of `made` after an edit of its pattern.
QString bodyAfter(const std::string& body, const Edit& edit, const char* pattern = "pattern")
{
    const auto text = patternsOf(fileWith(body));
    const RuleEdits edits = edit(*text->editing(), {"mine.made", pattern});
    if (!edits)
        return QStringLiteral("(nothing)");
    const QString after = QString::fromStdString(edited(text->source(), *edits));
    const auto begin = after.indexOf(QLatin1String("():\n")) + 4;
    return after.mid(begin, after.indexOf(QLatin1String("\n\n\nregister")) - begin);
}

const std::string addRelu = "    out = is_op(\"relax.add\")(wildcard(), is_const())\n"
                            "    return is_op(\"relax.nn.relu\")(out)";
const std::string nested = "    return is_op(\"relax.nn.relu\")(is_op(\"relax.add\")(wildcard(), "
                           "is_const()))";

} // namespace

class TvmEditsTest : public QObject {
    Q_OBJECT

private slots:
    void letMoreOperatorsStandThere();
    void giveAnEntryOtherOperators();
    void callNoOperatorThatTakesOtherArguments();
    void makeAnEntryOptional();
    void putOperatorsBetween();
    void putOperatorsBeforeAndBehind();
    void takeAnEntryOut();
    void takeAnEdgeOut();
    void leaveNothingThatCanNeverMatch();
    void renameALabelWhereTheCheckAsksForItToo();
    void renameALabelThatManyPatternsHave();
    void leaveWhatSeveralRulesShare();
    void leaveWhatACheckAsksFor();
    void editWhatOnlyOneRuleHasOfASharedFile();
};

void TvmEditsTest::letMoreOperatorsStandThere()
{
    const Edit gelu = [](const RuleEditing& edits, PatternName name) {
        return edits.widen(name, "relu", "gelu");
    };

    QCOMPARE(bodyAfter(nested, gelu),
             QStringLiteral("    return (is_op(\"relax.nn.relu\") | is_op(\"relax.nn.gelu\"))("
                            "is_op(\"relax.add\")(wildcard(), is_const()))"));
    QCOMPARE(bodyAfter("    return (is_op(\"relax.nn.relu\") | is_op(\"relax.nn.silu\"))("
                       "wildcard())",
                       gelu, "pattern1"),
             QStringLiteral("    return (is_op(\"relax.nn.relu\") | is_op(\"relax.nn.silu\") | "
                            "is_op(\"relax.nn.gelu\"))(wildcard())"));
    QCOMPARE(bodyAfter("    return (is_op(\"relax.nn.relu\") | is_op(\"relax.nn.gelu\"))("
                       "wildcard())",
                       gelu, "pattern1"),
             QStringLiteral("(nothing)"));
}

void TvmEditsTest::giveAnEntryOtherOperators()
{
    const auto operators = [](std::vector<std::string> names) -> Edit {
        return [names](const RuleEditing& edits, PatternName name) {
            return edits.setOperators(name, "relu", {.names = names});
        };
    };

    QCOMPARE(bodyAfter("    return is_op(\"relax.nn.relu\")(wildcard())", operators({"tanh"})),
             QStringLiteral("    return is_op(\"relax.tanh\")(wildcard())"));
    QCOMPARE(bodyAfter("    return is_op(\"relax.nn.relu\")(wildcard())",
                       operators({"relax.tanh", "R.exp"})),
             QStringLiteral("    return (is_op(\"relax.tanh\") | is_op(\"relax.exp\"))("
                            "wildcard())"));
    QCOMPARE(bodyAfter("    return (is_op(\"relax.nn.relu\") | is_op(\"relax.nn.silu\"))("
                       "wildcard())",
                       operators({"tanh"}), "pattern1"),
             QStringLiteral("    return (is_op(\"relax.tanh\") | is_op(\"relax.nn.silu\"))("
                            "wildcard())"));
    for (const char* wrong : {".", "no such operator", "relu\")("})
        QCOMPARE(bodyAfter(nested, operators({wrong})), QStringLiteral("(nothing)"));
}

void TvmEditsTest::callNoOperatorThatTakesOtherArguments()
{
    const Edit other = [](const RuleEditing& edits, PatternName name) {
        return edits.setOperators(name, "add", {.names = {"relax.erf"}});
    };
    const Edit more = [](const RuleEditing& edits, PatternName name) {
        return edits.widen(name, "add", "relax.erf");
    };

    QCOMPARE(bodyAfter(nested, other), QStringLiteral("(nothing)"));
    QCOMPARE(bodyAfter(nested, more), QStringLiteral("(nothing)"));
}

void TvmEditsTest::makeAnEntryOptional()
{
    const auto optional = [](const char* entry) -> Edit {
        return [entry](const RuleEditing& edits, PatternName name) {
            return edits.make(name, entry, EntryTrait::Optional);
        };
    };

    QCOMPARE(bodyAfter(addRelu, optional("relu")),
             QStringLiteral("    out = is_op(\"relax.add\")(wildcard(), is_const())\n"
                            "    return is_op(\"relax.nn.relu\")(out) | out"));
    QCOMPARE(bodyAfter(nested, optional("relu")),
             QStringLiteral("    return is_op(\"relax.add\")(wildcard(), is_const())"
                            ".optional(lambda x: is_op(\"relax.nn.relu\")(x))"));
    QCOMPARE(bodyAfter(nested, optional("add")),
             QStringLiteral("    return is_op(\"relax.nn.relu\")(is_op(\"relax.add\")(wildcard(), "
                            "is_const()) | wildcard())"));
    QCOMPARE(bodyAfter("    return is_op(\"relax.nn.relu\")(wildcard())", optional("relu")),
             QStringLiteral("(nothing)"));
}

void TvmEditsTest::putOperatorsBetween()
{
    const auto between = [](const char* operatorName, bool isOptional) -> Edit {
        return [=](const RuleEditing& edits, PatternName name) {
            const std::vector<AddedEntry> fresh{{.name = "fresh",
                                                 .operators = {.names = {operatorName}},
                                                 .isOptional = isOptional}};
            return edits.insertBetween(name, "add", "relu", fresh, InsertedSpan::OneEdge);
        };
    };

    QCOMPARE(bodyAfter(addRelu, between("reshape", false)),
             QStringLiteral("    out = is_op(\"relax.add\")(wildcard(), is_const())\n"
                            "    return is_op(\"relax.nn.relu\")("
                            "is_op(\"relax.reshape\")(out, wildcard()))"));
    QCOMPARE(bodyAfter(addRelu, between("astype", true)),
             QStringLiteral("    out = is_op(\"relax.add\")(wildcard(), is_const())\n"
                            "    return is_op(\"relax.nn.relu\")("
                            "is_op(\"relax.astype\")(out) | out)"));
    QCOMPARE(bodyAfter(nested, between("astype", true)),
             QStringLiteral("    return is_op(\"relax.nn.relu\")(is_op(\"relax.add\")(wildcard(), "
                            "is_const()).optional(lambda x: is_op(\"relax.astype\")(x)))"));
    QCOMPARE(bodyAfter(addRelu, between("concat", false)), QStringLiteral("(nothing)"));
}

void TvmEditsTest::putOperatorsBeforeAndBehind()
{
    const auto beside = [](const char* entry, EntrySide side) -> Edit {
        return [=](const RuleEditing& edits, PatternName name) {
            return edits.add(name, {.name = "exp", .operators = {.names = {"exp"}}}, side, entry);
        };
    };

    QCOMPARE(bodyAfter(nested, beside("relu", EntrySide::Before)),
             QStringLiteral("    return is_op(\"relax.nn.relu\")(is_op(\"relax.exp\")("
                            "is_op(\"relax.add\")(wildcard(), is_const())))"));
    QCOMPARE(bodyAfter(nested, beside("relu", EntrySide::After)),
             QStringLiteral("    return is_op(\"relax.exp\")(is_op(\"relax.nn.relu\")("
                            "is_op(\"relax.add\")(wildcard(), is_const())))"));
    QCOMPARE(bodyAfter(addRelu, beside("add", EntrySide::After)),
             QStringLiteral("    out = is_op(\"relax.exp\")("
                            "is_op(\"relax.add\")(wildcard(), is_const()))\n"
                            "    return is_op(\"relax.nn.relu\")(out)"));
    QCOMPARE(bodyAfter(nested, beside("any", EntrySide::Before)),
             QStringLiteral("    return is_op(\"relax.nn.relu\")(is_op(\"relax.add\")("
                            "is_op(\"relax.exp\")(wildcard()), is_const()))"));
}

void TvmEditsTest::takeAnEntryOut()
{
    const auto remove = [](const char* entry) -> Edit {
        return
            [=](const RuleEditing& edits, PatternName name) { return edits.remove(name, entry); };
    };

    QCOMPARE(bodyAfter(nested, remove("relu")),
             QStringLiteral("    return is_op(\"relax.add\")(wildcard(), is_const())"));
    QCOMPARE(bodyAfter(nested, remove("add")),
             QStringLiteral("    return is_op(\"relax.nn.relu\")(wildcard())"));
    QCOMPARE(bodyAfter("    out = is_op(\"relax.add\")(wildcard(), wildcard())\n"
                       "    out = is_op(\"relax.exp\")(out)\n"
                       "    return is_op(\"relax.nn.relu\")(out)",
                       remove("exp")),
             QStringLiteral("    out = is_op(\"relax.add\")(wildcard(), wildcard())\n"
                            "    return is_op(\"relax.nn.relu\")(out)"));
    QCOMPARE(bodyAfter("    return is_op(\"relax.nn.relu\")(wildcard())", remove("relu")),
             QStringLiteral("(nothing)"));
    QCOMPARE(bodyAfter("    left = is_op(\"relax.exp\")(wildcard())\n"
                       "    right = is_op(\"relax.tanh\")(wildcard())\n"
                       "    return is_op(\"relax.nn.relu\")(is_op(\"relax.add\")(left, right))",
                       remove("add")),
             QStringLiteral("(nothing)"));
}

void TvmEditsTest::takeAnEdgeOut()
{
    const Edit disconnect = [](const RuleEditing& edits, PatternName name) {
        return edits.disconnect(name, "exp", "multiply");
    };

    QCOMPARE(bodyAfter("    out = is_op(\"relax.exp\")(wildcard())\n"
                       "    gate = is_op(\"relax.tanh\")(out)\n"
                       "    return is_op(\"relax.multiply\")(out, gate)",
                       disconnect),
             QStringLiteral("    out = is_op(\"relax.exp\")(wildcard())\n"
                            "    gate = is_op(\"relax.tanh\")(out)\n"
                            "    return is_op(\"relax.multiply\")(wildcard(), gate)"));
    QCOMPARE(bodyAfter("    out = is_op(\"relax.exp\")(wildcard())\n"
                       "    return is_op(\"relax.multiply\")(out, wildcard())",
                       disconnect),
             QStringLiteral("(nothing)"));
}

namespace {

std::string checkedFile(const std::string& label)
{
    return "from tvm.relax.backend.pattern_registry import register_patterns\n"
           "from tvm.relax.dpl import is_op, wildcard\n\n\n"
           "def made():\n"
           "    data = wildcard()\n"
           "    return is_op(\"relax.nn.relu\")(data), {\""
        + label
        + "\": data}\n\n\n"
          "def check(context):\n"
          "    return context.annotated_expr[\""
        + label
        + "\"].struct_info.dtype == \"float16\"\n\n\n"
          "register_patterns([(\"mine.made\", *made(), check)])\n";
}

} // namespace

void TvmEditsTest::leaveNothingThatCanNeverMatch()
{
    const std::string body = "    x = wildcard()\n    return is_op(\"relax.exp\")(x) & ~x";

    QCOMPARE(bodyAfter(body,
                       [](const RuleEditing& edits, PatternName name) {
                           return edits.disconnect(name, "any", "exp");
                       }),
             QStringLiteral("(nothing)"));
}

void TvmEditsTest::renameALabelWhereTheCheckAsksForItToo()
{
    const auto text = patternsOf(checkedFile("data"));

    const RuleEdits edits = text->editing()->rename({"mine.made", "pattern"}, "data", "input");

    QVERIFY(edits);
    QCOMPARE(edited(text->source(), *edits), checkedFile("input"));
    QVERIFY(!text->editing()->rename({"mine.made", "pattern"}, "relu", "r"));
    QVERIFY(!text->editing()->rename({"mine.made", "pattern"}, "data", "a b"));
}

/// With each key tried, the test would not end.
void TvmEditsTest::renameALabelThatManyPatternsHave()
{
    std::string file = "from tvm.relax.backend.pattern_registry import register_patterns\n"
                       "from tvm.relax.dpl import is_op, wildcard\n";
    std::string list;
    for (int at = 0; at < 3'000; ++at) {
        const std::string number = std::to_string(at);
        file += "def made" + number
            + "():\n    x = wildcard()\n    return is_op(\"relax.exp\")(x), {\"x\": x}\n";
        list += "(\"mine.made" + number + "\", *made" + number + "()), ";
    }
    file += "register_patterns([" + list + "])\n";
    const auto text = patternsOf(file);

    const RuleEdits edits = text->editing()->rename({"mine.made2999", "pattern"}, "x", "input");

    QVERIFY(edits);
    const auto place = file.find("\"x\"", file.find("made2999"));
    QCOMPARE(edited(text->source(), *edits), file.replace(place, 3, "\"input\""));
}

void TvmEditsTest::leaveWhatSeveralRulesShare()
{
    const auto text = patternsOf("from tvm.relax.dpl import is_op, wildcard\n"
                                 "from tvm.relax.backend.pattern_registry import "
                                 "register_patterns\n"
                                 "def unary(name):\n"
                                 "    return is_op(name)(wildcard())\n"
                                 "register_patterns([(\"a\", unary(\"relax.exp\")), "
                                 "(\"b\", unary(\"relax.tanh\"))])\n");

    QVERIFY(!text->editing()->widen({"a", "pattern"}, "exp", "relax.sin"));
    QVERIFY(!text->editing()->add({"b", "pattern"},
                                  {.name = "x", .operators = {.names = {"relax.sin"}}},
                                  EntrySide::After, "tanh"));
}

void TvmEditsTest::leaveWhatACheckAsksFor()
{
    const auto text = patternsOf("from tvm.relax.dpl import is_op, wildcard\n"
                                 "from tvm.relax.backend.pattern_registry import "
                                 "register_patterns\n"
                                 "def made():\n"
                                 "    inner = is_op(\"relax.exp\")(wildcard())\n"
                                 "    return is_op(\"relax.tanh\")(inner), {\"inner\": inner}\n"
                                 "register_patterns([(\"a\", *made(), lambda c: True)])\n");

    QVERIFY(!text->editing()->remove({"a", "pattern"}, "inner"));
    QVERIFY(text->editing()->widen({"a", "pattern"}, "inner", "relax.sin"));
}

void TvmEditsTest::editWhatOnlyOneRuleHasOfASharedFile()
{
    const auto text = patternsOf("from tvm.relax.dpl import is_op, wildcard\n"
                                 "from tvm.relax.backend.pattern_registry import "
                                 "register_patterns\n"
                                 "def a():\n"
                                 "    return is_op(\"relax.exp\")(wildcard())\n"
                                 "register_patterns([(\"a\", a()), "
                                 "(\"b\", is_op(\"relax.tanh\")(a()))])\n");

    const RuleEdits edits = text->editing()->widen({"b", "pattern"}, "tanh", "relax.sin");

    QVERIFY(edits);
    QVERIFY(edited(text->source(), *edits)
                .ends_with("(\"b\", (is_op(\"relax.tanh\") | is_op(\"relax.sin\"))(a()))])\n"));
    QVERIFY(!text->editing()->widen({"a", "pattern"}, "exp", "relax.sin"));
}

FUSEWRIGHT_TEST(TvmEditsTest)
#include "tst_tvm_edits.moc"
