// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/live_fusion.h"

#include "engine/autograd/known_joint.h"
#include "engine/hardware/fit_findings.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/rules/builtin_rules.h"
#include "engine/rules/rules_text.h"
#include "engine/session/training_session.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/document/stage_operators.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace fusewright {

namespace {

constexpr int quietMilliseconds = 100;

/// The graph after some of the stages: rules that make sections are tried on the last one only.
FusionAnswer atStage(FusionAnswer whole, std::size_t stages)
{
    const RewriteRun& run = whole.rewriting->run;
    const auto& graph = stages == 0 ? run.start : run.stages[stages - 1].after;
    if (graph == whole.graph)
        return whole;
    FusionAnswer answer{.graph = graph, .diagnostics = std::move(whole.diagnostics)};
    answer.rules.files = std::move(whole.rules.files);
    answer.texts = std::move(whole.texts);
    std::vector<Diagnostic> none;
    answer.made = makePartition(*graph, answer.rules, none);
    answer.rewriting = std::move(whole.rewriting);
    answer.rewriteTexts = std::move(whole.rewriteTexts);
    return answer;
}

} // namespace

/// A fusion session for some texts and one model. Work that is not wanted any more may still run.
struct LiveFusion::Session {
    /// `model` is shown with its backward graph; null for the graph of the context alone.
    Session(RuleContext made, std::shared_ptr<const OpenedModel> shown)
        : context(std::move(made)), model(std::move(shown))
    {
    }

    void begin(const CancelToken& cancel);
    void rememberRules();
    void addCosts(FusionAnswer& answer, const Asked& asked) const;
    FusionAnswer withBackward(FusionAnswer answer, const Asked& asked, const CancelToken& cancel);
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
    std::shared_ptr<const OpenedModel> model;
    std::vector<ExtentValue> extents;
    std::vector<Diagnostic> extentFindings;
    std::optional<FusionSession> fusion;
    std::shared_ptr<Session> before; ///< Of the same model, until this one has begun.
    /// The last one, and the graph that it is of.
    std::shared_ptr<const BackwardGraph> joint;
    std::shared_ptr<const Graph> jointOf;
    std::vector<Diagnostic> jointFindings;
    std::map<int, Checked> others; ///< By tab.
};

/// A model that has its backward graph already is taken apart: rules are tried on the forward part.
void LiveFusion::Session::begin(const CancelToken& cancel)
{
    if (fusion)
        return;
    if (model) {
        if (auto known = openKnownBackward(*model, cancel)) {
            jointOf = std::make_shared<const Graph>(forwardPart(*known));
            joint = std::make_shared<const BackwardGraph>(*std::move(known));
            context.model = jointOf;
        }
    }
    if (!extents.empty() && context.model) {
        Diagnostics found;
        context.model = withExtents(context.model, extents, found);
        extentFindings = found.all();
    }
    fusion.emplace(context);
    rememberRules();
}

/// A rule that is broken stays what it was while the model's extents get other numbers.
void LiveFusion::Session::rememberRules()
{
    while (before) {
        const std::shared_ptr<Session> last = std::move(before);
        const std::scoped_lock lock(last->mutex);
        if (last->fusion)
            fusion->rememberRulesOf(*last->fusion);
        else
            before = last->before;
    }
}

/// What does not fit is told at its rule.
void LiveFusion::Session::addCosts(FusionAnswer& answer, const Asked& asked) const
{
    answer.diagnostics.insert(answer.diagnostics.end(), extentFindings.begin(),
                              extentFindings.end());
    answer.machine = asked.machine;
    if (!answer.machine || !answer.graph)
        return;
    answer.costs = std::make_shared<const HardwareCosts>(
        hardwareCosts(*answer.machine, *answer.graph, answer.rules, {}, answer.made));
    std::ranges::copy(fitFindings(answer.rules, answer.made, *answer.costs),
                      std::back_inserter(answer.diagnostics));
    sortByPlace(answer.diagnostics);
}

