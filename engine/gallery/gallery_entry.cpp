// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_entry.h"

#include "engine/rules/rule_language.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "resources/embedded.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

using EmbeddedFile = std::string_view (*)();

constexpr std::pair<std::string_view, EmbeddedFile> entryTexts[] = {
    {"bias-activation", embedded::galleryBiasActivation},
    {"conv-bn-relu", embedded::galleryConvBnRelu},
    {"layer-norm", embedded::galleryLayerNorm},
    {"rms-norm", embedded::galleryRmsNorm},
    {"residual-norm", embedded::galleryResidualNorm},
    {"gelu", embedded::galleryGelu},
    {"swiglu", embedded::gallerySwiglu},
    {"attention", embedded::galleryAttention},
    {"rotary-embedding", embedded::galleryRotaryEmbedding},
    {"quantize-dequantize", embedded::galleryQuantizeDequantize},
};

/// Lines of comment that end where a rule begins, as one text without their signs.
std::string noteAbove(const RulesText& text, std::size_t begin)
{
    std::string note;
    const std::string_view all = text.source().text();
    const std::size_t sign = text.language().commentSign.size();
    const std::span<const ByteRange> comments = text.comments();
    for (auto comment = comments.rbegin(); comment != comments.rend(); ++comment) {
        if (comment->end > begin)
            continue;
        if (all.substr(comment->end, begin - comment->end) != "\n")
            break;
        std::string_view line =
            all.substr(comment->begin + sign, comment->end - comment->begin - sign);
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        note = std::string(line) + (note.empty() ? "" : " ") + note;
        begin = comment->begin;
    }
    return note;
}

void readRules(GalleryEntry& entry, std::string_view text)
{
    const RuleLanguage& language = languageOf(text, entry.id);
    const std::string name = entry.id + std::string(language.endings.front());
    const auto read = language.read(SourceText(name, std::string(text)), nullptr, {});
    entry.rules = language.makeReader(withCatalogues({}))->check(read);
    for (const Rule& rule : entry.rules.rules.rules) {
        const auto place = findRule(*read, rule.name);
        entry.spellings.push_back(
            {rule.name, place ? noteAbove(*read, place->range.begin) : std::string()});
    }
}

GalleryEntry readEntry(JsonValue value)
{
    GalleryEntry entry;
    value.forEachMember([&](std::string_view key, JsonValue member) {
        const std::string text(member.string().value_or(""));
        if (key == "id")
            entry.id = text;
        else if (key == "title")
            entry.title = text;
        else if (key == "summary")
            entry.summary = text;
    });
    const auto* const found =
        std::ranges::find(entryTexts, entry.id, &std::pair<std::string_view, EmbeddedFile>::first);
    if (found != std::end(entryTexts))
        readRules(entry, found->second());
    return entry;
}

std::vector<GalleryEntry> readGallery()
{
    std::vector<GalleryEntry> entries;
    const FileBytes bytes = FileBytes::copyOf(embedded::galleryIndex());
    JsonDocument document(bytes);
    if (auto root = document.root()) {
        root->forEachMember([&](std::string_view key, JsonValue value) {
            if (key == "entries")
                value.forEachItem([&](JsonValue item) { entries.push_back(readEntry(item)); });
        });
    }
    return entries;
}

} // namespace

const RuleLanguage& GalleryEntry::language() const
{
    return rules.texts.front()->language();
}

std::string_view GalleryEntry::text() const
{
    return rules.texts.front()->source().text();
}

std::string GalleryEntry::textOf(std::span<const std::uint32_t> wanted) const
{
    std::string made;
    for (const std::uint32_t at : wanted) {
        const auto place = findRule(*rules.texts.front(), spellings[at].name);
        if (!place)
            continue;
        std::string_view rule =
            text().substr(place->range.begin, place->range.end - place->range.begin);
        rule = rule.substr(0, rule.find_last_not_of('\n') + 1);
        made += made.empty() ? "" : "\n";
        made += std::string(language().commentSign) + ' ' + spellings[at].note + '\n';
        made += std::string(rule) + '\n';
    }
    return made;
}

const std::vector<GalleryEntry>& galleryEntries()
{
    static const std::vector<GalleryEntry> entries = readGallery();
    return entries;
}

const GalleryEntry* findGalleryEntry(std::string_view id)
{
    const auto found = std::ranges::find(galleryEntries(), id, &GalleryEntry::id);
    return found == galleryEntries().end() ? nullptr : &*found;
}

} // namespace fusewright
