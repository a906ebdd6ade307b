// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_reader.h"

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::torch_export {

namespace {

constexpr std::int64_t newestMajor = 8; ///< Minor versions only add to what there is.

/// The kinds of inputs that come with the model, and not from who runs it.
constexpr auto weightSpecs =
    std::to_array<std::string_view>({"parameter", "buffer", "tensor_constant", "custom_obj"});

std::string rangeText(std::string_view symbol, JsonValue object)
{
    std::string least = "-inf";
    std::string most = "inf";
    object.forEachMember([&](std::string_view key, JsonValue value) {
        const auto bound = value.integer();
        if (bound && key == "min_val")
            least = std::to_string(*bound);
        else if (bound && key == "max_val")
            most = std::to_string(*bound);
    });
    return least + " to " + most + " for " + std::string(symbol);
}

} // namespace

ProgramReader::ProgramReader(ReadState& state) : m_json(state.json), m_graph(state) { }

std::optional<Graph> ProgramReader::read(JsonValue object)
{
    const std::size_t place = object.offset();
    const std::size_t errorsBefore = m_json.diagnostics().errorCount();
    m_json.forEachMember(object, "A program",
                         [&](std::string_view key, JsonValue value) { readMember(key, value); });
    if (m_json.isBroken() || m_graph.isCancelled())
        return std::nullopt;
    const bool isComplete = m_hasGraph && m_graph.hasNodes();
    if (!isComplete && m_json.diagnostics().errorCount() == errorsBefore) {
        m_json.error("no-graph",
                     "This exported program has no \"graph_module\" with a \"graph\" "
                     "and its \"nodes\".",
                     place);
    }
    if (m_json.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    return m_graph.build(m_weights);
}

void ProgramReader::readMember(std::string_view key, JsonValue value)
{
    if (key == "graph_module")
        readModule(value);
    else if (key == "schema_version")
        readVersion(value);
    else if (key == "opset_version")
        readOperatorSets(value);
    else if (key == "range_constraints")
        readRanges(value);
    else if (key == "torch_version")
        builder().addProperty("torch", std::string(m_json.text(value, key)));
}

void ProgramReader::readModule(JsonValue object)
{
    m_json.forEachMember(object, "graph_module", [&](std::string_view key, JsonValue value) {
        if (key == "graph") {
            m_hasGraph = true;
            m_graph.read(value);
        } else if (key == "signature") {
            readSignature(value);
        }
    });
}

void ProgramReader::readSignature(JsonValue object)
{
    m_json.forEachMember(object, "signature", [&](std::string_view key, JsonValue value) {
        if (key == "input_specs")
            m_json.forEachItem(value, key, [&](JsonValue spec) { readInputSpec(spec); });
        else if (key == "inputs_to_parameters" || key == "inputs_to_buffers")
            // The first versions have a table from names in the graph to names in the module.
            m_json.forEachMember(value, key,
                                 [&](std::string_view name, JsonValue) { m_weights.insert(name); });
    });
}

/// `{"parameter": {"arg": {"name": "p_weight"}, "parameter_name": "weight"}}`
void ProgramReader::readInputSpec(JsonValue object)
{
    m_json.forEachMember(object, "An input", [&](std::string_view kind, JsonValue spec) {
        if (std::ranges::find(weightSpecs, kind) == weightSpecs.end())
            return;
        m_json.forEachMember(spec, kind, [&](std::string_view key, JsonValue value) {
            if (key == "arg")
                readWeight(value);
        });
    });
}

void ProgramReader::readWeight(JsonValue object)
{
    m_json.forEachMember(object, "arg", [&](std::string_view key, JsonValue value) {
        if (key == "name")
            m_weights.insert(m_json.text(value, "The name of an input"));
    });
}

void ProgramReader::readVersion(JsonValue value)
{
    const std::size_t place = value.offset();
    std::optional<std::int64_t> major;
    std::string text;
    if (value.kind() == JsonKind::Number) {
        major = value.integer();
    } else {
        std::optional<std::int64_t> minor;
        m_json.forEachMember(value, "schema_version", [&](std::string_view key, JsonValue part) {
            if (key == "major")
                major = part.integer();
            else if (key == "minor")
                minor = part.integer();
        });
        text = minor ? '.' + std::to_string(*minor) : "";
    }
    text.insert(0, major ? std::to_string(*major) : "?");
    builder().addProperty("schema", text);
    if (major && *major >= 1 && *major <= newestMajor)
        return;
    m_json.warning("newer-version",
                   "This program has version " + text
                       + " of torch.export's schema; versions up "
                         "to "
                       + std::to_string(newestMajor)
                       + " are supported. The readable parts are "
                         "shown.",
                   place);
}

void ProgramReader::readOperatorSets(JsonValue object)
{
    m_json.forEachMember(object, "opset_version", [&](std::string_view name, JsonValue value) {
        if (const auto version = value.integer())
            builder().addProperty("opset " + std::string(name), std::to_string(*version));
    });
}

void ProgramReader::readRanges(JsonValue object)
{
    std::string text;
    m_json.forEachMember(object, "range_constraints",
                         [&](std::string_view symbol, JsonValue value) {
                             text += (text.empty() ? "" : ", ") + rangeText(symbol, value);
                         });
    if (!text.empty())
        builder().addProperty("ranges", std::move(text));
}

} // namespace fusewright::torch_export
