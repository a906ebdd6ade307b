// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/graph_text.h"

#include "engine/formats/model_format.h"
#include "engine/graph/extent_display.h"
#include "widgets/base/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr qsizetype mostValueCharacters = 400;

} // namespace

std::optional<QString> shapeText(const Graph& graph, ValueId value)
{
    const auto shape = shapeForDisplay(graph, value);
    return shape ? std::optional(toQt(*shape)) : std::nullopt;
}

QString typeText(const Graph& graph, ValueId value)
{
    return toQt(typeForDisplay(graph, value));
}

QString whatTypeSays(const Graph& graph, ValueId value)
{
    const QString type = typeText(graph, value);
    return type.isEmpty() ? QCoreApplication::translate("GraphText", "the model says nothing of it")
                          : type;
}

QString quantizationText(const Graph& graph, ValueId value)
{
    if (!graph.isQuantized(value))
        return {};
    const Encoding& encoding = *graph.encodingOf(value);
    QString type = toQt(dataTypeName(graph.valueType(value)));
    if (encoding.bits != 0)
        type = QCoreApplication::translate("GraphText", "%1, %2 bits").arg(type).arg(encoding.bits);
    const FixedPoint& step = encoding.steps.front();
    QString text = QCoreApplication::translate("GraphText", "%n scale(s) along axis %1", nullptr,
                                               int(encoding.steps.size()))
                       .arg(encoding.axis.value_or(0));
    if (!encoding.axis) {
        const QString scale = QString::number(step.scale, 'g', 4);
        text = step.zeroOffset == 0
            ? QStringLiteral("%1 × q").arg(scale)
            : QStringLiteral("%1 × (q %2 %3)")
                  .arg(scale, step.zeroOffset < 0 ? QStringLiteral("+") : QStringLiteral("−"))
                  .arg(std::abs(double(step.zeroOffset)), 0, 'f', 0);
    }
    return QStringLiteral("%1 · %2").arg(type, text);
}

QString resultTypesText(const Graph& graph, NodeId node)
{
    QStringList types;
    bool anyKnown = false;
    for (const ValueId value : graph.outputs(node)) {
        const QString type = typeText(graph, value);
        anyKnown = anyKnown || !type.isEmpty();
        types.append(type.isEmpty() ? QStringLiteral("?") : type);
    }
    return anyKnown ? types.join(QStringLiteral(", ")) : QString();
}

QString nativeAside(const Graph& graph, OperatorId operatorId)
{
    const Operator& op = graph.operators()[operatorId.index];
    return op.native == op.canonical ? QString() : toQt(graph.text(op.native));
}

QString modulePath(const Graph& graph, NodeId node)
{
    return toQt(graph.text(graph.moduleOf(node).path));
}

QString shortValueText(const AttributeValue& value)
{
    const QString text = toQt(toText(value));
    return text.size() <= mostValueCharacters ? text
                                              : text.left(mostValueCharacters) + QChar(0x2026);
}

QString fusionKindText(FusionKind kind)
{
    switch (kind) {
    case FusionKind::Elemwise:
        return QCoreApplication::translate("FusionKind", "elementwise");
    case FusionKind::Broadcast:
        return QCoreApplication::translate("FusionKind", "broadcast");
    case FusionKind::Injective:
        return QCoreApplication::translate("FusionKind", "injective");
    case FusionKind::Reduce:
        return QCoreApplication::translate("FusionKind", "reduction");
    case FusionKind::OutElemwiseFusable:
        return QCoreApplication::translate("FusionKind", "heavy, fuses with its consumers");
    case FusionKind::Tuple:
        return QCoreApplication::translate("FusionKind", "tuple");
    case FusionKind::Opaque:
        return QCoreApplication::translate("FusionKind", "opaque, never fuses");
    case FusionKind::ElemwiseOrBroadcast:
        return QCoreApplication::translate("FusionKind", "elementwise or broadcast");
    }
    return {};
}

QString formatText(const std::string& format)
{
    const auto formats = modelFormats();
    const auto known = std::ranges::find(formats, format, &ModelFormat::id);
    return toQt(known == formats.end() ? std::string_view(format) : known->title);
}

std::vector<std::size_t> operatorCounts(const Graph& graph)
{
    std::vector<std::size_t> counts(graph.operators().size());
    for (const NodeId node : graph.nodes())
        ++counts[graph.operatorId(node).index];
    return counts;
}

std::vector<std::size_t> moduleCounts(const Graph& graph)
{
    std::vector<std::size_t> counts(graph.modules().size());
    for (const NodeId node : graph.nodes())
        ++counts[graph.moduleId(node).index];
    return counts;
}

} // namespace fusewright
