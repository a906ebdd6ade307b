// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/document/model_document.h"
#include "widgets/nodes/node_filter.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace fusewright {

class NodeListModel;
class NodeListView;
class SearchField;
class Theme;

/// The nodes of the graph on screen, with the ways to find some of them.
class NodePanel : public QFrame {
    Q_OBJECT

public:
    /// Graphs with more nodes are filtered off the GUI thread.
    static constexpr std::size_t mostNodesAtOnce = 20'000;

    NodePanel(ModelDocument& document, const Theme& theme, QWidget* parent = nullptr);

    const NodeFilter& filter() const { return m_filter; }
    /// Asking for what is asked for already takes it back.
    void toggleOperator(OperatorId id);
    void toggleModule(const std::string& path);
    void clearFilters();
    void focusList();
    /// The ids of the selected nodes, one on each line.
    QString selectedIds() const;

signals:
    void filterChanged();
    /// The rows on screen are what the filter asks for.
    void listed();

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createChips(const Theme& theme);
    QToolButton* createChip(const Theme& theme, const QString& iconName);
    void setFilter(NodeFilter filter);
    void showGraph();
    void showChips();
    void list();
    void take(std::optional<std::vector<NodeId>> nodes);
    void showNode();
    void showCount();

    ModelDocument& m_document;
    NodeFilter m_filter;
    QString m_listedFile;
    std::vector<std::uint32_t> m_listedPath;
    NodeListModel* m_model;
    NodeListView* m_view;
    SearchField* m_search = nullptr;
    QLabel* m_count = nullptr;
    QWidget* m_chips = nullptr;
    QToolButton* m_operatorChip = nullptr;
    QToolButton* m_moduleChip = nullptr;
    QLabel* m_away = nullptr;
    QLabel* m_nothing = nullptr;
    JobSlot m_filtering{JobPriority::Asked};
};

} // namespace fusewright
