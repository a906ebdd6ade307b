// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Where reading a text puts what it finds, by bytes. Of one code and place only the first counts:
/// what a macro gives has the place of its call.
class QnnFindings {
public:
    static constexpr std::size_t mostFindings = 2'000;

    explicit QnnFindings(const SourceText& source) : m_source(source) { }

    const SourceText& source() const { return m_source; }
    void add(Severity severity, std::string_view code, std::string message, ByteRange place,
             std::vector<Fix> fixes = {});
    void error(std::string_view code, std::string message, ByteRange place,
               std::vector<Fix> fixes = {})
    {
        add(Severity::Error, code, std::move(message), place, std::move(fixes));
    }
    void warning(std::string_view code, std::string message, ByteRange place,
                 std::vector<Fix> fixes = {})
    {
        add(Severity::Warning, code, std::move(message), place, std::move(fixes));
    }
    /// Puts `fresh` in the place of some bytes.
    Fix fix(std::string title, ByteRange place, std::string fresh) const;
    /// `fresh` instead of `written`; none where there is nothing, or that is not what stands at
    /// the place: it comes from a macro.
    std::vector<Fix> wordFix(std::string_view written, std::string_view fresh,
                             ByteRange place) const;

    std::size_t errorCount() const { return m_errors; }
    const std::vector<Diagnostic>& all() const { return m_all; }

private:
    const SourceText& m_source;
    std::vector<Diagnostic> m_all;
    std::size_t m_errors = 0;
};

} // namespace fusewright
