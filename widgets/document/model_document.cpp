// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/model_document.h"

#include "engine/graph/graph.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/diagnostic.h"

#include <QElapsedTimer>
#include <QFile>

#include <utility>

namespace fusewright {

ModelDocument::ModelDocument(QObject* parent) : QObject(parent) { }

void ModelDocument::open(const QString& path, const OpenOptions& options)
{
    startOpening(path, options, std::nullopt);
}

void ModelDocument::openText(const QString& name, const QByteArray& text, OpenOptions options)
{
    options.text = std::make_shared<const std::string>(text.toStdString());
    startOpening(name, options, std::nullopt);
}

void ModelDocument::openAgain()
{
    startOpening(m_openingPath, m_openingOptions, std::nullopt);
}

void ModelDocument::reload()
{
    if (isOpen())
        reopen(m_shown.opened->options);
}

void ModelDocument::reopen(const OpenOptions& options)
{
    if (isOpen())
        startOpening(path(), options, named(outermostGraph(), m_place));
}

void ModelDocument::close()
{
    m_opening.cancel();
    if (!isOpen())
        return;
    keep(std::exchange(m_shown, {}));
    m_stage.reset();
    m_graph.reset();
    m_place = {};
    m_history.reset({});
    emit modelClosed();
    emit historyChanged();
}

QString ModelDocument::path() const
{
    return isOpen() ? QFile::decodeName(QByteArray::fromStdString(m_shown.opened->path))
                    : QString();
}

std::shared_ptr<const Graph> ModelDocument::outermostGraph() const
{
    if (m_stage)
        return m_stage;
    return isOpen() ? m_shown.opened->model->graph : nullptr;
}

std::shared_ptr<const Graph> ModelDocument::ground() const
{
    return isOpen() && !isInside() ? m_shown.opened->model->graph : m_graph;
}

void ModelDocument::showStage(const std::shared_ptr<const Graph>& graph,
                              const std::function<NodeId(NodeId)>& nodeIn)
{
    if (!isOpen() || isInside() || graph == m_graph)
        return;
    m_stage = graph == m_shown.opened->model->graph ? nullptr : graph;
    m_graph = graph;
    m_place.node = m_place.node.isValid() ? nodeIn(m_place.node) : NodeId();
    m_history.renumber([&](Place& place) {
        // Graphs inside are others now.
        const bool isInside = !place.path.empty();
        place.path.clear();
        place.node = place.node.isValid() && !isInside ? nodeIn(place.node) : NodeId();
    });
    m_history.amend(m_place);
    emit graphChanged();
    emit nodeChanged();
    emit historyChanged();
}

void ModelDocument::startOpening(const QString& path, const OpenOptions& options,
                                 std::optional<NamedPlace> place)
{
    m_openingPath = path;
    m_openingOptions = options;
    m_openingState = FileState::of(path);
    emit openingStarted(path);
    m_opening.start(
        [file = QFile::encodeName(path).toStdString(), options](const CancelToken& cancel,
                                                                ProgressSink& progress) {
            QElapsedTimer watch;
            watch.start();
            Diagnostics found;
            const auto catalogue = userCatalogue(found);
            OpenedModel opened = openModel(file, options, catalogue, cancel, &progress);
            opened.diagnostics.insert(opened.diagnostics.begin(), found.all().begin(),
                                      found.all().end());
            return Answer{.opened = std::move(opened), .milliseconds = watch.elapsed()};
        },
        [this, place = std::move(place)](Answer answer) { take(std::move(answer), place); });
}

void ModelDocument::take(Answer answer, const std::optional<NamedPlace>& place)
{
    if (!answer.opened.model) {
        emit openFailed(answer.opened);
        return;
    }
    keep(std::exchange(m_shown,
                       {.opened = std::make_shared<const OpenedModel>(std::move(answer.opened)),
                        .file = m_openingState,
                        .milliseconds = answer.milliseconds}));
    showOpened(place);
}

/// What is read once more does not count as another model.
void ModelDocument::keep(Reading before)
{
    const auto& was = before.opened;
    const auto& is = m_shown.opened;
    if (was && is && was->options.text == is->options.text && was->path == is->path)
        return;
    const bool isToKeep = was && (was->options.text || (is && is->options.text));
    m_before = isToKeep ? std::move(before) : Reading();
}

void ModelDocument::bringBack()
{
    if (!m_before.opened)
        return;
    m_opening.cancel();
    keep(std::exchange(m_shown, std::exchange(m_before, {})));
    showOpened(std::nullopt);
}

void ModelDocument::showOpened(const std::optional<NamedPlace>& place)
{
    m_stage.reset();
    m_place = place ? found(outermostGraph(), *place) : Place();
    m_graph = graphAt(outermostGraph(), m_place.path);
    m_history.reset(m_place);
    emit modelReplaced();
    emit groundChanged();
    emit graphChanged();
    emit nodeChanged();
    emit historyChanged();
}

void ModelDocument::selectNode(NodeId node, Visit visit)
{
    // Who picks may have in mind the model that was there a moment ago.
    const bool isThere = isOpen() && (!node.isValid() || node.index < m_graph->nodeCount());
    if (!isThere || node == m_place.node)
        return;
    const bool wasNothing = !m_place.node.isValid();
    m_place.node = node;
    if (visit == Visit::Stroll || wasNothing)
        m_history.amend(m_place);
    else
        m_history.visit(m_place);
    emit nodeChanged();
    emit historyChanged();
}

void ModelDocument::enterNested(std::uint32_t position)
{
    Place inside = m_place;
    inside.path.push_back(position);
    inside.node = {};
    m_history.visit(inside);
    show(inside);
}

void ModelDocument::leaveTo(std::size_t depth)
{
    if (depth >= m_place.path.size())
        return;
    Place outside;
    outside.path.assign(m_place.path.begin(),
                        m_place.path.begin() + static_cast<std::ptrdiff_t>(depth));
    outside.node = graphAt(outermostGraph(), outside.path)->nested()[m_place.path[depth]].owner;
    m_history.visit(outside);
    show(outside);
}

void ModelDocument::goBack()
{
    if (canGoBack())
        show(m_history.goBack());
}

void ModelDocument::goForward()
{
    if (canGoForward())
        show(m_history.goForward());
}

void ModelDocument::show(const Place& place)
{
    const bool otherGraph = place.path != m_place.path;
    m_place = place;
    if (otherGraph) {
        m_graph = graphAt(outermostGraph(), m_place.path);
        emit groundChanged();
        emit graphChanged();
    }
    emit nodeChanged();
    emit historyChanged();
}

} // namespace fusewright
