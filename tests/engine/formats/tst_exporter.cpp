// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

/// The exporter under resources/exporter, where there is a torch to run it with.
class ExporterTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatIsKept_data();
    void writesWhatIsKept();
    void saysWhatBackwardOperatorsBelongTo();
    void traceTakesInputsThatAreNoTensors();
    void saysWhatItNeeds_data();
    void saysWhatItNeeds();
};

namespace {

constexpr int longestRun = 240'000; ///< Importing torch takes its time on a busy machine.

/// The version of torch that a Python has; asked once, because importing it takes seconds.
QByteArray torchOf(const QString& python)
{
    static QHash<QString, QByteArray> known;
    if (!known.contains(python)) {
        QProcess probe;
        probe.start(
            python,
            {QStringLiteral("-c"), QStringLiteral("import torch; print(torch.__version__)")});
        const bool isThere = probe.waitForFinished(longestRun) && probe.exitCode() == 0;
        known.insert(python, isThere ? probe.readAllStandardOutput() : QByteArray());
    }
    return known.value(python);
}

/// A Python that has this version of torch, or nothing.
QString pythonWith(const QByteArray& version)
{
    for (const char* const name : {"python3", "/usr/bin/python3"}) {
        const QString python = QString::fromLatin1(name);
        if (torchOf(python).startsWith(version))
            return python;
    }
    return {};
}

struct Run {
    int exitCode = 0;
    QByteArray output;
    QByteArray error;
};

/// Runs a text that uses the exporter, with torch 1.13; nothing where there is none.
std::optional<Run> runExporter(const QString& text)
{
    const QString python = pythonWith("1.13");
    if (python.isEmpty())
        return std::nullopt;
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(FUSEWRIGHT_TEST_DATA "/../../resources/exporter"));
    process.start(
        python,
        {QStringLiteral("-Bc"), QStringLiteral("import fusewright_export, torch\n") + text});
    const bool isOver = process.waitForFinished(longestRun);
    return Run{isOver ? process.exitCode() : -1, process.readAllStandardOutput(),
               process.readAllStandardError()};
}

/// Without the build of torch that wrote it.
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    QByteArray content;
    while (file.isOpen() || file.open(QIODevice::ReadOnly)) {
        const QByteArray line = file.readLine();
        if (line.isEmpty())
            break;
        if (!line.contains("\"producer\""))
            content += line;
    }
    return content;
}

} // namespace

void ExporterTest::writesWhatIsKept_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("folder"); ///< What is kept, beside the script.
    QTest::addColumn<QString>("inside"); ///< Where the script writes it, in the folder it is given.
    QTest::addColumn<QString>("files");
    QTest::newRow("1.13") << QByteArray("1.13") << "models/fx/make_block.py"
                          << "."
                          << "."
                          << "block.*";
    QTest::newRow("2.6") << QByteArray("2.6.") << "models/fx/make_torch2.py"
                         << "torch2"
                         << "."
                         << "*[a-z].json";
    for (const QByteArray version : {"1.13", "2.6"})
        QTest::newRow("training " + version)
            << version << "training/make_training_steps.py" << QString(version + "/steps")
            << QString(version + "/steps") << "*.json";
    QTest::newRow("captures") << QByteArray("2.6.") << "tenstorrent/make_graphs.py"
                              << "graphs"
                              << "graphs"
                              << "*.json";
}

void ExporterTest::writesWhatIsKept()
{
    QFETCH(QByteArray, version);
    QFETCH(QString, script);
    QFETCH(QString, folder);
    QFETCH(QString, inside);
    QFETCH(QString, files);
    const QString python = pythonWith(version);
    if (python.isEmpty())
        QSKIP("There is no Python with the torch that made the files.");
    const QFileInfo file(QStringLiteral(FUSEWRIGHT_TEST_DATA "/") + script);
    const QDir kept(file.dir().filePath(folder));
    const QTemporaryDir target;
    const QDir made(target.filePath(inside));
    QProcess run;

    run.start(python, {file.filePath(), target.path()});
    QVERIFY(run.waitForFinished(longestRun));

    QVERIFY2(run.exitCode() == 0, run.readAllStandardError().constData());
    QStringList names = kept.entryList({files}, QDir::Files);
    names.removeIf([](const QString& name) { return name.endsWith(".export.json"); });
    QVERIFY(!names.isEmpty());
    for (const QString& name : names)
        QCOMPARE(contentOf(made.filePath(name)), contentOf(kept.filePath(name)));
}

