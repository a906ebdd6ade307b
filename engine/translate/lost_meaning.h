// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Collects what a translation of one rule does not say, or says otherwise. An error means that
/// nothing was written for a pattern.
class LostMeaning {
public:
    explicit LostMeaning(std::string file) : m_file(std::move(file)) { }

    /// Entries that follow are of this pattern; null for what is of the whole rule.
    void setPattern(const RulePattern* pattern) { m_pattern = pattern; }

    /// Each once. `place` is where the original says it.
    void add(Severity severity, std::string_view code, std::string message,
             std::optional<TextRange> place = {});
    /// The same about entries of the pattern; the place is that of the first.
    void addOf(Severity severity, std::string_view code, std::string message,
               const std::vector<EntryId>& entries);
    /// Where an entry of a name stands; nothing for one that was made.
    std::optional<TextRange> placeOf(std::string_view entry) const;
    std::optional<TextRange> placeOf(EntryId entry) const;

    const std::vector<Diagnostic>& all() const { return m_all; }
    std::vector<Diagnostic> take() { return std::move(m_all); }

private:
    std::string m_file;
    const RulePattern* m_pattern = nullptr;
    std::vector<Diagnostic> m_all;
};

/// `a`, `b` and `c`, quoted; the first few of many.
std::string quotedList(const std::vector<std::string>& names);

} // namespace fusewright
