// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_text.h"

#include "engine/gallery/gallery_counts.h"
#include "engine/gallery/gallery_entry.h"
#include "engine/rules/rule_language.h"
#include "engine/session/model_session.h"
#include "engine/translate/translation_proof.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <cassert>
#include <numeric>

using namespace fusewright;

namespace {

std::shared_ptr<const Graph> example(const std::string& name)
{
    const OpenedModel opened = openModel(FUSEWRIGHT_EXAMPLES "/" + name, {}, nullptr);
    assert(opened.model);
    return opened.model->graph;
}

GalleryText written(std::string_view id, std::string_view language, std::uint32_t spelling,
                    const std::shared_ptr<const Graph>& model = {})
{
    GalleryWish wish{.to = findRuleLanguage(language), .context = {}, .spellings = {spelling}};
    wish.context.model = model;
    return writtenIn(*findGalleryEntry(id), wish);
}

std::shared_ptr<const RulesText> textIn(std::string_view language, std::string text)
{
    return findRuleLanguage(language)->read(SourceText("rules", std::move(text)), nullptr, {});
}

std::string textOf(const RulesText& text, const RulePlace& rule)
{
    return std::string(
        text.source().text().substr(rule.range.begin, rule.range.end - rule.range.begin));
}

std::vector<std::uint32_t> allOf(const RuleSet& rules)
{
    std::vector<std::uint32_t> all(rules.rules.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

std::vector<std::string> namesIn(const RulesText& text)
{
    std::vector<std::string> names;
    for (const RulePlace& rule : text.rulePlaces())
        names.push_back(rule.name);
    return names;
}

} // namespace

class GalleryTextTest : public QObject {
    Q_OBJECT

private slots:
    void writesOnlyTheSpellingsThatAreWanted();
    void isAddedToAnEmptyTextOfEveryLanguage_data();
    void isAddedToAnEmptyTextOfEveryLanguage();
    void isAddedBesideOtherRules_data();
    void isAddedBesideOtherRules();
    void runsInTheStageOfTheRuleAtTheCaret();
    void numbersNamesThatAreTaken();
    void standsBehindTheRuleAtTheCaretAndSaysWhatItIs();
    void isNotAddedToABrokenText();
};

void GalleryTextTest::writesOnlyTheSpellingsThatAreWanted()
{
    const GalleryText made = written("rms-norm", "samba", 1);

    QVERIFY(made.text.starts_with(
        "# As PyTorch exports it to ONNX, which has no rsqrt.\nrms_norm_exported:\n"));
    QVERIFY(made.text.find("rms_norm_torch") == std::string::npos);
    QCOMPARE(made.original.rules.rules.size(), std::size_t(1));
    QVERIFY(made.translation.rules.front().lost.empty());
}

void GalleryTextTest::isAddedToAnEmptyTextOfEveryLanguage_data()
{
    QTest::addColumn<std::string>("language");
    QTest::addColumn<std::string>("model");
    QTest::newRow("samba") << std::string("samba") << std::string("llama2-7b.json");
    QTest::newRow("qnn") << std::string("qnn") << std::string("llama2-7b.json");
    QTest::newRow("tvm") << std::string("tvm") << std::string("mixtral-moe.onnx");
    QTest::newRow("tenstorrent") << std::string("tenstorrent")
                                 << std::string("tenstorrent-llama.json");
}

/// What is added matches where what is kept does.
void GalleryTextTest::isAddedToAnEmptyTextOfEveryLanguage()
{
    QFETCH(const std::string, language);
    QFETCH(const std::string, model);
    const auto graph = example(model);
    const GalleryEntry& entry = *findGalleryEntry("rms-norm");
    const GalleryCounts counts = countsOf(entry, graph);
    const GalleryText made = written("rms-norm", language, counts.present().front(), graph);

    const auto grown = withRules(textIn(language, {}), std::nullopt, made.translation);

    QVERIFY(grown);
    const auto text = textIn(language, grown->text);
    const CheckedRules read = text->language().makeReader(withCatalogues({}))->check(text);
    for (const Diagnostic& finding : read.diagnostics)
        QFAIL(finding.message.c_str());
    QCOMPARE(read.rules.rules.size(), made.translation.made.rules.rules.size());
    QCOMPARE(nodesOf(placesOfRules(graph, read.rules, allOf(read.rules))),
             nodesOf(placesOfRules(graph, made.original.rules, {0})));
}

void GalleryTextTest::isAddedBesideOtherRules_data()
{
    QTest::addColumn<std::string>("language");
    QTest::addColumn<std::string>("rules");
    QTest::newRow("samba") << std::string("samba") << std::string("llama2.yaml");
    QTest::newRow("qnn") << std::string("qnn") << std::string("qnn-detector.cpp");
    QTest::newRow("tvm") << std::string("tvm") << std::string("tvm-vision.py");
    QTest::newRow("tenstorrent") << std::string("tenstorrent")
                                 << std::string("tenstorrent-llama.py");
}

void GalleryTextTest::isAddedBesideOtherRules()
{
    QFETCH(const std::string, language);
    QFETCH(const std::string, rules);
    QFile file(QString::fromStdString(FUSEWRIGHT_EXAMPLES "/" + rules));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto before = textIn(language, file.readAll().toStdString());
    const TextPosition caret =
        before->source().position(before->rulePlaces().front().nameRange.begin);
    const GalleryText made = written("rms-norm", language, 1, example("mixtral-moe.onnx"));

    const auto grown = withRules(before, caret, made.translation);

    QVERIFY(grown);
    const auto after = textIn(language, grown->text);
    QCOMPARE(after->rulePlaces().size(),
             before->rulePlaces().size() + made.translation.made.rules.rules.size());
    for (const RulePlace& rule : before->rulePlaces())
        QVERIFY2(grown->text.find(textOf(*before, rule)) != std::string::npos, rule.name.c_str());
    const std::vector<RulePlace> places = after->rulePlaces();
    const auto first = std::ranges::find(places, grown->first.begin, [&](const RulePlace& rule) {
        return after->source().position(rule.nameRange.begin);
    });
    QVERIFY(first != places.end());
    QVERIFY(before->source().text().find(textOf(*after, *first)) == std::string::npos);
}

void GalleryTextTest::runsInTheStageOfTheRuleAtTheCaret()
{
    const auto text = textIn("qnn",
                             "DEF_PACKAGE_OPTIMIZATION(\n    EARLY + 1,\n"
                             "    Op(\"Relu\", \"In\"),\n    OK,\n    Op(\"Tanh\", \"In\"))\n");
    const GalleryText made = written("gelu", "qnn", 0, example("bert.onnx"));

    const auto grown = withRules(text, TextPosition{1, 1}, made.translation);

    QVERIFY(grown);
    const std::string rule = rulesFor(*text, TextPosition{1, 1}, made.translation);
    QVERIFY(rule.starts_with("DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n"));
    QVERIFY(grown->text.find(rule.substr(0, rule.find_last_not_of('\n') + 1)) != std::string::npos);
}

void GalleryTextTest::numbersNamesThatAreTaken()
{
    const GalleryText made = written("residual-norm", "samba", 0);
    const auto once = withRules(textIn("samba", {}), std::nullopt, made.translation);

    const auto twice = withRules(textIn("samba", once->text), std::nullopt, made.translation);

    const std::vector<std::string> names{"residual_layer_norm", "residual_layer_norm_2"};
    QCOMPARE(namesIn(*textIn("samba", twice->text)), names);
}

void GalleryTextTest::standsBehindTheRuleAtTheCaretAndSaysWhatItIs()
{
    const std::string first = "first:\n  priority: 1\n  pattern:\n    a:\n      op_type: relu\n";
    const std::string last = "last:\n  priority: 2\n  pattern:\n    a:\n      op_type: tanh\n";
    const GalleryText made = written("rms-norm", "samba", 1);

    const auto grown =
        withRules(textIn("samba", first + '\n' + last), TextPosition{2, 1}, made.translation);

    QVERIFY(grown);
    const std::vector<std::string> names{"first", "rms_norm_exported", "last"};
    QCOMPARE(namesIn(*textIn("samba", grown->text)), names);
    const std::string head = first
        + "\n# RMS normalization, from the gallery: As PyTorch exports it to ONNX, which has no"
          " rsqrt.\nrms_norm_exported:\n";
    QVERIFY(grown->text.starts_with(head));
    QVERIFY(grown->text.ends_with('\n' + last));
}

void GalleryTextTest::isNotAddedToABrokenText()
{
    const GalleryText made = written("residual-norm", "samba", 0);

    QVERIFY(!withRules(textIn("samba", "{mine: [\n"), std::nullopt, made.translation));
}

FUSEWRIGHT_TEST(GalleryTextTest)
#include "tst_gallery_text.moc"
