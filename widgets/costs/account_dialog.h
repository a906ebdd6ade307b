// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/report/section_account.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
class QModelIndex;
class QStandardItemModel;
class QTreeView;

namespace fusewright {

class Graph;

/// How the costs of a section come about: operators with their formulas, values that move, figures
/// of the machine, each with its source. It stays beside the window.
class AccountDialog : public QDialog {
    Q_OBJECT

public:
    explicit AccountDialog(QWidget* parent = nullptr);

    void setAccount(SectionAccount account, std::shared_ptr<const Graph> graph);
    const QStandardItemModel& model() const { return *m_model; }

signals:
    void nodePicked(fusewright::NodeId node);

private:
    enum Column { What, Amount, How, Source, ColumnCount };

    void createRows();
    void addOperators();
    void addValues();
    void addSteps(const QString& title, const std::vector<AccountedStep>& steps);
    void tellDetails(const QModelIndex& index);
    void copy() const;

    std::shared_ptr<const Graph> m_graph;
    SectionAccount m_account;
    QLabel* m_title;
    QTreeView* m_rows;
    QLabel* m_details;
    QStandardItemModel* m_model;
};

} // namespace fusewright
