// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/python/python_line.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace fusewright;

namespace {

const std::string providersHead = "import os\n"
                                  "import torch\n"
                                  "from tt_torch.fusion_providers import FusionProvider\n";

std::string providerNamed(const std::string& name, const std::string& pattern,
                          const std::string& replacement, const std::string& more = {})
{
    return "class " + name + "(FusionProvider):\n    name = \"" + name + "\"\n\n    @staticmethod\n"
        + pattern + "\n    @staticmethod\n" + replacement + more;
}

const std::string reluProvider =
    providerNamed("Relu", "    def pattern(x):\n        return x.relu()\n",
                  "    def replacement(x):\n        return torch.relu(x)\n");

std::shared_ptr<const RulesText> providersText(const std::string& text)
{
    return findRuleLanguage("tenstorrent")->read(SourceText("a.py", text), nullptr, {});
}

CheckedRules checkedProviders(const std::string& text,
                              const std::map<std::string, std::string>& options = {})
{
    const auto reader = findRuleLanguage("tenstorrent")->makeReader({.options = options});
    return reader->check(providersText(text));
}

std::vector<std::string> codesOfProviders(const CheckedRules& checked)
{
    std::vector<std::string> codes;
    for (const Diagnostic& found : checked.diagnostics)
        codes.push_back(std::to_string(found.range ? found.range->begin.line : 0) + ' '
                        + found.code);
    return codes;
}

} // namespace

class TenstorrentRulesTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsRecognised();
    void aPairIsARuleAndAStage();
    void severalPairsAreCalledAfterTheirPatterns();
    void formsSayHowOperatorsAreCalled();
    void whatTorchRefusesIsToldWithItsLine();
    void whatStopsTorchLaterIsKeptWithTheRule();
    void classesThatReplaceByThemselvesAreTold();
    void variablesOfTheEnvironmentAreOptions();
    void providersCanBeSwitchedOff();
    void placesLeadToEntries();
    void linesAreCutAcrossTexts();
    void modulesOfThePackageAreFoundBeside();
    void aFileWithoutProvidersSaysSo();
    void aWildcardIsRenamedInItsFilterToo();
};

void TenstorrentRulesTest::aFileIsRecognised()
{
    QCOMPARE(languageOf(providersHead + reluProvider, "a.py").id, std::string_view("tenstorrent"));
    QCOMPARE(languageOf("x = 1\n", "a.py").id, std::string_view("tenstorrent"));
    QCOMPARE(languageOf("class Rule:\n    x: int\n", "a.py").id, std::string_view("tenstorrent"));
    QCOMPARE(languageOf("rule:\n  pattern:\n", "a.yaml").id, std::string_view("samba"));
}

void TenstorrentRulesTest::aPairIsARuleAndAStage()
{
    const CheckedRules checked = checkedProviders(providersHead + reluProvider);

    QVERIFY(checked.diagnostics.empty());
    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
    QCOMPARE(checked.rules.rules.front().name, std::string("Relu"));
    QCOMPARE(checked.rules.rules.front().nameRange.begin.line, std::size_t(8));
    const StagePlan& stage = checked.rules.stages.front();
    QCOMPARE(stage.name, std::string("Relu"));
    QCOMPARE(stage.order, StagePlan::Order::AllAtOnce);
    QCOMPARE(stage.rules, std::vector<std::uint32_t>{0});
}

void TenstorrentRulesTest::severalPairsAreCalledAfterTheirPatterns()
{
    const std::string several = providerNamed(
        "Two", "    def pattern(x):\n        return x.relu()\n",
        "    def replacement(x):\n        return torch.relu(x)\n",
        "\n    def get_patterns(self):\n        return [(self.pattern, self.replacement), "
        "(self.replacement, self.pattern), (self.pattern, self.replacement)]\n");

    const CheckedRules checked = checkedProviders(providersHead + several);

    std::vector<std::string> names;
    for (const Rule& rule : checked.rules.rules)
        names.push_back(rule.name);
    QCOMPARE(names, (std::vector<std::string>{"Two.pattern", "Two.replacement", "Two.pattern#2"}));
}

