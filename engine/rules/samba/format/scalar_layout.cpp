// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/scalar_layout.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string spaces(std::int64_t count)
{
    return std::string(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)), ' ');
}

/// Literal and folded text: what stands right of its indentation is what it says.
std::string blockLayout(std::string_view text, const YamlToken& token, LevelShift level)
{
    const yaml::BlockScalarScan scan = yaml::scanBlockScalar(text, token.begin, level.source);
    std::size_t at = std::min<std::size_t>(yaml::endOfLine(text, token.begin), token.end);
    const std::string_view header = text.substr(token.begin, at - token.begin);
    const bool isGiven = header.substr(0, 3).find_first_of("123456789") != std::string_view::npos;
    const std::int64_t fresh = isGiven ? scan.indent - std::max<std::int64_t>(level.source, 0)
            + std::max<std::int64_t>(level.fresh, 0)
                                       : std::max<std::int64_t>(level.fresh, 0) + columnStep;

    std::string result(header.substr(0, yaml::trimmedEnd(header, 0, header.size())));
    while (at < token.end) {
        const std::size_t line = yaml::skipBreak(text, at);
        at = std::min<std::size_t>(yaml::endOfLine(text, line), token.end);
        const auto most = static_cast<std::size_t>(std::max<std::int64_t>(scan.indent, 0));
        const std::size_t skipped = std::min({yaml::skipSpaces(text, line), line + most, at});
        result += '\n';
        if (skipped < at)
            result += spaces(fresh).append(text.substr(skipped, at - skipped));
    }
    return result;
}

/// Plain and quoted text: the blanks around a line break are nothing but layout.
std::string foldedLayout(std::string_view text, const YamlToken& token, LevelShift level)
{
    const bool isDouble = token.kind == YamlTokenKind::DoubleQuoted;
    std::string result;
    std::size_t at = token.begin;
    for (bool isFirst = true; at < token.end; isFirst = false) {
        const std::size_t end = std::min<std::size_t>(yaml::endOfLine(text, at), token.end);
        const std::size_t begin = isFirst ? at : std::min(yaml::skipBlanks(text, at), end);
        std::size_t trimmed = end < token.end ? yaml::trimmedEnd(text, begin, end) : end;
        if (isDouble && trimmed > begin && text[trimmed - 1] == '\\')
            trimmed = end; // Perhaps a blank that is meant.
        if (trimmed > begin && !isFirst)
            result += spaces(level.fresh + columnStep);
        result += text.substr(begin, trimmed - begin);
        if (end < token.end)
            result += '\n';
        at = end < token.end ? yaml::skipBreak(text, end) : end;
    }
    return result;
}

} // namespace

std::string scalarLayout(std::string_view text, const YamlToken& token, LevelShift level)
{
    if (token.kind == YamlTokenKind::Literal || token.kind == YamlTokenKind::Folded)
        return blockLayout(text, token, level);
    if (token.isOneLine)
        return std::string(text.substr(token.begin, token.end - token.begin));
    return foldedLayout(text, token, level);
}

} // namespace fusewright
