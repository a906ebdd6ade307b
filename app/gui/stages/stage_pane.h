// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

#include <cstddef>

class QComboBox;

namespace fusewright {

class ElidedLabel;
class GraphCanvas;
struct Rewriting;
struct StageView;
class Theme;

/// The graph at one moment of a rewriting, under a head in which the moment is chosen.
class StagePane : public QFrame {
    Q_OBJECT

public:
    /// `side` 0 is before, 1 after.
    StagePane(const Theme& theme, std::size_t side, QWidget* parent = nullptr);

    GraphCanvas& canvas() { return *m_canvas; }
    const GraphCanvas& canvas() const { return *m_canvas; }
    /// Null empties the pane.
    void show(const StageView* view);

signals:
    /// So many stages are to have run here.
    void chosen(int stages);

private:
    void showChoices(const Rewriting& rewriting, std::size_t stages);
    QString factsOf(const StageView& view) const;

    std::size_t m_side;
    QComboBox* m_choice;
    ElidedLabel* m_facts;
    GraphCanvas* m_canvas;
};

} // namespace fusewright
