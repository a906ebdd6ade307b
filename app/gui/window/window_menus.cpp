// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/window_menus.h"

#include "app/gui/files/recent_menu.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/mnemonics.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace fusewright {

using enum CommandId;

WindowMenus::WindowMenus(QMainWindow& window, const CommandActions& actions, RecentMenu* recent)
    : QObject(&window), m_window(window), m_actions(actions)
{
    createFileMenu(recent);
    createEditMenu();
    addMenu(CommandGroup::Rules,
            {{Complete, ShowQuickFixes, RenameEntry, FormatRules},
             {RuleFromSelection, ShowGallery},
             {UseRules, UseComposites, CompareRulesFiles},
             {ToggleComment, IndentLines, UnindentLines},
             {MoveLineUp, MoveLineDown, DuplicateLine, DeleteLine},
             {FoldRule, UnfoldRule, FoldAll, UnfoldAll}});
    addMenu(CommandGroup::Navigate,
            {{GoBack, GoForward, LeaveNested},
             {NextProblem, PreviousProblem, NextSection, PreviousSection},
             {StepThrough, StepForward, StepBack, NextStuckStep},
             {NextNearMiss, PreviousNearMiss},
             {GoToDefinition, GoToRule, GoToLine},
             {NextRules, PreviousRules},
             {NextStage, PreviousStage},
             {FocusEditor, FocusCanvas, FocusNodes}});
    createGraphMenu();
    createViewMenu();
    createHelpMenu();
    createToolBar();
    settleMnemonics(*window.menuBar());
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
        if (menu != recent)
            settleMnemonics(*menu);
    }
}

void WindowMenus::settleMnemonics(QWidget& menu)
{
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts.append(action->text());
    const QStringList settled = withOwnMnemonics(texts);
    for (qsizetype at = 0; at < settled.size(); ++at)
        menu.actions()[at]->setText(settled[at]);
}

QMenu* WindowMenus::addMenu(CommandGroup group, Groups groups)
{
    QMenu* menu = m_window.menuBar()->addMenu(commandGroupText(group));
    fill(*menu, groups);
    return menu;
}

QMenu* WindowMenus::addSubmenu(QMenu& menu, const QString& title, Groups groups)
{
    QMenu* submenu = menu.addMenu(title);
    fill(*submenu, groups);
    return submenu;
}

void WindowMenus::fill(QMenu& menu, Groups groups)
{
    for (const auto& group : groups) {
        if (!menu.isEmpty())
            menu.addSeparator();
        for (const CommandId id : group) {
            if (m_actions.isWired(id))
                menu.addAction(m_actions[id]);
        }
    }
}

void WindowMenus::createFileMenu(RecentMenu* recent)
{
    QMenu* file = addMenu(CommandGroup::File,
                          {{NewRules, OpenFile, PasteModel},
                           {SaveRules, SaveRulesAs, TranslateRules, SaveAllRules},
                           {ExportReport, ExportPicture, CopyPicture, SaveGraph},
                           {ReloadModel, ReloadRules},
                           {CloseModel, CloseRules, CloseOtherRules},
                           {Quit}});
    file->insertMenu(m_actions[SaveRules], recent);
}

void WindowMenus::createEditMenu()
{
    addMenu(CommandGroup::Edit,
            {{Undo, Redo},
             {Cut, Copy, Paste, SelectAll},
             {SelectNextOccurrence, CaretAbove, CaretBelow},
             {Find, FindNext, FindPrevious, Replace},
             {FindNodes, ClearFilters, CopyNodes, CopyProblems}});
}

void WindowMenus::createGraphMenu()
{
    QMenu* menu = addMenu(CommandGroup::Graph,
                          {{FitView, ZoomToSelection, ZoomIn, ZoomOut, ZoomReset},
                           {CollapseBySection, CollapseByModule, FoldRepeats, ExpandAll},
                           {BackwardGraphShown},
                           {NextBlock, PreviousBlock},
                           {ShowShapes, ShowNearMisses, ShowMap}});
    addSubmenu(*menu, tr("Co&lour by"),
               {{ColorByRule, ColorByHeuristic, ColorByFold, ColorByCategory, ColorByModule,
                 ColorByCost, ColorByBound}});
    addSubmenu(*menu, tr("Sec&tions"), {{PartitionO0, PartitionO1, PartitionO3, PartitionO1O3}});
}

void WindowMenus::createViewMenu()
{
    QMenu* view = addMenu(CommandGroup::View, {});
    addSubmenu(*view, commandGroupText(CommandGroup::Panels),
               {{ShowEditor, ShowOutline, ShowPattern, ShowRewrites, ShowTraining, ShowCosts,
                 ShowInspector, ShowLegend, ShowOverview, ShowSuggestions},
                {ShowMatches, ShowSections, ShowNodes, ShowProblems, ShowOrder, ShowSteps}});
    fill(*view,
         {{ShowDiff, ShowBeforeAfter, ShowAllNodes}, {LargerText, SmallerText, UsualTextSize}});
    view->addSeparator();
    addSubmenu(*view, tr("&Theme"), {{ThemeSystem, ThemeLight, ThemeDark}, {ColorBlindPalette}});
    addSubmenu(
        *view, tr("&Language"),
        {{LanguageSystem},
         {LanguageEnglish, LanguageGerman, LanguageFrench, LanguageJapanese, LanguageChinese}});
    fill(*view, {{WheelZooms, ReducedMotion}, {FullScreen, ResetLayout, ShowPreferences}});
}

void WindowMenus::createHelpMenu()
{
    QMenu* help = addMenu(CommandGroup::Help, {{ShowHelp}});
    addSubmenu(
        *help, tr("Help &pages"),
        {{HelpOnWindow, HelpOnRules, HelpOnModes, HelpOnOperators, HelpOnModels},
         {HelpOnExporter, HelpOnReports, HelpOnSearch, HelpOnSuggestions, HelpOnOrder},
         {HelpOnRewriting, HelpOnPackages, HelpOnProviders, HelpOnPatterns, HelpOnTranslation},
         {HelpOnTraining, HelpOnCosts, HelpOnAutomation, HelpOnGraphs}});
    fill(*help, {{ShowCommands, ShowShortcuts, ShowAbout}});
}

void WindowMenus::createToolBar()
{
    m_tools = new QToolBar(tr("Tools"), &m_window);
    m_tools->setObjectName(QStringLiteral("tools"));
    m_tools->setMovable(false);
    m_tools->setIconSize({5 * grid, 5 * grid});
    m_tools->setContextMenuPolicy(Qt::PreventContextMenu);
    const std::initializer_list<std::initializer_list<CommandId>> groups = {
        {OpenFile, NewRules, SaveRules}, {GoBack, GoForward, LeaveNested}, {ShowCommands}};
    for (const auto& group : groups) {
        if (!m_tools->actions().isEmpty())
            m_tools->addSeparator();
        for (const CommandId id : group)
            m_tools->addAction(m_actions[id]);
    }
    m_window.addToolBar(m_tools);
}

} // namespace fusewright
