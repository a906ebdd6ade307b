// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::cli {

/// An option of the command line, as it is written and as help explains it.
struct OptionSpec {
    std::string_view name;  ///< `--op-label`; `-o` has no long form.
    std::string_view value; ///< What help calls its value; empty for a switch.
    std::string_view summary;
};

/// The options of two lists, one after the other.
template <std::size_t First, std::size_t Second>
constexpr auto joined(const std::array<OptionSpec, First>& first,
                      const std::array<OptionSpec, Second>& second)
{
    std::array<OptionSpec, First + Second> all{};
    for (std::size_t at = 0; at < First; ++at)
        all[at] = first[at];
    for (std::size_t at = 0; at < Second; ++at)
        all[First + at] = second[at];
    return all;
}

/// What stood after the verb, taken apart.
class Arguments {
public:
    /// Nothing, and the reason in `problem`, when an option is unknown or lacks its value.
    static std::optional<Arguments> parse(std::span<const std::string_view> words,
                                          std::span<const OptionSpec> known, std::string& problem);

    const std::vector<std::string>& positionals() const { return m_positionals; }
    bool has(std::string_view option) const { return value(option).has_value(); }
    /// The last one given; empty for a switch.
    std::optional<std::string> value(std::string_view option) const;
    std::vector<std::string> values(std::string_view option) const;
    /// All of it again, as a shell would read it.
    std::string shellText() const;

private:
    std::vector<std::string> m_positionals;
    std::vector<std::pair<std::string, std::string>> m_options;
};

} // namespace fusewright::cli