/// The numbers that AOTAutograd of torch 2 gives operators, on a graph made by hand.
void ExporterTest::saysWhatBackwardOperatorsBelongTo()
{
    const auto run = runExporter(QStringLiteral(R"(
graph = torch.fx.Graph()
x, tangent = graph.placeholder("primals_1"), graph.placeholder("tangents_1")
nodes = [graph.call_function(torch.relu, (x,)), ]
nodes.append(graph.call_function(torch.sin, (nodes[0],)))
nodes.append(graph.call_function(torch.cos, (nodes[0],)))
nodes.append(graph.call_function(torch.mul, (tangent, nodes[2])))
nodes.append(graph.call_function(torch.mul, (nodes[3], nodes[0])))
for node, number in zip(nodes, [4, 5, 5, 5, 4]):
    node.meta["seq_nr"] = number
graph.output([nodes[1], nodes[4]])
module = torch.fx.GraphModule(torch.nn.Module(), graph)
print(fusewright_export.to_json(module).get("backward_of")))"));
    if (!run)
        QSKIP("There is no Python with torch 1.13.");

    QCOMPARE(run->output.trimmed(), QByteArray("{'cos': 'sin', 'mul': 'sin', 'mul_1': 'relu'}"));
}

void ExporterTest::traceTakesInputsThatAreNoTensors()
{
    const auto run = runExporter(QStringLiteral(R"(
class Net(torch.nn.Module):
    def forward(self, pair, scale, more):
        a, (b,) = pair
        return a * scale + b * more["k"]
def names(module, inputs):
    graph = fusewright_export.to_json(module, inputs, training=True)
    return [each["name"] for each in graph["inputs"]]
x = torch.ones(2)
y = torch.ones(2, requires_grad=True)
print(names(Net(), ((x, (y,)), 3, {"k": x})))
print(names(torch.nn.Linear(2, 2), x)))"));
    if (!run)
        QSKIP("There is no Python with torch 1.13.");

    QCOMPARE(run->output.trimmed(),
             QByteArray("['pair_0', 'pair_1_0', 'more_k', 'tangents_1']\n"
                        "['input', 'tangents_1']"));
}

void ExporterTest::saysWhatItNeeds_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("inputs") << QByteArray("to_json(torch.nn.Linear(2, 2), training=True)")
                            << QByteArray("example_inputs to trace it.");
    QTest::newRow("module") << QByteArray("to_json(torch.relu, (torch.ones(1),), training=True)")
                            << QByteArray("needs a torch.nn.Module");
    QTest::newRow("gradient") << QByteArray(
        "to_json(torch.nn.ReLU(), (torch.ones(1),), training=True)")
                              << QByteArray("requires a gradient.");
    QTest::newRow("capture by dynamo")
        << QByteArray("capture(torch.nn.ReLU(), torch.ones(1), mode='dynamo')")
        << QByteArray("needs torch 2.0 or later; this is torch 1.13");
    QTest::newRow("capture by tt")
        << QByteArray("capture(torch.nn.ReLU(), torch.ones(1), mode='tt')")
        << QByteArray("needs torch 2.6 or later; this is torch 1.13");
    QTest::newRow("capture by export")
        << QByteArray("capture(torch.nn.ReLU(), torch.ones(1), mode='export')")
        << QByteArray("needs torch 2.1 or later; this is torch 1.13");
    QTest::newRow("capture by jit")
        << QByteArray("capture(torch.nn.ReLU(), torch.ones(1), mode='jit')")
        << QByteArray("Use 'dynamo', 'tt' or 'export'.");
}

void ExporterTest::saysWhatItNeeds()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, message);
    const auto run = runExporter(QStringLiteral("fusewright_export.") + QString(call));
    if (!run)
        QSKIP("There is no Python with torch 1.13.");

    QCOMPARE(run->exitCode, 1);
    QVERIFY2(run->error.contains(message), run->error.constData());
}

FUSEWRIGHT_TEST(ExporterTest)
#include "tst_exporter.moc"
