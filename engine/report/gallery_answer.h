// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fusewright {

struct GalleryCounts;
struct GalleryEntry;
struct GalleryText;
struct RuleLanguage;
struct TranslationProof;

/// The answer of `gallery` without a name.
struct GalleryListAnswer {
    std::span<const GalleryEntry> entries;
    std::string_view model = {};                ///< What it is called; empty for none.
    std::span<const GalleryCounts> counts = {}; ///< By entry, where there is a model.
};

std::string galleryListText(const GalleryListAnswer& answer);
std::string galleryListJson(const GalleryListAnswer& answer);

/// The answer of `gallery NAME`.
struct GalleryEntryAnswer {
    const GalleryEntry& entry;
    const GalleryText& written;
    const RuleLanguage& to;
    std::string_view model = {};
    const GalleryCounts* counts = nullptr; ///< Null without a model, as the proof is.
    const TranslationProof* proof = nullptr;
};

std::string galleryEntryJson(const GalleryEntryAnswer& answer);
/// Rules that do not match at the same places as what is kept, and why; empty where all do.
std::string galleryDifferences(const GalleryEntryAnswer& answer);

} // namespace fusewright
