// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/model_session.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;

namespace fusewright {

class Theme;

/// How the file on screen was read, and the ways to read it differently.
class ReadingControls : public QWidget {
    Q_OBJECT

public:
    /// `showAllNodes` is the checkable command; the check box follows it.
    ReadingControls(const Theme& theme, QAction* showAllNodes, QWidget* parent = nullptr);

    void show(const OpenedModel& opened);

signals:
    void optionsChosen(const fusewright::OpenOptions& options);

private:
    void createRow(QLabel*& label, QComboBox*& choices, const QString& caption);
    void showFolded(const ModelFacts& facts, const OpenOptions& options);
    void showOperatorLabels(const OpenedModel& opened);
    void showFunctions(const OpenedModel& opened);
    void showCalls(const OpenedModel& opened);
    void showFxMode(const OpenedModel& opened);
    void choose();

    OpenOptions m_options;
    QLabel* m_folded;
    QCheckBox* m_keepsInputs;
    QCheckBox* m_readsAsTenstorrent;
    QLabel* m_operatorLabelCaption = nullptr;
    QComboBox* m_operatorLabel = nullptr;
    QLabel* m_functionCaption = nullptr;
    QComboBox* m_function = nullptr;
    QLabel* m_callsCaption = nullptr;
    QComboBox* m_calls = nullptr;
};

} // namespace fusewright
