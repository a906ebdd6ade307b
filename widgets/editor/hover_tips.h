// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace fusewright {

class CodeEditor;
class LiveFusion;
class ProblemMarks;
class RefusalMarks;
class RulesReading;
class RulesTab;

/// What is said about the place under the pointer: problems, what a word means, how often it fits.
class HoverTips : public QObject {
    Q_OBJECT

public:
    HoverTips(CodeEditor& editor, ProblemMarks& problems, RefusalMarks& refusals, RulesTab& tab,
              LiveFusion& fusion);

    /// As rich text; empty where there is nothing to say.
    QString textAt(int place) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString countAt(int place) const;
    /// What a part of a rule comes to at the operator that is selected.
    QString valueAt(int place) const;

    CodeEditor& m_editor;
    ProblemMarks& m_problems;
    RefusalMarks& m_refusals;
    RulesTab& m_tab;
    RulesReading& m_reading;
    LiveFusion& m_fusion;
};

} // namespace fusewright
