// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/checked_rules.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct RuleLanguage;

/// A way in which models have a fusion: one rule of its entry.
struct GallerySpelling {
    std::string name; ///< Of the rule.
    std::string note; ///< A sentence or two on where models have it so.
};

/// A well-known fusion, kept once: as rules in one language.
struct GalleryEntry {
    std::string id;      ///< `rms-norm`.
    std::string title;   ///< `RMS normalization`.
    std::string summary; ///< A sentence on what it is and where it occurs.
    std::vector<GallerySpelling> spellings;
    CheckedRules rules; ///< A rule for each spelling, in their order.

    const RuleLanguage& language() const;
    std::string_view text() const;
    /// A part of the text, with what is said about each spelling.
    std::string textOf(std::span<const std::uint32_t> spellings) const;
};

/// All fusions of the gallery, in the order in which they are shown. Read the first time; threads
/// can share them.
const std::vector<GalleryEntry>& galleryEntries();
/// Null for an unknown id.
const GalleryEntry* findGalleryEntry(std::string_view id);

} // namespace fusewright
