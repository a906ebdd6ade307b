// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace fusewright {

/// Names that torch.fx gives to nodes: unique, and none that Python has itself.
class FxNames {
public:
    /// `candidate`, with a number behind it where it is taken.
    std::string unique(std::string_view candidate);

private:
    std::set<std::string, std::less<>> m_used;
    std::map<std::string, std::uint64_t, std::less<>> m_counts;
};

/// A word of Python, or one of its built-in names.
bool isPythonName(std::string_view name);
/// The name that a node begins with: `__add__` and `maxPool` are `add` and `max_pool`.
std::string fxNameOf(std::string_view target);

} // namespace fusewright
