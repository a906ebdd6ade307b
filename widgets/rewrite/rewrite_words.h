// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/rewrite/rewrite_rows.h"

#include <QCoreApplication>
#include <QString>

namespace fusewright {

/// What rewriting did, in words.
class RewriteWords {
    Q_DECLARE_TR_FUNCTIONS(RewriteWords)

public:
    explicit RewriteWords(const RewriteRows& rows) : m_rows(rows) { }

    QString nameOf(const RewriteRow& row) const;
    /// Quietly beside the name.
    QString sideOf(const RewriteRow& row) const;
    QString sentenceOf(const RewriteRow& row) const;
    /// Of all stages together.
    QString summary() const;

    static QString reasonText(RefusedRewrite::Reason reason);
    /// What a stage without rules did; a sentence without its subject.
    static QString preparationText(Preparation preparation);
    static QString conditionalText(std::size_t matches);
    /// Of a stage that looks for all matches at once: how many were left after each step. Empty
    /// for others, and where nothing was found.
    static QString funnelText(const StageResult& stage);
    /// Why the tool whose rules these are would stop at a stage; empty where it would not.
    static QString stopText(const StageResult& stage);

private:
    QString stepText(const RewriteRow& row) const;
    QString missText(const RewriteRow& row) const;
    QString chosenText() const;
    QString stageSentence(std::uint32_t stage) const;
    QString ruleSentence(std::uint32_t rule) const;
    QString groupSentence(const RewriteRow& row) const;
    QString optionSentence(const RewriteRow& row) const;
    const Rewriting& rewriting() const { return *m_rows.rewriting; }

    const RewriteRows& m_rows;
};

} // namespace fusewright
