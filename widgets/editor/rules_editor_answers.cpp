// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_editor.h"

#include "engine/partition/refused_conditions.h"
#include "engine/rewrite/refused_rewrites.h"
#include "engine/rules/rules_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rule_key.h"
#include "widgets/document/rules_tab.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/count_badges.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/line_edits.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/refusal_marks.h"

#include <algorithm>

namespace fusewright {

void RulesEditor::connectAnswers()
{
    m_staleSoon.setSingleShot(true);
    m_caretRests.setSingleShot(true);
    connect(&m_rules, &RulesDocument::replaced, this, &RulesEditor::showText);
    connect(&m_rules, &RulesDocument::textChanged, &m_staleSoon, [this] {
        if (!m_staleSoon.isActive())
            m_staleSoon.start();
    });
    connect(&m_staleSoon, &QTimer::timeout, this,
            [this] { m_code->gutter().setStale(!m_fusion.isCurrent()); });
    connect(&m_fusion, &LiveFusion::answered, this, &RulesEditor::showAnswer);
    connect(m_code, &QPlainTextEdit::cursorPositionChanged, &m_caretRests,
            qOverload<>(&QTimer::start));
    connect(m_code, &QPlainTextEdit::cursorPositionChanged, this,
            [this] { m_changed = QTextCursor(); });
    connect(&m_rules.document(), &QTextDocument::contentsChange, this,
            [this](int at, int removed, int added) {
                if (removed == 0 && added == 0)
                    return; // Colours only.
                m_lastChange = QTextCursor(&m_rules.document());
                m_lastChange.setPosition(std::min(at, m_rules.document().characterCount() - 1));
            });
    connect(&m_rules, &RulesDocument::edited, this, &RulesEditor::lookAtChange);
    connect(m_code, &CodeEditor::historyStepped, this, [this] {
        lookAtChange();
        emit said({}); // What was said of an edit may be of one that is undone.
    });
    connect(&m_caretRests, &QTimer::timeout, this, &RulesEditor::tellEntry);
    connect(&m_reading, &RulesReading::read, &m_caretRests, qOverload<>(&QTimer::start));
    connect(m_quickFixes, &QuickFixes::nothingFound, this,
            [this] { emit said(tr("No quick fix available here")); });
    connect(&m_code->gutter(), &EditorGutter::signPressed, m_quickFixes, &QuickFixes::showMenuOn);
    m_code->gutter().setSigns([this](int line) { return m_problems->signOf(line); });
}

/// Who changes a rule from a panel goes on with that rule.
void RulesEditor::lookAtChange()
{
    if (m_code->hasFocus())
        return;
    m_changed = m_lastChange;
    m_caretRests.start();
}

void RulesEditor::showText()
{
    m_changed = QTextCursor();
    // Another text: what was found in the one before says nothing about it.
    m_problems->setProblems({});
    m_refusals->setParts({});
    m_code->gutter().setBadges({});
    QTextCursor start(&m_rules.document());
    m_code->jumpTo(start);
}

void RulesEditor::showAnswer()
{
    // An answer about an older text has other places; the marks that are there have moved along.
    if (!m_fusion.isCurrent())
        return;
    m_staleSoon.stop();
    const auto file = m_fusion.fileOf(m_tab);
    m_code->gutter().setStale(false);
    std::vector<LineBadge> badges;
    if (file)
        badges = countBadges(*m_fusion.answer(), *file);
    else if (m_reading.current())
        badges = rewriteBadges(*m_fusion.answer(), m_reading.current()->source());
    m_code->gutter().setBadges(std::move(badges));
    m_problems->setProblems(m_fusion.problemsOf(m_tab));
    m_refusals->setParts(refusedHere());
    m_caretRests.start();
}

/// What kept matches of this text's rules from being taken.
std::vector<RefusedPart> RulesEditor::refusedHere() const
{
    if (!m_reading.current())
        return {};
    const FusionAnswer& answer = *m_fusion.answer();
    const SourceText& text = m_reading.current()->source();
    std::vector<RefusedPart> parts = refusedParts(answer.rules, answer.made.matches, text);
    if (answer.rewriting) {
        for (RefusedPart& part : refusedParts(*answer.rewriting, text))
            parts.push_back(std::move(part));
    }
    return parts;
}

std::optional<EntryPlace> RulesEditor::placeUnderCaret() const
{
    if (!m_reading.latest())
        return std::nullopt;
    const QTextCursor looked = m_changed.isNull() ? m_code->textCursor() : m_changed;
    const TextPosition caret = positionAt(m_rules.document(), looked.position());
    if (auto place = m_reading.latest()->entryAt(caret))
        return place;
    // Empty lines are of the rule above them: there one is about to write on.
    const QTextBlock line = looked.block();
    QTextBlock written = line;
    while (written.isValid() && indentOf(written.text()) < 0)
        written = written.previous();
    if (written == line || !written.isValid())
        return std::nullopt;
    auto above = m_reading.latest()->entryAt(
        positionAt(m_rules.document(), written.position() + indentOf(written.text())));
    if (above)
        above->pattern = above->entry = {};
    return above;
}

QString RulesEditor::ruleUnderCaret() const
{
    const auto place = placeUnderCaret();
    return place ? toQt(place->rule) : QString();
}

void RulesEditor::tellEntry()
{
    if (!m_reading.latest())
        return;
    const auto place = placeUnderCaret();
    const auto file = m_fusion.fileOf(m_tab);
    const auto rule =
        place && file ? findRule(m_fusion.answer()->rules, *file, place->rule) : std::nullopt;
    const auto& answer = m_fusion.answer();
    const auto rewriting = place && !file && answer && answer->rewriting
        ? findRule(answer->rewriting->rules, {m_reading.latest()->source().name(), place->rule})
        : std::nullopt;
    const QString pattern = place ? toQt(place->pattern) : QString();
    const QString entry = place ? toQt(place->entry) : QString();
    emit rewritingUnderCaret(rewriting ? static_cast<int>(*rewriting) : -1, pattern, entry);
    emit entryUnderCaret(rule ? static_cast<int>(*rule) : -1, pattern, entry);
}

} // namespace fusewright
