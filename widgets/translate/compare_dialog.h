// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/translate/comparison_model.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QTreeView;

namespace fusewright {

class ChoiceBox;
class JobSlot;
class ProgressStrip;

/// Two of the rules files that are open, side by side by what they match in the model. It stays
/// beside the window, so that places can be looked at; it compares nothing itself.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// `names` are those of the files that are open; `job` compares, and must outlive the dialog.
    CompareDialog(const Theme& theme, const QStringList& names, JobSlot& job,
                  QWidget* parent = nullptr);

    /// Which files are chosen.
    std::array<int, 2> chosen() const;
    void choose(int first, int second);
    void setResult(const std::shared_ptr<const ComparedFiles>& files);
    const ComparisonModel& model() const { return *m_model; }

signals:
    void filesChosen();
    /// Operators of the graph that was compared on.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes);

private:
    QWidget* createHead(const QStringList& names);
    void createRows();

    ComparisonModel* m_model;
    std::array<ChoiceBox*, 2> m_choices{};
    QLabel* m_summary = nullptr;
    QTreeView* m_rows;
    ProgressStrip* m_progress;
};

} // namespace fusewright
