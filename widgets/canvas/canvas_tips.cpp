// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_tips.h"

#include "engine/graph/unlike_modules.h"
#include "engine/layout/picture_request.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/card_face.h"
#include "widgets/document/graph_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

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

/// `mul, add and 3 more`
QString named(const std::vector<std::string_view>& operators)
{
    constexpr std::size_t most = 3;
    QStringList names;
    for (const std::string_view name : std::span(operators).first(std::min(most, operators.size())))
        names.append(toQt(name));
    const QString list = names.join(QStringLiteral(", "));
    return operators.size() <= most ? list
                                    : QCoreApplication::translate("CanvasTips", "%1 and %2 more")
                                          .arg(list, countText(operators.size() - most));
}

QString whyUnlike(const UnlikeModule& module)
{
    const QString name = toQt(module.path);
    if (module.more.empty() && module.less.empty())
        return QCoreApplication::translate("CanvasTips", "%1 differs: other shapes").arg(name);
    if (module.less.empty())
        return QCoreApplication::translate("CanvasTips", "%1 differs: more %2")
            .arg(name, named(module.more));
    if (module.more.empty())
        return QCoreApplication::translate("CanvasTips", "%1 differs: fewer %2")
            .arg(name, named(module.less));
    return QCoreApplication::translate("CanvasTips", "%1 differs: more %2, fewer %3")
        .arg(name, named(module.more), named(module.less));
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

QString repeatTip(const CanvasScene& scene, const PictureRepeat& repeat)
{
    constexpr std::size_t mostTold = 3;
    const QString all = countText(repeat.count);
    QStringList lines;
    if (repeat.isFolded)
        lines.append(
            QCoreApplication::translate(
                "CanvasTips", "Number %1 is shown. Click to show all (R); . and , show another.")
                .arg(countText(repeat.shown + 1)));
    else
        lines.append(QCoreApplication::translate("CanvasTips", "Click to fold them into one (R)."));
    const auto unlike = repeat.first.isValid()
        ? unlikeModules(*scene.graph(), repeat.first, repeat.count)
        : std::vector<UnlikeModule>();
    for (const UnlikeModule& module : std::span(unlike).first(std::min(mostTold, unlike.size())))
        lines.append(whyUnlike(module));
    if (unlike.size() > mostTold)
        lines.append(QCoreApplication::translate("CanvasTips", "%Ln more module(s) differ", nullptr,
                                                 int(unlike.size() - mostTold)));
    return tipText(QCoreApplication::translate("CanvasTips", "%1 identical blocks").arg(all),
                   lines);
}

} // namespace fusewright
