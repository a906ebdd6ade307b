// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/graph_reader.h"

#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/onnx_tensor.h"
#include "engine/formats/onnx/onnx_types.h"
#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <algorithm>
#include <utility>

namespace fusewright::onnx {

namespace {

constexpr std::size_t largestLiteral = 64;      ///< Elements; parameters with more are weights.
constexpr std::size_t reportInterval = 1 << 14; ///< Fields between looks at the clock.

/// Asks for memory that the reader comes to soon; where nothing is mapped this does nothing.
void fetchAhead(const WireReader& reader)
{
    constexpr std::ptrdiff_t line = 64;
    constexpr std::ptrdiff_t ahead = 2048;
    constexpr std::ptrdiff_t most = 512;
    const std::ptrdiff_t length = std::min(std::ssize(reader.bytes()), most);
    for (std::ptrdiff_t at = 0; at < length; at += line)
        __builtin_prefetch(reader.position() + ahead - at);
}

} // namespace

GraphReader::GraphReader(ReadState& state, const NameScope& scope)
    : m_state(state), m_scope(scope), m_builder({}, state.options.catalogue), m_hints(state.bytes)
{
    m_builder.keepSecondMakers();
}

std::optional<Graph> GraphReader::read(std::string_view message, UnmadeNames unmade)
{
    reserveFor(message);
    if (!readFields(message))
        return std::nullopt;
    declareInputs();
    return build(unmade);
}

std::optional<Graph> GraphReader::build(UnmadeNames unmade)
{
    reportCopies();
    return m_builder.build(unmade, m_state.path, {}, m_state.diagnostics);
}

/// Growing tables costs more than counting: nodes are jumped over by their lengths.
void GraphReader::reserveFor(std::string_view message)
{
    constexpr std::size_t worthCounting = std::size_t(1) << 20;
    if (message.size() < worthCounting)
        return;
    std::size_t nodes = 0;
    WireReader reader(message);
    while (reader.next()) {
        m_hints.visiting(reader.bytes());
        fetchAhead(reader);
        nodes += reader.field() == graph::node ? 1 : 0;
    }
    m_builder.reserve(nodes, nodes * 2, nodes * 9 / 4);
}

bool GraphReader::readFields(std::string_view message)
{
    WireReader reader(message);
    for (std::size_t count = 0; reader.next() && !m_failed; ++count) {
        m_hints.visiting(reader.bytes());
        readField(reader);
        if (count % reportInterval != 0)
            continue;
        if (m_state.options.cancel.isCancelled())
            return false;
        if (m_state.options.progress && m_state.depth == 0)
            m_state.options.progress->progressed(reader.fractionRead());
    }
    return !m_failed && !broken(reader);
}

void GraphReader::readField(const WireReader& reader)
{
    switch (reader.field()) {
    case graph::node:
        m_failed = !readNode(reader.bytes(), m_scope) || !runExpansions();
        break;
    case graph::name:
        m_builder.setName(std::string(reader.bytes()));
        break;
    case graph::initializer:
    case graph::sparseInitializer: {
        const bool sparse = reader.field() == graph::sparseInitializer;
        m_initializers.push_back(readInitializer(reader.bytes(), sparse));
        break;
    }
    case graph::input:
        m_inputs.push_back(reader.bytes());
        break;
    case graph::output:
    case graph::valueInfo: {
        const NamedType value = readValueInfo(reader.bytes(), m_builder);
        const Symbol name = m_scope.resolve(value.name, m_builder);
        m_builder.describe(name, value.type);
        if (reader.field() == graph::output)
            m_builder.addOutput(name);
        break;
    }
    default:
        break;
    }
}

/// Before IR version 4 every initializer is listed as an input too: it is a parameter all the same.
void GraphReader::declareInputs()
{
    for (const Initializer& initializer : m_initializers)
        m_builder.addParameter(initializer.name, initializer.type, initializer.content);
    for (const std::string_view message : m_inputs) {
        const NamedType value = readValueInfo(message, m_builder);
        const Symbol name = m_scope.resolve(value.name, m_builder);
        if (!m_builder.hasParameter(name))
            m_builder.addInput(name, value.type);
    }
}

GraphReader::Initializer GraphReader::readInitializer(std::string_view message, bool sparse)
{
    const TensorView tensor = sparse ? readSparseTensor(message) : readTensor(message);
    std::vector<Dim> dims;
    for (const std::int64_t dim : tensor.dims)
        dims.push_back(Dim::known(dim));
    Initializer result{
        .name = m_scope.resolve(tensor.name, m_builder),
        .type = {.type = dataType(tensor.elementType), .shape = m_builder.shapes().intern(dims)}};
    const auto elements = tensor.elementCount();
    if (!sparse && !tensor.isExternal && elements && *elements <= largestLiteral) {
        TensorLiteral literal = readLiteral(tensor);
        if (literal.complete)
            result.content = m_builder.attributeValues().intern(std::move(literal));
    }
    return result;
}

bool GraphReader::takeApart(std::string_view message)
{
    m_node.inputs.clear();
    m_node.outputs.clear();
    m_node.attributes.clear();
    m_node.name = m_node.type = m_node.domain = {};
    WireReader reader(message);
    while (reader.next()) {
        switch (reader.field()) {
        case node::input:
            m_node.inputs.push_back(reader.bytes());
            break;
        case node::output:
            m_node.outputs.push_back(reader.bytes());
            break;
        case node::name:
            m_node.name = reader.bytes();
            break;
        case node::opType:
            m_node.type = reader.bytes();
            break;
        case node::attribute:
            m_node.attributes.push_back(reader.bytes());
            break;
        case node::domain:
            m_node.domain = reader.bytes();
            break;
        default:
            break;
        }
    }
    return !broken(reader);
}

bool GraphReader::readNode(std::string_view message, const NameScope& scope)
{
    if (!takeApart(message))
        return false;
    const bool isStandard = m_node.domain.empty() || m_node.domain == "ai.onnx";
    if (isStandard && m_state.file.functions.empty()) {
        emitNode(scope, m_node.type);
        return !m_failed;
    }
    const std::string nativeName = operatorName(m_node.domain, m_node.type);
    const auto function = m_state.file.functionIndex.find(nativeName);
    if (function != m_state.file.functionIndex.end())
        return m_state.options.calls == Calls::Closed
            ? emitClosed(function->second, scope, nativeName)
            : expand(function->second, scope);
    emitNode(scope, nativeName);
    return !m_failed;
}

void GraphReader::emitNode(const NameScope& scope, std::string_view nativeName)
{
    resolveNames(scope);
    const std::size_t inputs = m_node.inputs.size();
    m_builder.beginNode(nativeName, m_symbols.front());
    placeInModule(scope);
    for (std::size_t at = 0; at < inputs; ++at)
        m_builder.addOperand(m_symbols[1 + at]);
    const bool isCopy = isCopyOfConstant(nativeName);
    for (std::size_t at = 0; at < m_node.outputs.size(); ++at)
        m_builder.addResult(isCopy ? Symbol(0u) : m_symbols[1 + inputs + at]);
    // A nested graph is read by another reader, so the node that is taken apart here stays.
    for (const std::string_view attribute : m_node.attributes)
        emitAttribute(attribute, scope);
}

/// Exporters write a Constant twice that two modules share, and runtimes do not mind.
bool GraphReader::isCopyOfConstant(std::string_view nativeName)
{
    const bool isPlain = nativeName == "Constant" && m_node.inputs.empty()
        && m_node.outputs.size() == 1 && m_node.attributes.size() == 1
        && !m_node.outputs.front().empty();
    if (!isPlain)
        return false;
    const Constant constant{m_node.name, m_node.attributes.front()};
    const auto [known, isNew] = m_constants.try_emplace(m_symbols.back().index, constant);
    if (isNew)
        return false;
    const Constant before = std::exchange(known->second, constant);
    // A reference to an attribute of the function has another value in each call.
    if (before.attribute != constant.attribute
        || !readAttribute(constant.attribute).reference.empty())
        return false;
    if (m_copies++ == 0) {
        m_firstCopy = "Constant \"" + std::string(constant.name) + "\" makes \""
            + std::string(m_node.outputs.front()) + "\" with the same value as Constant \""
            + std::string(before.name) + "\". The first one is used.";
    }
    return true;
}

/// One finding for all: a file that has one such Constant mostly has one in every layer.
void GraphReader::reportCopies()
{
    if (m_copies > 1)
        m_firstCopy += " More constants like this: " + std::to_string(m_copies - 1) + '.';
    if (m_copies > 0)
        m_state.diagnostics.warning("two-producers", m_firstCopy, m_state.path);
}

/// The node's name, its inputs and its outputs. All keys are made first: most of the time that a
/// large model takes goes into waiting for the table of names.
void GraphReader::resolveNames(const NameScope& scope)
{
    m_names.clear();
    m_symbols.clear();
    m_names.push_back(m_node.name);
    m_names.insert(m_names.end(), m_node.inputs.begin(), m_node.inputs.end());
    m_names.insert(m_names.end(), m_node.outputs.begin(), m_node.outputs.end());
    if (!scope.prefix.empty()) {
        for (const std::string_view name : m_names)
            m_symbols.push_back(scope.resolve(name, m_builder));
        return;
    }
    m_keys.clear();
    for (const std::string_view name : m_names)
        m_keys.push_back(m_builder.key(name));
    for (const StringPool::Key key : m_keys)
        m_symbols.push_back(m_builder.intern(key));
}

void GraphReader::placeInModule(const NameScope& scope)
{
    const std::size_t slash = m_node.name.rfind('/');
    const bool hasFolder = slash != std::string_view::npos;
    if (scope.modulePath.empty() && !hasFolder)
        return;
    // Neighbours mostly come from one module: its path is made once.
    const std::string_view folder = m_node.name.substr(0, hasFolder ? slash : 0);
    if (m_lastModule.isValid() && m_lastScope == &scope && m_lastFolder == folder) {
        m_builder.setModule(m_lastModule);
        return;
    }
    std::string path = moduleOfNodeName(m_node.name);
    if (scope.modulePath.empty())
        m_lastModule = m_builder.setModule(path, {});
    else if (path.empty())
        m_lastModule = m_builder.setModule(scope.modulePath, scope.moduleType);
    else
        m_lastModule = m_builder.setModule(scope.modulePath + '.' + path, {});
    m_lastScope = &scope;
    m_lastFolder = folder;
}

void GraphReader::emitAttribute(std::string_view message, const NameScope& scope)
{
    if (const Attribute* const known = m_attributes.find(message)) {
        m_builder.addAttribute(*known);
        return;
    }
    const AttributeView view = readAttribute(message);
    if (!view.graphs.empty()) {
        emitNested(view, scope);
        return;
    }
    std::string_view valued = message;
    if (!view.reference.empty()) {
        const auto bound = scope.attributes.find(view.reference);
        if (bound == scope.attributes.end())
            return;
        valued = bound->second;
    }
    if (auto value = readAttributeValue(valued)) {
        const Attribute attribute{m_builder.intern(view.name),
                                  m_builder.attributeValues().intern(*std::move(value))};
        m_builder.addAttribute(attribute);
        if (view.reference.empty())
            m_attributes.keep(message, attribute);
    }
}

bool GraphReader::mayNest(const NameScope& scope)
{
    if (m_state.depth < deepestNesting)
        return true;
    m_state.diagnostics.error("too-deep",
                              "Graphs are nested more than " + std::to_string(deepestNesting)
                                  + " deep in \"" + scope.textOf(m_node.name) + "\".",
                              m_state.path);
    m_failed = true;
    return false;
}

void GraphReader::emitNested(const AttributeView& view, const NameScope& scope)
{
    if (!mayNest(scope))
        return;
    ++m_state.depth;
    for (std::size_t at = 0; at < view.graphs.size() && !m_failed; ++at) {
        auto graph = GraphReader(m_state, scope).read(view.graphs[at], UnmadeNames::BecomeCaptures);
        m_failed = !graph;
        if (!graph)
            break;
        // Otherwise what shapes are computed of is needed first.
        if (m_state.options.tidy && !m_state.options.infer)
            *graph = tidy(std::move(*graph)).graph;
        std::string name(view.name);
        if (view.graphs.size() > 1)
            name += '[' + std::to_string(at) + ']';
        m_builder.addNested(name, std::make_shared<const Graph>(*std::move(graph)));
    }
    --m_state.depth;
}

bool GraphReader::broken(const WireReader& reader)
{
    if (reader.isBroken()) {
        reportBroken(m_state.bytes, reader.position(), reader.claimedLength(), m_state.path,
                     m_state.diagnostics);
    }
    return reader.isBroken();
}

} // namespace fusewright::onnx
