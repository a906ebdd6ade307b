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

constexpr PatternName own{"own", "pattern"};

std::shared_ptr<const RulesText> providersIn(const std::string& text)
{
    return findRuleLanguage("tenstorrent")->read(SourceText("a.py", text), nullptr, {});
}

/// A file of one provider whose pattern has this head and body.
std::string fileWith(const std::string& parameters, const std::string& body)
{
    return "import torch\nimport torch.nn.functional as F\n"
           "from tt_torch.fusion_providers import FusionProvider\n\n\n"
           "class Own(FusionProvider):\n    name = \"own\"\n\n"
           "    @staticmethod\n    def pattern("
        + parameters + "):\n" + body + "\n\n    @staticmethod\n    def replacement(" + parameters
        + "):\n        return x\n";
}

/// The body of the pattern after an edit of it.
QString bodyAfter(const std::string& parameters, const std::string& body, const Edit& edit)
{
    const auto text = providersIn(fileWith(parameters, body));
    const RuleEdits edits = edit(*text->editing(), own);
    if (!edits)
        return QStringLiteral("(nothing)");
    const QString after = QString::fromStdString(edited(text->source(), *edits));
    const auto begin =
        after.indexOf(QLatin1String("):\n"), after.indexOf(QLatin1String("def "))) + 3;
    return after.mid(begin, after.indexOf(QLatin1String("\n\n    @static"), begin) - begin);
}

const std::string norm = "        y = x.pow(2).mean(-1, keepdim=True)\n"
                         "        return x * torch.rsqrt(y + eps)";

} // namespace

class ProviderEditsTest : public QObject {
    Q_OBJECT

private slots:
    void callAnotherOperator();
    void putOperatorsBetween();
    void putOperatorsBeforeAndBehind();
    void takeAnEntryOut();
    void renameAParameterWhereTheFilterAsksForItToo();
    void widenBySecondPairs();
    void widenAsTheFileEndsItsLines();
    void widenNothingWithoutAListOfPairs();
    void leaveWhatSeveralPairsShare();
    void sayNothingThatPythonHasNoWordsFor();
};

void ProviderEditsTest::callAnotherOperator()
{
    const auto operatorOf = [](const char* entry, const char* name) -> Edit {
        return [=](const RuleEditing& edits, PatternName pattern) {
            return edits.setOperators(pattern, entry, {.names = {name}});
        };
    };
    const auto after = [&](const char* entry, const char* name) {
        return bodyAfter("x, eps", norm, operatorOf(entry, name));
    };

    QCOMPARE(after("pow_1", "exp2"), QString::fromStdString(norm).replace("pow(2)", "exp2(2)"));
    QCOMPARE(after("rsqrt", "torch.sqrt"), QString::fromStdString(norm).replace("rsqrt", "sqrt"));
    QCOMPARE(after("rsqrt", ".rsqrt"),
             QString::fromStdString(norm).replace("torch.rsqrt(y + eps)", "(y + eps).rsqrt()"));
    QCOMPARE(after("add", ".add"), QString::fromStdString(norm).replace("y + eps", "y.add(eps)"));
    QCOMPARE(after("add", "operator.sub"),
             QString::fromStdString(norm).replace("y + eps", "y - eps"));
    QCOMPARE(after("mul", "operator.add"), QString::fromStdString(norm).replace("x *", "x +"));
    for (const char* wrong : {"pow", "a b", "operator.mul", "", "os.system"})
        QCOMPARE(after(QLatin1String(wrong) == QLatin1String("pow") ? "pow_1" : "mul", wrong),
                 QStringLiteral("(nothing)"));
}

