// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/rules_files.h"

#include "app/gui/files/changed_file_dialog.h"
#include "app/gui/frame/file_dialog.h"
#include "app/gui/frame/rules_filters.h"
#include "app/gui/frame/window_options.h"
#include "engine/rules/rule_language.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/text.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

QString fileName(const QString& path)
{
    return QFileInfo(path).fileName();
}

QString nameOf(const JournalEntry& entry)
{
    return entry.path.isEmpty() ? RulesFiles::tr("new rules") : fileName(entry.path);
}

} // namespace

RulesFiles::RulesFiles(Workspace& workspace, WindowOptions& options, const Theme& theme,
                       QWidget& window)
    : QObject(&window), m_workspace(workspace), m_options(options), m_theme(theme), m_window(window)
{
    createFailure(theme);
    createChanged(theme);
    createLeftBehind(theme);
    const RulesTabs& tabs = workspace.tabs();
    connect(&tabs, &RulesTabs::replaced, this, [this] { m_failed->hide(); });
    connect(&tabs, &RulesTabs::saved, this, &RulesFiles::forgetFailure);
    connect(&tabs, &RulesTabs::closing, this, &RulesFiles::forgetFailure);
}

std::vector<QWidget*> RulesFiles::strips() const
{
    return {m_failed, m_changed, m_left};
}

void RulesFiles::createFailure(const Theme& theme)
{
    m_failed = new MessageStrip(theme, MessageStrip::Kind::Error, &m_window);
    auto* again = new QAction(tr("Save as…"), m_failed);
    m_failed->addAction(again);
    connect(again, &QAction::triggered, this, [this] {
        if (RulesTab* tab = m_workspace.tabs().find(m_failedTab))
            saveAs(*tab);
    });
    connect(&m_workspace, &Workspace::rulesFailed, this,
            [this](const RulesTab* tab, const QString& path, const QString& reason) {
                // Where a file could not be read there is nothing to save.
                tellFailure(tr("%1: %2").arg(fileName(path), reason), tab,
                            tab && tab->rules().isModified());
            });
    connect(&m_workspace, &Workspace::rulesFileRemoved, this, [this](const RulesTab& tab) {
        tellFailure(tr("%1 is no longer on disk. Its text exists only here.").arg(tab.name()), &tab,
                    true);
    });
}

void RulesFiles::tellFailure(const QString& text, const RulesTab* tab, bool canSave)
{
    m_failedTab = tab ? tab->id() : 0;
    m_failed->actions().front()->setVisible(canSave);
    m_failed->tell(text);
}

void RulesFiles::forgetFailure(const RulesTab& tab)
{
    if (m_failedTab == tab.id())
        m_failed->hide();
}

void RulesFiles::createChanged(const Theme& theme)
{
    m_changed = new MessageStrip(theme, MessageStrip::Kind::Information, &m_window);
    const auto add = [this](const QString& text, auto does) {
        auto* action = new QAction(text, m_changed);
        connect(action, &QAction::triggered, this, [this, does] {
            if (RulesTab* tab = conflict())
                does(*tab);
        });
        m_changed->addAction(action);
    };
    add(tr("Compare…"), [this](RulesTab& tab) {
        if (const auto onDisk = tab.rules().textOfOthers())
            askWhichCounts(tab, *onDisk, [] {});
        else
            tab.settleConflict();
    });
    add(tr("Use the file's text"), [this](RulesTab& tab) { reload(tab); });
    add(tr("Keep mine"), [](RulesTab& tab) { tab.keepMine(); });
    const RulesTabs& tabs = m_workspace.tabs();
    connect(&tabs, &RulesTabs::looksChanged, this, &RulesFiles::showConflict);
    connect(&tabs, &RulesTabs::currentChanged, this, &RulesFiles::showConflict);
    connect(&tabs, &RulesTabs::tabsChanged, this, &RulesFiles::showConflict);
    connect(&m_workspace, &Workspace::rulesFileChanged, this, [this](RulesTab& tab) {
        if (tab.rules().isModified())
            return;
        const QString before = tab.rules().text();
        tab.rules().reload(); // As an edit, so that it can be undone.
        if (tab.rules().text() != before)
            emit readAgain(tab.name());
    });
    showConflict();
}

RulesTab* RulesFiles::conflict() const
{
    RulesTabs& tabs = m_workspace.tabs();
    if (tabs.current().isInConflict())
        return &tabs.current();
    const Tabs all = tabs.all();
    const auto found = std::ranges::find_if(all, &RulesTab::isInConflict);
    return found == all.end() ? nullptr : *found;
}

void RulesFiles::showConflict()
{
    const RulesTab* const tab = conflict();
    if (tab)
        m_changed->tell(tr("%1 changed on disk, and has unsaved changes here.").arg(tab->name()));
    else
        m_changed->hide();
}

