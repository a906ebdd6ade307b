// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/rules_files.h"

#include "app/gui/files/changed_file_dialog.h"
#include "app/gui/frame/rules_filters.h"
#include "app/gui/frame/window_options.h"
#include "engine/rules/rule_language.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/text.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace fusewright {

namespace {

QString fileName(const QString& path)
{
    return QFileInfo(path).fileName();
}

} // namespace

RulesFiles::RulesFiles(Workspace& workspace, WindowOptions& options, const Theme& theme,
                       QWidget& window)
    : QObject(&window), m_workspace(workspace), m_options(options), m_theme(theme), m_window(window)
{
    createFailure(theme);
    createChanged(theme);
    createLeftBehind(theme);
    connect(&workspace.rules(), &RulesDocument::replaced, this, [this] {
        m_failed->hide();
        m_changed->hide();
    });
    connect(&workspace.rules(), &RulesDocument::saved, this, [this] {
        m_failed->hide();
        m_changed->hide();
    });
}

std::vector<QWidget*> RulesFiles::strips() const
{
    return {m_failed, m_changed, m_left};
}

void RulesFiles::createFailure(const Theme& theme)
{
    m_failed = new MessageStrip(theme, MessageStrip::Kind::Error, &m_window);
    auto* again = new QAction(tr("Save as…"), m_failed);
    connect(&m_workspace, &Workspace::rulesFailed, this,
            [this, again](const QString& path, const QString& reason) {
                // Where a file could not be read there is nothing to save.
                again->setVisible(m_workspace.rules().isModified());
                m_failed->tell(tr("%1: %2").arg(fileName(path), reason));
            });
    connect(again, &QAction::triggered, this, &RulesFiles::saveAs);
    m_failed->addAction(again);
    connect(&m_workspace, &Workspace::rulesFileRemoved, this, [this, again] {
        again->setVisible(true);
        m_failed->tell(tr("%1 is no longer on disk. Its text exists only here.")
                           .arg(m_workspace.rules().name()));
    });
}

void RulesFiles::createChanged(const Theme& theme)
{
    m_changed = new MessageStrip(theme, MessageStrip::Kind::Information, &m_window);
    auto* take = new QAction(tr("Use the file's text"), m_changed);
    connect(take, &QAction::triggered, this, &RulesFiles::reload);
    auto* keep = new QAction(tr("Keep mine"), m_changed);
    connect(keep, &QAction::triggered, m_changed, &QWidget::hide);
    auto* compare = new QAction(tr("Compare…"), m_changed);
    connect(compare, &QAction::triggered, this, [this] {
        if (const auto onDisk = m_workspace.rules().textOfOthers())
            askWhichCounts(*onDisk, [] {});
        else
            m_changed->hide();
    });
    m_changed->addAction(compare);
    m_changed->addAction(take);
    m_changed->addAction(keep);
    connect(&m_workspace, &Workspace::rulesFileChanged, this, [this] {
        RulesDocument& rules = m_workspace.rules();
        if (rules.isModified())
            m_changed->tell(
                tr("%1 changed on disk, and has unsaved changes here.").arg(rules.name()));
        else
            rules.reload(); // As an edit, so that it can be undone.
    });
}

void RulesFiles::createLeftBehind(const Theme& theme)
{
    m_left = new MessageStrip(theme, MessageStrip::Kind::Information, &m_window);
    m_left->setObjectName(QStringLiteral("leftBehindStrip"));
    auto* restore = new QAction(tr("Restore"), m_left);
    connect(restore, &QAction::triggered, this, [this] {
        const auto entries = m_workspace.journal().leftBehind();
        m_left->hide();
        if (entries.empty())
            return;
        whenSafe([this, entry = entries.front()] {
            m_workspace.takeBack(entry);
            emit restored();
            offerLeftBehind();
        });
    });
    auto* discard = new QAction(tr("Discard"), m_left);
    connect(discard, &QAction::triggered, this, [this] {
        const auto entries = m_workspace.journal().leftBehind();
        if (!entries.empty())
            Journal::discard(entries.front());
        offerLeftBehind();
    });
    m_left->addAction(restore);
    m_left->addAction(discard);
}

