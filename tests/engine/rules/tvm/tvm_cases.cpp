// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/tvm_cases.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/tvm/tvm_kit.h"

#include <QTest>

namespace fusewright::test {

const char* tvmImports()
{
    return "from tvm.relax.dpl import (\n"
           "    is_call_dps_packed, is_call_packed, is_call_tir, is_const, is_dfv, is_gv, is_op,\n"
           "    is_shape, is_tuple, is_tuple_get_item, is_var, wildcard,\n"
           ")\n"
           "from tvm.relax.backend.pattern_registry import register_patterns\n"
           "from tvm.relax.backend.utils import has_leaking_intermediate_variables\n"
           "from tvm.relax.transform import FuseOpsByPattern, FusionPattern\n";
}

std::string relaxFunction(const std::string& body)
{
    return "@I.ir_module\nclass Module:\n"
           "    @T.prim_func\n    def scale(A: T.Buffer((1,), \"float32\")):\n        pass\n"
           "    @R.function\n"
           "    def main(x: R.Tensor((2, 4), dtype=\"float32\"), "
           "w: R.Tensor((2, 4), dtype=\"float16\")):\n        cls = Module\n"
           "        with R.dataflow():\n"
        + body;
}

QString sectionsOf(const CheckedRules& checked, const Graph& graph)
{
    const RuleMatches matches = matchRules(graph, checked.rules);
    return QString::fromStdString(joinedLines(sectionLines(graph, checked.rules, matches)));
}

void addCase(const char* name, const QStringList& function, const QStringList& patterns,
             const QStringList& expected)
{
    QString body;
    for (const QString& line : function)
        body += (line.startsWith("return") ? "        " : "            ") + line + '\n';
    QString lines;
    for (const QString& line : expected)
        lines += line + '\n';
    QTest::newRow(name) << body << patterns.join('\n') << lines;
}

QStringList giving(QStringList lines, const QString& results)
{
    return lines << "R.output(" + results + ")"
                 << "return " + results;
}

QStringList fusing(QStringList lines)
{
    return lines << R"(FuseOpsByPattern([FusionPattern("p", p)]))";
}

void compareCase()
{
    QFETCH(QString, function);
    QFETCH(QString, patterns);
    QFETCH(QString, expected);

    const Reading reading =
        readBytes(relaxFunction(function.toStdString()), "a.py", Keep::Inferred);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const CheckedRules checked =
        tvmRules(tvmText(tvmImports() + patterns.toStdString() + '\n'), reading.model->graph);

    QVERIFY2(checked.errorCount == 0 || expected.isEmpty(),
             checked.diagnostics.empty() ? "" : toText(checked.diagnostics.front()).c_str());
    QCOMPARE(sectionsOf(checked, reading.graph()), expected);
}

} // namespace fusewright::test