void RulesFiles::createLeftBehind(const Theme& theme)
{
    m_left = new MessageStrip(theme, MessageStrip::Kind::Information, &m_window);
    m_left->setObjectName(QStringLiteral("leftBehindStrip"));
    auto* restore = new QAction(tr("Restore"), m_left);
    connect(restore, &QAction::triggered, this, &RulesFiles::restoreLeftBehind);
    auto* discard = new QAction(tr("Discard"), m_left);
    connect(discard, &QAction::triggered, this, [this] {
        std::ranges::for_each(m_workspace.leftBehind(), &Journal::discard);
        offerLeftBehind();
    });
    m_left->addAction(restore);
    m_left->addAction(discard);
}

/// The newest is the one to go on with.
void RulesFiles::restoreLeftBehind()
{
    m_left->hide();
    RulesTab* newest = nullptr;
    for (const JournalEntry& entry : m_workspace.leftBehind()) {
        RulesTab& tab = m_workspace.takeBack(entry);
        newest = newest ? newest : &tab;
    }
    if (!newest)
        return;
    m_workspace.tabs().setCurrent(*newest);
    emit restored();
    offerLeftBehind();
}

void RulesFiles::offerLeftBehind()
{
    const auto entries = m_workspace.leftBehind();
    if (entries.empty()) {
        m_left->hide();
        return;
    }
    if (entries.size() == 1) {
        const JournalEntry& entry = entries.front();
        const QString time = QLocale().toString(entry.written.toLocalTime(), QLocale::ShortFormat);
        m_left->ask(tr("Found unsaved text of %1 from %2.").arg(nameOf(entry), time));
        return;
    }
    std::map<QString, int> counts; // Those that have no file are called alike.
    for (const JournalEntry& entry : entries)
        ++counts[nameOf(entry)];
    QStringList names;
    for (const auto& [name, count] : counts)
        names.append(count == 1 ? name
                                : QStringLiteral("%1 × %2").arg(name, QString::number(count)));
    m_left->ask(tr("Found %Ln unsaved text(s): %1.", nullptr, static_cast<int>(entries.size()))
                    .arg(names.join(QStringLiteral(", "))));
}

bool RulesFiles::isAsking() const
{
    return m_left->isVisible();
}

void RulesFiles::startNew()
{
    m_workspace.tabs().addCurrent();
}

std::function<void(std::function<void(RulesTab&)>)> RulesFiles::later(const RulesTab& tab) const
{
    return [this, id = tab.id()](const std::function<void(RulesTab&)>& does) {
        if (RulesTab* still = m_workspace.tabs().find(id))
            does(*still);
    };
}

// --- saving --------------------------------------------------------------------------------------

void RulesFiles::save(RulesTab& tab)
{
    saveInPlace(tab, [] {});
}

void RulesFiles::saveAs(RulesTab& tab)
{
    askWhereToSave(tab, [] {});
}

void RulesFiles::saveAll()
{
    std::vector<int> ids;
    for (const RulesTab* tab : m_workspace.tabs().all()) {
        if (!tab->canBeLost())
            ids.push_back(tab->id());
    }
    saveInTurn(std::move(ids), [] {});
}

/// Those that were closed meanwhile are passed over.
void RulesFiles::saveInTurn(std::vector<int> ids, Then then)
{
    const auto next = std::ranges::find_if(
        ids, [this](int id) { return m_workspace.tabs().find(id) != nullptr; });
    if (next == ids.end()) {
        then();
        return;
    }
    RulesTab& tab = *m_workspace.tabs().find(*next);
    ids.erase(ids.begin(), next + 1);
    saveInPlace(tab,
                [this, ids = std::move(ids), then = std::move(then)] { saveInTurn(ids, then); });
}

void RulesFiles::saveInPlace(RulesTab& tab, Then then)
{
    if (tab.rules().path().isEmpty())
        askWhereToSave(tab, std::move(then));
    else if (const auto onDisk = tab.rules().textOfOthers())
        askWhichCounts(tab, *onDisk, std::move(then));
    else if (m_workspace.saveRules(tab, tab.rules().path()))
        then();
}

void RulesFiles::askWhichCounts(RulesTab& tab, const QString& onDisk, Then then)
{
    m_workspace.tabs().setCurrent(tab);
    auto* question =
        new ChangedFileDialog(m_theme, tab.name(), onDisk, tab.rules().text(), &m_window);
    const auto ifThere = later(tab);
    connect(question, &ChangedFileDialog::overwriteChosen, this,
            [this, ifThere, then = std::move(then)] {
                ifThere([&](RulesTab& still) {
                    if (m_workspace.saveRules(still, still.rules().path()))
                        then();
                });
            });
    connect(question, &ChangedFileDialog::fileChosen, this,
            [this, ifThere] { ifThere([this](RulesTab& still) { reload(still); }); });
    question->open();
}

