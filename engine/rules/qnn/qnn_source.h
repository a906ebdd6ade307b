// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_lexer.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fusewright {

class QnnFindings;

/// A macro, or a constant of C++ that stands for its value like one.
struct QnnMacro {
    std::vector<std::string_view> parameters;
    std::vector<QnnToken> body;
    bool takesArguments = false;
    bool isVariadic = false; ///< The last parameter takes all that is left.
};

/// Texts that tokens point into.
class QnnTexts {
public:
    std::string_view keep(std::string text) { return m_texts.emplace_back(std::move(text)); }

private:
    std::deque<std::string> m_texts;
};

/// A file that a text includes and that is nowhere.
struct QnnMissingFile {
    std::string name;
    ByteRange place;
};

/// Gives the text of an included file; nothing where it is not found.
using QnnIncludes = std::function<std::optional<std::string>(std::string_view name)>;

/// The tokens of a rules file one after another, without its directives, which it obeys: macros are
/// remembered, also those of files it includes, and what a condition leaves out is skipped.
class QnnSource {
public:
    static constexpr std::size_t mostFiles = 200;
    static constexpr std::size_t mostFileBytes = 16U << 20U;

    /// All must outlive it. `isReserved` names are never macros.
    QnnSource(const QnnLexing& lexing, const QnnIncludes& includes,
              std::function<bool(std::string_view)> isReserved, QnnTexts& texts,
              QnnFindings& findings);

    /// The end again and again when there are no more.
    QnnToken take();
    QnnToken peek();
    const QnnMacro* find(std::string_view name) const;
    /// Files that were not found, with their places in the text itself.
    const std::vector<QnnMissingFile>& missing() const { return m_missing; }
    /// Grows with each macro that is defined or taken back.
    std::size_t version() const { return m_version; }

private:
    struct File {
        const std::vector<QnnToken>* tokens;
        std::size_t at = 0;
        std::vector<ByteRange> opens = {}; ///< Of conditions.
    };
    /// An `#if` whose parts are read or skipped.
    struct Condition {
        bool isTaken = false;  ///< This part.
        bool wasTaken = false; ///< This part or one before it.
    };

    const QnnToken& here() const { return (*m_files.back().tokens)[m_files.back().at]; }
    bool isMain() const { return m_files.size() == 1; }
    bool isSkipping() const;
    void advance();
    void settle();
    std::vector<QnnToken> takeLine();
    void obey(const std::vector<QnnToken>& line);
    bool obeyCondition(const std::vector<QnnToken>& line);
    bool holds(const std::vector<QnnToken>& line) const;
    void define(const std::vector<QnnToken>& line);
    void include(const std::vector<QnnToken>& line);
    void leaveFile();
    void noteConstant();
    void setMacro(std::string_view name, QnnMacro macro);

    const QnnIncludes& m_includes;
    std::function<bool(std::string_view)> m_isReserved;
    QnnTexts& m_texts;
    QnnFindings& m_findings;
    std::unordered_map<std::string_view, QnnMacro> m_macros;
    std::unordered_set<std::string> m_included;
    std::deque<QnnLexing> m_lexings;
    std::vector<File> m_files;
    std::vector<Condition> m_conditions;
    std::vector<QnnMissingFile> m_missing;
    std::string_view m_name; ///< The last one of a declaration.
    bool m_isConstant = false;
    std::size_t m_version = 0;
};

} // namespace fusewright
