// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"
#include "widgets/base/column_room.h"
#include "widgets/diff/change_rows.h"

#include <QFrame>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QModelIndex;
class QStackedLayout;
class QTabBar;
class QToolButton;

namespace fusewright {

class ChangeDelegate;
class ChangeModel;
class EmptyPage;
class QuietTable;
class Theme;
struct SideBySide;

/// What differs between the sides of a comparison: a list, changes that read the same as one row
/// with how many there are; a way from each change to the next.
class DiffPanel : public QFrame {
    Q_OBJECT

public:
    explicit DiffPanel(const Theme& theme, QWidget* parent = nullptr);

    /// Null while there is nothing to compare. `names` are those of the sides, from the left.
    void setSides(std::shared_ptr<const SideBySide> comparison, const std::vector<QString>& names);
    void setClassPalette(ClassPalette palette);
    /// Selects the change with an operator, without saying so.
    void showNode(NodeId node);
    /// Which pair is listed.
    std::size_t pair() const;

public slots:
    /// To the first of the next row of like changes; after the last comes the first.
    void goNext();
    void goPrevious();
    /// To the next change of the row.
    void goNextAlike();
    void goPreviousAlike();

signals:
    /// The operators of a change, or of all changes of a row, and the first one.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// Another pair is listed.
    void pairChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createFilters(const Theme& theme);
    void createView();
    void list();
    void share();
    void filter();
    void stepRow(int by);
    void stepInRow(int by);
    void goTo(int row, std::size_t change);
    void pickAll(const QModelIndex& index);
    void showPosition();
    void showCounts();
    void showPage();

    const Theme& m_theme;
    std::shared_ptr<const SideBySide> m_comparison;
    ChangeModel* m_model;
    ChangeDelegate* m_delegate;
    QuietTable* m_view;
    QTabBar* m_pairs = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_position = nullptr;
    EmptyPage* m_empty = nullptr;
    QWidget* m_filterRow = nullptr;
    QStackedLayout* m_pages = nullptr;
    std::map<ChangeKind, QToolButton*> m_filters;
    std::optional<YieldingColumns> m_columns; ///< Made with the model, which has the headings.
    bool m_saysKinds = true;                  ///< There is room to call kinds by name.
    std::size_t m_change = 0;                 ///< In the current row.
    ClassPalette m_palette = ClassPalette::Standard;
};

} // namespace fusewright
