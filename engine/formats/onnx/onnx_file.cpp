// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/onnx_file.h"

#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/wire_reader.h"
#include "engine/support/diagnostic.h"

namespace fusewright::onnx {

namespace {

std::pair<std::string, std::string> readEntry(std::string_view message)
{
    std::pair<std::string, std::string> entry;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == metadataEntry::key)
            entry.first = reader.bytes();
        else if (reader.field() == metadataEntry::value)
            entry.second = reader.bytes();
    }
    return entry;
}

std::pair<std::string, std::string> readOpset(std::string_view message)
{
    std::string domain = "ai.onnx";
    std::int64_t version = 0;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == opset::domain && !reader.bytes().empty())
            domain = reader.bytes();
        else if (reader.field() == opset::version)
            version = reader.integer();
    }
    return {"opset " + domain, std::to_string(version)};
}

Function readFunction(std::string_view message)
{
    Function function{.message = message};
    std::string_view domain;
    WireReader reader(message);
    while (reader.next()) {
        switch (reader.field()) {
        case function::name:
            function.title = reader.bytes();
            break;
        case function::domain:
            domain = reader.bytes();
            break;
        case function::input:
            function.inputs.push_back(reader.bytes());
            break;
        case function::output:
            function.outputs.push_back(reader.bytes());
            break;
        case function::attributeDefault:
            function.attributeDefaults.push_back(reader.bytes());
            break;
        default:
            break;
        }
    }
    function.name = operatorName(domain, function.title);
    return function;
}

void readField(const WireReader& reader, File& file)
{
    switch (reader.field()) {
    case model::irVersion:
        file.properties.emplace_back("IR version", std::to_string(reader.integer()));
        break;
    case model::producerName:
        file.properties.emplace_back("producer", reader.bytes());
        break;
    case model::producerVersion:
        file.properties.emplace_back("producer version", reader.bytes());
        break;
    case model::opsetImport:
        file.properties.push_back(readOpset(reader.bytes()));
        break;
    case model::metadata:
        file.properties.push_back(readEntry(reader.bytes()));
        break;
    case model::function:
        file.functions.push_back(readFunction(reader.bytes()));
        break;
    case model::graph:
        if (reader.isDelimited())
            file.graph = reader.bytes();
        break;
    default:
        break;
    }
}

} // namespace

std::string operatorName(std::string_view domain, std::string_view type)
{
    if (domain.empty() || domain == "ai.onnx")
        return std::string(type);
    return std::string(domain) + "::" + std::string(type);
}

std::optional<File> readFile(const FileBytes& bytes, const std::string& path,
                             Diagnostics& diagnostics)
{
    File file;
    WireReader reader(bytes.view());
    while (reader.next())
        readField(reader, file);
    if (reader.isBroken()) {
        reportBroken(bytes, reader.position(), reader.claimedLength(), path, diagnostics);
        return std::nullopt;
    }
    if (!file.graph) {
        diagnostics.error("no-graph", "This ONNX file contains no graph.", path);
        return std::nullopt;
    }
    for (std::size_t at = 0; at < file.functions.size(); ++at)
        file.functionIndex.emplace(file.functions[at].name, at);
    return file;
}

void reportBroken(const FileBytes& bytes, const char* position, std::uint64_t claimedLength,
                  const std::string& path, Diagnostics& diagnostics)
{
    const auto offset = static_cast<std::size_t>(position - bytes.view().data());
    std::string message = "The file is damaged at byte " + std::to_string(offset);
    if (claimedLength > 0) {
        message += ": a field there claims to be " + std::to_string(claimedLength)
            + " bytes long, more than the file has left. The file may be cut short.";
    } else {
        message += " of " + std::to_string(bytes.size())
            + ": this is not an ONNX field. The file may be cut short.";
    }
    diagnostics.error("damaged-file", std::move(message), path);
}

} // namespace fusewright::onnx
