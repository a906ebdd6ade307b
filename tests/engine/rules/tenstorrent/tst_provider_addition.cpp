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

const std::string ownImports = "import torch\n"
                               "from tt_torch.fusion_providers import FusionProvider\n";

std::string classText(const std::string& name, const std::string& call)
{
    return "class " + name + "(FusionProvider):\n    name = \"" + name
        + "\"\n\n    @staticmethod\n    def pattern(x):\n        return " + call
        + "\n\n    @staticmethod\n    def replacement(x):\n        return torch.relu(x)\n";
}

const std::string reluClass = classText("Relu", "x.relu()");
const std::string siluClass = classText("Silu", "torch.nn.functional.silu(x)");
const std::string freshText = ownImports + "\n\n" + siluClass;

std::shared_ptr<const RulesText> rulesOf(const std::string& text)
{
    return findRuleLanguage("tenstorrent")->read(SourceText("a.py", text), nullptr, {});
}

/// The text with the class in it; `nothing` where it cannot be added.
QString grown(const std::string& text, std::optional<TextPosition> after = {})
{
    const auto read = rulesOf(text);
    const auto edits = read->addRule(after, freshText);
    return QString::fromStdString(edits ? edited(read->source(), *edits) : "nothing");
}

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

class ProviderAdditionTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyTextGetsImports();
    void addsBehindTheLastClass();
    void addsBehindTheClassAtAPlace();
    void endsALineThatIsOpen();
    void keepsLineBreaksOfTheFile();
    void missingImportsGoBehindThoseOfTheFile();
    void callsFunctionsAsTheFileDoes();
    void addsNothingIntoWhatCannotHaveIt();
    void aNameOfTheFileIsTaken();
    void wrappedFunctionsAreRecorded();
};

void ProviderAdditionTest::anEmptyTextGetsImports()
{
    QCOMPARE(grown({}), qt(freshText));
    QCOMPARE(grown("# Ours.\n"), qt("# Ours.\n\n\n" + freshText));
}

void ProviderAdditionTest::addsBehindTheLastClass()
{
    QCOMPARE(grown(ownImports + "\n\n" + reluClass),
             qt(ownImports + "\n\n" + reluClass + "\n\n" + siluClass));
}

void ProviderAdditionTest::addsBehindTheClassAtAPlace()
{
    const std::string tanh = classText("Tanh", "x.tanh()");
    const std::string text = ownImports + "\n\n" + reluClass + "\n\n" + tanh;

    QCOMPARE(grown(text, TextPosition{7, 5}),
             qt(ownImports + "\n\n" + reluClass + "\n\n" + siluClass + "\n\n" + tanh));
}

void ProviderAdditionTest::endsALineThatIsOpen()
{
    const std::string open = ownImports + "\n\n" + reluClass.substr(0, reluClass.size() - 1);

    QCOMPARE(grown(open), qt(ownImports + "\n\n" + reluClass + "\n\n" + siluClass));
}

void ProviderAdditionTest::keepsLineBreaksOfTheFile()
{
    const auto withReturns = [](const std::string& text) {
        return qt(text).replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    };

    QCOMPARE(grown(withReturns(ownImports + "\n\n" + reluClass).toStdString()),
             withReturns(ownImports + "\n\n" + reluClass + "\n\n" + siluClass));
}

void ProviderAdditionTest::missingImportsGoBehindThoseOfTheFile()
{
    const std::string head = "from tt_torch.fusion_providers import FusionProvider\n";

    QCOMPARE(grown(head + "\n\n" + reluClass),
             qt(head + "import torch\n\n\n" + reluClass + "\n\n" + siluClass));
}

void ProviderAdditionTest::callsFunctionsAsTheFileDoes()
{
    const std::string head = "import torch\nimport torch.nn.functional as F\n"
                             "from tt_torch.fusion_providers import FusionProvider\n";
    const std::string other = "import torch\nF = 1\n"
                              "from tt_torch.fusion_providers import FusionProvider\n";

    QVERIFY(grown(head + "\n\n" + reluClass).contains("return F.silu(x)\n"));
    QVERIFY(grown(other + "\n\n" + reluClass).contains("return torch.nn.functional.silu(x)\n"));
}

void ProviderAdditionTest::addsNothingIntoWhatCannotHaveIt()
{
    QCOMPARE(grown(ownImports + "\n\n" + reluClass + "\n\nTEXT = \"\"\"open\n"),
             QStringLiteral("nothing"));
}

void ProviderAdditionTest::aNameOfTheFileIsTaken()
{
    const auto read = rulesOf(ownImports + "\n\ndef rms_norm(x):\n    return x\n");

    QVERIFY(!read->whyNotNamed("RmsNorm").empty());
    QVERIFY(read->whyNotNamed("LayerNorm").empty());
}

void ProviderAdditionTest::wrappedFunctionsAreRecorded()
{
    const auto told = [](const std::string& head, const std::string& behind) {
        const std::string own = "class A(FusionProvider):\n    name = \"a\"\n\n"
                                "    @staticmethod\n    def pattern(x):\n        return x.exp()\n\n"
                                "    @staticmethod\n    def replacement(x):\n"
                                "        return fast(x)\n";
        const auto read =
            rulesOf(ownImports + head + "def fast(x):\n    raise ValueError\n" + behind + own);
        const auto reader = findRuleLanguage("tenstorrent")->makeReader({});
        const CheckedRules checked = reader->check(read);
        return checked.errorCount == 0 && checked.rules.rules.size() == 1
            && checked.rules.rules.front().patterns.front().stop.why.empty();
    };

    QVERIFY(told("@torch.fx.wrap\n", {}));
    QVERIFY(told({}, "torch.fx.wrap(\"fast\")\n"));
    QVERIFY(told("torch.fx.wrap(\"fast\")\n", {}));
    QVERIFY(!told({}, {}));
    QVERIFY(!told({}, "def late():\n    torch.fx.wrap(\"fast\")\n\n\nlate()\n"));
}

FUSEWRIGHT_TEST(ProviderAdditionTest)
#include "tst_provider_addition.moc"