void RulesFiles::offerLeftBehind()
{
    const auto entries = m_workspace.journal().leftBehind();
    if (entries.empty()) {
        m_left->hide();
        return;
    }
    const JournalEntry& entry = entries.front();
    const QString name = entry.path.isEmpty() ? tr("new rules") : fileName(entry.path);
    const QString time = QLocale().toString(entry.written.toLocalTime(), QLocale::ShortFormat);
    m_left->ask(tr("Found unsaved text of %1 from %2.").arg(name, time));
}

bool RulesFiles::isAsking() const
{
    return m_left->isVisible();
}

void RulesFiles::startNew()
{
    whenSafe([this] { m_workspace.rules().startNew(); });
}

void RulesFiles::open(const QString& path)
{
    whenSafe([this, path] { m_workspace.openRules(path); });
}

void RulesFiles::save()
{
    const QString path = m_workspace.rules().path();
    if (path.isEmpty())
        saveAs();
    else
        saveInPlace([] {});
}

void RulesFiles::saveInPlace(std::function<void()> then)
{
    if (const auto onDisk = m_workspace.rules().textOfOthers())
        askWhichCounts(*onDisk, std::move(then));
    else if (m_workspace.saveRules(m_workspace.rules().path()))
        then();
}

void RulesFiles::askWhichCounts(const QString& onDisk, std::function<void()> then)
{
    RulesDocument& rules = m_workspace.rules();
    auto* question = new ChangedFileDialog(m_theme, rules.name(), onDisk, rules.text(), &m_window);
    connect(question, &ChangedFileDialog::overwriteChosen, this, [this, then = std::move(then)] {
        if (m_workspace.saveRules(m_workspace.rules().path()))
            then();
    });
    connect(question, &ChangedFileDialog::fileChosen, this, &RulesFiles::reload);
    question->open();
}

void RulesFiles::reload()
{
    RulesDocument& rules = m_workspace.rules();
    m_changed->hide();
    if (rules.path().isEmpty())
        return;
    if (const auto reason = rules.reload())
        m_failed->tell(tr("%1: %2").arg(rules.name(), *reason));
}

void RulesFiles::saveAs()
{
    askWhereToSave([] {});
}

void RulesFiles::askWhereToSave(std::function<void()> then)
{
    const QString path = m_workspace.rules().path();
    auto* dialog = new QFileDialog(&m_window, tr("Save rules"),
                                   path.isEmpty() ? QString::fromUtf8(m_options.folder.value())
                                                  : QFileInfo(path).absolutePath(),
                                   rulesFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString ending = toQt(m_workspace.reading().language().endings.front());
    dialog->setDefaultSuffix(ending.mid(1));
    dialog->selectFile(path.isEmpty() ? QStringLiteral("rules") + ending : fileName(path));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then = std::move(then)](const QString& chosen) {
                m_options.folder.setValue(QFileInfo(chosen).absolutePath().toUtf8());
                if (m_workspace.saveRules(chosen))
                    then();
            });
    dialog->open();
}

void RulesFiles::whenSafe(std::function<void()> then)
{
    if (m_workspace.canLoseRules()) {
        then();
        return;
    }
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Unsaved rules"),
                        tr("%1 has changes that are not saved.").arg(m_workspace.rules().name()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Unsaved changes will be lost."));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then = std::move(then)](int answer) {
        if (answer == QMessageBox::Discard)
            then();
        else if (answer == QMessageBox::Save && m_workspace.rules().path().isEmpty())
            askWhereToSave(then);
        else if (answer == QMessageBox::Save)
            saveInPlace(then);
    });
    question->open();
}

} // namespace fusewright
