// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "engine/translate/translation_proof.h"

#include <memory>
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

/// A rules text in another language, and what both do on models.
struct TranslatedText {
    std::vector<RuleFile> files; ///< Of the original.
    const RuleLanguage* to = nullptr;
    Translation translation;
    std::vector<ProvedModel> models;

    /// Every rule is there and matches the same.
    bool isWhole() const;
};

/// Translates rules and tries the result on each model. What rules leave open is as it occurs in
/// the first model.
TranslatedText translateRules(const CheckedRules& rules, TranslationWish wish, std::string name,
                              std::vector<ProofModel> models, const CancelToken& cancel = {});

/// `rules.cpp` of `rules.yaml`: what a file is called that is written beside it.
std::string translatedName(const std::string& path, const RuleLanguage& to);

} // namespace fusewright
