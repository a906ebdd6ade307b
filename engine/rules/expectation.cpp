// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/expectation.h"
#include "engine/support/text_parts.h"

#include <charconv>
#include <system_error>

namespace fusewright {

namespace {

using Relation = ExpectedCount::Relation;

/// Takes `word` and the blanks behind it from the start of the text.
bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word))
        return false;
    text = trimmed(text.substr(word.size()));
    return true;
}

bool takeNumber(std::string_view& text, std::uint64_t& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

/// ` in encoder.*`, or nothing more.
bool takeModule(std::string_view text, std::string& module)
{
    if (text.empty())
        return true;
    if (text.find_first_of(blanks) != 0)
        return false;
    text = trimmed(text);
    constexpr std::string_view word = "in";
    if (!text.starts_with(word) || text.find_first_of(blanks) != word.size())
        return false;
    module = trimmed(text.substr(word.size()));
    return module.find_first_of(blanks) == std::string::npos;
}

} // namespace

bool ExpectedCount::accepts(std::uint64_t found) const
{
    switch (relation) {
    case Relation::Exactly:
        return found == number;
    case Relation::AtLeast:
        return found >= number;
    case Relation::AtMost:
        return found <= number;
    }
    return false;
}

bool ExpectedCount::accepts(std::uint64_t found, std::uint64_t all) const
{
    if (!isPercent)
        return accepts(found);
    constexpr std::uint64_t whole = 100;
    ExpectedCount scaled = *this;
    scaled.number *= all;
    return scaled.accepts(found * whole);
}

std::optional<ExpectedCount> readExpectedCount(std::string_view text)
{
    constexpr std::uint64_t most = 1'000'000'000'000;
    constexpr std::string_view none = "none";
    ExpectedCount count;
    text = trimmed(text);
    if (take(text, ">="))
        count.relation = Relation::AtLeast;
    else if (take(text, "<="))
        count.relation = Relation::AtMost;
    else if (!take(text, "=="))
        take(text, "=");
    if (count.relation == Relation::Exactly && text.starts_with(none)) {
        text.remove_prefix(none.size());
    } else {
        if (!takeNumber(text, count.number) || count.number > most)
            return std::nullopt;
        count.isPercent = text.starts_with('%');
        text.remove_prefix(count.isPercent ? 1 : 0);
    }
    if (!takeModule(text, count.module))
        return std::nullopt;
    return count;
}

std::string countText(const ExpectedCount& count)
{
    std::string text;
    if (count.relation == Relation::AtLeast)
        text = ">= ";
    if (count.relation == Relation::AtMost)
        text = "<= ";
    const bool isNone = text.empty() && count.number == 0;
    text += isNone ? "none" : std::to_string(count.number);
    if (count.isPercent && !isNone)
        text += '%';
    return count.module.empty() ? text : text + " in " + count.module;
}

std::optional<Expectation> readExpectation(std::string_view text)
{
    // Behind the count there is no "=", but a name in quotes may have one.
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    const std::size_t last =
        equals == 0 ? std::string_view::npos : text.find_last_not_of("<>=", equals);
    if (last == std::string_view::npos)
        return std::nullopt;
    const auto count = readExpectedCount(text.substr(last + 1));
    const std::string_view name = trimmed(text.substr(0, last + 1));
    if (!count || name.empty())
        return std::nullopt;
    return Expectation{.name = std::string(name), .count = *count, .range = {}};
}

} // namespace fusewright
