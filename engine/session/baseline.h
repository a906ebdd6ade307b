// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/check_answer.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace fusewright {

class Diagnostics;

/// The findings of an earlier check, which need not be mended now.
///
/// A finding is known by its code, its rule and its message, wherever it stands: text that moves
/// makes nothing new. Of findings that are alike in this as many are known as there were.
class Baseline {
public:
    /// Reads what `check --json` or `check --format sarif` wrote; `-` is standard input. Nothing,
    /// and an error in the sink, for anything else.
    static std::optional<Baseline> open(const std::string& path, Diagnostics& diagnostics);

    void add(const std::string& code, const std::string& rule, const std::string& message);
    /// Marks every finding of the answer as new or known.
    void mark(CheckAnswer& answer) const;

private:
    using Key = std::tuple<std::string, std::string, std::string>;

    static Key keyOf(const std::string& code, const std::string& rule, const std::string& message);

    std::map<Key, std::size_t> m_counts;
};

} // namespace fusewright
