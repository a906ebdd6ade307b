// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/suggestions.h"
#include "widgets/base/column_room.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace fusewright {

class EmptyPage;
class QuietTable;
class SuggestionModel;
class Theme;

/// Blocks worth a rule: the selected one is previewed, and becomes a draft.
class SuggestionPage : public QWidget {
    Q_OBJECT

public:
    explicit SuggestionPage(const Theme& theme, QWidget* parent = nullptr);

    /// `hasSections`: rules make some.
    void show(std::vector<Suggestion> suggestions, bool hasSections);
    /// In the place of the list.
    void tell(const QString& title, const QString& advice);
    /// Null when none is selected.
    const Suggestion* current() const;
    QuietTable& table() { return *m_table; }
    QPushButton& button() { return *m_make; }
    /// What stands above the list, or in its place.
    QString summary() const;

signals:
    void currentChanged();
    void draftRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createFoot(const Theme& theme);
    void showCurrent();
    void shareRoom();

    SuggestionModel* m_model;
    QuietTable* m_table;
    std::optional<YieldingColumns> m_columns; ///< Made with the model, which has the headings.
    EmptyPage* m_empty;
    QLabel* m_summary;
    QLabel* m_operators; ///< Of the selected one.
    QLabel* m_saving;
    QPushButton* m_make;
};

} // namespace fusewright
