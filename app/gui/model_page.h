// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <QWidget>

#include <vector>

class QSplitter;

namespace fusewright {

class CommandActions;
class ModelDocument;
class NodePanel;
class OverviewPanel;
class InspectorPanel;
class ProblemsPanel;
class Theme;
struct OpenOptions;
struct WindowOptions;

/// The rooms that show a model, side by side, and what one of them says to another.
class ModelPage : public QWidget {
    Q_OBJECT

public:
    ModelPage(ModelDocument& document, const Theme& theme, const CommandActions& actions,
              QWidget* parent = nullptr);

    NodePanel& nodes() { return *m_nodes; }
    ProblemsPanel& problems() { return *m_problems; }

    void restore(const WindowOptions& options);
    void save(WindowOptions& options) const;
    void resetLayout();

private:
    void createSplitters();
    void connectRooms();
    void connectPanelActions(const CommandActions& actions);

    ModelDocument& m_document;
    OverviewPanel* m_overview;
    NodePanel* m_nodes;
    InspectorPanel* m_inspector;
    ProblemsPanel* m_problems;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
};

} // namespace fusewright
