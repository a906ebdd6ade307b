// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace fusewright {

class CanvasPage;
class CommandActions;
class CostsPanel;
class HardwareCatalogue;
class WindowDocks;
struct Program;

/// The panel of costs, the machine that was chosen last time, and the picture.
class CostLinks : public QObject {
    Q_OBJECT

public:
    CostLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
              WindowDocks& docks, QObject* parent);

private:
    void useMachine(const QString& name);
    void takeModel();
    void takeView();
    void takeSelection();

    Program& m_program;
    CanvasPage& m_canvas;
    std::shared_ptr<const HardwareCatalogue> m_machines;
    CostsPanel* m_panel;
    std::vector<std::string> m_extents; ///< The names that the model has.
    Option<QString> m_machine;          ///< By its name; empty for none.
};

} // namespace fusewright
