// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/model_picture.h"

#include "engine/graph/graph.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_style.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double cardSide = 40; ///< Band and paddings.
constexpr double narrowestCard = 148;
constexpr double widestCard = 260;
constexpr double widthStep = 8; ///< Few widths, so that few cards look different.
constexpr double rowHeight = 1.25;
constexpr double cardMargin = 12;
constexpr double rows = 3;

} // namespace

CardSizes cardSizes(const Graph& graph, const Theme& theme)
{
    const CanvasStyle style(theme, ClassPalette::Standard);
    const QFontMetricsF metrics(style.fontOf(style.textSize, QFont::DemiBold));
    CardSizes sizes;
    for (const Operator& op : graph.operators()) {
        const double wanted = metrics.horizontalAdvance(toQt(graph.text(op.canonical))) + cardSide;
        const double width = std::clamp(wanted, narrowestCard, widestCard);
        sizes.operatorWidths.push_back(float(std::ceil(width / widthStep) * widthStep));
    }
    sizes.height = float(std::round(style.textSize * rowHeight * rows + cardMargin));
    sizes.groupWidth = float(narrowestCard + cardSide);
    sizes.groupHeight = sizes.height;
    sizes.valueWidth = 104;
    sizes.valueHeight = float(std::round(style.textSize * 1.6));
    return sizes;
}

ModelPicture::ModelPicture(const Theme& theme, QObject* parent) : QObject(parent), m_theme(theme)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ModelPicture::draw);
    connect(&m_job, &JobSlot::progressed, this, &ModelPicture::progressed);
}

void ModelPicture::setGraph(std::shared_ptr<const Graph> graph)
{
    if (graph == m_request.graph)
        return;
    m_request.graph = std::move(graph);
    // Groups are of operators of the graph before.
    m_request.groups = {};
    request();
}

void ModelPicture::setGroups(PictureGroups groups)
{
    groups.isClosed.resize(groups.parentOf.size());
    m_request.groups = std::move(groups);
    request();
}

void ModelPicture::setClosed(std::vector<bool> isClosed)
{
    isClosed.resize(m_request.groups.parentOf.size());
    if (isClosed == m_request.groups.isClosed)
        return;
    m_request.groups.isClosed = std::move(isClosed);
    request();
}

void ModelPicture::toggleGroup(std::uint32_t group)
{
    if (group >= m_request.groups.isClosed.size())
        return;
    m_request.groups.isClosed[group] = !m_request.groups.isClosed[group];
    request();
}

void ModelPicture::setFoldsRepeats(bool folds)
{
    if (folds == m_request.foldsRepeats)
        return;
    m_request.foldsRepeats = folds;
    request();
}

void ModelPicture::setAspect(float aspect)
{
    // A window that is pulled wider is no reason to draw anew; the next picture has it.
    m_request.aspect = aspect;
}

void ModelPicture::request()
{
    m_soon.start();
}

void ModelPicture::cancel()
{
    m_soon.stop();
    m_job.cancel();
}

void ModelPicture::draw()
{
    if (!m_request.graph) {
        m_job.cancel();
        m_graph = nullptr;
        m_picture = nullptr;
        emit ready();
        return;
    }
    m_request.sizes = cardSizes(*m_request.graph, m_theme);
    m_job.start(
        [request = m_request](const CancelToken& cancel, ProgressSink& progress) {
            return drawPicture(request, cancel, &progress);
        },
        [this, graph = m_request.graph](Picture picture) {
            m_graph = graph;
            m_picture = std::make_shared<const Picture>(std::move(picture));
            emit ready();
        });
}

} // namespace fusewright
