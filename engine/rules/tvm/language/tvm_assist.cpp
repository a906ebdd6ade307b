// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/language/tvm_assist.h"

#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace fusewright {

namespace {

bool isNameByte(char byte)
{
    return isWordByte(byte) || byte == '.';
}

/// The dotted word at an offset.
ByteRange wordAt(std::string_view text, std::size_t offset)
{
    std::size_t begin = std::min(offset, text.size());
    while (begin > 0 && isNameByte(text[begin - 1]))
        --begin;
    std::size_t end = std::min(offset, text.size());
    while (end < text.size() && isNameByte(text[end]))
        ++end;
    return {begin, end};
}

/// The same where it stands in quotes.
std::optional<ByteRange> quotedWordAt(std::string_view text, std::size_t offset)
{
    const ByteRange word = wordAt(text, offset);
    const bool isQuoted =
        word.begin > 0 && (text[word.begin - 1] == '"' || text[word.begin - 1] == '\'');
    return isQuoted ? std::optional(word) : std::nullopt;
}

std::size_t countOf(const Graph& model, const OperatorClass& wanted)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < model.operators().size(); ++at) {
        const std::string_view native = model.text(model.operators()[at].native);
        const std::string_view canonical = model.text(model.operators()[at].canonical);
        const auto has = [](const std::vector<std::string>& names, std::string_view name) {
            return std::ranges::find(names, name) != names.end();
        };
        if (!has(wanted.except, native)
            && (has(wanted.names, native) || has(wanted.names, canonical)))
            count += model.nodesOf(OperatorId(at)).size();
    }
    return count;
}

/// A pattern in one line, or the edges of its context, each as the file could say it.
std::vector<std::string> textsOf(const TvmFusionPattern& fusion)
{
    static constexpr std::size_t mostEdges = 12;
    if (!fusion.context)
        return {dplText(fusion.pattern)};
    DplPattern part = fusion.pattern;
    const auto textAt = [&](DplId node) {
        part.root = node;
        return dplText(part);
    };
    std::vector<std::string> texts;
    for (const DplEdge& edge : fusion.context->edges) {
        if (texts.size() == mostEdges) {
            texts.push_back(std::to_string(fusion.context->edges.size() - mostEdges) + " more.");
            break;
        }
        texts.push_back(
            textAt(edge.from) + (edge.isOnly ? " >> " : " ^ ") + textAt(edge.to)
            + (edge.index < 0 ? std::string() : ", as argument " + std::to_string(edge.index + 1)));
    }
    return texts;
}

} // namespace

std::vector<Completion> relaxCompletionsAt(const SourceText& source, TextPosition position,
                                           const RuleContext& context)
{
    std::vector<Completion> completions;
    const std::size_t offset = source.offset(position);
    const auto word = quotedWordAt(source.text(), offset);
    if (!word)
        return completions;
    const std::string_view written =
        source.text().substr(word->begin, std::min(offset, word->end) - word->begin);
    constexpr std::string_view dialect = "relax.";
    if (!written.starts_with(dialect.substr(0, std::min(written.size(), dialect.size()))))
        return completions;
    const auto operators = withCatalogues(context).operators;
    RelaxClasses classes(*operators);
    for (const std::string_view name : RelaxOperators::known().names()) {
        Completion completion{.kind = CompletionKind::Operator,
                              .label = std::string(name),
                              .text = std::string(name),
                              .replaced = source.range(*word),
                              .detail = {},
                              .count = {},
                              .documentation = {},
                              .stops = {}};
        if (context.model) {
            const std::size_t count = countOf(*context.model, classes.of(name));
            if (count > 0)
                completion.count = count;
        }
        completions.push_back(std::move(completion));
    }
    std::ranges::stable_sort(completions, [](const Completion& a, const Completion& b) {
        return a.count.value_or(0) > b.count.value_or(0);
    });
    return completions;
}

std::optional<HoverText> tvmHoverAt(const TvmFile& file, const TvmRule* rule, TextPosition position,
                                    const RuleContext& context)
{
    const SourceText& source = *file.source;
    const std::size_t offset = source.offset(position);
    const auto word = quotedWordAt(source.text(), offset);
    const std::string_view name =
        word ? source.text().substr(word->begin, word->size()) : std::string_view();
    if (RelaxOperators::known().find(name)) {
        HoverText hover{.title = std::string(name), .paragraphs = {}, .range = source.range(*word)};
        const auto operators = withCatalogues(context).operators;
        const OperatorClass is = RelaxClasses(*operators).of(name);
        if (!is.names.back().starts_with("R."))
            hover.paragraphs.push_back("In models of other formats: " + is.names.back() + ".");
        if (context.model) {
            const std::size_t count = countOf(*context.model, is);
            hover.paragraphs.push_back("The model has " + std::to_string(count) + " of it.");
        }
        return hover;
    }
    if (!rule || offset < rule->range.begin || rule->range.end < offset)
        return std::nullopt;
    return HoverText{.title = rule->name,
                     .paragraphs = textsOf(file.patternOf(*rule)),
                     .range = source.range(rule->nameRange)};
}

} // namespace fusewright
