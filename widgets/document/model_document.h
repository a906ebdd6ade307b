// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/model_session.h"
#include "widgets/base/job_slot.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/history.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace fusewright {

/// How a selection came about.
enum class Visit {
    Jump,   ///< A step of the history.
    Stroll, ///< One of many on the way, as with the arrow keys: takes the last one's place.
};

/// The model on screen and the place in it. Opens files off the GUI thread.
///
/// A file that cannot be opened leaves what is on screen as it is.
class ModelDocument : public QObject {
    Q_OBJECT

public:
    explicit ModelDocument(QObject* parent = nullptr);

    void open(const QString& path, const OpenOptions& options);
    /// Opens a model that is in no file; it stays open across `reload` and `reopen`.
    void openText(const QString& name, const QByteArray& text, OpenOptions options);
    /// Tries once more what could not be opened.
    void openAgain();
    /// Reads the file again; the place is found again by its names.
    void reload();
    /// Reads the file again in another way; the place is found again by its names.
    void reopen(const OpenOptions& options);
    void cancelOpening() { m_opening.cancel(); }
    void close();
    /// The model that was on screen before, where this one or that one is in no file: else it would
    /// be lost. Null where nothing is.
    const std::shared_ptr<const OpenedModel>& before() const { return m_before.opened; }
    /// Shows that one again; this one is the one before it then.
    void bringBack();

    bool isOpen() const { return m_shown.opened != nullptr; }
    /// Only while a model is open.
    const OpenedModel& opened() const { return *m_shown.opened; }
    /// For work off the GUI thread.
    const std::shared_ptr<const OpenedModel>& shared() const { return m_shown.opened; }
    QString path() const;
    /// What is being opened, or was last.
    QString openingPath() const { return m_openingPath; }
    /// Whether the model on screen comes from a file.
    bool isFile() const { return isOpen() && !m_shown.opened->options.text; }
    /// The file as it was when the model on screen was read from it.
    const FileState& fileState() const { return m_shown.file; }
    qint64 openMilliseconds() const { return m_shown.milliseconds; }
    JobSlot& opening() { return m_opening; }

    /// The graph on screen: the model's own or one inside it. Null while no model is open.
    const std::shared_ptr<const Graph>& graph() const { return m_graph; }
    /// The outermost graph on screen: the model's own, or one that rules have made of it.
    std::shared_ptr<const Graph> outermostGraph() const;
    /// What rules are tried on: the model's own graph, whatever they make of it, or the inner graph
    /// on screen. Null while no model is open.
    std::shared_ptr<const Graph> ground() const;
    /// Whether the graph on screen is inside another one.
    bool isInside() const { return !m_place.path.empty(); }
    /// Puts a graph on screen that rules have made of the model's own, or that one itself. Nothing
    /// happens inside a graph. `nodeIn` says which operator of it one of the graph before is;
    /// invalid for none.
    void showStage(const std::shared_ptr<const Graph>& graph,
                   const std::function<NodeId(NodeId)>& nodeIn);
    const Place& place() const { return m_place; }
    NodeId node() const { return m_place.node; }

    void selectNode(NodeId node, Visit visit = Visit::Jump);
    void enterNested(std::uint32_t position);
    /// Shows the graph that is `depth` levels inside the model and selects the way further in.
    void leaveTo(std::size_t depth);

    bool canGoBack() const { return m_history.canGoBack(); }
    bool canGoForward() const { return m_history.canGoForward(); }
    void goBack();
    void goForward();

signals:
    void openingStarted(const QString& path);
    /// Another model is on screen; `graphChanged` and `nodeChanged` follow.
    void modelReplaced();
    void modelClosed();
    void openFailed(const fusewright::OpenedModel& failed);
    void graphChanged();
    /// What rules are tried on is another graph; `graphChanged` follows.
    void groundChanged();
    void nodeChanged();
    void historyChanged();

private:
    struct Answer {
        OpenedModel opened;
        qint64 milliseconds = 0;
    };
    /// A model, and how it was read.
    struct Reading {
        std::shared_ptr<const OpenedModel> opened; ///< Null for none.
        FileState file;
        qint64 milliseconds = 0;
    };

    void startOpening(const QString& path, const OpenOptions& options,
                      std::optional<NamedPlace> place);
    void take(Answer answer, const std::optional<NamedPlace>& place);
    void keep(Reading before);
    void showOpened(const std::optional<NamedPlace>& place);
    void show(const Place& place);

    Reading m_shown;
    Reading m_before;
    std::shared_ptr<const Graph> m_stage; ///< Null where it is the model's own.
    std::shared_ptr<const Graph> m_graph;
    Place m_place;
    History m_history;
    QString m_openingPath;
    OpenOptions m_openingOptions;
    FileState m_openingState;
    JobSlot m_opening{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
