// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/derivative.h"

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;
class OperatorCatalogue;
class SourceText;

/// How gradients go back through the operators that Fusewright knows: formulas as data.
///
/// Entries never move while the table lives. Of several entries of one name the first that fits an
/// operator counts.
class DerivativeTable {
public:
    using Entries = std::vector<const Derivative*>;

    /// The table that comes with the program.
    static std::shared_ptr<const DerivativeTable> builtIn();
    /// The built-in one; names that a user's file has are as it says. The file may be unreadable:
    /// the findings say so.
    static std::shared_ptr<const DerivativeTable> extendedBy(const std::string& path,
                                                             const OperatorCatalogue& catalogue,
                                                             Diagnostics& diagnostics);

    /// Lays the entries of a text over those that are there. Entries with mistakes are left out.
    void add(const SourceText& text, const OperatorCatalogue& catalogue, Diagnostics& diagnostics);

    /// Empty for a name without entries.
    const Entries& named(std::string_view name) const;
    const Entries& ofCategory(std::string_view category) const;

    const std::deque<Derivative>& entries() const { return m_entries; }

private:
    std::deque<Derivative> m_entries;
    std::unordered_map<std::string, Entries> m_byName; ///< Categories with `@` before them.
};

} // namespace fusewright
