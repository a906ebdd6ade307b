// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace fusewright {

class Theme;

/// The completions that fit what is typed, the best first.
class CompletionList : public QAbstractListModel {
    Q_OBJECT

public:
    explicit CompletionList(const Theme& theme, QObject* parent = nullptr);

    void setCompletions(std::vector<Completion> completions);
    /// Keeps those that begin with what is typed, then those that have it, or its letters.
    void filter(const QString& typed);
    const Completion& at(int row) const { return m_all[m_shown[static_cast<std::size_t>(row)]]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const Theme& m_theme;
    std::vector<Completion> m_all;
    std::vector<std::size_t> m_shown;
};

/// How well a text fits what is typed: 0 is best, negative not at all.
int fitOf(const QString& text, const QString& typed);

} // namespace fusewright