void ProviderEditsTest::putOperatorsBetween()
{
    const auto between = [](const char* upper, const char* lower, const char* name,
                            bool isOptional = false) -> Edit {
        return [=](const RuleEditing& edits, PatternName pattern) {
            const std::vector<AddedEntry> fresh{
                {.name = "fresh", .operators = {.names = {name}}, .isOptional = isOptional}};
            return edits.insertBetween(pattern, upper, lower, fresh, InsertedSpan::OneEdge);
        };
    };
    const auto after = [&](const Edit& edit) { return bodyAfter("x, eps", norm, edit); };

    QCOMPARE(after(between("mean", "add", ".float")),
             QString::fromStdString(norm).replace("y + eps", "y.float() + eps"));
    QCOMPARE(after(between("add", "rsqrt", ".float")),
             QString::fromStdString(norm).replace("(y + eps)", "((y + eps).float())"));
    QCOMPARE(after(between("pow_1", "mean", "torch.abs")),
             QString::fromStdString(norm).replace("x.pow(2).mean", "torch.abs(x.pow(2)).mean"));
    QCOMPARE(after(between("mean", "add", ".float", true)), QStringLiteral("(nothing)"));
    QCOMPARE(after(between("mean", "mul", ".float")), QStringLiteral("(nothing)"));
}

void ProviderEditsTest::putOperatorsBeforeAndBehind()
{
    const auto beside = [](const char* entry, EntrySide side) -> Edit {
        return [=](const RuleEditing& edits, PatternName pattern) {
            return edits.add(pattern, {.name = "f", .operators = {.names = {".float"}}}, side,
                             entry);
        };
    };
    const auto after = [&](const char* entry, EntrySide side) {
        return bodyAfter("x, eps", norm, beside(entry, side));
    };

    QCOMPARE(after("pow_1", EntrySide::Before),
             QString::fromStdString(norm).replace("x.pow", "x.float().pow"));
    QCOMPARE(after("mul", EntrySide::After),
             QString::fromStdString(norm).replace("x * torch.rsqrt(y + eps)",
                                                  "(x * torch.rsqrt(y + eps)).float()"));
    QCOMPARE(after("eps", EntrySide::After),
             QString::fromStdString(norm).replace("+ eps", "+ eps.float()"));
}

void ProviderEditsTest::takeAnEntryOut()
{
    const auto after = [](const std::string& parameters, const std::string& body,
                          const char* entry) {
        return bodyAfter(parameters, body, [=](const RuleEditing& edits, PatternName pattern) {
            return edits.remove(pattern, entry);
        });
    };

    QCOMPARE(after("x, eps", norm, "pow_1"),
             QString::fromStdString(norm).replace("x.pow(2).mean", "x.mean"));
    QCOMPARE(after("x, eps", norm, "rsqrt"),
             QString::fromStdString(norm).replace("torch.rsqrt(y + eps)", "(y + eps)"));
    QCOMPARE(after("x", "        x = x.float()\n        return x.relu()", "float_1"),
             QStringLiteral("        return x.relu()"));
    QCOMPARE(after("x, eps", norm, "add"), QStringLiteral("(nothing)")); // eps would be nowhere
    QCOMPARE(after("x", "        return x.relu()", "relu"), QStringLiteral("(nothing)"));
}

void ProviderEditsTest::renameAParameterWhereTheFilterAsksForItToo()
{
    const std::string filter = "\n    @staticmethod\n"
                               "    def match_filter(match, gm, subgraph):\n"
                               "        return any(n.target == \"eps\" for n in match.nodes_map)\n";
    const auto text = providersIn(fileWith("x, eps", norm) + filter);

    const RuleEdits edits = text->editing()->rename(own, "eps", "epsilon");

    QVERIFY(edits);
    const std::string after = edited(text->source(), *edits);
    QVERIFY(after.find("rsqrt(y + epsilon)") != after.npos);
    QVERIFY(after.find("n.target == \"epsilon\"") != after.npos);
    QVERIFY(!text->editing()->rename(own, "rsqrt", "r"));
    QVERIFY(!text->editing()->rename(own, "eps", "x"));
}

