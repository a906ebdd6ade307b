// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/suggest_panel.h"

#include "engine/rules/rules_text.h"
#include "engine/session/fusion_session.h"
#include "engine/suggest/rule_ground.h"
#include "widgets/base/theme.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/suggestion_page.h"

#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace fusewright {

namespace {

using Ground = std::shared_ptr<const RuleGround>;

/// Costs a look at every operator, so it is made once for an answer, off the GUI thread.
Ground groundOf(const Ground& known, const FusionAnswer& answer)
{
    return known
        ? known
        : std::make_shared<RuleGround>(answer.matched(), answer.rules, answer.made.matches);
}

/// The first rule of a text whose name another text does not have.
std::optional<RulePlace> firstNewRule(const RulesText& text, const RulesText& before)
{
    for (const RulePlace& rule : text.rulePlaces()) {
        if (!findRule(before, rule.name))
            return rule;
    }
    return std::nullopt;
}

/// The first rule that begins at a place or behind it.
std::optional<RulePlace> firstRuleBehind(const RulesText& text, TextPosition place)
{
    const std::size_t offset = text.source().offset(place);
    for (const RulePlace& rule : text.rulePlaces()) {
        if (rule.nameRange.begin >= offset)
            return rule;
    }
    return std::nullopt;
}

} // namespace

SuggestPanel::SuggestPanel(RulesTabs& tabs, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_tabs(tabs),
      m_pages(new QStackedWidget),
      m_list(new SuggestionPage(theme)),
      m_draft(new DraftPage(theme))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Suggestions"));
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_draft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);

    connect(m_list, &SuggestionPage::currentChanged, this, &SuggestPanel::showSuggestion);
    connect(m_list, &SuggestionPage::draftRequested, this, [this] {
        m_caret.reset();
        if (const Suggestion* suggestion = m_list->current())
            beginDraft(suggestion->draft.nodes(), RuleRank::Below);
    });
    connect(&m_tabs, &RulesTabs::currentChanged, this, [this] {
        m_caret.reset();
        if (isDrafting())
            tryDraft();
    });
    connect(m_draft, &DraftPage::wishChanged, this, &SuggestPanel::tryDraft);
    connect(m_draft, &DraftPage::insertRequested, this, &SuggestPanel::insert);
    connect(m_draft, &DraftPage::left, this, &SuggestPanel::leaveDraft);
    connect(m_draft, &DraftPage::nodePicked, this,
            [this](NodeId node) { emit nodesPicked({node}, node); });
    renew();
}

SuggestPanel::~SuggestPanel() = default;

bool SuggestPanel::isDrafting() const
{
    return m_pages->currentWidget() == m_draft;
}

void SuggestPanel::setAnswer(std::shared_ptr<const FusionAnswer> answer)
{
    const bool isSameGraph = m_answer && answer && m_answer->graph == answer->graph;
    m_answer = std::move(answer);
    m_ground.reset();
    m_isListed = false;
    m_searching.cancel();
    if (!isSameGraph && isDrafting())
        leaveDraft();
    renew();
}

void SuggestPanel::renew()
{
    if (isDrafting())
        tryDraft();
    else
        search();
}

void SuggestPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    renew();
}

void SuggestPanel::search()
{
    if (!m_answer || !m_answer->graph) {
        m_searching.cancel();
        m_list->tell(tr("Open a model"), tr("Blocks worth a rule appear here."));
        return;
    }
    if (m_isListed || m_searching.isRunning() || !isVisible())
        return;
    m_list->tell(tr("Looking for blocks…"), tr("Repeated blocks are worth a rule."));
    m_searching.start(
        [answer = m_answer, known = m_ground](const CancelToken& cancel, ProgressSink&) {
            const Ground ground = groundOf(known, *answer);
            return std::pair(ground, suggestRules(*ground, {}, cancel));
        },
        [this](std::pair<Ground, std::vector<Suggestion>> found) {
            m_ground = std::move(found.first);
            m_isListed = true;
            m_list->show(std::move(found.second), !m_ground->sections().empty());
        });
}

