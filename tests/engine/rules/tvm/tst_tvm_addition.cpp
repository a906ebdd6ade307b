// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

namespace {

const std::string registryImport =
    "from tvm.relax.backend.pattern_registry import register_patterns\n";
const std::string patternImport = "from tvm.relax.dpl import is_op, wildcard\n";
const std::string ourImports = registryImport + patternImport;

std::string functionText(const std::string& name)
{
    return "def " + name + "():\n    return is_op(\"relax." + name + "\")(wildcard())\n";
}

std::string listText(const std::string& entries)
{
    return "register_patterns(\n    [\n" + entries + "    ]\n)\n";
}

std::string entryLine(const std::string& name, const std::string& prefix = "mine")
{
    return "        (\"" + prefix + '.' + name + "\", " + name + "()),\n";
}

const std::string freshFunction =
    "def fresh():\n    sin = is_op(\"relax.sin\")(wildcard())\n    return sin, {\"sin\": sin}\n";

std::string freshEntry(const std::string& prefix = "mine")
{
    return "(\"" + prefix + ".fresh\", *fresh())";
}

std::string freshLine(const std::string& prefix = "mine")
{
    return "        " + freshEntry(prefix) + ",\n";
}

const std::string freshRule = ourImports + "\n\n" + freshFunction + "\n\n" + listText(freshLine());

std::shared_ptr<const RulesText> patternsIn(const std::string& text)
{
    return findRuleLanguage("tvm")->read(SourceText("a.py", text), nullptr, {});
}

/// The text with the rule in it; `nothing` where it cannot be added.
QString grownPatterns(const std::string& text, std::optional<TextPosition> after = {})
{
    const auto read = patternsIn(text);
    const auto edits = read->addRule(after, freshRule);
    return QString::fromStdString(edits ? edited(read->source(), *edits) : "nothing");
}

} // namespace

class TvmAdditionTest : public QObject {
    Q_OBJECT

private slots:
    void addsToAText_data();
    void addsToAText();
    void addsBehindTheFunctionAtAPlace();
    void addsBehindTheEntryAtAPlace();
    void keepsLineBreaksOfTheFile();
    void showsWhatIsMissing();
    void namesOfTheFileAreTaken_data();
    void namesOfTheFileAreTaken();
};

void TvmAdditionTest::addsToAText_data()
{
    const std::string head = ourImports + "\n\n" + functionText("cos") + "\n\n";
    const std::string grownHead = head + freshFunction + "\n\n";
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const std::string& before, const std::string& after) {
        QTest::newRow(name) << QString::fromStdString(before) << QString::fromStdString(after);
    };
    row("nothing", "", freshRule);
    row("a remark", "# Ours.\n", "# Ours.\n\n\n" + freshRule);
    row("a list in lines", head + listText(entryLine("cos")),
        grownHead + listText(entryLine("cos") + freshLine()));
    row("its prefix", head + listText(entryLine("cos", "ours")),
        grownHead + listText(entryLine("cos", "ours") + freshLine("ours")));
    row("a remark above the list", head + "# All.\n" + listText(entryLine("cos")),
        grownHead + "# All.\n" + listText(entryLine("cos") + freshLine()));
    row("a remark on the entry", head + listText("        (\"mine.cos\", cos()),  # plain\n"),
        grownHead + listText("        (\"mine.cos\", cos()),  # plain\n" + freshLine()));
    row("no comma behind the last", head + listText("        (\"mine.cos\", cos())\n"),
        grownHead + listText(entryLine("cos") + freshLine()));
    row("a list in one line", head + "register_patterns([(\"mine.cos\", cos())])\n",
        grownHead + "register_patterns([(\"mine.cos\", cos()), " + freshEntry() + "])\n");
    row("the last of two lists",
        head + "register_patterns([(\"mine.cos\", cos())])\nregister_patterns([])\n",
        head + "register_patterns([(\"mine.cos\", cos())])\n\n\n" + freshFunction
            + "\n\nregister_patterns([" + freshEntry() + "])\n");
    row("a list with a name",
        head + "patterns = [(\"mine.cos\", cos())]\nregister_patterns(patterns)\n",
        grownHead + "patterns = [(\"mine.cos\", cos()), " + freshEntry()
            + "]\nregister_patterns(patterns)\n");
    const std::string passImport = "from tvm.relax.transform import FuseOpsByPattern\n";
    row("a list that is passed on is tried from its beginning",
        patternImport + passImport + "\n\n" + functionText("cos")
            + "\n\nfuse = FuseOpsByPattern([(\"mine.cos\", cos())])\n",
        patternImport + passImport + "\n\n" + functionText("cos") + "\n\n" + freshFunction
            + "\n\nfuse = FuseOpsByPattern([" + freshEntry() + ", (\"mine.cos\", cos())])\n");
    row("an import is missing",
        registryImport
            + "import tvm.relax.dpl as dpl\n\n\nregister_patterns([(\"mine.cos\", "
              "dpl.is_op(\"relax.cos\")(dpl.wildcard()))])\n",
        registryImport + "import tvm.relax.dpl as dpl\n" + patternImport + "\n\n" + freshFunction
            + "\n\nregister_patterns([(\"mine.cos\", dpl.is_op(\"relax.cos\")(dpl.wildcard())), "
            + freshEntry() + "])\n");
    row("functions without a list", ourImports + "\n\n" + functionText("cos"),
        ourImports + "\n\n" + functionText("cos") + "\n\n" + freshFunction + "\n\n"
            + listText("        (\"cos\", cos()),\n        (\"fresh\", *fresh()),\n"));
    row("items that are known by their number",
        patternImport + "LIST = [is_op(\"relax.cos\")(wildcard())]\n",
        patternImport + "\n\n" + freshFunction + "\n\nLIST = [is_op(\"relax.cos\")(wildcard()), "
            + std::string("(\"fresh\", *fresh())") + "]\n");
    row("patterns that cannot be listed by name",
        patternImport
            + "\n\ndef both(n=1):\n    return [(f\"a.{at}\", "
              "is_op(\"relax.cos\")(wildcard())) for at in range(n)]\n",
        "nothing");
    row("a name that is something else", "wildcard = 3\n" + registryImport, "nothing");
}

