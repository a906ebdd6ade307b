// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/node_classes.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace fusewright {

namespace {

bool isSeparator(char letter)
{
    return letter == '_' || letter == '.' || letter == '-' || letter == ' ' || letter == '/';
}

/// How many bytes all names begin with, up to and with a separator.
std::size_t commonStart(const std::vector<std::string>& names)
{
    if (names.size() < 2)
        return 0;
    std::size_t common = names.front().size();
    for (const std::string& name : names) {
        const auto end =
            std::ranges::mismatch(name, std::string_view(names.front()).substr(0, common)).in1;
        common = static_cast<std::size_t>(end - name.begin());
    }
    while (common > 0 && !isSeparator(names.front()[common - 1]))
        --common;
    return common;
}

/// The letters of a name in the order in which they say most: initials of words first.
std::string tellingLetters(std::string_view name)
{
    std::string initials;
    std::string others;
    bool isInitial = true;
    for (const char letter : name) {
        if (isLetter(letter))
            (isInitial ? initials : others) += toUpper(letter);
        isInitial = !isLetter(letter);
    }
    return initials + others;
}

/// Gives out tags, each once.
class TagGiver {
public:
    std::string give(std::string_view letters)
    {
        if (letters.empty())
            return numbered('#');
        if (take({letters.front()}))
            return {letters.front()};
        for (const char second : letters.substr(1)) {
            if (take({letters.front(), second}))
                return {letters.front(), second};
        }
        return numbered(letters.front());
    }

private:
    bool take(const std::string& tag) { return m_given.insert(tag).second; }

    std::string numbered(char letter)
    {
        std::size_t& number = m_numbers[static_cast<unsigned char>(letter)];
        if (number < 9)
            return letter + std::to_string(++number);
        return m_plain < 99 ? std::to_string(++m_plain) : std::string();
    }

    std::unordered_set<std::string> m_given;
    std::size_t m_numbers[256] = {};
    std::size_t m_plain = 9;
};

} // namespace

std::vector<std::string> shortTags(const std::vector<std::string>& names)
{
    const std::size_t common = commonStart(names);
    TagGiver giver;
    std::vector<std::string> tags;
    tags.reserve(names.size());
    for (const std::string& name : names)
        tags.push_back(giver.give(tellingLetters(std::string_view(name).substr(common))));
    return tags;
}

} // namespace fusewright
