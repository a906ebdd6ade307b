// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// How many arguments calls of an operator have.
struct RelaxArity {
    std::size_t fewest = 0;
    std::optional<std::size_t> most; ///< Nothing: any number.

    /// Whether a call may have so many; `mayHaveMore` where a pattern names only the first ones.
    bool takes(std::size_t arguments, bool mayHaveMore) const
    {
        return !most || (arguments <= *most && (mayHaveMore || arguments >= fewest));
    }
};

/// The operators of Relax: `resources/catalogues/relax_operators.txt`.
class RelaxOperators {
public:
    explicit RelaxOperators(std::string_view text);

    static const RelaxOperators& known();

    /// Null for a name that is none.
    const RelaxArity* find(std::string_view name) const;
    std::vector<std::string_view> names() const;

private:
    std::map<std::string, RelaxArity, std::less<>> m_operators;
};

} // namespace fusewright
