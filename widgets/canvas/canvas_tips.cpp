// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_tips.h"

#include "engine/layout/picture_request.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/card_face.h"
#include "widgets/document/graph_text.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

constexpr qsizetype mostCharacters = 100;

/// Names differ at their ends, and begin with what they belong to: the middle says least.
QString shortened(const QString& text)
{
    if (text.size() <= mostCharacters)
        return text.toHtmlEscaped();
    const qsizetype half = mostCharacters / 2;
    return (text.left(half) + QChar(0x2026) + text.right(half)).toHtmlEscaped();
}

} // namespace

QString tipText(const QString& title, const QStringList& lines)
{
    QString html = QStringLiteral("<p style='white-space:pre'><b>%1</b>").arg(shortened(title));
    for (const QString& line : lines) {
        if (!line.isEmpty())
            html += QStringLiteral("<br>") + shortened(line);
    }
    return html + QStringLiteral("</p>");
}

QString operatorTip(const CanvasScene& scene, NodeId node)
{
    const Graph& graph = *scene.graph();
    QStringList lines{toQt(graph.nodeName(node)), resultTypesText(graph, node)};
    const CanvasClasses& classes = scene.classes();
    if (node.index < classes.classOf.size() && classes.classOf[node.index] < classes.looks.size())
        lines.append(classes.looks[classes.classOf[node.index]].name);
    return tipText(toQt(graph.canonicalName(node)), lines);
}

QString groupTip(const CanvasScene& scene, std::uint32_t item)
{
    const auto count = int(scene.item(item).inside);
    return tipText(scene.closedTitle(item),
                   {QCoreApplication::translate("CanvasTips", "%Ln operators", nullptr, count),
                    QCoreApplication::translate("CanvasTips", "Double-click to open it")});
}

QString unusedInputsTip(const CanvasScene& scene, std::uint32_t inputs)
{
    constexpr qsizetype mostNames = 12;
    const Graph& graph = *scene.graph();
    QStringList names;
    for (const ValueId value : unusedInputs(graph)) {
        if (names.size() == mostNames) {
            names.append(QStringLiteral("…"));
            break;
        }
        names.append(toQt(graph.valueName(value)));
    }
    return tipText(cardTitle(scene, inputs), names);
}

QString valueTip(const Graph& graph, ValueId value)
{
    return tipText(toQt(graph.valueName(value)), {typeText(graph, value)});
}

} // namespace fusewright
