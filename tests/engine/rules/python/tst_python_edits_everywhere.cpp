// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every edit of every entry of all rule files in Python: the text can still be read, no other rule
// changes, and the one that was edited does.

#include "engine/pattern/pattern_text.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace fusewright;

namespace {

using Meanings = std::map<std::string, std::string>; ///< Canonical patterns by rule.

std::shared_ptr<const RulesText> readAs(const RuleLanguage& language, const std::string& path,
                                        const std::string& text)
{
    return language.read(SourceText(path, text), nullptr, {});
}

Meanings meaningsOf(const RulesText& text)
{
    Meanings meanings;
    for (const RulePlace& place : text.rulePlaces()) {
        Diagnostics ignored;
        std::string meaning;
        const auto rule = text.readRule(place.name, {}, ignored);
        for (const RulePattern& each : rule ? rule->patterns : std::vector<RulePattern>())
            meaning += toText(each.pattern) + '\n';
        meanings[place.name] = meaning;
    }
    return meanings;
}

struct NamedEdit {
    const char* name;
    std::function<RuleEdits(const RuleEditing&, PatternName, const SketchedEntry&)> make;
};

const std::string& operatorFor(const RuleLanguage& language)
{
    static const std::string relax = "relax.erf";
    static const std::string method = ".erf";
    return language.id == "tvm" ? relax : method;
}

std::vector<NamedEdit> editsOf(const RuleLanguage& language)
{
    const std::string name = operatorFor(language);
    const AddedEntry fresh{.name = "erf", .operators = {.names = {name}}};
    return {
        {"operators",
         [=](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             // Of those with two operands another one.
             const RuleEdits made = edits.setOperators(pattern, entry.name, {.names = {name}});
             return made ? made
                         : edits.setOperators(pattern, entry.name, {.names = {"relax.maximum"}});
         }},
        {"before",
         [=](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.add(pattern, fresh, EntrySide::Before, entry.name);
         }},
        {"after",
         [=](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.add(pattern, fresh, EntrySide::After, entry.name);
         }},
        {"optional",
         [](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.make(pattern, entry.name, EntryTrait::Optional);
         }},
        {"remove",
         [](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.remove(pattern, entry.name);
         }},
        {"rename",
         [](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.rename(pattern, entry.name, "quite_another_name");
         }},
        {"widen",
         [=](const RuleEditing& edits, PatternName pattern, const SketchedEntry& entry) {
             return edits.widen(pattern, entry.name, name);
         }},
    };
}

/// What is wrong with the text after edits; empty where nothing is.
std::string faultAfter(const RulesText& before, const Meanings& meanings, const std::string& rule,
                       const std::vector<TextEdit>& edits, bool mayBeSame)
{
    const auto after =
        readAs(before.language(), before.source().name(), edited(before.source(), edits));
    const Meanings now = meaningsOf(*after);
    if (now.size() < meanings.size())
        return "a rule is gone";
    // A rule that becomes two may be called otherwise.
    const bool isMore = now.size() > meanings.size();
    const auto hasMeaning = [&](const std::string& meaning) {
        return std::ranges::any_of(now, [&](const auto& each) { return each.second == meaning; });
    };
    bool isChanged = isMore;
    for (const auto& [name, meaning] : meanings) {
        const auto found = now.find(name);
        const bool isSame = found != now.end() && found->second == meaning;
        isChanged = isChanged || !isSame;
        if (!isSame && name != rule && !(isMore && hasMeaning(meaning)))
            return name + " is another one";
    }
    return isChanged || mayBeSame ? std::string() : "nothing has changed";
}

} // namespace

class PythonEditsEverywhereTest : public QObject {
    Q_OBJECT

private slots:
    void changeOneRuleAndNoOther_data();
    void changeOneRuleAndNoOther();
};

void PythonEditsEverywhereTest::changeOneRuleAndNoOther_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("language");
    const auto add = [](const char* folder, const char* start, const char* language) {
        for (const auto& each :
             std::filesystem::directory_iterator(std::string(FUSEWRIGHT_SOURCE_DIR) + folder)) {
            const std::string name = each.path().filename().string();
            if (each.path().extension() == ".py" && name.starts_with(start)
                && name.find(".relax.") == name.npos)
                QTest::newRow(name.c_str())
                    << QString::fromStdString(each.path().string()) << QString(language);
        }
    };
    add("/tests/corpus/tvm", "", "tvm");
    add("/resources/examples", "tvm", "tvm");
    add("/tests/corpus/tenstorrent/providers", "", "tenstorrent");
    add("/resources/examples", "tenstorrent-llama", "tenstorrent");
}

void PythonEditsEverywhereTest::changeOneRuleAndNoOther()
{
    QFETCH(QString, path);
    QFETCH(QString, language);
    const RuleLanguage& read = *findRuleLanguage(language.toStdString());
    const auto text = readAs(read, path.toStdString(), test::fileText(path.toStdString()));
    const Meanings meanings = meaningsOf(*text);
    std::map<std::string, int> made;
    // Many of one file say the same again.
    constexpr std::size_t mostRules = 24;
    std::size_t looked = 0;

    for (const auto& [name, meaning] : meanings) {
        if (looked++ == mostRules)
            break;
        const auto place = findRule(*text, name);
        auto sketch = text->sketchNamed(name);
        if (!sketch)
            sketch = text->sketchAt(text->source().position(place->nameRange.begin));
        for (const PatternSketch& pattern : sketch->patterns) {
            if (sketch->name != name)
                continue;
            for (const SketchedEntry& entry : pattern.entries) {
                for (const NamedEdit& edit : editsOf(read)) {
                    const RuleEdits edits =
                        edit.make(*text->editing(), {name, pattern.name}, entry);
                    if (!edits)
                        continue;
                    ++made[edit.name];
                    // An operator with other operands makes a way that nothing matches.
                    const bool mayBeSame = std::string_view(edit.name) == "widen";
                    const std::string fault = faultAfter(*text, meanings, name, *edits, mayBeSame);
                    QVERIFY2(fault.empty(),
                             qPrintable(QString::fromStdString(name + ' ' + entry.name + ' '
                                                               + edit.name + ": " + fault)));
                }
            }
        }
    }

    if (path.contains(QLatin1String("resources/examples"))) {
        QVERIFY(made["operators"] > 3);
        QVERIFY(made["before"] > 3);
        QVERIFY(made["remove"] > 0);
    }
}

FUSEWRIGHT_TEST(PythonEditsEverywhereTest)
#include "tst_python_edits_everywhere.moc"
