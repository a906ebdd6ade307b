// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_source.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

/// Puts what macros stand for in their place. What an expansion gives is looked through again, but
/// a macro is not expanded within itself; how much may be expanded is limited.
class QnnExpander {
public:
    static constexpr std::size_t mostTokens = 1'000'000; ///< That all expansions give together.
    static constexpr std::size_t mostDepth = 200;        ///< Of expansions within others.

    QnnExpander(QnnSource& source, QnnTexts& texts, QnnFindings& findings);

    /// As it is written, or as an expansion has given it.
    QnnToken takeRaw();
    QnnToken peekRaw();
    /// With macros expanded. Of one that uses itself the name stays, with a finding.
    QnnToken take();
    /// Expands a macro whose name was just taken; false where it is none that can be expanded.
    bool expand(const QnnToken& name);

private:
    struct Expansion {
        std::string_view macro;
        std::uint32_t parent = 0;
        std::uint32_t depth = 0;
    };
    struct Call {
        std::vector<std::vector<QnnToken>> arguments;
        ByteRange place;
        bool isClosed = false;
    };

    bool isWithin(std::uint32_t origin, std::string_view macro) const;
    Call takeCall(const QnnToken& name);
    void fitArguments(const QnnToken& name, const QnnMacro& macro, Call& call);
    std::vector<QnnToken> substituted(const QnnMacro& macro, const Call& call,
                                      std::uint32_t origin);
    const std::vector<QnnToken>* argumentOf(const QnnMacro& macro, const Call& call,
                                            const QnnToken& token) const;
    QnnToken quoted(const std::vector<QnnToken>& tokens, ByteRange place);
    void paste(std::vector<QnnToken>& before, std::span<const QnnToken> right, ByteRange place);

    QnnSource& m_source;
    QnnTexts& m_texts;
    QnnFindings& m_findings;
    std::vector<Expansion> m_expansions{{}};
    std::vector<QnnToken> m_pending; ///< The next one is the last.
    std::size_t m_given = 0;
};

} // namespace fusewright
