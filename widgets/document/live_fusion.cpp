// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/live_fusion.h"

#include "engine/rules/rules_text.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace fusewright {

namespace {

constexpr int quietMilliseconds = 100;

} // namespace

/// A fusion session for some texts and one model. Work that is not wanted any more may still run.
struct LiveFusion::Session {
    explicit Session(RuleContext made) : context(made), fusion(std::move(made)) { }

    Found answer(const Asked& asked, const CancelToken& cancel);
    const std::vector<Diagnostic>& check(const AskedTab& tab);

    /// A text that does not count, checked as it was last.
    struct Checked {
        Text text;
        std::unique_ptr<RulesChecker> checker;
        std::vector<Diagnostic> findings;
    };

    std::mutex mutex;
    RuleContext context;
    FusionSession fusion;
    std::map<int, Checked> others; ///< By tab.
};

LiveFusion::Found LiveFusion::Session::answer(const Asked& asked, const CancelToken& cancel)
{
    const std::scoped_lock lock(mutex);
    Found found;
    std::vector<Text> texts;
    for (const AskedTab& tab : asked) {
        if (tab.isTicked)
            texts.push_back(tab.text);
        else
            found.unticked.push_back(check(tab));
    }
    std::erase_if(others, [&](const auto& known) {
        const auto tab = std::ranges::find(asked, known.first, &AskedTab::id);
        return tab == asked.end() || tab->isTicked;
    });
    found.answer = std::make_shared<const FusionAnswer>(fusion.answer(texts, cancel));
    return found;
}

const std::vector<Diagnostic>& LiveFusion::Session::check(const AskedTab& tab)
{
    Checked& known = others[tab.id];
    if (known.text == tab.text)
        return known.findings;
    const std::string& name = tab.text->source().name();
    if (!known.text || known.text->source().name() != name)
        known.checker = std::make_unique<RulesChecker>(name, context);
    known.text = tab.text;
    known.findings = known.checker->check(tab.text).diagnostics;
    return known.findings;
}

LiveFusion::LiveFusion(RulesTabs& tabs, QObject* parent) : QObject(parent), m_tabs(tabs)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &LiveFusion::ask);
    connect(&tabs, &RulesTabs::textChanged, &m_quiet, [this] { m_quiet.start(); });
    connect(&tabs, &RulesTabs::replaced, this, &LiveFusion::renew);
    connect(&tabs, &RulesTabs::read, this, [this] {
        if (!isAllRead())
            return;
        // A text can be read anew without a change: under another name, in another language.
        if (m_isWaiting || (!m_quiet.isActive() && asNow() != m_asking))
            askForRead();
    });
    for (const auto change :
         {&RulesTabs::tabsChanged, &RulesTabs::orderChanged, &RulesTabs::ticksChanged})
        connect(&tabs, change, this, &LiveFusion::ask);
    const auto forget = [this] {
        m_answer.reset();
        m_others.clear();
        renew();
    };
    connect(&tabs.model(), &ModelDocument::graphChanged, this, forget);
    connect(&tabs.model(), &ModelDocument::modelClosed, this, forget);
    renew();
}

LiveFusion::~LiveFusion() = default;

bool LiveFusion::isAllRead() const
{
    return std::ranges::all_of(m_tabs.all(),
                               [](const RulesTab* tab) { return tab->reading().isCurrent(); });
}

LiveFusion::Asked LiveFusion::asNow() const
{
    Asked asked;
    for (const RulesTab* tab : m_tabs.all())
        asked.push_back({tab->id(), tab->isTicked(), tab->reading().latest()});
    return asked;
}

bool LiveFusion::isCurrent() const
{
    return m_answer && isAllRead() && asNow() == m_answered;
}

void LiveFusion::renew()
{
    m_session = std::make_shared<Session>(m_tabs.current().reading().context());
    ask();
}

void LiveFusion::ask()
{
    m_quiet.stop();
    m_asked.start();
    if (isAllRead())
        askForRead();
    else
        m_isWaiting = true;
}

void LiveFusion::askForRead()
{
    m_isWaiting = false;
    m_asking = asNow();
    m_job.start(
        [session = m_session, asked = m_asking](const CancelToken& cancel, ProgressSink&) {
            return session->answer(asked, cancel);
        },
        [this](Found found) { take(std::move(found)); });
}

void LiveFusion::take(Found found)
{
    m_answer = std::move(found.answer);
    m_others = std::move(found.unticked);
    m_answered = m_asking;
    m_milliseconds = m_asked.elapsed();
    emit answered();
}

RulesTab* LiveFusion::tabOf(std::uint32_t file) const
{
    std::uint32_t at = 0;
    for (const AskedTab& tab : m_answered) {
        if (tab.isTicked && at++ == file)
            return m_tabs.find(tab.id);
    }
    return nullptr;
}

std::optional<std::uint32_t> LiveFusion::fileOf(const RulesTab& tab) const
{
    std::uint32_t at = 0;
    for (const AskedTab& asked : m_answered) {
        if (asked.id == tab.id())
            return m_answer && asked.isTicked ? std::optional(at) : std::nullopt;
        at += asked.isTicked ? 1 : 0;
    }
    return std::nullopt;
}

std::vector<Diagnostic> LiveFusion::problems() const
{
    std::vector<Diagnostic> all;
    if (m_answer)
        all = m_answer->diagnostics;
    for (const std::vector<Diagnostic>& one : m_others)
        all.insert(all.end(), one.begin(), one.end());
    return all;
}

std::vector<Diagnostic> LiveFusion::problemsOf(const RulesTab& tab) const
{
    const auto asked = std::ranges::find(m_answered, tab.id(), &AskedTab::id);
    if (asked == m_answered.end())
        return {};
    std::vector<Diagnostic> found = problems();
    std::erase_if(found, [&](const Diagnostic& problem) {
        return problem.file != asked->text->source().name();
    });
    return found;
}

} // namespace fusewright
