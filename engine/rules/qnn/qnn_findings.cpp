// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_findings.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void QnnFindings::add(Severity severity, std::string_view code, std::string message,
                      ByteRange place, std::vector<Fix> fixes)
{
    m_errors += severity == Severity::Error ? 1 : 0;
    if (m_all.size() >= mostFindings)
        return;
    const TextRange range = m_source.range(place);
    const bool isKnown = std::ranges::any_of(m_all, [&](const Diagnostic& each) {
        return each.range == range && each.code == code && each.message == message;
    });
    if (isKnown)
        return;
    m_all.push_back({.severity = severity,
                     .code = std::string(code),
                     .message = std::move(message),
                     .file = m_source.name(),
                     .range = range,
                     .fixes = std::move(fixes)});
}

Fix QnnFindings::fix(std::string title, ByteRange place, std::string fresh) const
{
    return {.title = std::move(title),
            .edits = {{.range = m_source.range(place), .text = std::move(fresh)}}};
}

std::vector<Fix> QnnFindings::wordFix(std::string_view written, std::string_view fresh,
                                      ByteRange place) const
{
    const bool isThere = m_source.text().substr(place.begin, place.size()) == written;
    if (fresh.empty() || !isThere)
        return {};
    const std::string word(fresh);
    return {fix("Replace with " + word, place, word)};
}

} // namespace fusewright
