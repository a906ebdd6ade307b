// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_corpus.h"

#include "engine/formats/attribute_json.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "tests/kit/file_text.h"

#include <algorithm>
#include <sstream>

namespace fusewright::test {

namespace {

template <class Visit>
void forEachMemberOf(const std::string& path, Visit visit)
{
    const FileBytes bytes = FileBytes::copyOf(fileText(path));
    JsonDocument document(bytes);
    if (auto root = document.root())
        root->forEachMember(visit);
}

std::string textOf(JsonValue value)
{
    return std::string(value.string().value_or(""));
}

std::vector<std::string> textsOf(JsonValue list)
{
    std::vector<std::string> texts;
    list.forEachItem([&](JsonValue item) { texts.push_back(textOf(item)); });
    return texts;
}

CorpusOperand operandOf(std::string_view key, JsonValue value)
{
    CorpusOperand operand{.patternNode = std::string(key), .node = {}, .literal = {}};
    if (value.kind() == JsonKind::String)
        operand.node = textOf(value);
    else
        value.forEachMember(
            [&](std::string_view, JsonValue literal) { operand.literal = textOf(literal); });
    return operand;
}

CorpusMatch matchOf(JsonValue object)
{
    CorpusMatch match;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "nodes")
            value.forEachMember([&](std::string_view name, JsonValue operand) {
                match.operands.push_back(operandOf(name, operand));
            });
        else if (key == "fate")
            match.fate = textOf(value);
        else if (key == "filter")
            match.filter = static_cast<std::size_t>(value.integer().value_or(0));
    });
    return match;
}

CorpusResult resultOf(JsonValue object)
{
    CorpusResult result;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "pair") {
            const std::string text = textOf(value);
            const std::size_t slash = text.rfind('/');
            result.provider = text.substr(0, slash);
            result.pair = std::stoul(text.substr(slash + 1));
        } else if (key == "graph") {
            result.graph = textOf(value);
        } else if (key == "raises") {
            result.raises = textOf(value);
        } else if (key == "matches") {
            value.forEachItem([&](JsonValue item) { result.matches.push_back(matchOf(item)); });
        }
    });
    return result;
}

CorpusPattern pairOf(JsonValue object)
{
    std::vector<std::string> lines;
    std::vector<std::string> anchors;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "nodes")
            lines = textsOf(value);
        else if (key == "anchors")
            anchors = textsOf(value);
    });
    return patternFromLines(lines, anchors);
}

CorpusProvider providerOf(JsonValue object)
{
    CorpusProvider provider;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "class")
            provider.name = textOf(value);
        else if (key == "pairs")
            value.forEachItem([&](JsonValue item) { provider.pairs.push_back(pairOf(item)); });
    });
    return provider;
}

std::vector<TracedArgument> namedNodes(const TracedGraph& graph, const std::string& line)
{
    std::vector<TracedArgument> nodes;
    for (std::size_t at = line.find('%'); at != std::string::npos; at = line.find('%', at + 1)) {
        const std::size_t end = line.find_first_of(",)]} ", at);
        const std::string name = line.substr(at + 1, end - at - 1);
        const auto found = std::ranges::find(graph.nodes, name, &TracedNode::name);
        TracedArgument argument;
        argument.node = static_cast<std::uint32_t>(found - graph.nodes.begin());
        nodes.push_back(argument);
    }
    return nodes;
}

CallKind kindNamed(const std::string& word)
{
    return word == "call_method"  ? CallKind::Method
        : word == "call_function" ? CallKind::Function
        : word == "call_module"   ? CallKind::Module
                                  : CallKind::Attribute;
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// A literal as `canonical.py` writes it, as the text that the native format has for it.
std::string literalJson(const std::string& literal)
{
    std::string text = replaced(replaced(literal, "None", "null"), "'", "\"");
    text = replaced(replaced(text, "True", "true"), "False", "false");
    if (text == "inf" || text == "-inf" || text == "nan")
        return "{\"float\": \"" + text + "\"}";
    if (text == "{a: %x, b: 1}")
        return R"({"dict": {"a": {"value": "x"}, "b": 1}})";
    for (std::size_t at = text.find("slice("); at != std::string::npos; at = text.find("slice(")) {
        text.replace(text.find(')', at), 1, "]}");
        text.replace(at, 6, "{\"slice\": [");
    }
    if (literal.starts_with("torch.") || literal == "Ellipsis")
        return "{\"python\": \"" + literal + "\"}";
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%')) {
        text.insert(std::min(text.find_first_of(",]})", at), text.size()), "\"}");
        text.replace(at, 1, "{\"value\": \"");
    }
    return replaced(text, "Ellipsis", "{\"python\": \"Ellipsis\"}");
}

/// A list of operands and literals as the native format writes it.
std::string listText(const Graph& graph, NodeId caller, std::span<const CallArgument> list)
{
    std::string text;
    std::size_t depth = 0;
    const std::size_t outermost = list.front().depth;
    const auto closeTo = [&](std::size_t wanted) {
        for (; depth > wanted; --depth)
            text += ']';
    };
    for (const CallArgument& each : list) {
        closeTo(each.depth - outermost);
        if (!text.empty() && text.back() != '[')
            text += ", ";
        if (each.isList()) {
            text += '[';
            ++depth;
        } else if (each.isOperand()) {
            const ValueId value = graph.inputs(caller)[each.operand];
            text += "{\"value\": \"" + std::string(graph.valueName(value)) + "\"}";
        } else {
            text += toText(graph.attributeValue(each.literal));
        }
    }
    closeTo(0);
    return text;
}

