// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/picture_options.h"

#include "app/cli/option_words.h"

#include <charconv>

namespace fusewright::cli {

namespace {

/// False, and the reason on standard error, for what is neither a number nor `all`.
bool readOpen(std::string_view verb, const Arguments& arguments, std::optional<std::uint32_t>& open)
{
    const std::string text = arguments.value("--open").value_or("all");
    if (text == "all")
        return true;
    std::uint32_t levels = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, levels);
    if (error == std::errc() && at == end) {
        open = levels;
        return true;
    }
    complain(verb, "--open takes a number of levels or all, not \"" + text + "\".");
    return false;
}

} // namespace

std::optional<PictureChoice> readPictureChoice(std::string_view verb, const Arguments& arguments)
{
    using View = PictureChoice::View;
    using Repeats = PictureChoice::Repeats;
    constexpr std::array views{std::pair{"operators", View::Operators},
                               std::pair{"sections", View::Sections},
                               std::pair{"modules", View::Modules}};
    constexpr std::array folds{std::pair{"auto", Repeats::Auto}, std::pair{"yes", Repeats::Folded},
                               std::pair{"no", Repeats::Drawn}};
    PictureChoice choice;
    const auto repeats =
        readWord(verb, "--fold", arguments.value("--fold").value_or("auto"), folds);
    if (!repeats || !readOpen(verb, arguments, choice.open))
        return std::nullopt;
    choice.repeats = *repeats;
    if (const auto word = arguments.value("--view")) {
        const auto view = readWord(verb, "--view", *word, views);
        if (!view)
            return std::nullopt;
        choice.view = *view;
    }
    return choice;
}

} // namespace fusewright::cli
