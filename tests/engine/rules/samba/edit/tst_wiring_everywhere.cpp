// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/wiring_edits.h"

#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/samba/assist/written_pattern.h"
#include "engine/rules/samba/edit/pattern_entries.h"
#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// What an entry says, read by its indentation only.
struct Said {
    std::string name;
    std::vector<std::string> operators;
    bool isInverted = false;
    bool isOptional = false;
    bool isContext = false;
    bool isRepeated = false;
    std::set<std::string> children = {};
    std::vector<std::string> options = {};

    bool operator==(const Said&) const = default;
};

using SaidPattern = std::vector<Said>;

SaidPattern saidIn(const YamlDocument& document, PatternName name)
{
    const WrittenTree tree = treeOf(document);
    SaidPattern result;
    for (const WrittenId rule : tree.children({})) {
        for (const WrittenId body : tree.children(rule)) {
            if (tree.key(rule) != name.rule || tree.key(body) != name.pattern)
                continue;
            result.clear();
            const WrittenPattern written(tree, body);
            for (const WrittenEntry& entry : written.entries()) {
                Said said{.name = std::string(entry.name),
                          .operators = {entry.operators.begin(), entry.operators.end()},
                          .isInverted = entry.isInverted,
                          .isOptional = entry.isOptional,
                          .isContext = entry.isContext,
                          .isRepeated = entry.isRepeated};
                for (const WrittenId child : entry.children)
                    said.children.emplace(written.nameAt(child));
                for (const WrittenId option : entry.options)
                    said.options.emplace_back(written.nameAt(option));
                result.push_back(std::move(said));
            }
        }
    }
    return result;
}

SaidPattern saidIn(const std::string& text, PatternName name)
{
    return saidIn(YamlDocument::parse(SourceText("rules.yaml", text)), name);
}

Said& find(SaidPattern& entries, std::string_view name)
{
    return *std::ranges::find(entries, name, &Said::name);
}

bool leadsTo(const SaidPattern& entries, const std::string& from, const std::string& to)
{
    std::vector<std::string> open{from};
    std::set<std::string> seen;
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        if (name == to)
            return true;
        const auto at = std::ranges::find(entries, name, &Said::name);
        if (at == entries.end() || !seen.insert(name).second)
            continue;
        open.insert(open.end(), at->children.begin(), at->children.end());
        open.insert(open.end(), at->options.begin(), at->options.end());
    }
    return false;
}

std::vector<std::string> commentsIn(const std::string& text)
{
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
    std::vector<std::string> comments;
    for (const ByteRange range : document.comments())
        comments.emplace_back(document.written(range));
    std::ranges::sort(comments);
    return comments;
}

/// Every pattern of every rules file that there is, and one in every style.
void everyPattern(const std::function<void(const std::string& text, PatternName name)>& use)
{
    auto files = ruleFiles();
    files.emplace_back("styles",
                       ruleWith("    a: {op_type: add, children: [b, c]} # a\n"
                                "    # above b\n"
                                "    b:\n"
                                "      op_type: # which\n"
                                "        - mul # m\n"
                                "        - div\n"
                                "      child: d # on\n"
                                "    \"c\":\n"
                                "      op_type: sub\n"
                                "      children:\n"
                                "      - d # first\n"
                                "      # between\n"
                                "      - either # second\n"
                                "    d: {op_type: exp, required: false}\n"
                                "    either: {match_first_option: [e, f]}\n"
                                "    e: {op_type: relu}\n"
                                "    f: {op_type: gelu}\n"));
    for (const auto& [file, text] : files) {
        const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
        for (const YamlEntry& rule : document.writtenEntries(document.root())) {
            for (const YamlEntry& each : writtenPatterns(document, rule))
                use(text, {document.text(rule.key), document.text(each.key)});
        }
    }
}

} // namespace

