// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/context_kit.h"

#include "tests/engine/kit/read_text.h"

namespace fusewright::test {

namespace {

constexpr const char* contextImports =
    "from tvm.relax.dpl import *\n"
    "from tvm.relax.transform import FuseOpsByPattern, FusionPattern\n"
    "block = f = g = None\n";

} // namespace

QString joinedContext(const QStringList& all)
{
    return all.isEmpty() ? QString() : all.join('\n') + '\n';
}

QString inContext(const QStringList& body)
{
    QString text = "with PatternContext() as ctx:\n";
    for (const QString& line : body)
        text += "    " + line + '\n';
    return text + "ctx.match_dfb(block)\n";
}

QString externalCall(const QString& name, const QString& arguments, const QString& shape)
{
    return "R.call_dps_packed(\"" + name + "\", (" + arguments + ",), out_sinfo=R.Tensor((" + shape
        + "), dtype=\"float32\"))";
}

QString relaxFunctionOf(const QStringList& parameters, const QStringList& body,
                        const QString& results)
{
    QString text = "@I.ir_module\nclass Module:\n    @R.function\n    def main(";
    for (const QString& parameter : parameters)
        text += (parameter == parameters.front() ? "" : ", ") + parameter;
    text += "):\n        with R.dataflow():\n";
    for (const QString& line : body)
        text += "            " + line + '\n';
    return text + "            R.output(" + results + ")\n        return "
        + (results.contains(',') ? '(' + results + ')' : results) + '\n';
}

QString relaxTensor(const QString& name, const QString& shape)
{
    return name + ": R.Tensor((" + shape + "), dtype=\"float32\")";
}

std::shared_ptr<const Graph> contextModel(const QString& model)
{
    const Reading reading = readBytes(model.toStdString(), "test.py", Keep::Inferred);
    return reading.model ? reading.model->graph : nullptr;
}

CheckedRules contextRules(const QString& text, const QString& model)
{
    return tvmRules(tvmText(contextImports + text.toStdString()), contextModel(model));
}

QString contextSections(const QString& text, const QString& model)
{
    const auto graph = contextModel(model);
    const CheckedRules checked = tvmRules(tvmText(contextImports + text.toStdString()), graph);
    const RuleMatches matches = matchRules(*graph, checked.rules);
    return QString::fromStdString(joinedLines(sectionLines(*graph, checked.rules, matches)));
}

QString diamondFunction()
{
    return relaxFunctionOf({relaxTensor("x"), relaxTensor("w")},
                           {"lv0 = " + externalCall("extern_matmul", "x, w"),
                            "lv1 = " + externalCall("extern_relu", "lv0"),
                            "lv2 = " + externalCall("extern_sigmoid", "lv0"),
                            "lv3 = " + externalCall("extern_add", "lv1, lv2")},
                           "lv3");
}

QString simpleChain(const QStringList& names)
{
    QStringList body;
    QString last = "x";
    for (const QString& name : names) {
        const QString next = "lv" + QString::number(body.size());
        body << next + " = " + externalCall(name, last);
        last = next;
    }
    return relaxFunctionOf({relaxTensor("x")}, body, last);
}

QStringList packedCalls(const QStringList& names)
{
    QStringList all;
    for (const QString& name : names)
        all << name.section(' ', 0, 0) + " = is_call_dps_packed(\"" + name.section(' ', 1) + "\")";
    return all;
}

} // namespace fusewright::test
