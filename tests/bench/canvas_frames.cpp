// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/window_bench.h"

#include "engine/graph/graph.h"
#include "engine/layout/picture_request.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/card_sizes.h"
#include "widgets/canvas/graph_canvas.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace fusewright::bench {

namespace {

constexpr QSize viewSize(1920, 1080);
constexpr int panFrames = 60;
constexpr int sweepFrames = 240;

double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

struct Frames {
    GraphCanvas& canvas;
    QImage screen{viewSize, QImage::Format_RGB32};

    double frame()
    {
        const double begin = cpuMilliseconds();
        canvas.viewport()->render(&screen, {}, {}, QWidget::DrawChildren);
        return cpuMilliseconds() - begin;
    }

    static void print(const char* what, std::vector<double> times)
    {
        std::ranges::sort(times);
        std::printf("  %-22s median %5.1f   p95 %5.1f   most %5.1f ms\n", what,
                    times[times.size() / 2], times[times.size() * 95 / 100], times.back());
    }

    void look(QPointF fromMiddle, double zoom)
    {
        CanvasState state = canvas.state();
        state.isFit = false;
        state.zoom = zoom;
        state.anchor = NodeId(canvas.scene().graph()->nodeCount() / 2);
        state.offset = fromMiddle;
        canvas.restore(state);
    }

    void pan(double zoom)
    {
        look({0, 0}, zoom);
        std::vector<double> times;
        for (int at = 0; at < panFrames; ++at) {
            look({at * 37.0, at * 23.0}, zoom);
            times.push_back(frame());
        }
        print(qPrintable(QStringLiteral("pan at %1").arg(zoom, 0, 'f', 3)), times);
    }

    void sweep(double from, double to)
    {
        std::vector<double> times;
        for (int at = 0; at < sweepFrames; ++at) {
            look({0, 0}, from * std::pow(to / from, double(at) / sweepFrames));
            times.push_back(frame());
        }
        print("zoom sweep", times);
    }
};

CanvasClasses classesByOperator(const Graph& graph)
{
    constexpr std::uint32_t colours = 12;
    CanvasClasses classes;
    for (const NodeId node : graph.nodes())
        classes.classOf.push_back(graph.operatorId(node).index % colours);
    for (std::uint32_t at = 0; at < colours; ++at)
        classes.looks.push_back({.color = at, .tag = QString(QChar(u'A' + char16_t(at)))});
    return classes;
}

} // namespace

void benchFrames(const std::shared_ptr<const Graph>& graph)
{
    const Theme theme;
    const PictureRequest request{.graph = graph, .sizes = cardSizes(*graph, theme)};
    double begin = cpuMilliseconds();
    const auto picture = std::make_shared<const Picture>(drawPicture(request));
    std::printf("\nFrames of %zu operators at %d x %d, processor time; wanted: p95 16 ms\n",
                graph->nodeCount(), viewSize.width(), viewSize.height());
    std::printf("  %zu lines; layout %.0f ms\n", picture->lines.size(), cpuMilliseconds() - begin);

    GraphCanvas canvas(theme);
    canvas.setAnimated(false);
    canvas.resize(viewSize);
    canvas.show();
    begin = cpuMilliseconds();
    canvas.setPicture(graph, picture, GraphCanvas::Place::Fit);
    std::printf("  new picture %.1f ms\n", cpuMilliseconds() - begin);
    begin = cpuMilliseconds();
    canvas.setClasses(classesByOperator(*graph));
    std::printf("  new classes %.1f ms\n", cpuMilliseconds() - begin);

    Frames frames{canvas};
    const double fit = canvas.zoom();
    for (const double zoom : {fit, 2 * fit, 0.06, 0.12, 0.3, 0.35, 0.5, 0.75, 1.0, 2.0, 4.0})
        frames.pan(zoom);
    frames.sweep(fit, 2.0);
    frames.sweep(2.0, fit);
    canvas.selectAll();
    frames.pan(fit);
    frames.pan(0.35);
}

} // namespace fusewright::bench
