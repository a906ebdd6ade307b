// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command graphRows[] = {
    {FitView, "fitView", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "&Fit the graph"), "F", "fit"},
    {ZoomToSelection, "zoomToSelection", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Zoom to &selection"), "Z", ""},
    {ZoomIn, "zoomIn", Group::Graph, Scope::Canvas, QT_TRANSLATE_NOOP("Commands", "Zoom &in"),
     "+; Ctrl++; Ctrl+=", "zoom-in"},
    {ZoomOut, "zoomOut", Group::Graph, Scope::Canvas, QT_TRANSLATE_NOOP("Commands", "Zoom &out"),
     "-; Ctrl+-", "zoom-out"},
    {ZoomReset, "zoomReset", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Act&ual size"), "0; Ctrl+0", ""},
    {CollapseBySection, "collapseBySection", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "&Collapse by section"), "S", "section"},
    {CollapseByModule, "collapseByModule", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Collapse by &module"), "M", "module"},
    {FoldRepeats, "foldRepeats", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Fold &repeats"), "R", "layers"},
    {BackwardGraphShown, "backwardGraph", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Bac&kward graph"), "B", "back"},
    {NextBlock, "nextBlock", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Ne&xt block of a repeat"), ".", ""},
    {PreviousBlock, "previousBlock", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Pre&vious block of a repeat"), ",", ""},
    {ExpandAll, "expandAll", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "&Expand all"), "E", ""},
    {ShowShapes, "showShapes", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Show s&hapes"), "H", "shape"},
    {ShowNearMisses, "showNearMisses", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Show &near misses"), "Ctrl+F7", "miss"},
    {ShowMap, "showMap", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Show the ma&p"), "", ""},
    {ColorByRule, "colorByRule", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by ru&le"), "1", "rule"},
    {ColorByHeuristic, "colorByHeuristic", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by heuris&tic"), "2", ""},
    {ColorByFold, "colorByFold", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by fol&d"), "3", ""},
    {ColorByCategory, "colorByCategory", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by cate&gory"), "4", ""},
    {ColorByModule, "colorByModule", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour &by module"), "5", ""},
    {ColorByCost, "colorByCost", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by c&ost"), "6", ""},
    {ColorByBound, "colorByBound", Group::Graph, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "Colour by what sections &wait for"), "7", ""},
    {PartitionO0, "partitionO0", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Nothing fused (o0)"), "", ""},
    {PartitionO1, "partitionO1", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Fused by the rules (o&1)"), "", ""},
    {PartitionO3, "partitionO3", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Fused automatically (o&3)"), "", ""},
    {PartitionO1O3, "partitionO1O3", Group::Graph, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Rules, and the rest a&utomatically (o1+o3)"), "", ""},
};

} // namespace

std::span<const Command> graphCommands()
{
    return graphRows;
}

} // namespace fusewright
