// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_menu.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/pattern/pattern_view.h"
#include "widgets/pattern/pattern_words.h"

#include <algorithm>

namespace fusewright {

using Place = PatternEdits::Place;

namespace {

/// A name as a menu shows it: an ampersand is itself.
QString menuText(const std::string& name)
{
    return toQt(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

PatternMenu::PatternMenu(PatternView& view, PatternEdits& edits, const Theme& theme)
    : QObject(&view), m_view(view), m_edits(edits), m_theme(theme), m_prompt(new InlinePrompt(view))
{
    connect(&view, &PatternView::menuRequested, this, &PatternMenu::show);
    connect(&view, &PatternView::renameRequested, this, &PatternMenu::askForName);
}

template <typename Action>
Action* PatternMenu::judged(Action* action, EntryAction what, const std::string& entry) const
{
    const QString why = m_edits.whyNot(entry, what);
    if (!why.isEmpty()) {
        action->setEnabled(false);
        action->setToolTip(why);
        action->setStatusTip(why);
    }
    return action;
}

const SketchedEntry& PatternMenu::entryAt(std::uint32_t entry) const
{
    return m_view.scene()->pattern.entries[entry];
}

void PatternMenu::show(std::optional<std::uint32_t> entry, std::optional<std::uint32_t> line,
                       const QPoint& place)
{
    QMenu* const menu = menuFor(entry, line).release();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(place);
}

std::unique_ptr<QMenu> PatternMenu::menuFor(std::optional<std::uint32_t> entry,
                                            std::optional<std::uint32_t> line)
{
    auto menu = std::make_unique<QMenu>(&m_view);
    menu->setToolTipsVisible(true);
    if (entry) {
        addEntryActions(*menu, *entry);
    } else if (line) {
        const PatternDrawing::Line& drawn = m_view.scene()->drawing.lines[*line];
        const std::string from = entryAt(drawn.from).name;
        const std::string to = entryAt(drawn.to).name;
        if (entryAt(drawn.from).isOfMatch() && entryAt(drawn.to).isOfMatch())
            judged(menu->addAction(tr("&Disconnect %1 from %2").arg(menuText(from), menuText(to)),
                                   this, [this, from, to] { m_edits.disconnectFrom(from, to); }),
                   EntryAction::Disconnect);
    }
    if (!menu->isEmpty())
        menu->addSeparator();
    menu->addAction(m_theme.icon(QStringLiteral("fit")), tr("&Fit"), &m_view, &PatternView::fit);
    menu->addAction(m_theme.icon(QStringLiteral("zoom-in")), tr("Zoom &in"), &m_view,
                    &PatternView::zoomIn);
    menu->addAction(m_theme.icon(QStringLiteral("zoom-out")), tr("Zoom &out"), &m_view,
                    &PatternView::zoomOut);
    return menu;
}

void PatternMenu::addEntryActions(QMenu& menu, std::uint32_t at)
{
    const SketchedEntry entry = entryAt(at);
    const bool isChoice = entry.isChoice();
    menu.addAction(tr("&Go to the text"), this, [this, at] { emit m_view.textRequested(at); })
        ->setShortcut(Qt::Key_Return);
    if (!entry.isOfMatch())
        return;
    judged(menu.addAction(tr("&Rename…"), this, [this, at] { askForName(at); }),
           EntryAction::Rename, entry.name)
        ->setShortcut(Qt::Key_F2);
    QAction* const operators =
        menu.addAction(tr("O&perators…"), this, [this, at] { askForOperators(at); });
    operators->setEnabled(!isChoice);
    judged(operators, EntryAction::Operators, entry.name);
    menu.addSeparator();
    addMarks(menu, entry);
    menu.addSeparator();
    const auto add = [&](const QString& text, Place place, EntryAction what, bool isPossible) {
        QAction* const action =
            menu.addAction(text, this, [this, at, place] { askForEntry(place, at); });
        action->setEnabled(isPossible);
        judged(action, what, entry.name);
    };
    add(tr("Add an entry &before…"), Place::Before, EntryAction::AddBefore, true);
    add(tr("Add an entry &after…"), Place::After, EntryAction::AddAfter, !isChoice);
    add(tr("Add an a&lternative…"), Place::Alternative, EntryAction::AddAlternative, true);
    menu.addSeparator();
    addWiring(menu, at);
    menu.addSeparator();
    judged(menu.addAction(tr("R&emove"), this, [this, entry] { m_edits.remove(entry); }),
           EntryAction::Remove, entry.name)
        ->setShortcut(Qt::Key_Delete);
}

void PatternMenu::addMarks(QMenu& menu, const SketchedEntry& entry)
{
    using Toggle = void (PatternEdits::*)(const SketchedEntry&);
    const auto add = [&](const QString& text, bool isSet, Toggle toggle, EntryAction what,
                         bool isPossible) {
        QAction* const action = menu.addAction(
            text, &m_edits, [edits = &m_edits, entry, toggle] { (edits->*toggle)(entry); });
        action->setCheckable(true);
        action->setChecked(isSet);
        action->setEnabled(isPossible);
        judged(action, what, entry.name);
    };
    add(tr("Op&tional"), entry.isOptional, &PatternEdits::toggleOptional, EntryAction::Optional,
        true);
    add(tr("&Context, not in the section"), entry.isContext, &PatternEdits::toggleContext,
        EntryAction::Context, !entry.isChoice());
    add(tr("O&ne or more in a row"), entry.isRepeated, &PatternEdits::toggleRepeated,
        EntryAction::Repeat, !entry.isChoice());
}

void PatternMenu::addWiring(QMenu& menu, std::uint32_t at)
{
    const PatternScene& scene = *m_view.scene();
    const SketchedEntry& entry = entryAt(at);
    QMenu* const feed = menu.addMenu(tr("Fee&d"));
    for (std::uint32_t to = 0; to < scene.pattern.entries.size(); ++to) {
        if (scene.canConnect(at, to))
            feed->addAction(menuText(entryAt(to).name), this,
                            [this, from = entry.name, name = entryAt(to).name] {
                                m_edits.connectTo(from, name);
                            });
    }
    feed->setEnabled(!feed->isEmpty());
    judged(feed->menuAction(), EntryAction::Connect, entry.name);
    QMenu* const part = menu.addMenu(tr("Disconnect fro&m"));
    for (const auto* list : {&entry.children, &entry.options}) {
        for (const std::uint32_t to : *list) {
            if (entryAt(to).isOfMatch())
                part->addAction(menuText(entryAt(to).name), this,
                                [this, from = entry.name, name = entryAt(to).name] {
                                    m_edits.disconnectFrom(from, name);
                                });
        }
    }
    part->setEnabled(!part->isEmpty());
    judged(part->menuAction(), EntryAction::Disconnect, entry.name);
}

void PatternMenu::askForName(std::uint32_t entry)
{
    const std::string name = entryAt(entry).name;
    if (!entryAt(entry).isOfMatch())
        return;
    m_prompt->ask(m_view.rectOf(entry), tr("Rename the entry everywhere in its pattern"),
                  toQt(name),
                  [this, name](const QString& fresh) { return m_edits.rename(name, fresh); });
}

void PatternMenu::askForOperators(std::uint32_t entry)
{
    const SketchedEntry& asked = entryAt(entry);
    m_prompt->ask(m_view.rectOf(entry), tr("Operators it takes; !relu, tanh takes all but these"),
                  operatorsText(asked), [this, name = asked.name](const QString& text) {
                      return m_edits.setOperators(name, text);
                  });
}

void PatternMenu::askForEntry(Place place, std::uint32_t entry)
{
    const SketchedEntry& asked = entryAt(entry);
    const QString question = place == Place::Before ? tr("Operators that feed %1")
        : place == Place::After                     ? tr("Operators that %1 feeds")
                                                    : tr("Alternatives to %1");
    m_prompt->ask(m_view.rectOf(entry), question.arg(toQt(asked.name)), QString(),
                  [this, place, name = asked.name](const QString& text) {
                      return m_edits.add(place, name, text);
                  });
}

} // namespace fusewright
