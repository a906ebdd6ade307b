// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"

#include <QWidget>

#include <memory>
#include <string>

class QLabel;
class QStackedLayout;
class QTreeView;

namespace fusewright {

class Graph;
class ModuleModel;
struct ModuleRows;

/// The tree of modules of the graph on screen, or a word that the file names none.
class ModuleTree : public QWidget {
    Q_OBJECT

public:
    explicit ModuleTree(QWidget* parent = nullptr);

    void setGraph(std::shared_ptr<const Graph> graph);
    /// When no module is what something else is filtered by.
    void clearMark();

signals:
    void picked(const std::string& path);

private:
    void show(ModuleRows rows);

    ModuleModel* m_model;
    QTreeView* m_view;
    QLabel* m_nothing;
    QStackedLayout* m_pages;
    JobSlot m_planting{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
