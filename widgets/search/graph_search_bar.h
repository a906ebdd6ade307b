// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/session/query.h"
#include "widgets/base/job_slot.h"

#include <QFrame>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace fusewright {

class ElidedLabel;
class Graph;
class HitList;
class QueryHelp;
class SearchField;
class Theme;
struct MadePartition;
struct RuleSet;

/// What is searched: a graph, and the sections and rules where there are some.
struct SearchGround {
    std::shared_ptr<const Graph> graph; ///< Null: nothing is found.
    std::shared_ptr<const MadePartition> made;
    std::shared_ptr<const RuleSet> rules;
};

/// Finds operators by a query (see `fusewright help search`) and goes from one to the next.
class GraphSearchBar : public QFrame {
    Q_OBJECT

public:
    explicit GraphSearchBar(const Theme& theme, QWidget* parent = nullptr);
    ~GraphSearchBar() override;

    /// Searches again. What was found in another graph is forgotten.
    void setGround(SearchGround ground);
    /// Shows itself, ready for typing.
    void open();
    QString query() const;
    /// Searches at once.
    void setQuery(const QString& query);
    const std::vector<NodeId>& foundNodes() const { return m_found; }
    /// What is selected elsewhere: next and previous go on from there.
    void setCurrent(NodeId node);

    void goNext() { go(Way::Next); }
    void goPrevious() { go(Way::Previous); }
    /// F3 and F6 go on, with Shift back, also from where the operators are. Whether it was one.
    bool stepped(const QKeyEvent& key);
    void close();

signals:
    /// Other operators than before fit, in the graph's order; none when there is no query.
    void found(const std::vector<fusewright::NodeId>& nodes);
    void picked(fusewright::NodeId node);
    void selectAllRequested(const std::vector<fusewright::NodeId>& nodes);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Way : std::uint8_t { Next, Previous };

    QWidget* createRow(const Theme& theme);
    QWidget* createErrorLine(const Theme& theme);
    QToolButton* createButton(const Theme& theme, const char* icon, const QString& text);
    bool pressed(const QKeyEvent& key);
    void search();
    void take(std::vector<NodeId> nodes);
    void go(Way way);
    void step(Way way);
    void showCount();
    void showFinding(const QueryFinding* finding);
    void useExample(const QString& example);

    SearchGround m_ground;
    std::vector<NodeId> m_found;
    NodeId m_current;
    std::optional<Way> m_waiting; ///< A step to take as soon as something is found.
    ByteRange m_mistake;
    SearchField* m_field = nullptr;
    QLabel* m_count = nullptr;
    QWidget* m_errorLine = nullptr;
    ElidedLabel* m_error = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_all = nullptr;
    QToolButton* m_listed = nullptr;
    QToolButton* m_syntax = nullptr;
    HitList* m_list;
    QueryHelp* m_help;
    QTimer m_quiet;
    JobSlot m_searching{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