class WiringEverywhereTest : public QObject {
    Q_OBJECT

private slots:
    void changesExactlyOneEdgeOfEveryPattern();
    void addsExactlyOneEntryToEveryPattern();
    void takesExactlyOneEntryOutOfEveryPattern();
};

void WiringEverywhereTest::changesExactlyOneEdgeOfEveryPattern()
{
    int made = 0;
    everyPattern([&](const std::string& text, PatternName name) {
        const SaidPattern before = saidIn(text, name);
        for (std::size_t at = 0; at < before.size(); ++at) {
            const std::string& from = before[at].name;
            const std::string& to = before[(at * 7 + 3) % before.size()].name;
            const bool isThere = before[at].children.contains(to);
            const bool isPossible =
                !isThere && before[at].options.empty() && !leadsTo(before, to, from);
            const std::string result = after(text, [&](const YamlDocument& document) {
                return connectEntries(document, name, from, to);
            });
            QCOMPARE(result != "(nothing)", isPossible);
            if (!isPossible)
                continue;
            ++made;
            SaidPattern expected = before;
            find(expected, from).children.insert(to);
            QVERIFY2(saidIn(result, name) == expected, result.c_str());
            QCOMPARE(commentsIn(result), commentsIn(text));
            const std::string back = after(result, [&](const YamlDocument& document) {
                return disconnectEntries(document, name, from, to);
            });
            QVERIFY2(saidIn(back, name) == before, back.c_str());
            QCOMPARE(commentsIn(back), commentsIn(text));
        }
    });
    QVERIFY(made > 50);
}

void WiringEverywhereTest::addsExactlyOneEntryToEveryPattern()
{
    int made = 0;
    everyPattern([&](const std::string& text, PatternName name) {
        const SaidPattern before = saidIn(text, name);
        for (const Said& entry : before) {
            const std::string front = after(text, [&](const YamlDocument& document) {
                return addEntry(document, name, {"fresh", {{"neg"}}}, EntrySide::Before,
                                entry.name);
            });
            SaidPattern expected = before;
            for (Said& each : expected) {
                if (each.children.erase(entry.name) > 0)
                    each.children.insert("fresh");
                std::ranges::replace(each.options, entry.name, std::string("fresh"));
            }
            const auto place = std::ranges::find(expected, entry.name, &Said::name);
            expected.insert(place,
                            {.name = "fresh", .operators = {"neg"}, .children = {entry.name}});
            QVERIFY2(saidIn(front, name) == expected, front.c_str());
            QCOMPARE(commentsIn(front), commentsIn(text));
            const std::string back = after(front, [&](const YamlDocument& document) {
                return deleteEntry(document, name, "fresh");
            });
            if (std::ranges::none_of(before, [&](const Said& each) {
                    return std::ranges::find(each.options, entry.name) != each.options.end();
                }))
                QVERIFY2(saidIn(back, name) == before, back.c_str());
            ++made;
        }
    });
    QVERIFY(made > 50);
}

void WiringEverywhereTest::takesExactlyOneEntryOutOfEveryPattern()
{
    int made = 0;
    everyPattern([&](const std::string& text, PatternName name) {
        const SaidPattern before = saidIn(text, name);
        for (const Said& entry : before) {
            const std::string result = after(text, [&](const YamlDocument& document) {
                return deleteEntry(document, name, entry.name);
            });
            if (before.size() == 1 || entry.options.size() > 1) {
                QCOMPARE(result, std::string("(nothing)"));
                continue;
            }
            ++made;
            SaidPattern expected = before;
            std::erase_if(expected, [&](const Said& each) { return each.name == entry.name; });
            for (Said& each : expected) {
                std::erase(each.options, entry.name);
                if (each.children.erase(entry.name) > 0)
                    each.children.insert(entry.children.begin(), entry.children.end());
            }
            QVERIFY2(saidIn(result, name) == expected, result.c_str());
        }
    });
    QVERIFY(made > 50);
}

FUSEWRIGHT_TEST(WiringEverywhereTest)
#include "tst_wiring_everywhere.moc"