void TenstorrentRulesTest::formsSayHowOperatorsAreCalled()
{
    const std::string norm = providerNamed(
        "Norm",
        "    def pattern(x, eps):\n"
        "        return x.mul(torch.rsqrt(x.pow(2).mean(-1, keepdim=True).add(eps)))\n",
        "    def replacement(x, eps):\n        return torch.nn.functional.rms_norm(x, "
        "[8], eps=eps)\n");

    const CheckedRules checked = checkedProviders(providersHead + norm);
    const RulePattern& written = checked.rules.rules.front().patterns.front();

    QCOMPARE(QString::fromStdString(toText(written.pattern)),
             QStringLiteral("[distinct values]\n"
                            "mul@ : native mul\n"
                            "x : value -> mul, pow_1\n"
                            "rsqrt : native torch.rsqrt -> mul\n"
                            "add : native add -> rsqrt\n"
                            "mean : native mean -> add\n"
                            "pow_1 : native pow -> mean\n"
                            "eps : value -> add\n"));
    QCOMPARE(QString::fromStdString(toText(*written.replacement, written.pattern)),
             QStringLiteral(
                 "%0 = torch.nn.functional.rms_norm(x, [8], weight=None, eps=eps)\nmul:0 = %0\n"));
}

void TenstorrentRulesTest::whatTorchRefusesIsToldWithItsLine()
{
    const std::string branch = providerNamed(
        "Branch",
        "    def pattern(x):\n        if x:\n            return x.relu()\n        return x.exp()\n",
        "    def replacement(x):\n        return torch.relu(x)\n");

    const CheckedRules checked = checkedProviders(providersHead + branch + reluProvider);

    QCOMPARE(codesOfProviders(checked), (std::vector<std::string>{"9 untraceable-pattern"}));
    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
    QCOMPARE(checked.rules.stages.size(), std::size_t(2));
    QVERIFY(!checked.rules.stages.front().offBecause.empty());
    QVERIFY(checked.written.front().hasErrors);
}

void TenstorrentRulesTest::whatStopsTorchLaterIsKeptWithTheRule()
{
    const std::string more = providerNamed("More", "    def pattern(x):\n        return x.relu()\n",
                                           "    def replacement(x, y):\n        return x.add(y)\n");
    const std::string broken =
        providerNamed("Broken", "    def pattern(x):\n        return x.relu()\n",
                      "    def replacement(x):\n        return missing(x)\n");

    const CheckedRules checked = checkedProviders(providersHead + more + broken);

    const RuleStop& first = checked.rules.rules[0].patterns.front().stop;
    QVERIFY(!first.why.empty() && !first.isAlways);
    const RuleStop& second = checked.rules.rules[1].patterns.front().stop;
    QVERIFY(!second.why.empty() && second.isAlways);
    QCOMPARE(codesOfProviders(checked), (std::vector<std::string>{"23 untraceable-replacement"}));
}

void TenstorrentRulesTest::classesThatReplaceByThemselvesAreTold()
{
    const std::string byHand = "class Hand(FusionProvider):\n"
                               "    name = \"hand\"\n"
                               "    def pattern(self):\n"
                               "        raise NotImplementedError\n"
                               "    def replacement(self):\n"
                               "        raise NotImplementedError\n"
                               "    def replace_pattern(self, gm):\n"
                               "        return 0\n";

    const CheckedRules checked = checkedProviders(providersHead + byHand + reluProvider);

    const std::vector<std::string> codes = codesOfProviders(checked);
    QVERIFY(std::ranges::find(codes, "10 own-replacement") != codes.end());
    QCOMPARE(checked.errorCount, std::size_t(0));
    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
}

void TenstorrentRulesTest::variablesOfTheEnvironmentAreOptions()
{
    const std::string flagged =
        providerNamed("Flagged", "    def pattern(x):\n        return x.relu()\n",
                      "    def replacement(x):\n        return torch.relu(x)\n",
                      "\n    def get_patterns(self):\n"
                      "        pairs = [(self.pattern, self.replacement)]\n"
                      "        if os.environ.get(\"TT_MORE\", \"0\") == \"1\":\n"
                      "            pairs.append((self.replacement, self.pattern))\n"
                      "        return pairs\n");

    const CheckedRules usual = checkedProviders(providersHead + flagged);
    const CheckedRules more = checkedProviders(providersHead + flagged, {{"TT_MORE", "1"}});

    QVERIFY(std::ranges::find(usual.rules.options, "TT_MORE", &RuleOption::name)
            != usual.rules.options.end());
    QCOMPARE(usual.rules.rules.size(), std::size_t(1));
    QCOMPARE(more.rules.rules.size(), std::size_t(2));
}

