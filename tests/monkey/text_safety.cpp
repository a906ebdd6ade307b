// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/text_safety.h"

#include "tests/monkey/stage.h"
#include "widgets/base/message_strip.h"
#include "widgets/document/text_file.h"
#include "widgets/editor/code_editor.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTextDocument>

#include <algorithm>

namespace fusewright::test {

namespace {

constexpr int patienceMilliseconds = 10'000;
constexpr int mostSteps = 4000;

struct KeptText {
    QString path;
    QString text;

    bool operator==(const KeptText&) const = default;
};

/// What the journal of the running program holds, of which there should be one at most.
QList<KeptText> ownJournals(Stage& stage)
{
    const auto left = stage.workspace().journal().leftBehind();
    QList<KeptText> kept;
    const QDir folder(stage.files().journals());
    for (const QString& name : folder.entryList({QStringLiteral("*.journal")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        if (std::ranges::find(left, file, &JournalEntry::file) != left.end())
            continue;
        const QJsonObject entry = QJsonDocument::fromJson(bytesOf(file)).object();
        kept.append(
            {entry[QLatin1String("path")].toString(), entry[QLatin1String("text")].toString()});
    }
    return kept;
}

QString shortened(const QString& text)
{
    return QStringLiteral("%1 letters, \"%2\"").arg(text.size()).arg(text.left(60));
}

} // namespace

QString TextSafety::isKept() const
{
    const QString wrong = fileIsCurrent();
    return wrong.isEmpty() ? journalIsCurrent() : wrong;
}

/// Somebody may have changed the file just now, so that it takes a moment until that is noticed.
QString TextSafety::fileIsCurrent() const
{
    RulesDocument& rules = m_stage.rules();
    const bool is = QTest::qWaitFor(
        [&] {
            return rules.isModified() || rules.path().isEmpty()
                || (QFileInfo::exists(rules.path())
                    && decodeText(bytesOf(rules.path())).text == rules.text());
        },
        patienceMilliseconds);
    return is ? QString() : QStringLiteral("the text counts as saved, and its file has another");
}

QString TextSafety::journalIsCurrent() const
{
    RulesDocument& rules = m_stage.rules();
    QList<KeptText> kept;
    const bool is = QTest::qWaitFor(
        [&] {
            const QList<KeptText> wanted = rules.isModified()
                ? QList<KeptText>{{rules.path(), rules.text()}}
                : QList<KeptText>();
            kept = ownJournals(m_stage);
            return kept == wanted;
        },
        patienceMilliseconds);
    if (is)
        return {};
    if (!rules.isModified())
        return QStringLiteral("the journal holds a text that is saved");
    if (kept.isEmpty())
        return QStringLiteral("the journal does not hold the text");
    return QStringLiteral("the journal holds %1 of \"%2\", the editor %3 of \"%4\"")
        .arg(shortened(kept.first().text), kept.first().path, shortened(rules.text()),
             rules.path());
}

QString TextSafety::historyHolds() const
{
    RulesDocument& rules = m_stage.rules();
    CodeEditor& editor = m_stage.editor();
    const QString text = rules.text();
    const bool wasModified = rules.isModified();
    int steps = 0;
    while (rules.document().isUndoAvailable() && steps < mostSteps) {
        editor.undoStep();
        ++steps;
    }
    const QString first = rules.text();
    const bool isWhole = !rules.document().isUndoAvailable();
    for (int i = 0; i < steps; ++i)
        editor.redoStep();
    if (isWhole && first != m_stage.loaded())
        return QStringLiteral("after all was undone there is %1, at first there was %2")
            .arg(shortened(first), shortened(m_stage.loaded()));
    if (rules.text() != text)
        return QStringLiteral("after all was done again there is %1, before there was %2")
            .arg(shortened(rules.text()), shortened(text));
    if (rules.isModified() != wasModified)
        return QStringLiteral("undo and redo make a text count as changed, or as saved");
    return {};
}

QString TextSafety::survivesKill()
{
    const QString text = m_stage.rules().text();
    const QString path = m_stage.rules().path();
    const bool wasModified = m_stage.rules().isModified();
    const std::size_t before = m_stage.workspace().journal().leftBehind().size();

    const QStringList windows = m_stage.kill();
    m_stage.start();

    if (!windows.isEmpty())
        return QStringLiteral("windows outlive the program: ") + windows.join(QLatin1String(", "));
    const std::size_t after = m_stage.workspace().journal().leftBehind().size();
    if (after != before + (wasModified ? 1 : 0))
        return QStringLiteral("%1 journals became %2 when the program was killed")
            .arg(before)
            .arg(after);
    return wasModified ? takesBack(text, path) : QString();
}

QString TextSafety::takesBack(const QString& text, const QString& path)
{
    auto* strip = m_stage.window().findChild<MessageStrip*>(QStringLiteral("leftBehindStrip"));
    if (!strip || !strip->isVisible())
        return QStringLiteral("the text of the killed program is not offered");
    strip->actions().front()->trigger();
    const RulesDocument& rules = m_stage.rules();
    if (rules.text() != text || rules.path() != path)
        return QStringLiteral("what came back is %1 of \"%2\", it was %3 of \"%4\"")
            .arg(shortened(rules.text()), rules.path(), shortened(text), path);
    if (!rules.isModified())
        return QStringLiteral("what came back counts as saved");
    return {};
}

} // namespace fusewright::test
