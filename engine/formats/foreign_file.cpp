// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/foreign_file.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct Signature {
    std::size_t offset;
    std::string_view bytes;
    std::string_view message;
};

using namespace std::string_view_literals;

constexpr auto signatures = std::to_array<Signature>({
    {0, "version https://git-lfs"sv,
     "This is a git-LFS pointer, not the model itself. Run \"git lfs pull\" to fetch the model."},
    {0, "\x1f\x8b"sv, "This file is compressed with gzip. Unpack it first."},
    {0, "\x28\xb5\x2f\xfd"sv, "This file is compressed with zstd. Unpack it first."},
    {0, "BZh"sv, "This file is compressed with bzip2. Unpack it first."},
    {0,
     "\xfd"
     "7zXZ"sv,
     "This file is compressed with xz. Unpack it first."},
    {0, "7z\xbc\xaf\x27\x1c"sv, "This is a 7-Zip archive. Unpack it first."},
    {0, "PK\x03\x04"sv,
     "This is a zip archive without an exported program. If it is a saved PyTorch model, save it "
     "with torch.export.save, or export it to ONNX."},
    {0, "\x80\x02"sv,
     "This is a Python pickle, which may run code when opened. Export the model to "
     "ONNX first."},
    {0, "\x80\x04"sv,
     "This is a Python pickle, which may run code when opened. Export the model to "
     "ONNX first."},
    {0, "\x89HDF\r\n\x1a\n"sv, "This is an HDF5 (Keras) file. Export the model to ONNX first."},
    {0, "GGUF"sv, "This is a GGUF file: it has weights but no graph of operators."},
    {4, "TFL3"sv, "This is a TensorFlow Lite model. Convert it to ONNX first."},
    {0, "ML\xefR"sv,
     "This is MLIR bytecode. mlir-opt, or stablehlo-translate --deserialize for a portable "
     "artifact, "
     "prints it as text."},
    {0, "%PDF"sv, "This is a PDF document, not a model."},
    {0, "\x89PNG"sv, "This is a picture, not a model."},
    {0, "\xff\xd8\xff"sv, "This is a picture, not a model."},
    {0,
     "\x7f"
     "ELF"sv,
     "This is a program, not a model."},
});

std::string loweredHead(std::string_view bytes)
{
    constexpr std::size_t enough = 512;
    std::string head = lowered(bytes.substr(0, enough));
    head.erase(0, std::min(head.find_first_not_of(" \t\r\n\xef\xbb\xbf"), head.size()));
    return head;
}

/// A safetensors file begins with the length of its header.
constexpr std::size_t lengthOfSize = 8;

/// Formats of models that have a text of their own and cannot be opened.
std::optional<std::string> explainText(std::string_view bytes, const std::string& head)
{
    constexpr std::size_t looked = std::size_t(64) << 10;
    const std::string_view start = bytes.substr(0, looked);
    const auto has = [&](std::string_view what) {
        return start.find(what) != std::string_view::npos;
    };
    if (head.starts_with("<!doctype html") || head.starts_with("<html"))
        return "This is a web page, not a model: the download may have given an error page or a "
               "page about the file instead of the file.";
    if (head.starts_with("<?xml") && head.find("<net ") != std::string::npos)
        return "This is an OpenVINO model. Open the ONNX model that it was made from.";
    if (head.starts_with("<?xml"))
        return "This is an XML file. It is not one of the model formats that can be opened.";
    if (head.starts_with("{ lambda "))
        return "This is a jaxpr. Lower it to StableHLO, which can be opened: "
               "print(jax.jit(f).lower(x).as_text()).";
    if (head.starts_with("graph(%") && has("::"))
        return "This is a TorchScript graph. Export the model with torch.export.save, or print its "
               "FX graph.";
    if (has("@T.prim_func"))
        return "This is TVM TensorIR: loops, without a graph of operators. Print the Relax module "
               "that calls it.";
    if (has("ir_version:") && has("graph {"))
        return "This is ONNX written as text. Convert it to the binary form first.";
    if (head.starts_with("node {") && has("op: \""))
        return "This is a TensorFlow graph as text. Convert it to ONNX, for instance with tf2onnx.";
    if (bytes.size() > lengthOfSize && bytes[lengthOfSize] == '{' && has("\"data_offsets\""))
        return "This is a safetensors file: it has weights but no graph of operators.";
    if (head.starts_with('{') && (has("\"graphs\"") || has("\"nodes\"")))
        return "This is a JSON file with a graph in it, but \"format\": \"fusewright-graph\" is "
               "missing, so it is not a Fusewright graph.";
    if (head.starts_with('{') || head.starts_with('['))
        return "This is a JSON file, but not a model that can be opened.";
    return std::nullopt;
}

} // namespace

std::optional<std::string> explainForeignFile(std::string_view bytes)
{
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return "This file is empty.";
    for (const Signature& signature : signatures) {
        if (bytes.size() >= signature.offset
            && bytes.substr(signature.offset).starts_with(signature.bytes))
            return std::string(signature.message);
    }
    if (const auto line = findMergeConflict(bytes))
        return "This file has the marks of an unfinished merge on line " + std::to_string(*line)
            + ". Choose one side and remove the marks.";
    return explainText(bytes, loweredHead(bytes));
}

std::optional<std::size_t> findMergeConflict(std::string_view text)
{
    static constexpr std::string_view mark = "<<<<<<< ";
    std::size_t at = text.starts_with(mark) ? 0 : text.find("\n<<<<<<< ");
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<std::size_t>(std::ranges::count(text.substr(0, at + 1), '\n')) + 1;
}

} // namespace fusewright
