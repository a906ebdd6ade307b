// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The modules of functions in the code of a GraphModule, which tells only those of calls.

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QStringList>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class FunctionModulesTest : public QObject {
    Q_OBJECT

private slots:
    void stand_data();
    void stand();
    void saysWhatTheModuleIs();
    void isTheSameInEveryForm();
};

namespace {

QString modulesIn(const std::string& text)
{
    const Reading reading = readBytes(text, "a.txt");
    if (!reading.model)
        return QString::fromStdString(toText(reading.findings.all().front()));
    const Graph& graph = reading.graph();
    QStringList modules;
    for (const NodeId node : graph.nodes()) {
        const std::string_view path = graph.text(graph.moduleOf(node).path);
        modules.append(
            QString::fromStdString(std::string(graph.nodeName(node)) + '=' + std::string(path)));
    }
    return modules.join(QLatin1Char(' '));
}

} // namespace

void FunctionModulesTest::stand_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("modules");
    const auto add = [](const char* name, const char* body, const char* modules) {
        QTest::newRow(name) << QString::fromUtf8(body) << QString::fromUtf8(modules);
    };
    add("between two of a block",
        "a = self.b0.conv(x)\nb = torch.relu(a)\nc = torch.tanh(b)\nd = self.b0.norm(c)\nreturn d",
        "a=b0.conv b=b0 c=b0 d=b0.norm");
    add("at its end", "a = self.b0.conv(x)\nb = torch.relu(a)\nreturn b", "a=b0.conv b=");
    add("between two of a list",
        "a = getattr(self.enc.blocks, '0').conv(x)\nb = torch.relu(a)\n"
        "c = torch.max_pool2d(b, 2)\nd = getattr(self.enc.blocks, '1').conv(c)\nreturn d",
        "a=enc.blocks.0.conv b=enc.blocks.0 c=enc d=enc.blocks.1.conv");
    add("at the end of a list",
        "a = getattr(self.blocks, '0').conv(x)\nb = a + x\nc = torch.relu(b)\n"
        "d = getattr(self.blocks, '1').conv(c)\ne = d + c\nf = torch.relu(e)\n"
        "g = torch.tanh(f)\nreturn self.head(g)",
        "a=blocks.0.conv b=blocks.0 c=blocks.0 d=blocks.1.conv e=blocks.1 f=blocks.1 g= "
        "head=head");
    add("between layers in a list",
        "a = getattr(self.blocks, '0')(x)\nb = torch.relu(a)\n"
        "c = getattr(self.blocks, '1')(b)\nreturn c",
        "a=blocks.0 b=blocks c=blocks.1");
    add("a sum of a block and what goes around it",
        "a = self.b0.conv(x)\nb = self.b0.proj(x)\nc = a + b\nd = self.b0.out(c)\ne = d + x\n"
        "f = self.b1.conv(e)\nreturn f",
        "a=b0.conv b=b0.proj c=b0 d=b0.out e= f=b1.conv");
    add("the innermost",
        "a = self.m.one.conv(x)\nb = torch.relu(a)\nc = self.m.one.norm(b)\nd = torch.relu(c)\n"
        "e = self.m.two(d)\nreturn e",
        "a=m.one.conv b=m.one c=m.one.norm d=m e=m.two");
    add("between two calls of one module",
        "a = self.m.act(x)\nb = torch.relu(a)\nc = self.m.act(b)\nreturn c", "a=m.act b=m c=m.act");
    add("weights tell it", "a = x * self.m.scale\nb = a.sin()\nc = b + self.m.shift\nreturn c",
        "a=m b=m c=m");
    add("no module at all", "a = torch.relu(x)\nb = a.sin()\nreturn b", "a= b=");
}

void FunctionModulesTest::stand()
{
    QFETCH(const QString, body);
    QFETCH(const QString, modules);
    QString code = QStringLiteral("def forward(self, x):\n");
    for (const QString& line : body.split(QLatin1Char('\n')))
        code += QStringLiteral("    ") + line + QLatin1Char('\n');

    QCOMPARE(modulesIn(code.toStdString()), modules);
}

void FunctionModulesTest::saysWhatTheModuleIs()
{
    const Reading reading =
        readBytes("Net(\n  (b): Block(\n    (conv): Conv2d(3, 8, kernel_size=(1, 1))\n"
                  "    (norm): BatchNorm2d(8)\n  )\n)\n\n\n\n"
                  "def forward(self, x):\n    conv = self.b.conv(x);  x = None\n"
                  "    relu = torch.relu(conv);  conv = None\n"
                  "    norm = self.b.norm(relu);  relu = None\n    return norm\n",
                  "a.txt");
    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    const Module& module = graph.moduleOf(*graph.findNode("relu"));

    QCOMPARE(graph.text(module.path), "b");
    QCOMPARE(graph.text(module.type), "Block");
}

void FunctionModulesTest::isTheSameInEveryForm()
{
    const QString lines = modulesIn(
        "graph():\n    %x : [num_users=1] = placeholder[target=x]\n"
        "    %b_conv : [num_users=1] = call_module[target=b.conv](args = (%x,), kwargs = {})\n"
        "    %relu : [num_users=1] = call_function[target=torch.relu](args = (%b_conv,), kwargs = "
        "{})\n"
        "    %b_norm : [num_users=1] = call_module[target=b.norm](args = (%relu,), kwargs = {})\n"
        "    return b_norm\n");

    QCOMPARE(lines, QStringLiteral("b_conv=b.conv relu=b b_norm=b.norm"));
}

FUSEWRIGHT_TEST(FunctionModulesTest)
#include "tst_function_modules.moc"
