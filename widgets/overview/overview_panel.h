// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/session/model_session.h"

#include <QFrame>

#include <string>

class QAction;
class QLabel;

namespace fusewright {

class ElidedLabel;
class FactsGrid;
class ModelDocument;
class ModuleTree;
class OperatorTable;
class ReadingControls;
class Theme;

/// What is in the model: its name and numbers, how it was read, its operators and modules.
class OverviewPanel : public QFrame {
    Q_OBJECT

public:
    OverviewPanel(ModelDocument& document, const Theme& theme, QAction* showAllNodes,
                  QWidget* parent = nullptr);

    /// Marks what the node list is filtered by: an operator and a module's path, or nothing.
    void mark(OperatorId operatorId, const std::string& module);

signals:
    void operatorPicked(fusewright::OperatorId id);
    void modulePicked(const std::string& path);
    void optionsChosen(const fusewright::OpenOptions& options);

private:
    QWidget* createHead(const Theme& theme, QAction* showAllNodes);
    QWidget* createTabs(const Theme& theme);
    void showModel();
    void showGraph();

    ModelDocument& m_document;
    ElidedLabel* m_name;
    ElidedLabel* m_file;
    FactsGrid* m_facts = nullptr;
    ReadingControls* m_reading = nullptr;
    OperatorTable* m_operators = nullptr;
    ModuleTree* m_modules = nullptr;
};

} // namespace fusewright
