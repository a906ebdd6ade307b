// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/completer.h"

#include "widgets/base/text.h"
#include "widgets/document/rules_reading.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/multi_cursor.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace fusewright {

Completer::Completer(CodeEditor& editor, RulesReading& reading)
    : QObject(&editor),
      m_editor(editor),
      m_reading(reading),
      m_popup(new CompletionPopup(editor.theme(), *editor.viewport())),
      m_stops(editor)
{
    editor.installEventFilter(this);
    connect(&editor, &QPlainTextEdit::textChanged, this, &Completer::followText);
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_popup->isVisible())
            show();
        m_stops.followCaret();
    });
    connect(editor.verticalScrollBar(), &QScrollBar::valueChanged, this, &Completer::close);
    connect(m_popup, &CompletionPopup::accepted, this, &Completer::accept);
}

bool Completer::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isOurs = m_popup->isVisible() || m_stops.isActive();
        if (isOurs && (key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab))
            event->accept();
        break;
    }
    case QEvent::KeyPress:
        if (takeKey(*static_cast<QKeyEvent*>(event))
            || takeStopKey(*static_cast<QKeyEvent*>(event)))
            return true;
        noteTyping(*static_cast<QKeyEvent*>(event));
        break;
    case QEvent::FocusOut:
    case QEvent::Hide:
        close();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool Completer::takeKey(const QKeyEvent& event)
{
    if (!m_popup->isVisible() || (event.modifiers() & ~Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_PageUp:
        step(-m_popup->rowsOnScreen());
        return true;
    case Qt::Key_PageDown:
        step(m_popup->rowsOnScreen());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isMeant()) {
            close();
            return false;
        }
        accept();
        return true;
    case Qt::Key_Tab:
        // What is written already, and not in the model, is not what one goes on to.
        if (isWritten() && m_popup->isNextOfModel())
            m_popup->step(1);
        accept();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

bool Completer::takeStopKey(const QKeyEvent& event)
{
    if (!m_stops.isActive())
        return false;
    switch (event.key()) {
    case Qt::Key_Tab:
        m_stops.step(event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    case Qt::Key_Backtab:
        m_stops.step(-1);
        return true;
    case Qt::Key_Escape:
        m_stops.end();
        return true;
    default:
        return false;
    }
}

void Completer::noteTyping(const QKeyEvent& event)
{
    const QString text = event.text();
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    m_isTyping = !isCommand && !text.isEmpty() && !m_editor.cursors().isActive()
        && (text[0].isLetterOrNumber() || QStringView(u"_.-:").contains(text[0]));
    // What comes after a key or a dash is worth offering too.
    const bool isBlank = !isCommand && text == QLatin1String(" ");
    if (isBlank) {
        const QTextCursor caret = m_editor.textCursor();
        const QString before = caret.block().text().left(caret.positionInBlock()).trimmed();
        m_isTyping = before.endsWith(QLatin1Char(':')) || before == QLatin1String("-");
    }
}

void Completer::followText()
{
    const bool isTyped = std::exchange(m_isTyping, false);
    if (m_isAccepting)
        return;
    if (m_popup->isVisible())
        show();
    if (isTyped && !m_popup->isVisible())
        ask();
}

void Completer::complete()
{
    ask();
}

void Completer::ask()
{
    const QTextDocument& document = *m_editor.document();
    const int place = m_editor.textCursor().position();
    m_job.start(
        [before = m_reading.latest(), sort = m_reading.sort(), text = document.toPlainText(),
         position = positionAt(document, place),
         context = m_reading.context()](const CancelToken&, ProgressSink&) {
            const RulesReading::Document read = RulesReading::readAgain(before, sort, text);
            return read->completionsAt(position, context);
        },
        [this, place, revision = document.revision()](std::vector<Completion> completions) {
            take(std::move(completions), place, revision);
        });
}

void Completer::take(std::vector<Completion> completions, int place, int revision)
{
    if (completions.empty() || !m_editor.hasFocus()) {
        close();
        return;
    }
    // All have the same word in their text, on the caret's line.
    const TextRange word = completions.front().replaced;
    const QTextBlock line = m_editor.textCursor().block();
    const int begin = line.position() + columnInLine(line.text(), word.begin.column);
    const int end = line.position() + columnInLine(line.text(), word.end.column);
    const bool isHere = begin <= m_editor.textCursor().position()
        && line.blockNumber() + 1 == static_cast<int>(word.begin.line);
    if (!isHere) {
        close();
        return;
    }
    m_word.begin = QTextCursor(m_editor.document());
    m_word.begin.setPosition(begin);
    m_word.begin.setKeepPositionOnInsert(true);
    m_word.behind = revision == m_editor.document()->revision() ? std::max(0, end - place) : 0;
    m_popup->setCompletions(std::move(completions));
    m_hasStepped = false;
    show();
}

void Completer::show()
{
    const QTextCursor caret = m_editor.textCursor();
    const bool isInWord = !m_word.begin.isNull() && m_word.begin.block() == caret.block()
        && m_word.begin.position() <= caret.position() && !caret.hasSelection();
    if (!isInWord) {
        close();
        return;
    }
    QTextCursor begin(m_word.begin);
    m_popup->showFor(typed(), m_editor.cursorRect(begin));
    // A list of nothing but what is there already is in the way.
    if (m_popup->count() == 1 && isWritten())
        close();
}

QString Completer::typed() const
{
    const QTextCursor caret = m_editor.textCursor();
    return caret.block().text().mid(m_word.begin.positionInBlock(),
                                    caret.position() - m_word.begin.position());
}

bool Completer::isWritten() const
{
    const Completion* const chosen = m_popup->selected();
    return chosen && m_word.behind == 0 && toQt(chosen->text) == typed();
}

/// Not where all of it is written already; nor is a name that one makes up another one, for having
/// its letters.
bool Completer::isMeant() const
{
    const Completion* const chosen = m_popup->selected();
    if (!chosen || isWritten())
        return false;
    const QString begun = typed();
    return m_hasStepped || begun.isEmpty()
        || (!chosen->addition && toQt(chosen->text).startsWith(begun, Qt::CaseInsensitive));
}

void Completer::step(int by)
{
    m_hasStepped = true;
    m_popup->step(by);
}

void Completer::accept()
{
    const Completion* const completion = m_popup->selected();
    if (!completion)
        return;
    const QString text = toQt(completion->text);
    const std::vector<ByteRange> stops = completion->stops;
    const auto addition = completion->addition;
    const QByteArray bytes = text.toUtf8();
    close();
    m_isAccepting = true;
    QTextCursor caret = m_editor.textCursor();
    const int end = caret.position() + m_word.behind;
    caret.setPosition(m_word.begin.position());
    caret.setPosition(std::min(end, caret.block().position() + caret.block().length() - 1),
                      QTextCursor::KeepAnchor);
    caret.beginEditBlock(); // What is taken from the list twice in a row is two steps.
    caret.insertText(text);
    const int behind = caret.position();
    std::vector<SnippetStops::Range> ranges;
    if (addition) {
        // From the name to what it is the name of, where one goes on.
        const SnippetStops::Range added =
            addBehind(static_cast<int>(addition->line), toQt(addition->text));
        if (added.end > added.begin)
            ranges = {{behind, behind}, added};
    }
    caret.endEditBlock();
    caret.setPosition(behind);
    m_editor.setTextCursor(caret);
    m_editor.ensureCursorVisible();
    m_isAccepting = false;
    const int begin = m_word.begin.position();
    const auto units = [&](std::size_t count) {
        return static_cast<int>(
            QString::fromUtf8(bytes.left(static_cast<qsizetype>(count))).size());
    };
    for (const ByteRange& stop : stops)
        ranges.push_back({begin + units(stop.begin), begin + units(stop.end)});
    if (!ranges.empty())
        m_stops.start(ranges);
    else if (text.endsWith(QLatin1String(": ")))
        ask(); // A key is followed by a value.
}

/// The list was made for this text or one with other letters in the same lines. Where its last
/// word stands then.
SnippetStops::Range Completer::addBehind(int line, const QString& text)
{
    const QTextBlock block = m_editor.document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return {};
    QTextCursor end(block);
    end.movePosition(QTextCursor::EndOfBlock);
    end.insertText(text);
    const auto word = static_cast<int>(text.size() - text.lastIndexOf(QLatin1Char(' ')) - 1);
    return {end.position() - word, end.position()};
}

void Completer::close()
{
    m_job.cancel();
    m_popup->hide();
}

} // namespace fusewright
