// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_choice.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/manual_fusion.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

template <class Enum>
Enum decodedEnum(const QJsonObject& stored, const char* key, Enum usual, Enum last)
{
    const int number = stored[QLatin1String(key)].toInt(static_cast<int>(usual));
    const bool isKnown = number >= 0 && number <= static_cast<int>(last);
    return isKnown ? static_cast<Enum>(number) : usual;
}

/// The first operator of every group.
std::vector<NodeId> firstOperators(const PictureGroups& groups)
{
    std::vector<NodeId> first(groups.parentOf.size());
    for (std::uint32_t node = 0; node < groups.groupOf.size(); ++node) {
        const std::uint32_t group = groups.groupOf[node];
        if (group != noGroup && !first[group].isValid())
            first[group] = NodeId(node);
    }
    return first;
}

std::string keyOf(const Graph& graph, const TitledGroups& titled, std::uint32_t group, NodeId first)
{
    if (!titled.asides[group].empty())
        return titled.asides[group];
    return first.isValid() ? std::string(graph.nodeName(first)) : std::string();
}

} // namespace

bool isLarge(const Graph& graph)
{
    constexpr std::size_t mostOperatorsInFull = 20'000;
    return graph.nodeCount() > mostOperatorsInFull;
}

bool isLong(const Graph& graph)
{
    constexpr std::size_t mostOperatorsAtALook = 500;
    return graph.nodeCount() > mostOperatorsAtALook;
}

QByteArray encodeChoice(const CanvasChoice& choice)
{
    QJsonArray toggled;
    for (const std::string& key : choice.toggled)
        toggled.append(QString::fromStdString(key));
    const QJsonObject stored{
        {QStringLiteral("mode"), static_cast<int>(choice.mode)},
        {QStringLiteral("coloring"), static_cast<int>(choice.coloring)},
        {QStringLiteral("grouping"), static_cast<int>(choice.grouping)},
        {QStringLiteral("closed"), choice.areClosed},
        {QStringLiteral("toggled"), toggled},
        {QStringLiteral("folds"), choice.foldsRepeats},
    };
    return QJsonDocument(stored).toJson(QJsonDocument::Compact);
}

CanvasChoice decodeChoice(const QByteArray& stored)
{
    const QJsonObject object = QJsonDocument::fromJson(stored).object();
    const CanvasChoice usual;
    CanvasChoice choice;
    choice.mode = decodedEnum(object, "mode", usual.mode, FusionMode::O1O3);
    choice.coloring = decodedEnum(object, "coloring", usual.coloring, Coloring::Bound);
    choice.grouping =
        decodedEnum(object, "grouping", usual.grouping, CanvasChoice::Grouping::Modules);
    choice.areClosed = object[QLatin1String("closed")].toBool();
    for (const auto& key : object[QLatin1String("toggled")].toArray())
        choice.toggled.insert(key.toString().toStdString());
    choice.foldsRepeats = object[QLatin1String("folds")].toBool();
    return choice;
}

std::string groupKey(const Graph& graph, const TitledGroups& titled, std::uint32_t group)
{
    const auto first = std::ranges::find(titled.groups.groupOf, group);
    const bool isThere = first != titled.groups.groupOf.end();
    return keyOf(graph, titled, group,
                 isThere ? NodeId(static_cast<std::size_t>(first - titled.groups.groupOf.begin()))
                         : NodeId());
}

TitledGroups chosenGroups(const Graph& graph, const RuleSet& rules, const MadePartition& made,
                          const CanvasChoice& choice)
{
    using Grouping = CanvasChoice::Grouping;
    TitledGroups titled;
    if (choice.grouping == Grouping::Sections)
        titled = groupsBySection(graph, rules, {}, made);
    else if (choice.grouping == Grouping::Modules)
        titled = groupsByModule(graph);
    PictureGroups& groups = titled.groups;
    groups.isClosed.assign(groups.parentOf.size(), false);
    if (choice.areClosed && choice.grouping == Grouping::Modules)
        closeOuterGroups(graph, titled, choice.foldsRepeats);
    else if (choice.areClosed)
        groups.isClosed.assign(groups.parentOf.size(), true);
    if (choice.toggled.empty())
        return titled;
    const std::vector<NodeId> first = firstOperators(groups);
    for (std::uint32_t group = 0; group < groups.parentOf.size(); ++group) {
        if (choice.toggled.contains(keyOf(graph, titled, group, first[group])))
            groups.isClosed[group] = !groups.isClosed[group];
    }
    return titled;
}

} // namespace fusewright
