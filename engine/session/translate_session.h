// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "engine/translate/translation_proof.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

/// A model that a translation is tried on.
struct ProofModel {
    std::string name;
    std::shared_ptr<const Graph> graph;
};

/// What a translation does on a model.
struct ProvedModel {
    ProofModel model;
    TranslationProof proof;
};

/// In how many places rules and what was made of them match, on all models together.
struct PlaceCounts {
    std::size_t same = 0;
    std::size_t original = 0;
    std::size_t translated = 0;

    std::size_t missed() const { return original - same; }
    std::size_t more() const { return translated - same; }
    bool isSame() const { return missed() == 0 && more() == 0; }
};

/// A rules text in another language, and what both do on models.
struct TranslatedText {
    std::vector<RuleFile> files; ///< Of the original.
    const RuleLanguage* to = nullptr;
    Translation translation;
    std::vector<ProvedModel> models;

    /// Every rule is there and matches the same.
    bool isWhole() const;
    PlaceCounts counts() const;
    /// Of one rule; nothing without a model, and where it was not written.
    std::optional<PlaceCounts> countsOf(std::size_t rule) const;
};

/// Translates rules and tries the result on each model. What rules leave open is as it occurs in
/// the first model.
TranslatedText translateRules(const CheckedRules& rules, TranslationWish wish, std::string name,
                              std::vector<ProofModel> models, const CancelToken& cancel = {});

/// `rules.cpp` of `rules.yaml`: what a file is called that is written beside it.
std::string translatedName(const std::string& path, const RuleLanguage& to);

} // namespace fusewright
