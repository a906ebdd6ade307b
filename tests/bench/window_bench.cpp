// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The window's own speed: `./dev bench window [OPERATORS]`. It runs without a display; what a real
// one costs beside is not ours.

#include "tests/bench/window_bench.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/main_window.h"
#include "engine/session/model_session.h"
#include "tests/bench/llama_graph.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/costs/costs_content.h"
#include "widgets/costs/costs_panel.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTextBlock>

#include <algorithm>
#include <cstdio>
#include <functional>

namespace fusewright::bench {

namespace {

constexpr int keyCount = 100;
constexpr int longFileLines = 10'000;

/// A window of the usual size on settings of its own.
struct Stage {
    Stage()
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          program(settings, {}),
          window(program)
    {
        window.resize(1920, 1080);
        window.show();
    }

    QTemporaryDir folder;
    QSettings settings;
    Program program;
    MainWindow window;
};

/// Milliseconds by the clock until something holds; painting is part of it.
double waitFor(const std::function<bool()>& holds)
{
    QElapsedTimer clock;
    clock.start();
    while (!holds())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    return double(clock.nsecsElapsed()) / 1e6;
}

void print(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("  %-44s median %6.1f   p95 %6.1f ms\n", what, times[times.size() / 2],
                times[times.size() * 95 / 100]);
}

void press(QWidget& widget, int key, const QString& text)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(&widget, &down);
}

} // namespace

void benchFirstPicture(const QString& model, const QString& rules)
{
    Stage stage;
    QElapsedTimer clock;
    clock.start();
    stage.window.open(rules.isEmpty() ? QStringList{model} : QStringList{model, rules});
    waitFor([&] { return stage.window.canvasPage().content().view() != nullptr; });
    stage.window.canvasPage().canvas().viewport()->repaint();
    std::printf("  %8zu operators: first picture after %6.0f ms by the clock\n",
                stage.program.workspace.model().graph()->nodeCount(),
                double(clock.nsecsElapsed()) / 1e6);
}

void benchKeys(const QString& model, const QString& rules)
{
    Stage stage;
    stage.window.open({model, rules});
    waitFor([&] { return stage.window.canvasPage().content().view() != nullptr; });
    CodeEditor& code = stage.window.panels().editor().code();
    LiveFusion& fusion = stage.program.workspace.fusion();

    std::vector<double> answers;
    for (int at = 0; at < keyCount / 5; ++at) {
        code.moveCursor(QTextCursor::Start);
        press(code, Qt::Key_Space, QStringLiteral("#"));
        answers.push_back(waitFor([&] { return fusion.isCurrent(); }));
    }
    print("key to new sections, 100 ms of quiet included", answers);

    QString text = code.toPlainText();
    while (text.count(QLatin1Char('\n')) < longFileLines)
        text += text;
    code.setPlainText(text);
    waitFor([&] { return fusion.isCurrent(); });
    code.moveCursor(QTextCursor::Start);
    for (int at = 0; at < 40; ++at)
        code.moveCursor(QTextCursor::Down);
    std::vector<double> keys;
    for (int at = 0; at < keyCount; ++at) {
        QElapsedTimer clock;
        clock.start();
        press(code, Qt::Key_X, QStringLiteral("x"));
        code.viewport()->repaint();
        keys.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    print("key to repaint, 10,000 lines", keys);
}

/// A Llama with its sequence as a symbol, dragged along the slider step by step.
void benchSliders(const QString& model, const QString& rules)
{
    const QTemporaryDir folder;
    QFile shipped(model);
    QFile open(folder.filePath(QStringLiteral("open.json")));
    if (!shipped.open(QIODevice::ReadOnly) || !open.open(QIODevice::WriteOnly))
        return;
    QString text = QString::fromUtf8(shipped.readAll());
    text.replace(QRegularExpression(QStringLiteral("\\b2048\\b(?=[^\\[\\]\"]*\\])")),
                 QStringLiteral("\"sequence\""));
    open.write(text.toUtf8());
    open.close();

    Stage stage;
    stage.settings.setValue(QStringLiteral("session/machine"), QStringLiteral("sn40l"));
    Program& program = stage.program;
    MainWindow window(program);
    window.resize(1920, 1080);
    window.show();
    window.open({open.fileName(), rules});
    waitFor([&] { return window.canvasPage().content().view() != nullptr; });
    auto* const panel = window.findChild<CostsPanel*>();
    auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("costs"));
    if (!panel || !dock)
        return;
    dock->show();
    dock->raise();
    LiveFusion& fusion = program.workspace.fusion();
    auto* const slider = panel->findChild<QSlider*>();
    waitFor([&] { return fusion.isCurrent() && panel->content() && !panel->job().isRunning(); });
    if (!slider)
        return;
    std::vector<double> steps;
    slider->setSliderDown(true);
    for (int at = slider->minimum(); at < slider->maximum(); ++at) {
        QElapsedTimer clock;
        clock.start();
        slider->setValue(at + 1);
        waitFor([&] {
            return fusion.isCurrent() && panel->content()
                && panel->content()->of.answer == fusion.answer() && !panel->job().isRunning();
        });
        panel->repaint();
        steps.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    print("step of a slider to the new roofline", steps);
}

} // namespace fusewright::bench

int main(int argc, char** argv)
{
    using namespace fusewright;
    const QApplication application(argc, argv);
    const QString examples = QStringLiteral(FUSEWRIGHT_EXAMPLES);
    const QString llama = examples + QLatin1String("/llama2-7b.json");
    const QString rules = examples + QLatin1String("/llama2.yaml");

    std::printf("First picture; wanted: 500 ms for Llama-2-7B, 2 s at 100k, 10 s at 1M\n");
    bench::benchFirstPicture(llama, rules);
    const QTemporaryDir folder;
    for (const std::size_t operators : {100'000U, 1'000'000U}) {
        const QString path = folder.filePath(QStringLiteral("%1.json").arg(operators));
        bench::writeJson(bench::LlamaGraph::withNodes(operators), path.toStdString());
        bench::benchFirstPicture(path, rules);
        if (operators == 100'000U)
            bench::benchFrames(openModel(path.toStdString(), {}, nullptr).model->graph);
    }
    std::printf(
        "\nKeys in the rules of Llama-2-7B; wanted: 200 ms to sections, 10 ms to repaint\n");
    bench::benchKeys(llama, rules);
    std::printf("\nLengths of a symbolic Llama-2-7B on a slider; wanted: 16.7 ms\n");
    bench::benchSliders(llama, rules);
    return 0;
}
