// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_reader.h"

#include "engine/formats/encoding_json.h"
#include "engine/formats/model_explorer/hint_attributes.h"
#include "engine/formats/model_explorer/tensor_text.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace fusewright::model_explorer {

namespace {

using std::string_view;

constexpr std::size_t deepestNesting = 64;
/// Places of operands and results that are taken as they are written; larger ones only in order.
constexpr std::size_t mostPlaces = 1024;

std::optional<std::size_t> placeIn(string_view id)
{
    std::size_t place = 0;
    const char* const end = id.data() + id.size();
    const auto parsed = std::from_chars(id.data(), end, place);
    const bool isPlace = parsed.ec == std::errc() && parsed.ptr == end && place < mostPlaces;
    return isPlace ? std::optional(place) : std::nullopt;
}

bool isBoundary(const ExplorerNode& node)
{
    if (node.isOperator)
        return false;
    return isConstantLabel(node.label) ? node.edges.empty() : isEndLabel(node.label);
}

/// `layers/0/attn` is the module `layers.0.attn`.
std::string modulePath(string_view space)
{
    std::string path(space);
    std::ranges::replace(path, '/', '.');
    return path;
}

/// Where all ids are numbers they say the place of a result, else the order of the file does.
void arrange(std::unordered_map<string_view, std::size_t>& placeOf)
{
    const bool areNumbers = std::ranges::all_of(
        placeOf, [](const auto& entry) { return placeIn(entry.first).has_value(); });
    if (!areNumbers)
        return;
    for (auto& [id, place] : placeOf)
        place = *placeIn(id);
}

} // namespace

ExplorerReader::ExplorerReader(const std::vector<ExplorerGraph>& graphs, const ModelJson& json,
                               const ReadOptions& options)
    : m_graphs(graphs),
      m_json(json),
      m_options(options),
      m_made(graphs.size()),
      m_isOpen(graphs.size(), false)
{
    for (std::size_t at = 0; at < graphs.size(); ++at)
        m_graphOf.emplace(graphs[at].id, at);
}

std::vector<std::size_t> ExplorerReader::topGraphs() const
{
    std::vector<bool> isNested(m_graphs.size(), false);
    for (const ExplorerGraph& graph : m_graphs) {
        for (const ExplorerNode& node : graph.nodes) {
            for (const string_view id : node.subgraphs) {
                if (const auto found = m_graphOf.find(id); found != m_graphOf.end())
                    isNested[found->second] = true;
            }
        }
    }
    const bool areAllNested = std::ranges::find(isNested, false) == isNested.end();
    std::vector<std::size_t> top;
    for (std::size_t at = 0; at < m_graphs.size(); ++at) {
        if (areAllNested || !isNested[at])
            top.push_back(at);
    }
    return top;
}

std::optional<Graph> ExplorerReader::read(std::size_t graph)
{
    const std::size_t errorsBefore = m_json.diagnostics().errorCount();
    m_isOpen[graph] = true;
    Work work{.graph = m_graphs[graph],
              .builder = GraphBuilder(std::string(m_graphs[graph].id), m_options.catalogue)};
    if (indexNodes(work)) {
        findResults(work);
        countNames(work);
        for (std::size_t at = 0; at < work.graph.nodes.size(); ++at) {
            nameResults(work, at);
            describeResults(work, at);
        }
        readFacts(work);
        emit(work);
    }
    m_isOpen[graph] = false;
    if (m_json.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    return work.builder.build(m_depth > 0 ? UnmadeNames::BecomeCaptures
                                          : UnmadeNames::BecomeInputsWithWarning,
                              m_json.path(), m_json.locator(), m_json.diagnostics());
}

bool ExplorerReader::indexNodes(Work& work)
{
    const std::vector<ExplorerNode>& nodes = work.graph.nodes;
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        if (work.nodes.emplace(nodes[at].id, at).second)
            continue;
        m_json.error("duplicate-id",
                     "There are two nodes with the id \"" + std::string(nodes[at].id) + "\".",
                     nodes[at].place);
        return false;
    }
    return true;
}