void SuggestPanel::showSuggestion()
{
    const Suggestion* const suggestion = m_list->current();
    if (!suggestion) {
        emit marksWanted({});
        return;
    }
    SuggestMarks marks;
    for (const std::vector<NodeId>& nodes : suggestion->sections)
        marks.sections.insert(marks.sections.end(), nodes.begin(), nodes.end());
    emit marksWanted(marks);
    const std::vector<NodeId> nodes = suggestion->draft.nodes();
    emit nodesPicked(nodes, nodes.front());
}

/// The current text as it is now.
DraftTarget SuggestPanel::target() const
{
    const RulesReading::Document text = m_tabs.current().reading().current();
    return {.language = &text->language(),
            .text = text,
            .caret = m_caret,
            .rewriting = m_answer->rewriting};
}

void SuggestPanel::startDraft(const std::vector<NodeId>& nodes, std::optional<TextPosition> caret)
{
    m_caret = caret;
    beginDraft(nodes, RuleRank::Above);
}

/// A suggestion was counted beside the rules that are there: it takes nothing from them.
void SuggestPanel::beginDraft(const std::vector<NodeId>& nodes, RuleRank rank)
{
    if (!m_answer || !m_answer->graph || nodes.empty())
        return;
    m_pages->setCurrentWidget(m_draft);
    m_draft->begin(m_answer->matched(), nodes, rank, target());
    m_draft->name().setFocus();
}

void SuggestPanel::leaveDraft()
{
    m_trying.cancel();
    m_pages->setCurrentWidget(m_list);
    emit marksWanted({});
    search();
}

void SuggestPanel::tryDraft()
{
    if (!m_answer || !m_answer->graph || !isDrafting())
        return;
    m_draft->setTarget(target());
    m_trying.start(
        [answer = m_answer, known = m_ground, wish = m_draft->wish()](const CancelToken& cancel,
                                                                      ProgressSink&) {
            const Ground ground = groundOf(known, *answer);
            return std::pair(ground, answerDraft(*ground, wish, cancel));
        },
        [this](std::pair<Ground, DraftAnswer> tried) {
            m_ground = std::move(tried.first);
            takeDraftAnswer(std::move(tried.second));
        });
}

void SuggestPanel::takeDraftAnswer(DraftAnswer answer)
{
    SuggestMarks marks;
    for (const DraftEntry& entry : answer.draft.entries) {
        if (!entry.isIncluded)
            marks.context.push_back(entry.node);
    }
    marks.missing =
        answer.isConnected() ? answer.missing : answer.connectors.value_or(std::vector<NodeId>());
    const std::vector<std::vector<NodeId>>* const taken = answer.effect ? &answer.effect->sections
        : answer.replacement && answer.replacement->effect ? &answer.replacement->effect->replaced
                                                           : nullptr;
    if (taken) {
        for (const std::vector<NodeId>& nodes : *taken)
            marks.sections.insert(marks.sections.end(), nodes.begin(), nodes.end());
    } else {
        marks.sections = answer.draft.includedNodes();
    }
    m_draft->setAnswer(std::move(answer), m_answer->rules);
    emit marksWanted(marks);
}

void SuggestPanel::insert()
{
    const std::optional<DraftAnswer>& answer = m_draft->answer();
    if (!answer || !answer->isRule())
        return;
    RulesTab& tab = m_tabs.current();
    const RulesReading::Document before = tab.reading().current();
    const auto edits = before->addRule(m_caret, answer->text);
    const bool hasOperands = m_draft->wish().target.hasOperands();
    const bool isOtherText = (m_draft->wish().target.makesOperator() || hasOperands)
        && (!m_draft->wish().target.text
            || m_draft->wish().target.text->source().text() != before->source().text());
    if (!edits || edits->empty() || isOtherText)
        return;
    const TextPosition begin = edits->front().range.begin;
    const std::string name = answer->replacement ? std::string() : answer->draft.name;
    tab.rules().apply(*edits);
    leaveDraft();
    const RulesReading::Document after = tab.reading().current();
    const auto place = hasOperands ? firstNewRule(*after, *before)
        : name.empty()             ? firstRuleBehind(*after, begin)
                                   : findRule(*after, name);
    if (place)
        emit ruleInserted(after->source().range(place->nameRange));
}

} // namespace fusewright
