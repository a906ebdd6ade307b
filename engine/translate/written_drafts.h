// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace fusewright {

struct PatternWords;

/// The drafts of a file in the order in which they are tried, to know which later one would find
/// nothing that is left.
class WrittenDrafts {
public:
    struct Place {
        std::uint32_t rule = 0;  ///< Among those that are written.
        std::uint32_t draft = 0; ///< Of that rule.

        bool operator==(const Place&) const = default;
    };

    explicit WrittenDrafts(const PatternWords& words) : m_words(words) { }

    /// The first one that matches wherever a draft does: with its operators and operands, asking
    /// for nothing besides. Null where none does.
    const Place* find(const RuleDraft& draft) const;
    void add(const RuleDraft& draft, Place place);

private:
    struct Known {
        RuleDraft draft; ///< To compare with.
        Place place;
    };

    const PatternWords& m_words;
    std::unordered_map<std::string, std::vector<Known>> m_known; ///< By operators.
};

} // namespace fusewright
