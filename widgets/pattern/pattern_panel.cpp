// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_panel.h"

#include "engine/rules/rules_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/base/words_over.h"
#include "widgets/document/rules_document.h"
#include "widgets/pattern/pattern_menu.h"
#include "widgets/pattern/pattern_view.h"
#include "widgets/sentences/engine_text.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

const Diagnostic* firstErrorIn(const std::vector<Diagnostic>& problems, const TextRange& range)
{
    const auto found = std::ranges::find_if(problems, [&](const Diagnostic& problem) {
        return problem.severity == Severity::Error && problem.range
            && problem.range->begin.line >= range.begin.line
            && problem.range->begin.line <= range.end.line;
    });
    return found == problems.end() ? nullptr : &*found;
}

} // namespace

PatternPanel::PatternPanel(PatternEdits::Writing writing, PatternEdits::Reading reading,
                           const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_reading(std::move(reading)),
      m_edits(new PatternEdits(std::move(writing), m_reading, this)),
      m_view(new PatternView(theme)),
      m_menu(new PatternMenu(*m_view, *m_edits, theme))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Pattern"));
    setFocusProxy(m_view);
    m_empty = layWordsOver(*m_view, tr("Put the caret in a rule to see its pattern."));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(createNote(theme));
    column->addWidget(m_view, 1);
    connectView();
}

QWidget* PatternPanel::createHead(const Theme& theme)
{
    m_title = new ElidedLabel(Qt::ElideMiddle);
    m_title->setFont(theme.font(TypeStep::Strong));
    m_tabs = new QTabBar;
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Patterns of the rule"));
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, &PatternPanel::choosePattern);
    auto* fit = new QToolButton;
    fit->setIcon(theme.icon(QStringLiteral("fit")));
    fit->setToolTip(tr("Fit"));
    fit->setAccessibleName(tr("Fit"));
    connect(fit, &QToolButton::clicked, m_view, &PatternView::fit);

    auto* head = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * grid);
    row->addWidget(m_title, 1);
    row->addWidget(fit);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(3 * grid, grid, 2 * grid, grid);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_tabs);
    return head;
}

QWidget* PatternPanel::createNote(const Theme& theme)
{
    m_note = new QLabel;
    m_note->setObjectName(QStringLiteral("patternNote"));
    m_note->setWordWrap(true);
    m_note->setFont(theme.font(TypeStep::Small));
    auto* strip = new QFrame;
    strip->setObjectName(QStringLiteral("errorStrip"));
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(3 * grid, grid, 3 * grid, grid);
    row->addWidget(m_note);
    strip->hide();
    m_noteStrip = strip;
    return strip;
}

void PatternPanel::connectView()
{
    connect(m_view, &PatternView::picked, this, [this](std::uint32_t at) { goTo(at, false); });
    connect(m_view, &PatternView::textRequested, this,
            [this](std::uint32_t at) { goTo(at, true); });
    connect(m_view, &PatternView::shown, m_empty, &QWidget::hide);
    const auto nameOf = [this](std::uint32_t at) {
        return m_view->scene()->pattern.entries[at].name;
    };
    connect(m_view, &PatternView::connectRequested, m_edits,
            [this, nameOf](std::uint32_t from, std::uint32_t to) {
                m_edits->connectTo(nameOf(from), nameOf(to));
            });
    connect(m_view, &PatternView::disconnectRequested, m_edits,
            [this, nameOf](std::uint32_t from, std::uint32_t to) {
                m_edits->disconnectFrom(nameOf(from), nameOf(to));
            });
    connect(m_view, &PatternView::deleteRequested, m_edits,
            [this](std::uint32_t at) { m_edits->remove(m_view->scene()->pattern.entries[at]); });
    connect(m_edits, &PatternEdits::said, this, &PatternPanel::said);
    connect(m_edits, &PatternEdits::named, this,
            [this](const std::string& entry) { m_awaited = entry; });
}

/// The rule at the caret, or outside all rules the one before, where it stands now.
std::optional<RuleSketch> PatternPanel::sketchIn(const RulesText& text, TextPosition caret) const
{
    auto rule = text.sketchAt(caret);
    if (rule || !m_rule)
        return rule;
    const auto same = findRule(text, m_rule->name);
    if (!same)
        return std::nullopt;
    return text.sketchAt(text.source().position(same->nameRange.begin));
}

void PatternPanel::showPlace(const Document& document, TextPosition caret)
{
    m_document = document;
    auto rule = document ? sketchIn(*document, caret) : std::nullopt;
    if (!rule)
        return showNothing();
    const auto place = document->entryAt(caret);
    const bool isIn = place && place->rule == rule->name;
    const bool isSame = m_rule && m_rule->name == rule->name;
    std::string pattern = isIn ? place->pattern : std::string();
    if (pattern.empty() && isSame && m_pattern < m_rule->patterns.size())
        pattern = m_rule->patterns[m_pattern].name;
    showRule(std::move(*rule), pattern);
    if (m_awaited) {
        const std::string entry = *std::exchange(m_awaited, std::nullopt);
        m_view->setCurrent(entry);
        if (const auto range = rangeOf(entry))
            emit placePicked(*range);
    } else if (isIn && !place->entry.empty() && place->pattern == pattern) {
        m_view->setCurrent(place->entry);
    } else if (isIn) {
        m_view->setCurrent({});
    }
}