void TenstorrentRulesTest::providersCanBeSwitchedOff()
{
    const CheckedRules checked = checkedProviders(providersHead + reluProvider);

    const std::vector<StageSwitch> wanted{{"tt_enable_torch_fx_fusion_pass", "off"},
                                          {"Relu", "off"}};
    QCOMPARE(checked.rules.stages.front().switches, wanted);
    QCOMPARE(checked.rules.options[0].otherwise, std::string("on"));
}

void TenstorrentRulesTest::placesLeadToEntries()
{
    const auto text = providersText(providersHead + reluProvider);

    const auto entry = text->entryAt({.line = 9, .column = 18});
    QVERIFY(entry);
    QCOMPARE(entry->rule, std::string("Relu"));
    QCOMPARE(entry->entry, std::string("relu"));
    const auto hover = text->hoverAt({.line = 9, .column = 18}, {});
    QVERIFY(hover);
    QCOMPARE(hover->paragraphs.front(), std::string("relu = .relu(x)"));
    const auto sketch = text->sketchAt({.line = 9, .column = 18});
    QVERIFY(sketch && sketch->patterns.size() == 1);
    QCOMPARE(sketch->patterns.front().entries.size(), std::size_t(4));
    QCOMPARE(text->outline().front().name, std::string("Relu"));
}

void TenstorrentRulesTest::linesAreCutAcrossTexts()
{
    int state = 0;
    const auto first = cutPythonLine("x = \"\"\"a", state);
    QVERIFY(state != 0);
    QCOMPARE(first.back().token, LineToken::Text);
    const auto second = cutPythonLine("def\"\"\" # end", state);
    QCOMPARE(state, 0);
    QCOMPARE(second.front().token, LineToken::Text);
    QCOMPARE(second.back().token, LineToken::Comment);
    const auto third = cutPythonLine("def f(x): return 1", state);
    QCOMPARE(third.front().token, LineToken::Key);
    QCOMPARE(third[1].token, LineToken::Rule);
    QCOMPARE(third.back().token, LineToken::Literal);
}

void TenstorrentRulesTest::modulesOfThePackageAreFoundBeside()
{
    const std::string text = providersHead + "from tt_torch.shared import square\n"
        + providerNamed("Square", "    def pattern(x):\n        return square(x)\n",
                        "    def replacement(x):\n        return torch.square(x)\n");
    for (const char* const place : {"tt_torch/shared.py", "other/shared.py"}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromLatin1(place));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("def square(x):\n    return x.mul(x)\n");
        file.close();
        const std::string own = QFileInfo(path).dir().filePath("a.py").toStdString();

        const auto read = findRuleLanguage("tenstorrent")
                              ->read(SourceText(own, text), nullptr, {.file = own, .folders = {}});

        QVERIFY(read->diagnostics().empty());
        QCOMPARE(read->rulePlaces().size(), std::size_t(1));
    }
}

void TenstorrentRulesTest::aFileWithoutProvidersSaysSo()
{
    QCOMPARE(codesOfProviders(checkedProviders("x = 1\n")),
             (std::vector<std::string>{"1 no-providers"}));
    QVERIFY(checkedProviders("\n").diagnostics.empty());
}

void TenstorrentRulesTest::aWildcardIsRenamedInItsFilterToo()
{
    const std::string text = providersHead
        + providerNamed("Norm", "    def pattern(x, w):\n        return w.mul(x)\n",
                        "    def replacement(x, w):\n        return torch.mul(x, w)\n",
                        "\n    @staticmethod\n    def match_filter(match, gm, sub):\n"
                        "        return any(n.target == \"w\" for n in match.nodes_map)\n")
        + "OTHER = \"w\"\n";
    const auto read = providersText(text);
    const TextPosition use = read->source().position(text.find("w.mul"));

    const auto place = read->renamePlaceAt(use);
    const auto edits = read->renameAt(use, "weight");

    QVERIFY(place && edits);
    QCOMPARE(place->name, std::string("w"));
    std::vector<std::size_t> lines;
    for (const TextEdit& edit : *edits)
        lines.push_back(edit.range.begin.line);
    QCOMPARE(lines, (std::vector<std::size_t>{8, 9, 17}));
    QCOMPARE(read->definitionAt(use)->begin.line, std::size_t(8));
    QVERIFY(!read->renameAt(use, "x"));
    QVERIFY(!read->renameAt(use, "for"));
    // Other files may reach it through the class.
    QVERIFY(!read->renamePlaceAt(read->source().position(text.find("pattern(x"))));
}

FUSEWRIGHT_TEST(TenstorrentRulesTest)
#include "tst_tenstorrent_rules.moc"
