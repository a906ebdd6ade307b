// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QFrame>
#include <QSet>

#include <memory>
#include <vector>

class QLabel;
class QModelIndex;
class QStackedLayout;
class QStandardItemModel;
class QTreeView;

namespace fusewright {

class EmptyPage;
class Theme;
struct FusionAnswer;

/// What training keeps for the backward pass, by rule and by value, and what it would bring to run
/// the sections of a rule again instead. It chooses nothing itself: it says what was ticked.
class TrainingPanel : public QFrame {
    Q_OBJECT

public:
    enum Column { Name, Kept, Less, More, ColumnCount };
    static QList<int> numberColumns() { return {Kept, Less, More}; }

    explicit TrainingPanel(const Theme& theme, QWidget* parent = nullptr);

    /// Null without a model. What was closed and selected stays so.
    void show(std::shared_ptr<const FusionAnswer> answer);

signals:
    void recomputed(const QString& rule, bool isRecomputed);
    /// Operators of the graph on screen, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    void ruleActivated(quint32 rule);

private:
    void fill();
    void keepState();
    void restoreState();
    void pick(const QModelIndex& index);
    void activate(const QModelIndex& index);
    void showSentence();

    QStandardItemModel* m_model;
    QTreeView* m_tree;
    EmptyPage* m_empty;
    QLabel* m_summary;
    QLabel* m_sentence;
    QStackedLayout* m_pages;
    std::shared_ptr<const FusionAnswer> m_answer;
    QSet<QString> m_closed;
    QString m_current;
    bool m_isFilling = false;
};

} // namespace fusewright
