// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

enum class Severity { Information, Warning, Error };

const char* severityName(Severity severity);

/// One replacement of a stretch of text.
struct TextEdit {
    TextRange range;
    std::string text;

    bool operator==(const TextEdit&) const = default;
};

/// A way to mend a finding, as edits of the text it was found in.
struct Fix {
    std::string title;
    std::vector<TextEdit> edits;

    bool operator==(const Fix&) const = default;
};

/// One finding about an input: what, where, and how it could be mended.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string code; ///< Stable and short, such as `unknown-key`.
    std::string message;
    std::string file;               ///< As the user named it; empty when it is about no file.
    std::optional<TextRange> range; ///< Nothing for binary files and whole-file findings.
    std::vector<Fix> fixes;

    bool operator==(const Diagnostic&) const = default;
};

bool hasErrors(const std::vector<Diagnostic>& diagnostics);
/// In the order of the text; findings about no place first.
void sortByPlace(std::vector<Diagnostic>& diagnostics);

/// `FILE:LINE:COL: severity: message [code]`, with only the parts that are known.
std::string toText(const Diagnostic& diagnostic);

/// Where functions put what they find. Keeps the first of very many findings of one code.
class Diagnostics {
public:
    static constexpr std::size_t mostPerCode = 50;

    void add(Diagnostic diagnostic);
    void error(std::string code, std::string message, std::string file,
               std::optional<TextRange> range = {});
    void warning(std::string code, std::string message, std::string file,
                 std::optional<TextRange> range = {});

    const std::vector<Diagnostic>& all() const { return m_all; }
    bool hasErrors() const { return m_errors > 0; }
    std::size_t errorCount() const { return m_errors; }
    bool isEmpty() const { return m_all.empty(); }
    /// Findings beyond `mostPerCode` of their code, counted but not kept.
    std::size_t dropped() const { return m_dropped; }

private:
    struct CodeCount {
        std::string code;
        std::size_t count = 0;
    };

    std::vector<Diagnostic> m_all;
    std::vector<CodeCount> m_counts;
    std::size_t m_errors = 0;
    std::size_t m_dropped = 0;
};

} // namespace fusewright
