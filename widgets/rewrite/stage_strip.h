// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

#include <cstddef>
#include <memory>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace fusewright {

class Theme;
struct Rewriting;

/// The graph before all stages and after each of them, as buttons in a row: a click shows the graph
/// there, the arrow keys walk. Without stages it is not there.
class StageStrip : public QWidget {
    Q_OBJECT

public:
    explicit StageStrip(const Theme& theme, QWidget* parent = nullptr);

    /// `shown` is how many stages have run in the graph on screen.
    void show(const std::shared_ptr<const Rewriting>& rewriting, std::size_t shown);

signals:
    /// So many stages are to have run.
    void chosen(int stages);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();
    void addButton(int stages, const QString& text, const QString& tip, bool hasEffect);
    void walk(int by);

    const Theme& m_theme;
    QHBoxLayout* m_row;
    std::shared_ptr<const Rewriting> m_rewriting;
    std::size_t m_shown = 0;
    std::vector<QToolButton*> m_buttons;
};

} // namespace fusewright