FusionAnswer LiveFusion::Session::withBackward(FusionAnswer answer, const Asked& asked,
                                               const CancelToken& cancel)
{
    if (jointOf != answer.graph) {
        std::vector<Diagnostic> found;
        auto made = openBackward(*answer.graph, BackwardChoice{}, found, cancel);
        if (cancel.isCancelled())
            return answer;
        jointOf = answer.graph;
        joint = made ? std::make_shared<const BackwardGraph>(*std::move(made)) : nullptr;
        jointFindings = std::move(found);
    }
    if (joint)
        answer = fusewright::withBackward(std::move(answer), joint, asked.recomputed, cancel);
    const auto tell = [&answer](const std::vector<Diagnostic>& found) {
        answer.diagnostics.insert(answer.diagnostics.end(), found.begin(), found.end());
    };
    tell(jointFindings);
    if (answer.training)
        tell(answer.training->diagnostics);
    return answer;
}

LiveFusion::Found LiveFusion::Session::answer(const Asked& asked, const CancelToken& cancel)
{
    const std::scoped_lock lock(mutex);
    begin(cancel);
    Found found;
    std::vector<RulesSource> sources;
    for (const BuiltinRules* const builtin : asked.builtins)
        sources.push_back({.builtin = builtin});
    for (const AskedTab& tab : asked.tabs) {
        if (tab.isTicked)
            sources.push_back({.text = tab.text});
        else
            found.unticked.push_back(check(tab));
    }
    std::erase_if(others, [&](const auto& known) {
        const auto tab = std::ranges::find(asked.tabs, known.first, &AskedTab::id);
        return tab == asked.tabs.end() || tab->isTicked;
    });
    FusionAnswer answer = fusion->answer(sources, asked.choices, cancel);
    const std::size_t all = answer.rewriting ? answer.rewriting->run.stages.size() : 0;
    found.stages = std::min(asked.stages.value_or(all), all);
    if (found.stages < all)
        answer = atStage(std::move(answer), found.stages);
    if (model && answer.graph && !cancel.isCancelled())
        answer = withBackward(std::move(answer), asked, cancel);
    if (!cancel.isCancelled())
        addCosts(answer, asked);
    found.answer = std::make_shared<const FusionAnswer>(std::move(answer));
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
        if (m_isWaiting) {
            askForRead();
        } else if (!m_quiet.isActive() && asNow() != m_asking) {
            m_asked.start();
            askForRead();
        }
    });
    for (const auto change :
         {&RulesTabs::tabsChanged, &RulesTabs::orderChanged, &RulesTabs::ticksChanged})
        connect(&tabs, change, this, &LiveFusion::ask);
    const auto forget = [this] {
        m_answer.reset();
        m_others.clear();
        renew();
    };
    connect(&tabs.model(), &ModelDocument::modelReplaced, this, [this] {
        m_stages.reset();
        if (m_numbers.empty())
            return;
        // Those of one model hold for the next that has extents of that name.
        m_extents.clear();
        for (const std::string& name : extentNames(*m_tabs.model().ground())) {
            if (const auto known = m_numbers.find(name); known != m_numbers.end())
                m_extents.push_back({name, known->second});
        }
    });
    connect(&tabs.model(), &ModelDocument::groundChanged, this, forget);
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
    Asked asked{.tabs = {},
                .builtins = m_builtins,
                .choices = m_choices,
                .stages = m_stages,
                .recomputed = m_recomputed,
                .machine = m_machine};
    // A graph inside another one is shown as it is.
    if (m_tabs.model().isInside())
        asked.builtins.clear();
    for (const RulesTab* tab : m_tabs.all())
        asked.tabs.push_back({tab->id(), tab->isTicked(), tab->reading().latest()});
    return asked;
}

bool LiveFusion::isCurrent() const
{
    return m_answer && isAllRead() && asNow() == m_answered;
}

void LiveFusion::renew()
{
    beginSession(nullptr);
}

void LiveFusion::renewOnSameModel()
{
    beginSession(m_session);
}

void LiveFusion::beginSession(std::shared_ptr<Session> before)
{
    const ModelDocument& model = m_tabs.model();
    const bool hasBackward = m_showsBackward && model.isOpen() && !model.isInside();
    m_session = std::make_shared<Session>(m_tabs.current().reading().groundContext(),
                                          hasBackward ? model.shared() : nullptr);
    m_session->extents = m_extents;
    m_session->before = std::move(before);
    ask();
}

void LiveFusion::useMachine(std::shared_ptr<const HardwareProfile> machine)
{
    if (machine == m_machine)
        return;
    m_machine = std::move(machine);
    ask();
}

void LiveFusion::setExtents(std::vector<ExtentValue> extents)
{
    if (extents == m_extents)
        return;
    for (const ExtentValue& before : m_extents)
        m_numbers.erase(before.name);
    m_extents = std::move(extents);
    for (const ExtentValue& each : m_extents)
        m_numbers.insert_or_assign(each.name, each.value);
    renewOnSameModel();
}

