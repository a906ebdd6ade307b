// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/arguments.h"

#include "engine/support/nearest_word.h"
#include "engine/support/shell_word.h"

#include <algorithm>

namespace fusewright::cli {

namespace {

std::string unknownOption(std::string_view written, std::span<const OptionSpec> known)
{
    std::vector<std::string_view> names;
    for (const OptionSpec& option : known)
        names.push_back(option.name);
    return "There is no option \"" + std::string(written) + "\" here." + didYouMean(written, names);
}

} // namespace

std::optional<Arguments> Arguments::parse(std::span<const std::string_view> words,
                                          std::span<const OptionSpec> known, std::string& problem)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view word = words[at];
        if (optionsEnded || word == "-" || !word.starts_with('-')) {
            arguments.m_positionals.emplace_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.starts_with("--") ? word.find('=') : std::string::npos;
        const std::string_view name = word.substr(0, equals);
        const auto option = std::ranges::find(known, name, &OptionSpec::name);
        if (option == known.end()) {
            problem = unknownOption(name, known);
            return std::nullopt;
        }
        const bool takesValue = !option->value.empty();
        if (!takesValue && equals != std::string::npos) {
            problem = '"' + std::string(name) + "\" takes no value.";
            return std::nullopt;
        }
        std::string value;
        if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (takesValue) {
            if (++at == words.size()) {
                problem = '"' + std::string(name) + "\" needs a value: " + std::string(name) + ' '
                    + std::string(option->value) + '.';
                return std::nullopt;
            }
            value = words[at];
        }
        arguments.m_options.emplace_back(name, value);
    }
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = std::ranges::find(m_options.rbegin(), m_options.rend(), option,
                                         &std::pair<std::string, std::string>::first);
    return found == m_options.rend() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> result;
    for (const auto& [name, value] : m_options) {
        if (name == option)
            result.push_back(value);
    }
    return result;
}

std::string Arguments::shellText() const
{
    std::string text;
    for (const std::string& word : m_positionals)
        text += (text.empty() ? "" : " ") + shellWord(word);
    for (const auto& [name, value] : m_options) {
        text += ' ' + name;
        if (!value.empty())
            text += ' ' + shellWord(value);
    }
    return text;
}

} // namespace fusewright::cli
