// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_entry.h"

#include "engine/gallery/gallery_text.h"
#include "engine/rules/rule_language.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace fusewright;

class GalleryEntryTest : public QObject {
    Q_OBJECT

private slots:
    void hasTheFusionsThatEverybodyKnows();
    void isReadWithoutFindings();
    void tellsEverySpellingApart();
    void saysOfEverySpellingWhereModelsHaveIt();
    void keepsTheTextOfSpellingsAsItIs();
    void isReadWithoutFindingsInEveryLanguage();
};

void GalleryEntryTest::hasTheFusionsThatEverybodyKnows()
{
    for (const char* const id :
         {"bias-activation", "layer-norm", "rms-norm", "gelu", "swiglu", "attention",
          "rotary-embedding", "conv-bn-relu", "residual-norm", "quantize-dequantize"}) {
        const GalleryEntry* const entry = findGalleryEntry(id);
        QVERIFY2(entry, id);
        QVERIFY2(!entry->title.empty() && entry->summary.ends_with('.'), id);
    }
    QCOMPARE(galleryEntries().size(), std::size_t(10));
    QVERIFY(!findGalleryEntry("rms_norm"));
}

void GalleryEntryTest::isReadWithoutFindings()
{
    for (const GalleryEntry& entry : galleryEntries()) {
        QVERIFY2(entry.rules.isReadable && !entry.spellings.empty(), entry.id.c_str());
        for (const Diagnostic& finding : entry.rules.diagnostics)
            QFAIL((entry.id + ": " + finding.message).c_str());
    }
}

void GalleryEntryTest::tellsEverySpellingApart()
{
    std::set<std::string> names;

    for (const GalleryEntry& entry : galleryEntries()) {
        for (const GallerySpelling& spelling : entry.spellings)
            QVERIFY2(names.insert(spelling.name).second, spelling.name.c_str());
    }
}

void GalleryEntryTest::saysOfEverySpellingWhereModelsHaveIt()
{
    for (const GalleryEntry& entry : galleryEntries()) {
        for (const GallerySpelling& spelling : entry.spellings)
            QVERIFY2(spelling.note.ends_with('.'), spelling.name.c_str());
    }
    QCOMPARE(findGalleryEntry("rms-norm")->spellings.front().note,
             std::string("As Llama's own code writes it; half precision is widened around it."));
}

void GalleryEntryTest::keepsTheTextOfSpellingsAsItIs()
{
    for (const GalleryEntry& entry : galleryEntries()) {
        std::vector<std::uint32_t> all(entry.spellings.size());
        std::iota(all.begin(), all.end(), 0U);

        QVERIFY2(entry.text().ends_with('\n' + entry.textOf(all)), entry.id.c_str());
    }
}

void GalleryEntryTest::isReadWithoutFindingsInEveryLanguage()
{
    for (const GalleryEntry& entry : galleryEntries()) {
        for (const RuleLanguage* const language : translationTargets()) {
            const GalleryText written =
                writtenIn(entry, {.to = language, .context = {}, .spellings = {}});

            const std::string where = entry.id + " in " + std::string(language->id) + ": ";
            // Spellings that differ in torch can be the same in another language.
            for (const Diagnostic& finding : written.translation.made.diagnostics)
                QVERIFY2(written.translation.writtenCount() == 0
                             || finding.code == "general-before-specific",
                         (where + finding.message).c_str());
            for (const TranslatedRule& rule : written.translation.rules) {
                const bool isTold = std::ranges::any_of(rule.lost, [](const Diagnostic& lost) {
                    return lost.severity == Severity::Error;
                });
                QVERIFY2(!rule.as.empty() || isTold, (where + rule.name).c_str());
            }
        }
    }
}

FUSEWRIGHT_TEST(GalleryEntryTest)
#include "tst_gallery_entry.moc"
