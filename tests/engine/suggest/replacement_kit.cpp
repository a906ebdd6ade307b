// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/suggest/replacement_kit.h"

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/session/model_session.h"
#include "engine/session/suggest_session.h"
#include "engine/support/file_bytes.h"
#include "engine/support/source_text.h"

#include "tests/engine/suggest/suggest_kit.h"

#include <cassert>
#include <utility>

namespace fusewright::test {

namespace {

std::shared_ptr<const Graph> graphOf(const std::string& path)
{
    const OpenedModel opened = openModel(path, {}, nullptr);
    assert(opened.model);
    return opened.model->graph;
}

} // namespace

ReplacementCase ReplacementCase::example(const std::string& model, const std::string& rules,
                                         std::string_view language)
{
    const std::string folder = FUSEWRIGHT_EXAMPLES "/";
    std::string text;
    if (!rules.empty()) {
        Diagnostics ignored;
        const auto bytes = FileBytes::open(folder + rules, ignored);
        assert(bytes);
        text = bytes->view();
    }
    return of(graphOf(folder + model), std::move(text), language);
}

ReplacementCase ReplacementCase::corpus(const std::string& model, std::string_view language)
{
    return of(graphOf(FUSEWRIGHT_TEST_DATA "/" + model), {}, language);
}

ReplacementCase ReplacementCase::of(std::string_view graph, std::string rules)
{
    return of(std::make_shared<const Graph>(GraphText(graph).graph), std::move(rules));
}

ReplacementCase ReplacementCase::of(std::shared_ptr<const Graph> graph, std::string rules,
                                    std::string_view id)
{
    ReplacementCase made;
    made.m_graph = std::move(graph);
    made.m_ground = makeGround(made.m_graph, {});
    const RuleLanguage* const language = findRuleLanguage(id);
    auto text = language->read(
        SourceText("rules" + std::string(language->endings.front()), std::move(rules)), nullptr,
        {});
    CheckedRules checked = language->makeReader(made.m_ground->context())->check(text);
    made.m_target = {.language = language, .text = std::move(text), .caret = {}};
    if (!checked.rules.stages.empty())
        made.m_target.rewriting = std::make_shared<const Rewriting>(
            rewriteAgain(nullptr, made.m_graph, std::move(checked.rules), {}));
    return made;
}

DraftWish ReplacementCase::wish(const std::vector<NodeId>& nodes) const
{
    return {.draft = draftOf(*m_graph, nodes, m_target.language), .target = m_target};
}

DraftWish ReplacementCase::wish(std::string_view names) const
{
    return wish(nodesOf(*m_graph, names));
}

DraftAnswer ReplacementCase::answer(std::string_view names) const
{
    return answerDraft(*m_ground, wish(names));
}

std::vector<std::string> chosenTexts(const DraftAnswer& answer)
{
    std::vector<std::string> texts;
    for (const DraftCondition& condition : answer.replacement->conditions) {
        if (condition.isChosen)
            texts.push_back(condition.text);
    }
    return texts;
}

std::vector<std::string> conditionTexts(const DraftAnswer& answer)
{
    std::vector<std::string> texts;
    for (const DraftCondition& condition : answer.replacement->conditions)
        texts.push_back(condition.text);
    return texts;
}

} // namespace fusewright::test
