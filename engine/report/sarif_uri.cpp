// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/sarif_uri.h"

#include "engine/support/letters.h"

#include <filesystem>

namespace fusewright {

namespace {

bool standsForItself(char letter)
{
    return isLetterOrDigit(letter)
        || std::string_view("-._~/").find(letter) != std::string_view::npos;
}

std::string encoded(std::string_view path)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char letter : path) {
        if (standsForItself(letter)) {
            text += letter;
            continue;
        }
        const auto byte = static_cast<unsigned char>(letter);
        text += '%';
        text += digits[byte >> 4U];
        text += digits[byte & 0xFU];
    }
    return text;
}

} // namespace

SarifUri sarifUri(std::string_view path)
{
    if (path == "-")
        return {.text = "stdin", .isRelative = true};
    const std::string plain = std::filesystem::path(path).lexically_normal().generic_string();
    if (plain.starts_with('/'))
        return {.text = "file://" + encoded(plain), .isRelative = false};
    return {.text = encoded(plain), .isRelative = true};
}

} // namespace fusewright