void RulesFiles::reload(RulesTab& tab)
{
    tab.settleConflict();
    if (tab.rules().path().isEmpty())
        return;
    if (const auto reason = tab.rules().reload())
        tellFailure(tr("%1: %2").arg(tab.name(), *reason), &tab, false);
}

/// Where rules were last, else beside the model.
QString RulesFiles::folderOfNewRules() const
{
    const QString last = QString::fromUtf8(m_options.folder.value());
    const QString model = m_workspace.model().path();
    return last.isEmpty() && !model.isEmpty() ? QFileInfo(model).absolutePath() : last;
}

void RulesFiles::askWhereToSave(RulesTab& tab, Then then)
{
    m_workspace.tabs().setCurrent(tab);
    const QString path = tab.rules().path();
    auto* dialog = makeFileDialog(
        &m_window, tr("Save rules"),
        path.isEmpty() ? folderOfNewRules() : QFileInfo(path).absolutePath(), rulesFilters());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString ending = toQt(tab.reading().language().endings.front());
    dialog->setDefaultSuffix(ending.mid(1));
    dialog->selectFile(path.isEmpty() ? QStringLiteral("rules") + ending : fileName(path));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, ifThere = later(tab), then = std::move(then)](const QString& chosen) {
                m_options.folder.setValue(QFileInfo(chosen).absolutePath().toUtf8());
                ifThere([&](RulesTab& still) { saveAt(still, chosen, then); });
            });
    dialog->open();
}

/// A file is open in one tab only. The text that had it gives way; where that has changes of its
/// own it stays, without a file.
void RulesFiles::saveAt(RulesTab& tab, const QString& path, const Then& then)
{
    RulesTabs& tabs = m_workspace.tabs();
    RulesTab* const other = tabs.withFile(path);
    if (!m_workspace.saveRules(tab, path))
        return;
    if (other && other != &tab) {
        if (other->canBeLost())
            tabs.close(*other);
        else
            other->rules().leaveFile();
    }
    then();
}

// --- closing -------------------------------------------------------------------------------------

void RulesFiles::close(RulesTab& tab)
{
    whenSafe({&tab}, [this, ifThere = later(tab)] {
        ifThere([this](RulesTab& still) { m_workspace.tabs().close(still); });
    });
}

void RulesFiles::closeOthers(const RulesTab& tab)
{
    Tabs others = m_workspace.tabs().all();
    std::erase(others, &tab);
    std::vector<int> ids;
    for (const RulesTab* other : others)
        ids.push_back(other->id());
    whenSafe(others, [this, ids = std::move(ids)] {
        for (const int id : ids) {
            if (RulesTab* other = m_workspace.tabs().find(id))
                m_workspace.tabs().close(*other);
        }
    });
}

void RulesFiles::whenAllSafe(std::function<void()> then)
{
    whenSafe(m_workspace.tabs().all(), std::move(then));
}

void RulesFiles::whenSafe(const Tabs& tabs, Then then)
{
    Tabs unsafe = tabs;
    std::erase_if(unsafe, [](const RulesTab* tab) { return tab->canBeLost(); });
    if (unsafe.empty())
        then();
    else if (unsafe.size() == 1)
        askAbout(*unsafe.front(), std::move(then));
    else
        askAboutAll(unsafe, std::move(then));
}

void RulesFiles::askAbout(RulesTab& tab, Then then)
{
    m_workspace.tabs().setCurrent(tab);
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Unsaved rules"),
                        tr("%1 has changes that are not saved.").arg(tab.name()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Unsaved changes will be lost."));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this,
            [this, ifThere = later(tab), then = std::move(then)](int answer) {
                if (answer == QMessageBox::Discard)
                    then();
                else if (answer == QMessageBox::Save)
                    ifThere([&](RulesTab& still) { saveInPlace(still, then); });
            });
    question->open();
}

void RulesFiles::askAboutAll(const Tabs& tabs, Then then)
{
    QStringList names;
    std::vector<int> ids;
    for (const RulesTab* tab : tabs) {
        names.append(QStringLiteral("•  ") + tab->name());
        ids.push_back(tab->id());
    }
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Unsaved rules"),
        tr("%Ln rules file(s) have changes that are not saved.", nullptr,
           static_cast<int>(tabs.size())),
        QMessageBox::SaveAll | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(names.join(QLatin1Char('\n')) + QStringLiteral("\n\n")
                                 + tr("Unsaved changes will be lost."));
    question->setDefaultButton(QMessageBox::SaveAll);
    connect(question, &QMessageBox::finished, this,
            [this, ids = std::move(ids), then = std::move(then)](int answer) {
                if (answer == QMessageBox::Discard)
                    then();
                else if (answer == QMessageBox::SaveAll)
                    saveInTurn(ids, then);
            });
    question->open();
}

} // namespace fusewright
