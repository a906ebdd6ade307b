// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/column_room.h"
#include "widgets/match/match_model.h"

#include <QSet>
#include <QTreeView>

#include <optional>

namespace fusewright {

/// The tree of rules. What is open, selected and in sight stays so when another answer comes.
class MatchTree : public QTreeView {
    Q_OBJECT

public:
    explicit MatchTree(MatchModel& matches, QWidget* parent = nullptr);

    /// Around a reset of the model.
    void keepState();
    void restoreState();
    /// What is selected with all columns, one row on each line; everything that is open when
    /// nothing is selected.
    QString copyText() const;

signals:
    /// By the user, with the pointer or the keys.
    void picked(const QModelIndex& index);
    /// A rule's rows are shown.
    void opened(quint32 rule);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void spanRows(const QModelIndex& parent, int first, int last);
    bool restore(const QModelIndex& index);
    void selectTelling();
    QString lineOf(const QModelIndex& index) const;

    MatchModel& m_matches;
    std::optional<YieldingColumns> m_columns; ///< Made with the model, which has the headings.
    QSet<QString> m_open;
    QString m_current;
    int m_scroll = 0;
};

} // namespace fusewright