void LiveFusion::showBackward(bool isShown)
{
    if (isShown == m_showsBackward)
        return;
    m_showsBackward = isShown;
    renewOnSameModel();
}

void LiveFusion::recompute(const std::string& rule, bool isRecomputed)
{
    std::erase(m_recomputed, rule);
    if (isRecomputed)
        m_recomputed.push_back(rule);
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
    const auto before = std::exchange(m_answer, std::move(found.answer));
    m_others = std::move(found.unticked);
    m_answered = m_asking;
    m_shownStages = found.stages;
    m_milliseconds = m_asked.elapsed();
    showGraph(before ? before->rewriting : nullptr);
    emit answered();
}

/// What the answer is about comes on screen. What stood there may be of the rewriting before.
void LiveFusion::showGraph(const std::shared_ptr<const Rewriting>& before)
{
    ModelDocument& model = m_tabs.model();
    if (!m_answer->graph || model.isInside() || m_answer->graph == model.graph())
        return;
    const std::shared_ptr<const Graph> shown = model.graph();
    StageOperators operators(*shown, *m_answer->graph, m_answer->rewriting, before);
    model.showStage(m_answer->graph, [&](NodeId node) { return operators.find(node); });
}

bool LiveFusion::isUsed(const BuiltinRules& rules) const
{
    return std::ranges::find(m_builtins, &rules) != m_builtins.end();
}

std::vector<std::string> LiveFusion::used() const
{
    std::vector<std::string> paths;
    for (const BuiltinRules* const rules : m_builtins)
        paths.emplace_back(rules->path);
    return paths;
}

void LiveFusion::use(const BuiltinRules& rules, bool isUsed)
{
    if (isUsed == this->isUsed(rules))
        return;
    if (isUsed)
        m_builtins.push_back(&rules);
    else
        std::erase(m_builtins, &rules);
    if (m_builtins.empty())
        m_stages.reset();
    ask();
}

void LiveFusion::assume(const std::string& rule, bool isAssumed)
{
    if (isAssumed)
        m_choices.rules.assumed[rule] = true;
    else
        m_choices.rules.assumed.erase(rule);
    ask();
}

void LiveFusion::chooseOption(const std::string& option, const std::string& value)
{
    if (value.empty())
        m_choices.rules.options.erase(option);
    else
        m_choices.rules.options[option] = value;
    ask();
}

std::string LiveFusion::selected() const
{
    const ModelDocument& model = m_tabs.model();
    const bool isThere = model.isOpen() && model.node().isValid();
    return isThere ? std::string(model.graph()->nodeName(model.node())) : std::string();
}

void LiveFusion::showStages(std::optional<std::size_t> stages)
{
    if (stages == m_stages)
        return;
    m_stages = stages;
    ask();
}

/// By its text, since files that rewrite are none of the answer's.
RulesTab* LiveFusion::tabOf(std::uint32_t file) const
{
    return m_answer && file < m_answer->texts.size() ? tabOf(m_answer->texts[file]) : nullptr;
}

RulesTab* LiveFusion::tabOf(const std::shared_ptr<const RulesText>& text) const
{
    const auto& tabs = m_answered.tabs;
    const auto asked = std::ranges::find(tabs, text, &AskedTab::text);
    return asked == tabs.end() ? nullptr : m_tabs.find(asked->id);
}

std::optional<std::uint32_t> LiveFusion::fileOf(const RulesTab& tab) const
{
    const auto asked = std::ranges::find(m_answered.tabs, tab.id(), &AskedTab::id);
    if (!m_answer || asked == m_answered.tabs.end() || !asked->isTicked)
        return std::nullopt;
    const auto& texts = m_answer->texts;
    const auto text = std::ranges::find(texts, asked->text);
    return text == texts.end() ? std::nullopt
                               : std::optional(static_cast<std::uint32_t>(text - texts.begin()));
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
    const auto asked = std::ranges::find(m_answered.tabs, tab.id(), &AskedTab::id);
    if (asked == m_answered.tabs.end())
        return {};
    std::vector<Diagnostic> found = problems();
    std::erase_if(found, [&](const Diagnostic& problem) {
        return problem.file != asked->text->source().name();
    });
    return found;
}

} // namespace fusewright
