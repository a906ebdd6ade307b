// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_request.h"
#include "engine/session/model_session.h"
#include "tests/bench/llama_graph.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/canvas/card_sizes.h"

#include <QApplication>
#include <QImage>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

// How long the canvas takes for a frame: run with QT_QPA_PLATFORM=offscreen, and with how many
// operators the graph shall have.

using namespace fusewright;

namespace {

constexpr QSize viewSize(1920, 1080);
constexpr int frames = 60;
constexpr int sweepFrames = 240;

double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

struct Bench {
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
        std::printf("%-22s median %5.1f   p95 %5.1f   most %5.1f ms\n", what,
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
        for (int at = 0; at < frames; ++at) {
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

std::shared_ptr<const Graph> llama(std::size_t nodes)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("llama.json")).toStdString();
    bench::writeJson(bench::LlamaGraph::withNodes(nodes), path);
    return openModel(path, {}, nullptr).model->graph;
}

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

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const Theme theme;
    const auto graph = llama(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 100'000);
    PictureRequest request{.graph = graph, .sizes = cardSizes(*graph, theme)};

    double begin = cpuMilliseconds();
    const auto picture = std::make_shared<const Picture>(drawPicture(request));
    std::printf("%zu operators, %zu lines, %zu points; layout %.0f ms\n", graph->nodeCount(),
                picture->lines.size(), picture->points.size(), cpuMilliseconds() - begin);

    GraphCanvas canvas(theme);
    canvas.setAnimated(false);
    canvas.resize(viewSize);
    canvas.show();
    begin = cpuMilliseconds();
    canvas.setPicture(graph, picture, GraphCanvas::Place::Fit);
    std::printf("new picture %.1f ms\n", cpuMilliseconds() - begin);
    begin = cpuMilliseconds();
    canvas.setClasses(classesByOperator(*graph));
    std::printf("new classes %.1f ms\n", cpuMilliseconds() - begin);

    Bench bench{canvas};
    const double fit = canvas.zoom();
    for (const double zoom : {fit, 2 * fit, 0.06, 0.12, 0.3, 0.35, 0.5, 0.75, 1.0, 2.0, 4.0})
        bench.pan(zoom);
    bench.sweep(fit, 2.0);
    bench.sweep(2.0, fit);
    canvas.selectAll();
    bench.pan(fit);
    bench.pan(0.35);
    return 0;
}
