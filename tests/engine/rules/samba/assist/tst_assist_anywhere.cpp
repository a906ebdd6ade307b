// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/completion.h"
#include "engine/rules/samba/assist/hover.h"
#include "engine/rules/samba/assist/navigation.h"
#include "engine/rules/samba/assist/outline.h"

#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/engine/rules/samba/assist/marked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace fusewright;
using namespace fusewright::test;

/// Whatever the text is and wherever the place: answers come, and their ranges lie in the text.
class AssistAnywhereTest : public QObject {
    Q_OBJECT

private slots:
    void answersEverywhereInRealRules();
    void answersInMutatedRules();
    void answersInOddTexts_data();
    void answersInOddTexts();
};

namespace {

bool isInside(const SourceText& source, const TextRange& range)
{
    return range.begin <= range.end && range.end <= source.position(source.text().size())
        && source.position(source.offset(range.begin)) == range.begin
        && source.position(source.offset(range.end)) == range.end;
}

/// Asks everything at one place; false when a range lies outside the text or away from the place.
bool answersAt(const YamlDocument& document, std::size_t offset, const RuleContext& context)
{
    const SourceText& source = document.source();
    const TextPosition at = source.position(offset);
    const auto holds = [&](const TextRange& range) {
        return isInside(source, range) && range.begin <= at && at <= range.end;
    };
    const auto completions = completionsAt(document, at, context);
    bool good = completions.empty() || holds(completions.front().replaced);
    if (const auto hover = hoverAt(document, at, context))
        good = good && holds(hover->range);
    if (const auto definition = definitionAt(document, at))
        good = good && isInside(source, *definition);
    if (const auto place = entryAt(document, at))
        good = good && isInside(source, place->range);
    if (const auto place = entryNamedAt(document, at))
        good = good && holds(place->range);
    return good;
}

bool outlineLiesInside(const YamlDocument& document)
{
    const SourceText& source = document.source();
    return std::ranges::all_of(outlineOf(document), [&](const OutlineRule& rule) {
        const auto lies = [&](const auto& each) {
            return isInside(source, each.nameRange) && isInside(source, each.range);
        };
        return lies(rule) && std::ranges::all_of(rule.patterns, [&](const auto& pattern) {
                   return lies(pattern) && std::ranges::all_of(pattern.entries, lies);
               });
    });
}

/// A few names only: what is asked of catalogues does not depend on the text.
RuleContext fewNames()
{
    return {.operators = std::make_shared<OperatorCatalogue>(),
            .heuristics = HeuristicCatalogue::builtIn(),
            .model = nullptr};
}

std::string llama()
{
    for (auto& [name, text] : ruleFiles()) {
        if (name.find("llama2.yaml") != std::string::npos)
            return text;
    }
    return {};
}

} // namespace

void AssistAnywhereTest::answersEverywhereInRealRules()
{
    const YamlDocument document = YamlDocument::parse(SourceText("llama2.yaml", llama()));
    const std::size_t size = document.source().text().size();
    QVERIFY(size > 1000);
    QVERIFY(outlineLiesInside(document));
    const RuleContext context = fewNames();

    for (std::size_t at = 0; at <= size; ++at)
        QVERIFY2(answersAt(document, at, context), std::to_string(at).c_str());
}

void AssistAnywhereTest::answersInMutatedRules()
{
    constexpr std::string_view marks = "{}[]:,\"'&*|>-#\n\r\t \xC3? <%!";
    const std::string original = llama().substr(0, 3000);
    const RuleContext context = fewNames();
    std::mt19937 random(7);
    const auto below = [&](std::size_t count) { return random() % count; };

    for (int turn = 0; turn < 300; ++turn) {
        std::string text = original.substr(below(1000), 200 + below(1500));
        for (std::size_t change = below(8) + 1; change > 0; --change) {
            const std::size_t at = below(text.size());
            if (below(3) == 0)
                text.erase(at, below(30));
            text.insert(std::min(at, text.size()), 1, marks[below(marks.size())]);
        }
        const YamlDocument document = YamlDocument::parse(SourceText("r.yaml", text));
        QVERIFY2(outlineLiesInside(document), text.c_str());
        for (int places = 0; places < 20; ++places) {
            const std::size_t at = below(text.size() + 1);
            QVERIFY2(answersAt(document, at, context), (std::to_string(at) + '\n' + text).c_str());
        }
    }
}

void AssistAnywhereTest::answersInOddTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, QByteArray text) { QTest::newRow(name) << text; };
    row("empty", "");
    row("a line break", "\n");
    row("a byte-order mark", "\xEF\xBB\xBF");
    row("a byte-order mark and a rule", "\xEF\xBB\xBFr:\n  priority: 1\n");
    row("not UTF-8", "r:\n  pattern:\n    \xFF\xFE: {child: \xC3}\n");
    row("zeros", QByteArray("r:\n  \0: \0\n", 11));
    row("an alias of itself", "r: &a\n  pattern: *a\n  <<: *a\n");
    row("aliases of aliases", "a: &a *b\nb: &b *a\nr:\n  pattern:\n    x: *a\n    y: {<<: *b}\n");
    row("two documents", "r:\n  priority: 1\n---\ns:\n  priority: 2\n");
    row("a later document's end", "---\nr:\n  priority: 1\n...\n");
    row("a list", "- a\n- b: c\n  d: e\n");
    row("braces around all", "{r: {pattern: {a: {op_type: add}}}}");
    row("indented rules", "  r:\n    priority: 1\n  s:\n    priority: 2\n");
    row("a block of text", "r:\n  priority: |\n    pattern:\n      a:\n  pattern: >-\n    x\n");
    row("open ends", "r: {pattern: {a: {op_type: [add, \"mul\n");
    row("only closing ends", "}]}]:,,}\n");
    row("brackets in brackets", QByteArray(300, '[') + QByteArray(300, '{'));
    row("dashes", QByteArray("- ").repeated(300));
    row("marks only", "&\n*\n!\n&a\n? x\n: y\n");
}

void AssistAnywhereTest::answersInOddTexts()
{
    QFETCH(QByteArray, text);
    const YamlDocument document = YamlDocument::parse(SourceText("r.yaml", text.toStdString()));
    const RuleContext context = fewNames();

    QVERIFY(outlineLiesInside(document));
    for (std::size_t at = 0; at <= document.source().text().size() + 1; ++at)
        QVERIFY2(answersAt(document, at, context), std::to_string(at).c_str());
}

FUSEWRIGHT_TEST(AssistAnywhereTest)
#include "tst_assist_anywhere.moc"