/// The results of a node are those it lists and those that others use.
void ExplorerReader::findResults(Work& work)
{
    const std::vector<ExplorerNode>& nodes = work.graph.nodes;
    work.results.resize(nodes.size());
    const auto add = [](Results& results, string_view id) {
        if (results.placeOf.emplace(id, results.ids.size()).second)
            results.ids.push_back(id);
    };
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        for (const ExplorerOutput& output : nodes[at].outputs) {
            add(work.results[at], output.id);
            if (output.isLeftOut)
                work.results[at].leftOut.insert(output.id);
        }
    }
    for (const ExplorerNode& node : nodes) {
        for (const ExplorerEdge& edge : node.edges) {
            const auto source = work.nodes.find(edge.source);
            if (source == work.nodes.end())
                continue;
            add(work.results[source->second], edge.output);
            work.results[source->second].leftOut.erase(edge.output);
        }
    }
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        Results& results = work.results[at];
        if (results.ids.empty() && !isBoundary(nodes[at]) && !nodes[at].makesNothing)
            add(results, "0");
        arrange(results.placeOf);
        std::size_t places = 0;
        for (const auto& [id, place] : results.placeOf)
            places = std::max(places, place + 1);
        results.names.assign(places, Symbol(0u));
    }
}

void ExplorerReader::countNames(Work& work)
{
    for (const ExplorerNode& node : work.graph.nodes) {
        for (const ExplorerOutput& output : node.outputs)
            ++work.uses[output.name];
    }
}

/// A result is named as its tensor where no other tensor is called so, else after its node.
void ExplorerReader::nameResults(Work& work, std::size_t at)
{
    const ExplorerNode& node = work.graph.nodes[at];
    Results& results = work.results[at];
    for (std::size_t place = 0; place < results.names.size(); ++place) {
        std::string name(node.id);
        if (place > 0 || isBoundary(node))
            name += ':' + std::to_string(place);
        while (work.uses.contains(name))
            name += '_';
        results.names[place] = work.builder.intern(name);
    }
    for (const ExplorerOutput& output : node.outputs) {
        const std::size_t place = results.placeOf.at(output.id);
        if (results.leftOut.contains(output.id))
            results.names[place] = Symbol(0u);
        else if (!output.name.empty() && work.uses[output.name] == 1)
            results.names[place] = work.builder.intern(output.name);
    }
}

void ExplorerReader::describeResults(Work& work, std::size_t at)
{
    const Results& results = work.results[at];
    for (const ExplorerOutput& output : work.graph.nodes[at].outputs) {
        ValueType type = readTensorText(output.tensor, work.builder);
        if (!output.type.empty() && type.type == DataType::Unknown)
            type.type = parseDataType(output.type).value_or(DataType::Unknown);
        if (!output.shape.empty() && type.shape == ShapeTable::unranked)
            type.shape = readTensorText(output.shape, work.builder).shape;
        const Symbol name = results.names[results.placeOf.at(output.id)];
        work.builder.describe(name, type);
        if (auto encoding =
                output.encoding.empty() ? std::nullopt : encodingFromText(output.encoding))
            work.builder.encode(name, *std::move(encoding));
    }
}

void ExplorerReader::readFacts(Work& work)
{
    for (const auto& [space, facts] : work.graph.groups) {
        for (const auto& [key, value] : facts) {
            if (space.empty() && key == nameKey)
                work.builder.setName(value);
            else if (space.empty() && key == outputsKey && value == noneText)
                work.givesNothing = true;
            else if (space.empty())
                work.builder.addProperty(std::string(key), value);
            else if (key == moduleTypeKey)
                work.moduleTypes.emplace(space, value);
        }
    }
}

void ExplorerReader::emit(Work& work)
{
    bool hasOutputs = false;
    for (std::size_t at = 0; at < work.graph.nodes.size(); ++at) {
        const ExplorerNode& node = work.graph.nodes[at];
        hasOutputs = hasOutputs || (isBoundary(node) && node.label == outputsLabel);
        if (isBoundary(node))
            emitBoundary(work, at);
        else
            emitNode(work, at);
    }
    if (!hasOutputs && !work.givesNothing)
        work.builder.giveOutUnusedResults();
}

