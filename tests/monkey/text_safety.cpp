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
#include <utility>

namespace fusewright::test {

namespace {

constexpr int patienceMilliseconds = 10'000;
constexpr int mostSteps = 4000;

void putInOrder(QList<KeptText>& texts)
{
    std::ranges::sort(texts, {},
                      [](const KeptText& each) { return std::pair(each.path, each.text); });
}

/// What the journals of the running program hold, of which there should be one for each text.
QList<KeptText> ownJournals(Stage& stage)
{
    const auto left = stage.workspace().leftBehind();
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
    putInOrder(kept);
    return kept;
}

QString shortened(const QString& text)
{
    return QStringLiteral("%1 letters, \"%2\"").arg(text.size()).arg(text.left(60));
}

QString listed(const QList<KeptText>& texts)
{
    QStringList all;
    for (const KeptText& each : texts)
        all.append(QStringLiteral("%1 of \"%2\"").arg(shortened(each.text), each.path));
    return all.isEmpty() ? QStringLiteral("nothing") : all.join(QStringLiteral("; "));
}

} // namespace

QString TextSafety::isKept() const
{
    const QString wrong = filesAreCurrent();
    return wrong.isEmpty() ? journalsAreCurrent() : wrong;
}

/// Somebody may have changed the file just now, so that it takes a moment until that is noticed.
QString TextSafety::filesAreCurrent() const
{
    const auto isCurrent = [](const RulesTab* tab) {
        const RulesDocument& rules = tab->rules();
        return rules.isModified() || rules.path().isEmpty()
            || (QFileInfo::exists(rules.path())
                && decodeText(bytesOf(rules.path())).text == rules.text());
    };
    const bool is = QTest::qWaitFor(
        [&] { return std::ranges::all_of(m_stage.tabs().all(), isCurrent); }, patienceMilliseconds);
    if (is)
        return {};
    for (const RulesTab* const tab : m_stage.tabs().all()) {
        if (isCurrent(tab))
            continue;
        const RulesDocument& rules = tab->rules();
        return QStringLiteral(
                   "the text of \"%1\" counts as saved (%2), and its file has another (%3)")
            .arg(rules.path(), shortened(rules.text()),
                 shortened(decodeText(bytesOf(rules.path())).text));
    }
    return QStringLiteral("a text counted as saved, and its file had another");
}

QList<KeptText> TextSafety::unsaved() const
{
    QList<KeptText> texts;
    for (const RulesTab* tab : m_stage.tabs().all()) {
        if (tab->rules().isModified())
            texts.append({tab->rules().path(), tab->rules().text()});
    }
    putInOrder(texts);
    return texts;
}

QString TextSafety::journalsAreCurrent() const
{
    const bool is =
        QTest::qWaitFor([&] { return ownJournals(m_stage) == unsaved(); }, patienceMilliseconds);
    return is ? QString()
              : QStringLiteral("the journals hold %1, the editors %2")
                    .arg(listed(ownJournals(m_stage)), listed(unsaved()));
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
    const QList<KeptText> texts = unsaved();
    const std::size_t before = m_stage.workspace().leftBehind().size();

    const QStringList windows = m_stage.kill();
    m_stage.start();

    if (!windows.isEmpty())
        return QStringLiteral("windows outlive the program: ") + windows.join(QLatin1String(", "));
    const std::size_t after = m_stage.workspace().leftBehind().size();
    if (after != before + static_cast<std::size_t>(texts.size()))
        return QStringLiteral("%1 journals became %2 when the program was killed")
            .arg(before)
            .arg(after);
    return texts.isEmpty() ? QString() : takesBack(texts);
}

QString TextSafety::takesBack(const QList<KeptText>& texts)
{
    auto* strip = m_stage.window().findChild<MessageStrip*>(QStringLiteral("leftBehindStrip"));
    if (!strip || !strip->isVisible())
        return QStringLiteral("the texts of the killed program are not offered");
    strip->actions().front()->trigger();
    const QList<KeptText> back = unsaved();
    const auto isBack = [&](const KeptText& text) { return back.contains(text); };
    if (!std::ranges::all_of(texts, isBack))
        return QStringLiteral("what came back unsaved is %1, it was %2")
            .arg(listed(back), listed(texts));
    return {};
}

} // namespace fusewright::test