namespace {

const std::string pairs = "import torch\nfrom tt_torch.fusion_providers import FusionProvider\n\n\n"
                          "class Own(FusionProvider):\n    name = \"own\"\n\n"
                          "    @staticmethod\n    def first(x):\n        return x.exp().relu()\n\n"
                          "    @staticmethod\n    def second(x):\n        return x.exp().tanh()\n\n"
                          "    @staticmethod\n    def made(x):\n        return torch.neg(x)\n\n"
                          "    pattern = first\n    replacement = made\n\n"
                          "    def get_patterns(self):\n"
                          "        return [(self.first, self.made), (self.second, self.made)]\n";

} // namespace

void ProviderEditsTest::widenBySecondPairs()
{
    const auto text = providersIn(pairs);

    const RuleEdits edits = text->editing()->widen({"own.first", "pattern"}, "relu", ".gelu");

    QVERIFY(edits);
    const QString after = QString::fromStdString(edited(text->source(), *edits));
    QVERIFY(after.contains("        return x.exp().relu()\n\n"
                           "    @staticmethod\n    def first_gelu(x):\n"
                           "        return x.exp().gelu()\n\n"
                           "    @staticmethod\n    def second"));
    QVERIFY(after.contains("[(self.first, self.made), (self.first_gelu, self.made), (self.second"));
}

void ProviderEditsTest::widenAsTheFileEndsItsLines()
{
    const QString returns = QString::fromStdString(pairs).replace("\n", "\r\n");
    const auto text = providersIn(returns.toStdString());

    const RuleEdits edits = text->editing()->widen({"own.first", "pattern"}, "relu", ".gelu");

    QVERIFY(edits);
    const QString after = QString::fromStdString(edited(text->source(), *edits));
    QCOMPARE(after.count('\n'), after.count("\r\n"));
    QVERIFY(after.contains("def first_gelu(x):\r\n"));
}

void ProviderEditsTest::widenNothingWithoutAListOfPairs()
{
    const auto text = providersIn(fileWith("x, eps", norm));

    QVERIFY(!text->editing()->widen(own, "rsqrt", "torch.sqrt"));
}

void ProviderEditsTest::leaveWhatSeveralPairsShare()
{
    const std::string shared = "import torch\n"
                               "from tt_torch.fusion_providers import FusionProvider\n\n\n"
                               "def half(x):\n    return x.exp()\n\n\n";
    const auto provider = [](const std::string& name, const std::string& last) {
        return "class " + name + "(FusionProvider):\n    name = \"" + name
            + "\"\n\n    @staticmethod\n    def pattern(x):\n        return half(x)." + last
            + "()\n\n    @staticmethod\n    def replacement(x):\n        return x\n\n\n";
    };
    const auto text = providersIn(shared + provider("a", "relu") + provider("b", "tanh"));

    QVERIFY(!text->editing()->setOperators({"a", "pattern"}, "exp", {.names = {"exp2"}}));
    QVERIFY(text->editing()->setOperators({"a", "pattern"}, "relu", {.names = {"exp2"}}));
}

void ProviderEditsTest::sayNothingThatPythonHasNoWordsFor()
{
    const auto text = providersIn(fileWith("x, eps", norm));
    const RuleEditing& edits = *text->editing();

    for (const EntryTrait trait : {EntryTrait::Optional, EntryTrait::Required, EntryTrait::Context,
                                   EntryTrait::Included, EntryTrait::Repeated, EntryTrait::Single})
        QVERIFY(!edits.make(own, "rsqrt", trait));
    QVERIFY(!edits.connect(own, "x", "rsqrt"));
    QVERIFY(!edits.disconnect(own, "add", "rsqrt"));
    QVERIFY(!edits.setPriority("own", 3));
    QVERIFY(!edits.setOperators(own, "eps", {.names = {"exp"}}));
    QVERIFY(!edits.setOperators({"other", "pattern"}, "rsqrt", {.names = {"exp"}}));
    QVERIFY(!edits.whyNever(EntryAction::Optional).empty());
    QVERIFY(edits.whyNever(EntryAction::Remove).empty());
}

FUSEWRIGHT_TEST(ProviderEditsTest)
#include "tst_provider_edits.moc"
