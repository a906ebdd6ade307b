// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/gallery_answer.h"

#include "engine/gallery/gallery_counts.h"
#include "engine/gallery/gallery_entry.h"
#include "engine/gallery/gallery_text.h"
#include "engine/report/text_table.h"
#include "engine/report/translate_answer.h"
#include "engine/rules/rule_language.h"
#include "engine/support/json_writer.h"
#include "engine/translate/translation_proof.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fusewright {

namespace {

std::string galleryPlaces(const GalleryEntry& entry, const GalleryCounts& counts)
{
    std::string text = counted(counts.total(), "place");
    const std::vector<std::uint32_t> present = counts.present();
    for (const std::uint32_t at : present) {
        text += at == present.front() ? ": " : ", ";
        text += entry.spellings[at].name + ' ' + groupedNumber(counts.places[at]);
    }
    return text;
}

std::string spellingsText(const GalleryEntry& entry)
{
    std::string text = counted(entry.spellings.size(), "spelling");
    for (const GallerySpelling& spelling : entry.spellings)
        text += (&spelling == &entry.spellings.front() ? ": " : ", ") + spelling.name;
    return text;
}

void writeGalleryHead(JsonWriter& writer, const GalleryEntry& entry)
{
    writer.key("id").string(entry.id);
    writer.key("title").string(entry.title);
    writer.key("summary").string(entry.summary);
}

void writeSpellings(JsonWriter& writer, const GalleryEntry& entry, const GalleryCounts* counts)
{
    writer.key("spellings").beginArray();
    for (std::size_t at = 0; at < entry.spellings.size(); ++at) {
        writer.beginObject().key("name").string(entry.spellings[at].name);
        writer.key("note").string(entry.spellings[at].note);
        if (counts)
            writer.key("places").count(counts->places[at]);
        writer.endObject();
    }
    writer.endArray();
}

/// Null without a model, and of a rule that was not written.
const PlaceComparison* comparisonOf(const GalleryEntryAnswer& answer, std::uint32_t rule)
{
    if (!answer.proof)
        return nullptr;
    const auto found = std::ranges::find(answer.proof->rules, rule, &PlaceComparison::rule);
    return found == answer.proof->rules.end() ? nullptr : &*found;
}

void writeWrittenRule(JsonWriter& writer, const TranslatedRule& rule,
                      const PlaceComparison* compared)
{
    writer.beginObject();
    writeTranslatedRule(writer, rule);
    if (compared) {
        writer.key("original").count(compared->original());
        writer.key("translation").count(compared->translated());
        writer.key("same").count(compared->same);
        writer.key("because").beginArray();
        for (const std::string& reason : compared->because)
            writer.string(reason);
        writer.endArray();
    }
    writer.endObject();
}

} // namespace

std::string galleryListText(const GalleryListAnswer& answer)
{
    const auto present = std::ranges::count_if(
        answer.counts, [](const GalleryCounts& counts) { return counts.total() > 0; });
    std::string text = counted(answer.entries.size(), "fusion");
    if (!answer.counts.empty())
        text += ", " + groupedNumber(static_cast<std::uint64_t>(present)) + " of them in "
            + std::string(answer.model);
    text += '\n';
    for (std::size_t at = 0; at < answer.entries.size(); ++at) {
        const GalleryEntry& entry = answer.entries[at];
        text += "  " + entry.id + ": " + entry.title + "\n      " + entry.summary + "\n      ";
        text +=
            answer.counts.empty() ? spellingsText(entry) : galleryPlaces(entry, answer.counts[at]);
        text += '\n';
    }
    return text;
}

std::string galleryListJson(const GalleryListAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject();
    if (!answer.counts.empty())
        writer.key("model").string(answer.model);
    writer.key("entries").beginArray();
    for (std::size_t at = 0; at < answer.entries.size(); ++at) {
        const GalleryCounts* const counts = answer.counts.empty() ? nullptr : &answer.counts[at];
        writer.beginObject();
        writeGalleryHead(writer, answer.entries[at]);
        if (counts)
            writer.key("places").count(counts->total());
        writeSpellings(writer, answer.entries[at], counts);
        writer.endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

std::string galleryEntryJson(const GalleryEntryAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject();
    writeGalleryHead(writer, answer.entry);
    writer.key("to").string(answer.to.id);
    if (answer.counts)
        writer.key("model").string(answer.model);
    writeSpellings(writer, answer.entry, answer.counts);
    writer.key("rules").beginArray();
    const std::vector<TranslatedRule>& rules = answer.written.translation.rules;
    for (std::uint32_t at = 0; at < rules.size(); ++at)
        writeWrittenRule(writer, rules[at], comparisonOf(answer, at));
    writer.endArray();
    writer.key("text").string(answer.written.text);
    writer.endObject();
    return writer.take();
}

std::string galleryDifferences(const GalleryEntryAnswer& answer)
{
    std::string text;
    for (std::uint32_t at = 0; at < answer.written.translation.rules.size(); ++at) {
        const PlaceComparison* const compared = comparisonOf(answer, at);
        if (!compared || compared->isSame())
            continue;
        text += "  " + answer.written.translation.rules[at].name + ": "
            + groupedNumber(compared->same) + " of " + counted(compared->original(), "place")
            + '\n';
        for (const std::string& reason : compared->because)
            text += "      " + reason + '\n';
    }
    return text;
}

} // namespace fusewright
