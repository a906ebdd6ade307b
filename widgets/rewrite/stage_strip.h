// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

#include <cstddef>
#include <memory>
#include <vector>

class QAction;
class QHBoxLayout;
class QScrollArea;
class QToolButton;

namespace fusewright {

class Theme;
struct Rewriting;

/// The graph before all stages and after each of them, as buttons in a row: a click shows the graph
/// there, the arrow keys walk. Stages without an effect that follow each other are one dot. Without
/// stages the strip is not there.
class StageStrip : public QWidget {
    Q_OBJECT

public:
    explicit StageStrip(const Theme& theme, QWidget* parent = nullptr);

    /// As a button.
    void putAtEnd(QAction& action);

    /// `shown` is how many stages have run in the graph on screen.
    void show(const std::shared_ptr<const Rewriting>& rewriting, std::size_t shown);
    /// To the next button, or to the one before: 1 or -1.
    void walk(int by);

signals:
    /// So many stages are to have run.
    void chosen(int stages);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();
    struct Moment {
        std::size_t stages = 0; ///< That have run.
        QToolButton* button = nullptr;
    };

    void addStages();
    void addDot(std::size_t first, std::size_t last);
    void addStage(std::size_t at);
    void addButton(std::size_t stages, const QString& text, const QString& tip, bool hasEffect);
    void showChecked();
    std::size_t momentOf(std::size_t stages) const;

    const Theme& m_theme;
    QScrollArea* m_room; ///< There may be more stages than there is room for.
    QHBoxLayout* m_row;
    std::shared_ptr<const Rewriting> m_rewriting;
    std::size_t m_shown = 0;
    std::vector<Moment> m_moments; ///< By stages.
};

} // namespace fusewright
