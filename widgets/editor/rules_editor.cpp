// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_editor.h"

#include "engine/rules/rules_text.h"
#include "widgets/base/inline_prompt.h"
#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rules_tab.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/bracket_layer.h"
#include "widgets/editor/caret_layers.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/completer.h"
#include "widgets/editor/count_badges.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/editor_state.h"
#include "widgets/editor/entry_names.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/hover_tips.h"
#include "widgets/editor/multi_cursor.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/refusal_marks.h"
#include "widgets/editor/rules_highlighter.h"
#include "widgets/editor/word_place.h"

#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int staleMilliseconds = 300;
constexpr int restMilliseconds = 120;

} // namespace

RulesEditor::RulesEditor(RulesTab& tab, LiveFusion& fusion, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_tab(tab),
      m_rules(tab.rules()),
      m_reading(tab.reading()),
      m_fusion(fusion),
      m_code(new CodeEditor(theme)),
      m_problems(new ProblemMarks(*m_code)),
      m_refusals(new RefusalMarks(*m_code)),
      m_quickFixes(new QuickFixes(*m_code, *m_problems, [&fusion] { return fusion.isCurrent(); }))
{
    m_staleSoon.setInterval(staleMilliseconds);
    m_caretRests.setInterval(restMilliseconds);
    m_code->showDocument(m_rules.document());
    m_code->setAccessibleName(tr("Rules"));
    if (!m_rules.document().findChild<RulesHighlighter*>())
        new RulesHighlighter(m_rules.document(), theme);
    connect(&m_reading, &RulesReading::read, this, &RulesEditor::showLanguage);
    showLanguage();
    addLayers();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_code, 1);
    m_findBar = new FindBar(*m_code, theme);
    column->addWidget(m_findBar);
    m_prompt = new InlinePrompt(*m_code);
    m_completer = new Completer(*m_code, m_reading);
    m_entryNames = new EntryNames(*m_code, m_reading, *m_prompt);
    m_hoverTips = new HoverTips(*m_code, *m_problems, *m_refusals, tab, fusion);
    connect(m_entryNames, &EntryNames::said, this, &RulesEditor::said);
    setFocusProxy(m_code);
    connectAnswers();
    showText();
    showAnswer();
}

void RulesEditor::addLayers()
{
    m_code->addLayer(std::make_unique<CaretLineLayer>(*m_code));
    m_code->addLayer(std::make_unique<IndentGuideLayer>(*m_code));
    m_code->addLayer(*new SameWordLayer(*m_code));
    m_code->addLayer(*new BracketLayer(*m_code));
    m_code->addLayer(m_code->cursors());
    m_code->addLayer(*m_refusals);
    m_code->addLayer(*m_problems);
    m_code->addLayer(std::make_unique<FoldedLayer>(*m_code));
}

/// Another text may be in another language.
void RulesEditor::showLanguage()
{
    m_code->setLanguage(m_reading.language());
    m_rules.document().findChild<RulesHighlighter*>()->setLanguage(m_reading.language());
}

void RulesEditor::goTo(const TextRange& range)
{
    m_code->jumpTo(cursorFor(m_rules.document(), range));
    m_code->setFocus();
}

QByteArray RulesEditor::state() const
{
    return editorState(*m_code);
}

void RulesEditor::restore(const QByteArray& state)
{
    restoreEditorState(*m_code, state);
}

void RulesEditor::format()
{
    const std::vector<TextEdit> edits = m_reading.current()->formattingEdits();
    if (edits.empty()) {
        emit said(tr("The rules are already formatted"));
        return;
    }
    // Words keep their order, so the caret stays at its word.
    const WordPlace before = wordPlaceOf(m_code->textCursor());
    m_rules.apply(edits);
    m_code->setTextCursor(cursorAtWord(m_rules.document(), before));
    m_code->ensureCursorVisible();
}

void RulesEditor::askForLine()
{
    const QString here = QString::number(m_code->textCursor().blockNumber() + 1);
    const QRect top(m_code->width() / 2 - 32 * grid, 0, 1, 1);
    m_prompt->ask(top, tr("Go to line, 1 to %1").arg(m_code->blockCount()), here,
                  [this](const QString& text) {
                      bool isNumber = false;
                      const int line = text.trimmed().toInt(&isNumber);
                      if (!isNumber)
                          return tr("Enter a line number");
                      m_code->goToLine(line);
                      return QString();
                  });
}

} // namespace fusewright
