// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/support/text_range.h"
#include "widgets/rewrite/rewrite_misses.h"

#include <QFrame>
#include <QModelIndex>
#include <QSet>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QStackedLayout;
class QTreeView;

namespace fusewright {

class EmptyPage;
class Graph;
class RewriteModel;
class SearchField;
class Theme;
struct RewriteRow;
struct RewriteRows;
struct Rewriting;

/// What rules that rewrite did: stages, rules and rewrites as a tree, with what was refused and
/// why. It chooses nothing itself: it says what was picked and answered.
class RewritePanel : public QFrame {
    Q_OBJECT

public:
    explicit RewritePanel(const Theme& theme, QWidget* parent = nullptr);

    /// Null where nothing rewrites. `shown` is the graph on screen. What was open and selected
    /// stays so.
    void show(std::shared_ptr<const Rewriting> rewriting, std::shared_ptr<const Graph> shown,
              RewriteMisses::Texts texts = {});
    RewriteMisses& misses() { return m_misses; }

signals:
    /// Operators of the graph on screen, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// The same in any graph of the rewriting: `operatorsIn`.
    void rowPicked(const fusewright::RewriteRows& rows, const fusewright::RewriteRow& row);
    /// The graph after a stage is wanted.
    void stageActivated(int stage);
    void assumed(const QString& rule, bool isAssumed);
    void optionChosen(const QString& option, const QString& value);
    /// A change of the text of this file of the rewriting is wanted.
    void fixChosen(quint32 file, const fusewright::FixProposal& fix);
    /// A rule, or the part of it that kept it from rewriting, is wanted in the text of its file.
    void textActivated(const std::string& path, const fusewright::TextRange& range);

private:
    void fill();
    void lookAt(const QModelIndex& index);
    void showMisses(std::uint32_t rule);
    std::vector<QModelIndex> allRows() const;
    void keepState();
    void restoreState();
    void tellEmptiness();
    void pick(const QModelIndex& index);
    void activate(const QModelIndex& index);
    void goToText(const RewriteRow& row);
    void showSentence();

    RewriteModel* m_model;
    QTreeView* m_tree;
    SearchField* m_search;
    EmptyPage* m_empty;
    QLabel* m_summary;
    QLabel* m_sentence;
    QStackedLayout* m_pages;
    std::shared_ptr<const Rewriting> m_rewriting;
    std::shared_ptr<const Graph> m_shown;
    QSet<QString> m_closed; ///< Stages that were closed.
    QSet<QString> m_open;   ///< All else that was opened.
    QString m_current;
    RewriteMisses m_misses;
};

} // namespace fusewright