void PatternPanel::showRule(RuleSketch rule, const std::string& pattern)
{
    const bool isSame = m_rule && m_rule->name == rule.name;
    const auto found = std::ranges::find(rule.patterns, pattern, &PatternSketch::name);
    const std::size_t at =
        found == rule.patterns.end() ? 0 : static_cast<std::size_t>(found - rule.patterns.begin());
    const bool isReadable = at < rule.patterns.size() && !rule.patterns[at].entries.empty();
    m_rule = std::move(rule);
    m_title->setFullText(toQt(m_rule->name));
    {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count() > static_cast<int>(m_rule->patterns.size()))
            m_tabs->removeTab(m_tabs->count() - 1);
        for (int tab = 0; tab < static_cast<int>(m_rule->patterns.size()); ++tab) {
            const QString name = toQt(m_rule->patterns[static_cast<std::size_t>(tab)].name);
            if (tab < m_tabs->count())
                m_tabs->setTabText(tab, name);
            else
                m_tabs->addTab(name);
        }
        m_tabs->setCurrentIndex(static_cast<int>(at));
        m_tabs->setVisible(m_rule->patterns.size() > 1);
    }
    // While somebody types, what was there a moment ago says more than nothing.
    m_isKept = !isReadable && isSame && !m_view->isEmpty();
    if (isReadable) {
        showPattern(at);
    } else if (!m_isKept) {
        m_view->clear();
        m_empty->setText(tr("This rule has no entries yet."));
        m_empty->show();
    }
    m_view->setFaded(m_isKept);
    showNote();
}

void PatternPanel::showPattern(std::size_t at)
{
    m_pattern = at;
    const PatternSketch& pattern = m_rule->patterns[at];
    m_edits->setPattern(m_rule->name, pattern);
    m_view->setPattern(toQt(m_rule->name) + QLatin1Char('\n') + toQt(pattern.name), pattern);
    m_view->setAccessibleName(
        tr("Pattern of %1, %Ln entries", nullptr, static_cast<int>(pattern.entries.size()))
            .arg(toQt(m_rule->name)));
    showReaches();
}

void PatternPanel::showNothing()
{
    m_rule.reset();
    m_isKept = false;
    m_title->setFullText({});
    m_tabs->hide();
    m_view->clear();
    m_view->setAccessibleName(tr("Pattern"));
    m_empty->setText(tr("Put the caret in a rule to see its pattern."));
    m_empty->show();
    showNote();
}

void PatternPanel::forget()
{
    m_awaited.reset();
    m_document.reset();
    showNothing();
}

void PatternPanel::setAnswer(std::shared_ptr<const FusionAnswer> answer,
                             std::optional<std::uint32_t> file, std::vector<Diagnostic> problems)
{
    m_answer = std::move(answer);
    m_file = file;
    m_problems = std::move(problems);
    showReaches();
    showNote();
}

void PatternPanel::showReaches()
{
    EntryReaches reaches;
    if (m_answer && m_file && m_rule && m_pattern < m_rule->patterns.size()) {
        const PatternSketch& pattern = m_rule->patterns[m_pattern];
        for (const SketchedEntry& entry : pattern.entries) {
            if (const auto reach = fusewright::reachOf(
                    *m_answer, {m_rule->name, pattern.name, entry.name, *m_file}))
                reaches[entry.name] = *reach;
        }
    }
    m_view->setReaches(std::move(reaches));
}

void PatternPanel::showNote()
{
    const Diagnostic* problem = nullptr;
    if (m_rule && m_document)
        problem = firstErrorIn(m_document->diagnostics(), m_rule->range);
    if (m_rule && !problem)
        problem = firstErrorIn(m_problems, m_rule->range);
    QString note = problem ? engineText(problem->message) : QString();
    if (m_isKept)
        note = sentencesText({tr("Showing the last valid version."), note});
    m_note->setText(note.trimmed());
    m_noteStrip->setVisible(!note.trimmed().isEmpty());
}

QString PatternPanel::note() const
{
    return m_note->text();
}

void PatternPanel::choosePattern(int tab)
{
    if (!m_rule || tab < 0 || static_cast<std::size_t>(tab) >= m_rule->patterns.size())
        return;
    showPattern(static_cast<std::size_t>(tab));
    emit placePicked(m_rule->patterns[m_pattern].nameRange);
}

/// Where an entry's name stands in the text as it is now.
std::optional<TextRange> PatternPanel::rangeOf(const std::string& entry)
{
    if (!m_rule || m_pattern >= m_rule->patterns.size())
        return std::nullopt;
    const std::string pattern = m_rule->patterns[m_pattern].name;
    if (const Document now = m_reading(); now != m_document) {
        auto rule = sketchIn(*now, m_rule->nameRange.begin);
        if (!rule || rule->name != m_rule->name)
            return std::nullopt;
        m_document = now;
        m_rule = std::move(rule);
    }
    const auto at = std::ranges::find(m_rule->patterns, pattern, &PatternSketch::name);
    if (at == m_rule->patterns.end())
        return std::nullopt;
    const auto found = std::ranges::find(at->entries, entry, &SketchedEntry::name);
    return found == at->entries.end() ? std::nullopt : std::optional(found->nameRange);
}

void PatternPanel::goTo(std::uint32_t entry, bool withFocus)
{
    const auto range = rangeOf(m_view->scene()->pattern.entries[entry].name);
    if (!range)
        return;
    if (withFocus)
        emit textRequested(*range);
    else
        emit placePicked(*range);
}

void PatternPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    emit placeWanted();
}

} // namespace fusewright
