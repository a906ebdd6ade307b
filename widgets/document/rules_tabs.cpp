// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_tabs.h"

#include "widgets/document/file_names.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// The same for every way that leads to a file, and another one for each file that is gone.
QString wholePath(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : QDir::cleanPath(file.absoluteFilePath());
}

} // namespace

RulesTabs::RulesTabs(ModelDocument& model, QString journals, QObject* parent)
    : QObject(parent), m_model(model), m_journals(std::move(journals)), m_current(&make())
{
    nameAll();
}

RulesTabs::~RulesTabs() = default;

std::vector<RulesTab*> RulesTabs::all() const
{
    std::vector<RulesTab*> tabs;
    for (const auto& tab : m_tabs)
        tabs.push_back(tab.get());
    return tabs;
}

std::vector<RulesTab*> RulesTabs::ticked() const
{
    std::vector<RulesTab*> tabs = all();
    std::erase_if(tabs, [](const RulesTab* tab) { return !tab->isTicked(); });
    return tabs;
}

std::size_t RulesTabs::placeOf(const RulesTab& tab) const
{
    const auto found = std::ranges::find(m_tabs, &tab, &std::unique_ptr<RulesTab>::get);
    return static_cast<std::size_t>(found - m_tabs.begin());
}

RulesTab* RulesTabs::find(int id) const
{
    const auto found = std::ranges::find(m_tabs, id, [](const auto& tab) { return tab->id(); });
    return found == m_tabs.end() ? nullptr : found->get();
}

RulesTab* RulesTabs::withFile(const QString& path) const
{
    const QString file = wholePath(path);
    const auto found = std::ranges::find_if(m_tabs, [&](const auto& tab) {
        return !tab->rules().path().isEmpty() && wholePath(tab->rules().path()) == file;
    });
    return found == m_tabs.end() ? nullptr : found->get();
}

RulesTab* RulesTabs::withName(const std::string& name) const
{
    const auto found =
        std::ranges::find(m_tabs, name, [](const auto& tab) { return tab->name().toStdString(); });
    return found == m_tabs.end() ? nullptr : found->get();
}

bool RulesTabs::hasRules() const
{
    return std::ranges::any_of(
        m_tabs, [](const auto& tab) { return tab->isTicked() && !tab->rules().isEmpty(); });
}

bool RulesTabs::isAnyModified() const
{
    return std::ranges::any_of(m_tabs, [](const auto& tab) { return tab->rules().isModified(); });
}

bool RulesTabs::areUntouched() const
{
    return std::ranges::all_of(m_tabs, [](const auto& tab) { return tab->isUntouched(); });
}

RulesTab& RulesTabs::make()
{
    m_tabs.push_back(std::make_unique<RulesTab>(++m_lastId, m_model, m_journals));
    listenTo(*m_tabs.back());
    return *m_tabs.back();
}

void RulesTabs::listenTo(RulesTab& tab)
{
    RulesDocument& rules = tab.rules();
    connect(&rules, &RulesDocument::textChanged, this, [this, &tab] { emit textChanged(tab); });
    connect(&rules, &RulesDocument::replaced, this, [this, &tab] { emit replaced(tab); });
    connect(&rules, &RulesDocument::pathChanged, this, [this, &tab] {
        nameAll();
        emit pathChanged(tab);
    });
    connect(&rules, &RulesDocument::modifiedChanged, this, [this, &tab] {
        emit modifiedChanged(tab);
        emit looksChanged();
    });
    connect(&rules, &RulesDocument::saved, this, [this, &tab] { emit saved(tab); });
    connect(&tab.reading(), &RulesReading::read, this, [this, &tab] { emit read(tab); });
    connect(&tab, &RulesTab::conflictChanged, this, &RulesTabs::looksChanged);
    connect(&tab, &RulesTab::tickChanged, this, &RulesTabs::ticksChanged);
}

/// Who has a name keeps it until a file comes that is called the same.
void RulesTabs::nameAll()
{
    QStringList paths;
    for (const auto& tab : m_tabs)
        paths.append(tab->rules().path().isEmpty() ? tab->rules().name() : tab->rules().path());
    const QStringList names = distinctNames(paths);
    for (std::size_t at = 0; at < m_tabs.size(); ++at)
        m_tabs[at]->reading().setName(names[static_cast<qsizetype>(at)]);
    emit looksChanged();
}

RulesTab& RulesTabs::add()
{
    RulesTab& tab = make();
    nameAll();
    emit added(tab);
    emit tabsChanged();
    return tab;
}

RulesTab& RulesTabs::addCurrent()
{
    const auto untouched =
        std::ranges::find_if(m_tabs, [](const auto& tab) { return tab->isUntouched(); });
    RulesTab& tab = m_current->isUntouched() ? *m_current
        : untouched != m_tabs.end()          ? **untouched
                                             : add();
    tab.setTicked(true);
    tab.reading().chooseLanguage(nullptr);
    setCurrent(tab);
    return tab;
}

void RulesTabs::setCurrent(RulesTab& tab)
{
    if (&tab == m_current)
        return;
    m_current = &tab;
    emit currentChanged();
}

void RulesTabs::stepCurrent(int by)
{
    const auto count = static_cast<int>(m_tabs.size());
    const auto place = static_cast<int>(placeOf(*m_current));
    setCurrent(*m_tabs[static_cast<std::size_t>(((place + by) % count + count) % count)]);
}

void RulesTabs::close(RulesTab& tab)
{
    if (m_tabs.size() == 1)
        add();
    const std::size_t place = placeOf(tab);
    if (&tab == m_current)
        setCurrent(*m_tabs[place + 1 < m_tabs.size() ? place + 1 : place - 1]);
    emit closing(tab);
    tab.journal().clear();
    for (const QObject* one : {static_cast<QObject*>(&tab), static_cast<QObject*>(&tab.rules()),
                               static_cast<QObject*>(&tab.reading())})
        disconnect(one, nullptr, this, nullptr);
    // Whoever shows it goes first.
    RulesTab* const closed = m_tabs[place].release();
    closed->setParent(this);
    closed->deleteLater();
    m_tabs.erase(m_tabs.begin() + static_cast<std::ptrdiff_t>(place));
    nameAll();
    emit tabsChanged();
}

void RulesTabs::move(RulesTab& tab, std::size_t place)
{
    const std::size_t from = placeOf(tab);
    if (from == place || place >= m_tabs.size())
        return;
    const auto begin = m_tabs.begin();
    const auto at = [begin](std::size_t each) { return begin + static_cast<std::ptrdiff_t>(each); };
    if (from < place)
        std::rotate(at(from), at(from + 1), at(place + 1));
    else
        std::rotate(at(place), at(from), at(from + 1));
    emit orderChanged();
}

} // namespace fusewright
