// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/editor/text_layer.h"
#include "widgets/editor/text_search.h"

#include <QObject>
#include <QTextCursor>
#include <QTimer>

#include <functional>
#include <optional>
#include <span>

namespace fusewright {

class CodeEditor;

/// What a search found in an editor's text, kept true while the text changes. Searches off the GUI
/// thread; what is asked for meanwhile is done when the hits are there.
class SearchHits : public QObject, public TextLayer {
    Q_OBJECT

public:
    explicit SearchHits(CodeEditor& editor);

    const SearchWish& wish() const { return m_wish; }
    /// Looks for something else and goes to the first hit from the caret on.
    void setWish(const SearchWish& wish);
    /// Nothing stands for the whole text.
    void setScope(std::optional<QTextCursor> scope);
    /// No hits are shown or kept while it is off.
    void setActive(bool active);

    /// In the order of the text.
    std::span<const LineSpan> hits() const { return m_hits; }
    /// The hit that is selected, from 0.
    std::optional<std::size_t> selected() const;
    /// Why nothing is looked for, or not all was; in words.
    const QString& problem() const { return m_problem; }
    bool isSearching() const { return m_job.isRunning() || m_quiet.isActive(); }

    void replaceSelected(const QString& with);
    /// All hits in one step of the history; `replaced` tells how many.
    void replaceAll(const QString& with);

    void paintBelow(QPainter& painter, const VisibleLine& line) override;

public slots:
    void goToNext();
    void goToPrevious();

signals:
    void changed();
    void replaced(int count);

private:
    void search();
    void take(SearchAnswer answer);
    void whenFound(std::function<void()> what);
    void move(const LineChange& change);
    void select(std::size_t hit);
    QTextCursor cursorOf(const LineSpan& hit) const;
    QString replacement(const LineSpan& hit, const QString& with) const;

    CodeEditor& m_editor;
    SearchWish m_wish;
    std::optional<QTextCursor> m_scope;
    QRegularExpression m_expression;
    std::vector<LineSpan> m_hits;
    QString m_problem;
    std::function<void()> m_next; ///< To be done when the search is through.
    QTimer m_quiet;
    bool m_isActive = false;
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
