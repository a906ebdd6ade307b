// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/sentences/sentence_form.h"

#include <functional>
#include <span>

namespace fusewright {

/// Says texts in another language, form by form.
class SentenceBook {
public:
    using Translate = std::function<QString(const char* source)>;

    /// A longer text stays as it is.
    static constexpr qsizetype longestText = 4000;

    explicit SentenceBook(std::span<const char* const> sources);

    /// A term is short and stands alone: `mul or gelu`, which as a text may mean anything.
    enum class Kind { Text, Term };

    /// Nothing where a part of `text` has no form.
    std::optional<QString> said(const QString& text, const Translate& translate,
                                Kind kind = Kind::Text) const;

private:
    std::optional<QString> sentences(const QString& text, const Translate& translate,
                                     int depth) const;
    std::optional<QString> oneSentence(const QString& text, const Translate& translate,
                                       int depth) const;
    std::optional<QString> joined(const QString& text, const Translate& translate, int depth) const;
    std::optional<QString> fill(const SentenceForm& form,
                                const std::vector<SentenceForm::Part>& parts,
                                const Translate& translate, int depth) const;

    std::vector<SentenceForm> m_forms; ///< Those with more letters of their own first.
};

} // namespace fusewright