void ExplorerReader::emitBoundary(Work& work, std::size_t at)
{
    const ExplorerNode& node = work.graph.nodes[at];
    if (node.label == outputsLabel) {
        for (const Symbol operand : operandsOf(work, node)) {
            if (operand.index != 0)
                work.builder.addOutput(operand);
        }
        return;
    }
    if (node.label == inputsLabel) {
        for (const Symbol result : work.results[at].names)
            work.builder.addInput(result, {});
        return;
    }
    if (node.label == capturedLabel)
        return;
    std::optional<AttributeValueId> content;
    for (const auto& [key, value] : node.attributes) {
        if (key == valueKey)
            content = work.builder.attributeValues().intern(value);
    }
    for (const Symbol result : work.results[at].names)
        work.builder.addParameter(result, {}, content);
}

void ExplorerReader::emitNode(Work& work, std::size_t at)
{
    const ExplorerNode& node = work.graph.nodes[at];
    const std::vector<Symbol> operands = operandsOf(work, node);
    GraphBuilder& builder = work.builder;
    builder.beginNode(node.label.empty() ? node.id : node.label, builder.intern(node.id),
                      node.place);
    for (const Symbol operand : operands)
        builder.addOperand(operand);
    for (const Symbol result : work.results[at].names)
        builder.addResult(result);
    const auto found = work.moduleTypes.find(node.space);
    string_view moduleType = found == work.moduleTypes.end() ? string_view() : found->second;
    std::string path = modulePath(node.space);
    string_view source;
    FusionHint hint;
    for (const auto& [key, value] : node.attributes) {
        const auto* const text = std::get_if<std::string>(&value);
        if (key == ownModuleTypeKey && text)
            moduleType = *text;
        else if (key == ownModuleKey && text)
            path = *text;
        else if (key == ownSourceKey && text)
            source = *text;
        else if (!takeHintAttribute(key, value, hint))
            builder.addAttribute(key, value);
    }
    if (!path.empty() || !moduleType.empty())
        builder.setModule(path, moduleType);
    if (!source.empty())
        builder.setSource(source);
    if (hint != FusionHint())
        builder.setHint(std::move(hint));
    addNested(work, node);
}

/// In the order of their places; a place that no edge leads to is an operand that is left out.
std::vector<Symbol> ExplorerReader::operandsOf(Work& work, const ExplorerNode& node)
{
    std::vector<Symbol> inOrder;
    std::vector<Symbol> byPlace;
    bool arePlaces = true;
    for (const ExplorerEdge& edge : node.edges) {
        inOrder.push_back(resultNamed(work, edge));
        const auto place = placeIn(edge.input);
        if (place && *place >= byPlace.size())
            byPlace.resize(*place + 1, Symbol(0u));
        arePlaces = arePlaces && place && byPlace[*place].index == 0;
        if (arePlaces)
            byPlace[*place] = inOrder.back();
    }
    return arePlaces ? byPlace : inOrder;
}

Symbol ExplorerReader::resultNamed(Work& work, const ExplorerEdge& edge)
{
    const auto source = work.nodes.find(edge.source);
    if (source == work.nodes.end())
        return work.builder.intern(edge.source);
    const Results& results = work.results[source->second];
    return results.names[results.placeOf.at(edge.output)];
}

void ExplorerReader::addNested(Work& work, const ExplorerNode& node)
{
    for (const string_view id : node.subgraphs) {
        auto graph = nested(id, node.place);
        if (!graph)
            continue;
        // As they are written here: GRAPH/NODE/ATTRIBUTE.
        const std::size_t slash = id.rfind('/');
        const bool isOwn = slash != string_view::npos && id.substr(0, slash).ends_with(node.id);
        work.builder.addNested(isOwn ? id.substr(slash + 1) : id, std::move(graph));
    }
}

std::shared_ptr<const Graph> ExplorerReader::nested(string_view id, std::size_t place)
{
    const auto found = m_graphOf.find(id);
    if (found == m_graphOf.end())
        return nullptr;
    if (m_made[found->second])
        return m_made[found->second];
    if (m_isOpen[found->second] || m_depth == deepestNesting) {
        m_json.error("too-deep", "The graph \"" + std::string(id) + "\" is nested in itself.",
                     place);
        return nullptr;
    }
    ++m_depth;
    auto graph = read(found->second);
    --m_depth;
    if (!graph)
        return nullptr;
    if (m_options.tidy)
        graph = tidy(*std::move(graph)).graph;
    m_made[found->second] = std::make_shared<const Graph>(*std::move(graph));
    return m_made[found->second];
}

} // namespace fusewright::model_explorer
