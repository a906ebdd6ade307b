// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/hover_tips.h"

#include "engine/rewrite/seen_part.h"
#include "engine/rules/rules_text.h"
#include "engine/session/fusion_bindings.h"
#include "widgets/base/text.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rules_tab.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/count_badges.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/refusal_marks.h"
#include "widgets/sentences/engine_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace fusewright {

HoverTips::HoverTips(CodeEditor& editor, ProblemMarks& problems, RefusalMarks& refusals,
                     RulesTab& tab, LiveFusion& fusion)
    : QObject(&editor),
      m_editor(editor),
      m_problems(problems),
      m_refusals(refusals),
      m_tab(tab),
      m_reading(tab.reading()),
      m_fusion(fusion)
{
    editor.viewport()->installEventFilter(this);
}

QString HoverTips::countAt(int place) const
{
    const auto file = m_fusion.fileOf(m_tab);
    if (!file)
        return {};
    const TextPosition position = positionAt(*m_editor.document(), place);
    const auto entry = m_reading.current()->entryNamedAt(position);
    if (!entry)
        return {};
    const auto count =
        countOf(*m_fusion.answer(), {entry->rule, entry->pattern, entry->entry, *file});
    if (!count)
        return {};
    return tr("Takes an operator at %1 of %2 places")
        .arg(countText(count->reached), countText(count->places));
}

QString HoverTips::valueAt(int place) const
{
    const auto& answer = m_fusion.answer();
    const std::string name = m_fusion.selected();
    if (!answer || !answer->rewriting || name.empty())
        return {};
    const SourceText& text = m_reading.current()->source();
    const std::size_t offset = text.offset(positionAt(*m_editor.document(), place));
    const auto seen = partAt(*answer->rewriting, text, offset, name);
    if (!seen)
        return {};
    const QString what = QStringLiteral("<code>%1</code>").arg(toQt(seen->what).toHtmlEscaped());
    const QString value = seen->why.empty()
        ? QStringLiteral(" = <b>%1</b>").arg(toQt(seen->value).toHtmlEscaped())
        : QStringLiteral(": ") + tr("unknown, %1").arg(toQt(seen->why).toHtmlEscaped());
    const QString where = tr("at %1").arg(toQt(name).toHtmlEscaped());
    return what + value + QStringLiteral("<br>") + where;
}

QString HoverTips::textAt(int place) const
{
    QStringList parts;
    for (const Diagnostic* problem : m_problems.problemsAt(place))
        parts.append(problemHtml(*problem));
    if (const QString refused = m_refusals.textAt(place); !refused.isEmpty())
        parts.append(refused);
    if (const QString value = valueAt(place); !value.isEmpty())
        parts.append(value);
    const TextPosition position = positionAt(*m_editor.document(), place);
    if (const auto hover = m_reading.current()->hoverAt(position, m_reading.context())) {
        QString said = QStringLiteral("<b>%1</b>").arg(engineTerm(hover->title).toHtmlEscaped());
        for (const std::string& paragraph : hover->paragraphs)
            said += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>")
                        .arg(engineText(paragraph).toHtmlEscaped());
        if (const QString count = countAt(place); !count.isEmpty())
            said += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>").arg(count);
        parts.append(said);
    }
    return parts.join(QStringLiteral("<hr>"));
}

bool HoverTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QTextCursor under = m_editor.cursorForPosition(help->pos());
    // Behind the end of a line and below the last there is no word.
    const bool isOnText = m_editor.cursorRect(under).adjusted(-12, 0, 12, 0).contains(help->pos());
    const QString text = isOnText ? textAt(under.position()) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, m_editor.viewport());
    return true;
}

} // namespace fusewright
