// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/journal.h"

#include "widgets/document/rules_document.h"
#include "widgets/document/text_file.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <atomic>
#include <mutex>

namespace fusewright {

namespace {

constexpr int journalMilliseconds = 300;
constexpr auto ending = ".journal";
constexpr auto lockEnding = ".lock";

QByteArray encoded(const QString& path, const QString& text, bool isTicked)
{
    const QJsonObject entry{
        {QStringLiteral("path"), path},
        {QStringLiteral("text"), text},
        {QStringLiteral("ticked"), isTicked},
        {QStringLiteral("written"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)}};
    return QJsonDocument(entry).toJson(QJsonDocument::Compact);
}

/// Nothing for a file that is not a journal.
std::optional<JournalEntry> decoded(const QString& file)
{
    QFile journal(file);
    if (!journal.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject entry = QJsonDocument::fromJson(journal.readAll()).object();
    if (!entry.contains(QLatin1String("text")))
        return std::nullopt;
    return JournalEntry{.file = file,
                        .path = entry[QLatin1String("path")].toString(),
                        .text = entry[QLatin1String("text")].toString(),
                        .written = QDateTime::fromString(entry[QLatin1String("written")].toString(),
                                                         Qt::ISODateWithMs),
                        .isTicked = entry[QLatin1String("ticked")].toBool(true)};
}

/// A journal whose program still runs is its business.
bool isAlive(const QString& file)
{
    QLockFile lock(file + QLatin1String(lockEnding));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

} // namespace

/// Who may write: one after another, and nothing is left of what nobody wants any more.
struct Journal::Turns {
    bool write(quint64 turn, const QString& file, const QByteArray& bytes)
    {
        const std::scoped_lock lock(mutex);
        if (turn != newest)
            return true;
        const bool isWritten = !writeFile(file, bytes);
        // It may have been given up meanwhile; what is newer waits for the lock.
        if (!isWanted)
            QFile::remove(file);
        return isWritten;
    }

    std::mutex mutex;
    std::atomic<quint64> newest = 0;
    std::atomic<bool> isWanted = false;
};

Journal::Journal(QString folder, RulesDocument& rules, QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1String(ending)),
      m_rules(rules),
      m_turns(std::make_shared<Turns>())
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(journalMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &Journal::write);
    connect(&rules, &RulesDocument::textChanged, &m_quiet, qOverload<>(&QTimer::start));
    // A text can become unsaved without a change: when it is taken back, when its file is deleted.
    connect(&rules, &RulesDocument::modifiedChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&rules, &RulesDocument::pathChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&rules, &RulesDocument::saved, this, &Journal::clear);
    connect(&rules, &RulesDocument::replaced, this, [this] {
        if (m_rules.isModified())
            m_quiet.start();
        else
            clear();
    });
}

Journal::~Journal()
{
    m_job.cancel();
}

std::vector<JournalEntry> Journal::leftBehind() const
{
    std::vector<JournalEntry> entries;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QLatin1Char('*') + QLatin1String(ending)})) {
        const QString file = folder.filePath(name);
        if (name == m_name || isAlive(file))
            continue;
        if (auto entry = decoded(file))
            entries.push_back(*std::move(entry));
    }
    std::ranges::sort(entries, std::ranges::greater(), &JournalEntry::written);
    return entries;
}

void Journal::discard(const JournalEntry& entry)
{
    QFile::remove(entry.file);
    QFile::remove(entry.file + QLatin1String(lockEnding));
}

void Journal::setTicked(bool isTicked)
{
    m_isTicked = isTicked;
    if (m_lock)
        m_quiet.start();
}

void Journal::clear()
{
    m_quiet.stop();
    m_job.cancel();
    m_turns->isWanted = false;
    ++m_turns->newest;
    if (!m_lock)
        return;
    QFile::remove(filePath());
    m_lock.reset();
}

bool Journal::flush()
{
    if (!m_quiet.isActive() && !m_job.isRunning())
        return true;
    m_quiet.stop();
    m_job.cancel();
    return writing()();
}

void Journal::write()
{
    m_job.start([work = writing()](const CancelToken&, ProgressSink&) { return work(); },
                [](bool) {});
}

/// What is to be done for the text as it is now, on any thread.
std::function<bool()> Journal::writing()
{
    if (!m_rules.isModified() || m_folder.isEmpty()) {
        clear();
        return [] { return true; };
    }
    if (!m_lock) {
        QDir().mkpath(m_folder);
        m_lock = std::make_unique<QLockFile>(filePath() + QLatin1String(lockEnding));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
    m_turns->isWanted = true;
    return [turns = m_turns, turn = ++m_turns->newest, file = filePath(), path = m_rules.path(),
            text = m_rules.text(), isTicked = m_isTicked] {
        return turns->write(turn, file, encoded(path, text, isTicked));
    };
}

} // namespace fusewright
