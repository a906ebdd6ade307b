// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/window_dialogs.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/window/about_dialog.h"
#include "engine/graph/graph.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/command_palette.h"
#include "widgets/base/text.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/gallery/gallery_dialog.h"
#include "widgets/help/help_window.h"
#include "widgets/preferences/preferences_dialog.h"

#include <QAction>
#include <QApplication>

namespace fusewright {

using enum CommandId;

WindowDialogs::WindowDialogs(Program& program, CommandActions& actions, WindowPanels& panels,
                             QWidget& window)
    : QObject(&window),
      m_program(program),
      m_panels(panels),
      m_window(window),
      m_palette(new CommandPalette(actions, program.theme, program.settings, &window))
{
    connectPalette(actions);
    connectHelp(actions);
    connectPreferencesDialog(actions);
    connect(actions[ShowGallery], &QAction::triggered, this, &WindowDialogs::showGallery);
}

void WindowDialogs::connectPalette(CommandActions& actions)
{
    m_palette->setExtraEntries([this] { return rulesAndOperators(); });
    connect(actions[ShowCommands], &QAction::triggered, m_palette, [this] { m_palette->open(); });
    connect(actions[GoToRule], &QAction::triggered, m_palette,
            [this] { m_palette->open(QStringLiteral("@")); });
}

void WindowDialogs::connectHelp(CommandActions& actions)
{
    connect(actions[ShowHelp], &QAction::triggered, this, [this] { showHelp(std::nullopt); });
    const std::pair<CommandId, HelpTopic> pages[] = {{HelpOnWindow, HelpTopic::Window},
                                                     {HelpOnRules, HelpTopic::Rules},
                                                     {HelpOnModes, HelpTopic::Modes},
                                                     {HelpOnOperators, HelpTopic::Operators},
                                                     {HelpOnModels, HelpTopic::Models},
                                                     {HelpOnExporter, HelpTopic::Exporter},
                                                     {HelpOnReports, HelpTopic::Reports},
                                                     {HelpOnSearch, HelpTopic::Search},
                                                     {HelpOnSuggestions, HelpTopic::Suggestions},
                                                     {HelpOnOrder, HelpTopic::Order},
                                                     {HelpOnRewriting, HelpTopic::Rewriting},
                                                     {HelpOnPackages, HelpTopic::Packages},
                                                     {HelpOnProviders, HelpTopic::Providers},
                                                     {HelpOnPatterns, HelpTopic::Patterns},
                                                     {HelpOnTranslation, HelpTopic::Translation},
                                                     {HelpOnTraining, HelpTopic::Training},
                                                     {HelpOnCosts, HelpTopic::Costs},
                                                     {HelpOnAutomation, HelpTopic::Automation},
                                                     {HelpOnGraphs, HelpTopic::Graphs}};
    for (const auto& [id, topic] : pages)
        connect(actions[id], &QAction::triggered, this, [this, topic = topic] { showHelp(topic); });
    connect(actions[ShowAbout], &QAction::triggered, this, [this] {
        auto* dialog = new AboutDialog(m_program.theme, &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void WindowDialogs::connectPreferencesDialog(CommandActions& actions)
{
    connect(actions[ShowPreferences], &QAction::triggered, this,
            [this] { showPreferences(PreferencesPart::General); });
    connect(actions[ShowShortcuts], &QAction::triggered, this,
            [this] { showPreferences(PreferencesPart::Shortcuts); });
}

std::vector<PaletteEntry> WindowDialogs::rulesAndOperators() const
{
    std::vector<PaletteEntry> entries;
    const auto& answer = m_program.workspace.fusion().answer();
    if (!answer)
        return entries;
    const RuleSet& rules = answer->rules;
    for (std::uint32_t rule = 0; rule < rules.rules.size(); ++rule)
        entries.push_back({.kind = PaletteKind::Rule,
                           .text = toQt(rules.rules[rule].name),
                           .detail = toQt(rules.pathOf(rules.rules[rule])),
                           .run = [this, rule] { m_panels.goToRule(rule); }});
    if (!answer->graph)
        return entries;
    for (std::size_t at = 0; at < answer->graph->operators().size(); ++at) {
        const Operator& found = answer->graph->operators()[at];
        entries.push_back({.kind = PaletteKind::Operator,
                           .text = toQt(answer->graph->text(found.native)),
                           .detail = toQt(answer->graph->text(found.canonical)),
                           .run = [this, at] { m_panels.listOperator(OperatorId(at)); }});
    }
    return entries;
}

/// Of the text that is shown, behind the rule at its caret.
void WindowDialogs::showGallery()
{
    const CodeEditor& code = m_panels.editor().code();
    auto* dialog = new GalleryDialog(m_program.workspace.tabs().current(),
                                     positionAt(*code.document(), code.textCursor().position()),
                                     m_program.theme, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(*dialog, HelpTopic::Suggestions);
    connect(dialog, &GalleryDialog::ruleInserted, this,
            [this](const TextRange& name) { m_panels.editor().goTo(name); });
    dialog->open();
}

void WindowDialogs::showHelp(std::optional<HelpTopic> topic)
{
    const HelpTopic wanted = topic.value_or(helpTopicAt(QApplication::focusWidget()));
    if (!m_help)
        m_help = new HelpWindow(m_program.theme, &m_window);
    m_help->showPage(wanted);
}

bool WindowDialogs::showsPreferences() const
{
    return m_preferences && m_preferences->isVisible();
}

void WindowDialogs::showPreferences(PreferencesPart part)
{
    auto* dialog = new PreferencesDialog(m_program.theme, m_program.preferences,
                                         m_program.language.codes(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (part == PreferencesPart::Shortcuts)
        dialog->showShortcuts();
    else
        dialog->showGeneral();
    dialog->open();
    m_preferences = dialog;
}

} // namespace fusewright
