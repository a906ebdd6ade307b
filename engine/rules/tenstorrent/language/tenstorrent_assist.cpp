// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/language/tenstorrent_assist.h"

#include "engine/graph/literal_values.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// The dotted word that ends at an offset.
ByteRange dottedWordAt(std::string_view text, std::size_t offset)
{
    std::size_t begin = std::min(offset, text.size());
    while (begin > 0 && (isWordByte(text[begin - 1]) || text[begin - 1] == '.'))
        --begin;
    std::size_t end = std::min(offset, text.size());
    while (end < text.size() && isWordByte(text[end]))
        ++end;
    return {begin, end};
}

/// What people write for `torch.nn.functional` and others.
std::string longName(std::string_view word)
{
    if (word.starts_with("F."))
        return "torch.nn.functional." + std::string(word.substr(2));
    return std::string(word);
}

} // namespace

bool isWithin(const TextRange& range, TextPosition position)
{
    return range.begin <= position && position <= range.end;
}

std::vector<Completion> pythonCompletionsAt(const SourceText& source, TextPosition position,
                                            const RuleContext& context)
{
    std::vector<Completion> completions;
    if (!context.model)
        return completions;
    const std::size_t offset = source.offset(position);
    const ByteRange word = dottedWordAt(source.text(), offset);
    const std::string_view written =
        source.text().substr(word.begin, std::min(offset, word.end) - word.begin);
    const std::size_t point = written.rfind('.');
    if (point == std::string_view::npos)
        return completions;
    const std::string head = longName(written.substr(0, point + 1));
    const ByteRange last{word.begin + point + 1, word.end};
    const Graph& model = *context.model;
    for (std::size_t at = 0; at < model.operators().size(); ++at) {
        const std::size_t count = model.nodesOf(OperatorId(at)).size();
        const std::string_view name = model.text(model.operators()[at].native);
        const bool isFunction = name.find('.') != std::string_view::npos;
        const bool fits = isFunction ? name.starts_with(head) : !head.starts_with("torch.");
        if (count == 0 || !fits)
            continue;
        const std::string rest(isFunction ? name.substr(head.size()) : name);
        completions.push_back({.kind = CompletionKind::Operator,
                               .label = rest,
                               .text = rest,
                               .replaced = source.range(last),
                               .detail = isFunction ? "A function that the model calls."
                                                    : "A method that the model calls.",
                               .count = count,
                               .documentation = {},
                               .stops = {}});
    }
    std::ranges::sort(completions, [](const Completion& a, const Completion& b) {
        return a.count != b.count ? a.count > b.count : a.label < b.label;
    });
    return completions;
}

std::string tracedLine(const TracedGraph& graph, const TracedNode& node)
{
    if (node.isParameter)
        return node.name + ": a parameter, which takes anything";
    std::string text =
        node.name + " = " + (node.kind == CallKind::Method ? "." : "") + node.target + '(';
    std::uint8_t depth = 0;
    bool isFirst = true;
    const auto closeTo = [&](std::uint8_t wanted) {
        for (; depth > wanted; --depth) {
            text += ']';
            isFirst = false;
        }
    };
    for (const TracedArgument& argument : node.arguments) {
        closeTo(argument.depth);
        text += std::exchange(isFirst, false) ? "" : ", ";
        if (!argument.keyword.empty())
            text += argument.keyword + '=';
        if (argument.isNode() && argument.node < graph.nodes.size()) {
            text += graph.nodes[argument.node].name;
        } else if (argument.isList) {
            text += '[';
            ++depth;
            isFirst = true;
        } else {
            text += pythonText(argument.literal);
        }
    }
    closeTo(0);
    return text + ')';
}

std::optional<HoverText> tracedHoverAt(const TenstorrentFile& file, const TenstorrentRule& rule,
                                       TextPosition position, const RuleContext& context)
{
    const FusionPair& pair = file.pairOf(rule);
    const auto size = [&](const TextRange& range) {
        return file.source->offset(range.end) - file.source->offset(range.begin);
    };
    const auto told = [&](const ProviderFunction& function,
                          const TraceResult& trace) -> std::optional<HoverText> {
        if (!trace.graph)
            return std::nullopt;
        if (isWithin(function.place.name, position)) {
            HoverText hover{.title = rule.name, .paragraphs = {}, .range = function.place.name};
            for (const TracedNode& node : trace.graph->nodes)
                hover.paragraphs.push_back(tracedLine(*trace.graph, node));
            return hover;
        }
        const TracedNode* found = nullptr;
        for (const TracedNode& node : trace.graph->nodes) {
            if (isWithin(node.place, position) && (!found || size(node.place) < size(found->place)))
                found = &node;
        }
        if (!found)
            return std::nullopt;
        HoverText hover{.title = found->name,
                        .paragraphs = {tracedLine(*trace.graph, *found)},
                        .range = found->place};
        if (context.model && !found->isParameter) {
            std::size_t count = 0;
            for (std::size_t at = 0; at < context.model->operators().size(); ++at) {
                if (context.model->text(context.model->operators()[at].native) == found->target)
                    count += context.model->nodesOf(OperatorId(at)).size();
            }
            hover.paragraphs.push_back("The model calls it " + std::to_string(count)
                                       + (count == 1 ? " time." : " times."));
        }
        return hover;
    };
    if (auto hover = told(pair.pattern, pair.patternTrace))
        return hover;
    return told(pair.replacement, pair.replacementTrace);
}

} // namespace fusewright
