// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_hover.h"

#include "engine/rules/qnn/language/qnn_cursor.h"
#include "engine/rules/qnn/language/qnn_navigation.h"
#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rule_context.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

HoverText helpOfFunction(const QnnFunction& function, const QnnHelper* helper)
{
    HoverText text{.title = signatureText(function),
                   .paragraphs = {std::string(function.summary)},
                   .range = {}};
    const QnnNode* const root = helper && helper->join.empty()
        ? &helper->expansion.operand(helper->expansion.at(helper->expansion.root), 0)
        : nullptr;
    if (root && root->kind == QnnNode::Kind::Call && !helper->isConstant)
        text.paragraphs.push_back("It stands for " + root->text + "(…).");
    return text;
}

std::optional<HoverText> helpOfName(std::string_view name)
{
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    const QnnHelper* const helper = catalogue.findHelper(name);
    if (helper && helper->isConstant)
        return HoverText{.title = std::string(name),
                         .paragraphs = {std::string(helper->function.summary)},
                         .range = {}};
    if (const QnnFunction* const function = catalogue.findFunction(name))
        return helpOfFunction(*function, helper);
    if (const QnnPass* const pass = catalogue.findPass(name))
        return HoverText{.title = "Pass " + pass->name,
                         .paragraphs = {pass->summary,
                                        "It begins at number " + std::to_string(pass->base) + '.'},
                         .range = {}};
    if (const RuleOption* const flag = catalogue.findFlag(name))
        return HoverText{.title = "Flag " + flag->name,
                         .paragraphs = {flag->summary, "Usual value: " + flag->otherwise + '.'},
                         .range = {}};
    if (name == "OK")
        return HoverText{.title = "OK", .paragraphs = {"Always true."}, .range = {}};
    return std::nullopt;
}

HoverText helpOfTag(const QnnFile& file, std::size_t offset, const std::string& tag)
{
    HoverText text{.title = '"' + tag + '"', .paragraphs = {}, .range = {}};
    if (tag == "*") {
        text.paragraphs.emplace_back("The result of the whole match.");
        return text;
    }
    const QnnRule* const rule = file.ruleAt(offset);
    const std::string what = rule ? qnnTagMeaning(*rule, tag) : std::string();
    text.paragraphs.push_back(what.empty() ? "The pattern has no such tag." : what);
    return text;
}

HoverText helpOfOperator(const std::string& name, const RuleContext& context)
{
    HoverText text{.title = name, .paragraphs = {}, .range = {}};
    const RuleContext full = withCatalogues(context);
    const OperatorSpec* const spec = full.operators->find(name);
    if (spec)
        text.paragraphs.push_back("Other models call it " + spec->name + '.');
    if (full.model) {
        const auto count = std::ranges::count_if(
            full.model->nodes(), [&](NodeId node) { return full.model->nativeName(node) == name; });
        text.paragraphs.push_back(count == 0 ? "The model has none of this name."
                                             : "The model has " + std::to_string(count)
                                          + " of this name.");
    }
    if (text.paragraphs.empty())
        text.paragraphs.emplace_back("The name of an operator.");
    return text;
}

} // namespace

std::optional<HoverText> qnnHoverAt(const QnnFile& file, TextPosition position,
                                    const RuleContext& context)
{
    const std::size_t offset = file.source->offset(position);
    const QnnCursor cursor = qnnCursorAt(*file.source, offset);
    if (!cursor.isInRule || !cursor.token)
        return std::nullopt;
    const QnnToken& token = *cursor.token;
    std::optional<HoverText> text;
    if (token.isName()) {
        text = helpOfName(token.text);
    } else if (token.kind == QnnToken::Kind::Text && token.text.size() >= 2) {
        const std::string word(token.text.substr(1, token.text.size() - 2));
        const auto takes = cursor.takes();
        if (takes == QnnTakes::Operator)
            text = helpOfOperator(word, context);
        else if (takes == QnnTakes::SplitTag || takes == QnnTakes::NewSplit)
            text = HoverText{.title = '"' + word + '"',
                             .paragraphs = {"A split: what refers to it is about one piece."},
                             .range = {}};
        else if (takes && takes != QnnTakes::Option)
            text = helpOfTag(file, offset, word);
    }
    if (text)
        text->range = file.source->range(token.place);
    return text;
}

} // namespace fusewright
