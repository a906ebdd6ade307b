// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_bytes.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::size_t mostByteFindings = 50;

/// ASCII that needs no look: all but the control characters, and of these tab and line feed.
constexpr auto plainBytes = [] {
    std::array<bool, 256> plain{};
    for (std::size_t c = 0x20; c < 0x7F; ++c)
        plain[c] = true;
    plain['\t'] = plain['\n'] = true;
    return plain;
}();

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

/// Control characters of two bytes (all but NEL), and the two that Unicode sets aside.
bool isForbidden(std::string_view character)
{
    if (character.size() == 2)
        return character[0] == '\xC2' && character[1] < '\xA0' && character[1] != '\x85';
    return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

unsigned codePoint(std::string_view character)
{
    if (character.size() == 1)
        return byteAt(character, 0);
    return character.size() == 2 ? byteAt(character, 1) : 0xFF00u + byteAt(character, 2) + 0x40u;
}

class ByteChecker {
public:
    explicit ByteChecker(std::string_view text) : m_text(text) { }

    YamlByteCheck run()
    {
        for (std::size_t at = 0; at < m_text.size();) {
            if (plainBytes[byteAt(m_text, at)])
                ++at;
            else
                at += look(at);
        }
        return std::move(m_check);
    }

private:
    /// How many bytes were looked at.
    std::size_t look(std::size_t at)
    {
        const std::size_t length = utf8::lengthOfFirst(m_text.substr(at));
        const std::string_view character = m_text.substr(at, length);
        if (length == 0) {
            // Of several bad bytes in a row the first says enough.
            if (at == 0 || at != m_lastBad + 1)
                report(yaml::notUtf8(at));
            m_lastBad = at;
            overwrite(at, 1, '_');
            return 1;
        }
        if (character == "\r") {
            if (at + 1 == m_text.size() || m_text[at + 1] != '\n')
                overwrite(at, 1, '\n');
        } else if (character == utf8::byteOrderMark) {
            report(yaml::byteOrderMarkInside(at));
            overwrite(at, length, ' ');
        } else if (length == 1 || isForbidden(character)) {
            report(yaml::forbiddenCharacter({at, at + length}, codePoint(character)));
            overwrite(at, length, '_');
        }
        return length;
    }

    void report(YamlFinding finding)
    {
        if (m_check.findings.size() < mostByteFindings)
            m_check.findings.push_back(std::move(finding));
    }

    void overwrite(std::size_t at, std::size_t length, char c)
    {
        if (!m_check.cleaned)
            m_check.cleaned = std::string(m_text);
        std::fill_n(m_check.cleaned->begin() + static_cast<std::ptrdiff_t>(at), length, c);
    }

    std::string_view m_text;
    YamlByteCheck m_check;
    std::size_t m_lastBad = 0;
};

} // namespace

YamlByteCheck checkYamlBytes(std::string_view text)
{
    return ByteChecker(text).run();
}

} // namespace fusewright