std::size_t endOf(std::span<const CallArgument> arguments, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < arguments.size() && arguments[end].depth > arguments[at].depth)
        ++end;
    return end;
}

/// Looks through the calls of the match for an argument that is written so.
void bindLiteral(const Graph& graph, const CorpusMatch& match, const std::string& literal,
                 FilterBinding& binding)
{
    const std::string json = literalJson(literal);
    const std::string wanted = toText(attributeFromJson(json));
    for (const CorpusOperand& operand : match.operands) {
        const auto caller = graph.findNode(operand.node);
        const auto arguments = caller ? graph.arguments(*caller) : std::span<const CallArgument>();
        for (std::size_t at = 0; at < arguments.size(); ++at) {
            const auto part = arguments.subspan(at, endOf(arguments, at) - at);
            const bool isSame = arguments[at].isList() ? listText(graph, *caller, part) == json
                                                       : !arguments[at].isOperand()
                    && toText(graph.attributeValue(arguments[at].literal)) == wanted;
            if (!isSame)
                continue;
            binding.caller = *caller;
            binding.argument.assign(part.begin(), part.end());
            return;
        }
    }
    // A default that no call writes, or a part of a literal: of the last call, where it names any.
    binding.literal = attributeFromJson(json);
    for (const CorpusOperand& operand : match.operands)
        binding.caller = graph.findNode(operand.node).value_or(binding.caller);
}

std::optional<ValueId> outsideNamed(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (!graph.producer(value).isValid() && graph.valueName(value) == name)
            return value;
    }
    return std::nullopt;
}

} // namespace

std::string corpusPlace()
{
    return std::string(FUSEWRIGHT_TEST_DATA) + "/tenstorrent/";
}

CorpusPattern patternFromLines(const std::vector<std::string>& lines,
                               const std::vector<std::string>& anchors)
{
    CorpusPattern pattern;
    for (const std::string& line : lines) {
        if (line.starts_with("output(")) {
            pattern.graph.returned = namedNodes(pattern.graph, line);
            continue;
        }
        TracedNode node;
        const std::size_t equals = line.find(" = ");
        node.name = line.substr(0, equals);
        std::istringstream words(line.substr(equals + 3));
        std::string kind;
        words >> kind;
        node.isParameter = kind == "placeholder";
        if (!node.isParameter) {
            node.kind = kindNamed(kind);
            words >> std::ws;
            std::getline(words, node.target, '(');
            if (kind == "get_attr")
                node.target = node.name;
            node.arguments = namedNodes(pattern.graph, line);
        }
        pattern.graph.nodes.push_back(std::move(node));
    }
    for (std::uint32_t at = 0; at < pattern.graph.nodes.size(); ++at) {
        if (std::ranges::find(anchors, pattern.graph.nodes[at].name) != anchors.end())
            pattern.anchors.push_back(at);
    }
    return pattern;
}

const CorpusPattern* CorpusFile::pattern(const CorpusResult& result) const
{
    for (const CorpusProvider& provider : providers) {
        if (provider.name == result.provider && result.pair < provider.pairs.size())
            return &provider.pairs[result.pair];
    }
    return nullptr;
}

std::map<std::string, std::vector<std::string>> readCorpusLines(const std::string& path)
{
    std::map<std::string, std::vector<std::string>> lines;
    forEachMemberOf(path, [&](std::string_view key, JsonValue value) {
        if (key == "graphs")
            value.forEachMember([&](std::string_view name, JsonValue list) {
                lines.emplace(std::string(name), textsOf(list));
            });
    });
    return lines;
}

CorpusFile readCorpusFile(const std::string& path)
{
    CorpusFile file;
    forEachMemberOf(path, [&](std::string_view key, JsonValue value) {
        if (key == "providers")
            value.forEachItem([&](JsonValue item) { file.providers.push_back(providerOf(item)); });
        else if (key == "results")
            value.forEachItem([&](JsonValue item) { file.results.push_back(resultOf(item)); });
    });
    return file;
}

std::optional<std::vector<FilterBinding>> corpusBindings(const Graph& graph,
                                                         const TracedGraph& pattern,
                                                         const CorpusMatch& match,
                                                         std::string& lost)
{
    std::vector<FilterBinding> bindings;
    for (const CorpusOperand& operand : match.operands) {
        FilterBinding binding;
        const auto node = std::ranges::find(pattern.nodes, operand.patternNode, &TracedNode::name);
        binding.patternNode = static_cast<std::uint32_t>(node - pattern.nodes.begin());
        bool isFound = node != pattern.nodes.end();
        if (operand.node.empty()) {
            bindLiteral(graph, match, operand.literal, binding);
        } else if (const auto taken = graph.findNode(operand.node)) {
            binding.node = *taken;
        } else if (const auto value = outsideNamed(graph, operand.node)) {
            binding.value = *value;
        } else if (operand.node == "output") {
            binding.isOutput = true;
        } else {
            isFound = false;
        }
        if (!isFound) {
            lost = operand.patternNode + ": " + operand.node + operand.literal;
            return std::nullopt;
        }
        bindings.push_back(std::move(binding));
    }
    return bindings;
}

const Graph* CorpusGraphs::graph(const std::string& name)
{
    auto& kept = m_graphs[name];
    if (!kept) {
        Diagnostics findings;
        ReadOptions options;
        options.catalogue = OperatorCatalogue::builtIn();
        options.tidy = false;
        options.findsWeights = false;
        if (auto model = readModel(corpusPlace() + "graphs/" + name + ".json", options, findings))
            kept = model->graph;
    }
    return kept.get();
}

} // namespace fusewright::test
