// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "engine/translate/rule_places.h"
#include "engine/translate/translation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

/// Where a rule and what was made of it match, each alone, whatever other rules take.
struct PlaceComparison {
    std::uint32_t rule = 0;                      ///< Among those of the translation.
    std::size_t same = 0;                        ///< Places with the same operators.
    std::vector<RulePlaceNodes> onlyOriginal;    ///< Places that are missed.
    std::vector<RulePlaceNodes> onlyTranslation; ///< Places that are taken too much.
    std::vector<std::string> because;            ///< Sentences that may explain it.

    std::size_t original() const { return same + onlyOriginal.size(); }
    std::size_t translated() const { return same + onlyTranslation.size(); }
    bool isSame() const { return onlyOriginal.empty() && onlyTranslation.empty(); }
};

/// What a translation does on one model.
struct TranslationProof {
    std::vector<PlaceComparison> rules; ///< Of those that were written, in their order.

    bool isSame() const;
    /// Places of all rules of the original, of the translation, and those that are the same.
    std::size_t original() const;
    std::size_t translated() const;
    std::size_t same() const;
};

TranslationProof proveTranslation(const std::shared_ptr<const Graph>& graph,
                                  const RuleSet& original, const Translation& translation,
                                  const CancelToken& cancel = {});

} // namespace fusewright