void TvmAdditionTest::addsToAText()
{
    QFETCH(QString, before);
    QFETCH(QString, after);

    QCOMPARE(grownPatterns(before.toStdString()), after);
}

void TvmAdditionTest::addsBehindTheFunctionAtAPlace()
{
    const std::string head = ourImports + "\n\n" + functionText("cos") + "\n\n";
    const std::string tail = functionText("tan") + "\n\n";
    const std::string entries = entryLine("cos") + entryLine("tan");

    QCOMPARE(grownPatterns(head + tail + listText(entries), TextPosition{.line = 6, .column = 4}),
             QString::fromStdString(head + freshFunction + "\n\n" + tail
                                    + listText(entries + freshLine())));
}

void TvmAdditionTest::addsBehindTheEntryAtAPlace()
{
    const std::string head =
        ourImports + "\n\n" + functionText("cos") + "\n\n" + functionText("tan") + "\n\n";

    QCOMPARE(grownPatterns(head + listText(entryLine("cos") + entryLine("tan")),
                           TextPosition{.line = 15, .column = 12}),
             QString::fromStdString(head + freshFunction + "\n\n"
                                    + listText(entryLine("cos") + freshLine() + entryLine("tan"))));
}

void TvmAdditionTest::keepsLineBreaksOfTheFile()
{
    const auto withReturns = [](const std::string& text) {
        return QString::fromStdString(text).replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    };
    const std::string head = ourImports + "\n\n" + functionText("cos") + "\n\n";

    QCOMPARE(grownPatterns(withReturns(head + listText(entryLine("cos"))).toStdString()),
             withReturns(head + freshFunction + "\n\n" + listText(entryLine("cos") + freshLine())));
}

void TvmAdditionTest::showsWhatIsMissing()
{
    const auto text = patternsIn(ourImports + "\n\n" + functionText("cos") + "\n\n"
                                 + listText(entryLine("cos", "ours")));

    const std::string fitted = text->fitted(freshRule);

    QCOMPARE(QString::fromStdString(fitted),
             QString::fromStdString(freshFunction + "\n\n" + listText(freshLine("ours"))));
    QCOMPARE(text->fitted(fitted), fitted);
}

void TvmAdditionTest::namesOfTheFileAreTaken_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFree");
    QTest::newRow("a rule") << "ours.cos" << false;
    QTest::newRow("without its prefix") << "cos" << false;
    QTest::newRow("a function") << "helper" << false;
    QTest::newRow("a check") << "tan" << false;
    QTest::newRow("another") << "sin" << true;
}

void TvmAdditionTest::namesOfTheFileAreTaken()
{
    QFETCH(QString, name);
    QFETCH(bool, isFree);
    const auto text = patternsIn(ourImports + functionText("helper")
                                 + "_check_tan = None\nregister_patterns([(\"ours.cos\", "
                                   "helper())])\n");

    QCOMPARE(text->whyNotNamed(name.toStdString()).empty(), isFree);
}

FUSEWRIGHT_TEST(TvmAdditionTest)
#include "tst_tvm_addition.moc"
