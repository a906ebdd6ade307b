// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright {

const char* severityName(Severity severity)
{
    switch (severity) {
    case Severity::Information:
        return "information";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

bool hasErrors(const std::vector<Diagnostic>& diagnostics)
{
    return std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity)
        != diagnostics.end();
}

void sortByPlace(std::vector<Diagnostic>& diagnostics)
{
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& each) {
        return each.range ? each.range->begin : TextPosition{};
    });
}

std::string toText(const Diagnostic& diagnostic)
{
    std::string text;
    if (!diagnostic.file.empty()) {
        text += diagnostic.file;
        if (diagnostic.range) {
            text += ':' + std::to_string(diagnostic.range->begin.line);
            text += ':' + std::to_string(diagnostic.range->begin.column);
        }
        text += ": ";
    }
    text += severityName(diagnostic.severity);
    text += ": " + diagnostic.message;
    if (!diagnostic.code.empty())
        text += " [" + diagnostic.code + ']';
    return text;
}

void Diagnostics::add(Diagnostic diagnostic)
{
    if (diagnostic.severity == Severity::Error)
        ++m_errors;
    auto count = std::ranges::find(m_counts, diagnostic.code, &CodeCount::code);
    if (count == m_counts.end())
        count = m_counts.insert(count, {.code = diagnostic.code});
    if (++count->count > mostPerCode) {
        ++m_dropped;
        return;
    }
    m_all.push_back(std::move(diagnostic));
}

void Diagnostics::error(std::string code, std::string message, std::string file,
                        std::optional<TextRange> range)
{
    add({Severity::Error, std::move(code), std::move(message), std::move(file), range, {}});
}

void Diagnostics::warning(std::string code, std::string message, std::string file,
                          std::optional<TextRange> range)
{
    add({Severity::Warning, std::move(code), std::move(message), std::move(file), range, {}});
}

} // namespace fusewright
