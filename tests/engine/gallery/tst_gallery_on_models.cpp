// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_counts.h"
#include "engine/gallery/gallery_entry.h"
#include "engine/gallery/gallery_text.h"
#include "engine/rules/rule_language.h"
#include "engine/session/file_kind.h"
#include "engine/session/model_session.h"
#include "engine/translate/translation_proof.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace fusewright;

namespace {

constexpr std::string_view expectedPath = FUSEWRIGHT_TEST_DATA "/gallery/expected.txt";

/// By model, the lines of the table without the model.
std::map<std::string, std::string> readExpected()
{
    std::map<std::string, std::string> lines;
    std::ifstream file{std::string(expectedPath)};
    for (std::string line; std::getline(file, line);) {
        const std::size_t end = line.find(' ');
        if (!line.starts_with('#') && end != std::string::npos)
            lines[line.substr(0, end)] += line.substr(end + 1) + '\n';
    }
    return lines;
}

void addModels(const std::string& folder, std::vector<std::string>& names)
{
    const std::string root = std::string(FUSEWRIGHT_SOURCE_DIR) + '/';
    for (const auto& file : std::filesystem::recursive_directory_iterator(root + folder)) {
        const std::string path = file.path().string();
        const bool isScript = path.find("/generate/") != std::string::npos;
        if (!isScript && file.is_regular_file() && kindOfFile(path) == FileKind::Model)
            names.push_back(path.substr(root.size()));
    }
}

/// The places that a spelling has in each language: `12` where they are the same, `10+2` where some
/// are missed and others are there, `-` where no rule could be written.
class SpellingLines {
public:
    SpellingLines(const GalleryEntry& entry, const GalleryCounts& counts)
        : m_entry(entry), m_counts(counts)
    {
    }

    void add(const RuleLanguage& language, const GalleryText& written,
             const TranslationProof& proof)
    {
        for (const std::uint32_t at : m_counts.present())
            m_cells[at] += ' ' + std::string(language.id) + " -";
        for (const PlaceComparison& each : proof.rules) {
            const std::string& name = written.translation.rules[each.rule].name;
            std::string& cell = m_cells[placeOf(name)];
            cell.pop_back();
            cell += std::to_string(each.same);
            if (each.translated() > each.same)
                cell += '+' + std::to_string(each.translated() - each.same);
        }
    }

    std::string text() const
    {
        std::string lines;
        for (const auto& [at, cells] : m_cells)
            lines += m_entry.spellings[at].name + ' ' + std::to_string(m_counts.places[at]) + cells
                + '\n';
        return lines;
    }

private:
    std::uint32_t placeOf(const std::string& name) const
    {
        const auto found = std::ranges::find(m_entry.spellings, name, &GallerySpelling::name);
        return static_cast<std::uint32_t>(found - m_entry.spellings.begin());
    }

    const GalleryEntry& m_entry;
    const GalleryCounts& m_counts;
    std::map<std::uint32_t, std::string> m_cells;
};

} // namespace

class GalleryOnModelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void hasItsPlacesInEveryLanguage_data();
    void hasItsPlacesInEveryLanguage();
    void hasAModelForEverySpelling();
    void isTheSameInEveryLanguageSomewhere();

private:
    std::map<std::string, std::string> m_expected;
};

void GalleryOnModelsTest::initTestCase()
{
    m_expected = readExpected();
    QVERIFY(!m_expected.empty());
}

void GalleryOnModelsTest::hasItsPlacesInEveryLanguage_data()
{
    QTest::addColumn<std::string>("name");
    std::vector<std::string> names;
    addModels("resources/examples", names);
    addModels("tests/corpus/models", names);
    std::ranges::sort(names);
    for (const std::string& name : names)
        QTest::newRow(name.c_str()) << name;
}

void GalleryOnModelsTest::hasItsPlacesInEveryLanguage()
{
    QFETCH(const std::string, name);
    const OpenedModel opened =
        openModel(std::string(FUSEWRIGHT_SOURCE_DIR) + '/' + name, {}, nullptr);
    if (!opened.model)
        QSKIP("It is read in another test.");
    const auto graph = opened.model->graph;
    std::string lines;

    for (const GalleryEntry& entry : galleryEntries()) {
        const GalleryCounts counts = countsOf(entry, graph);
        SpellingLines spellings(entry, counts);
        for (const RuleLanguage* const language : translationTargets()) {
            if (counts.total() == 0)
                continue;
            GalleryWish wish{.to = language, .context = {}, .spellings = counts.present()};
            wish.context.model = graph;
            const GalleryText written = writtenIn(entry, wish);
            const TranslationProof proof =
                proveTranslation(graph, written.original.rules, written.translation);
            spellings.add(*language, written, proof);
            for (const PlaceComparison& each : proof.rules)
                QVERIFY2(
                    each.isSame() || !each.because.empty(),
                    (written.translation.rules[each.rule].name + " in " + std::string(language->id))
                        .c_str());
        }
        lines += spellings.text();
    }

    QVERIFY2(lines == m_expected[name], ('\n' + lines).c_str());
}

void GalleryOnModelsTest::hasAModelForEverySpelling()
{
    std::set<std::string> found;
    for (const auto& [model, lines] : m_expected) {
        std::istringstream text(lines);
        for (std::string line; std::getline(text, line);)
            found.insert(line.substr(0, line.find(' ')));
    }

    for (const GalleryEntry& entry : galleryEntries()) {
        for (const GallerySpelling& spelling : entry.spellings)
            QVERIFY2(found.contains(spelling.name), spelling.name.c_str());
    }
}

void GalleryOnModelsTest::isTheSameInEveryLanguageSomewhere()
{
    std::set<std::pair<std::string, std::string>> same;
    for (const auto& [model, lines] : m_expected) {
        std::istringstream text(lines);
        for (std::string line; std::getline(text, line);) {
            std::istringstream words(line);
            std::string spelling;
            std::string count;
            words >> spelling >> count;
            for (std::string language, places; words >> language >> places;) {
                if (places == count)
                    same.emplace(spelling, language);
            }
        }
    }

    // Before QNN's rules, values have the encodings that quantize and dequantize give them; and no
    // capture of the corpus is quantized.
    const std::set<std::pair<std::string, std::string>> nowhere{
        {"quantize-dequantize", "qnn"}, {"quantize-dequantize", "tenstorrent"}};
    for (const GalleryEntry& entry : galleryEntries()) {
        for (const RuleLanguage* const language : translationTargets()) {
            const std::pair<std::string, std::string> here{entry.id, language->id};
            const bool isSomewhere =
                std::ranges::any_of(entry.spellings, [&](const GallerySpelling& spelling) {
                    return same.contains({spelling.name, here.second});
                });
            QVERIFY2(isSomewhere != nowhere.contains(here),
                     (here.first + " in " + here.second).c_str());
        }
    }
}

FUSEWRIGHT_TEST(GalleryOnModelsTest)
#include "tst_gallery_on_models.moc"
