// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_types.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

namespace fusewright::mlir {

namespace {

/// What stands between the outermost `<` and `>`.
std::string_view insideOf(std::string_view text)
{
    const std::size_t begin = text.find('<');
    if (begin == std::string_view::npos || !text.ends_with('>'))
        return {};
    return text.substr(begin + 1, text.size() - begin - 2);
}

/// Up to a comma that stands outside all brackets.
std::string_view firstPart(std::string_view text)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '<' || text[at] == '(' || text[at] == '[')
            ++depth;
        else if (text[at] == '>' || text[at] == ')' || text[at] == ']')
            --depth;
        else if (text[at] == ',' && depth == 0)
            return text.substr(0, at);
    }
    return text;
}

DataType elementType(std::string_view text)
{
    constexpr std::string_view quantised = "!quant.";
    if (text.starts_with("complex<"))
        return insideOf(text) == "f64" ? DataType::C128 : DataType::C64;
    if (text.starts_with(quantised)) {
        const std::string_view inside = insideOf(text);
        return elementType(inside.substr(0, inside.find(':')));
    }
    if (text.starts_with("!ttcore.tile<") || text.starts_with("!tt.tile<")) {
        const std::string_view inside = insideOf(text);
        const std::size_t comma = inside.rfind(", ");
        return comma == std::string_view::npos ? DataType::Unknown
                                               : elementType(inside.substr(comma + 2));
    }
    if (text == "index")
        return DataType::I64;
    if (text.starts_with("tuple<"))
        return DataType::Sequence;
    if (text.starts_with('!'))
        return DataType::Opaque;
    if (text.starts_with("si"))
        text.remove_prefix(1);
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), toLower);
    return parseDataType(lower).value_or(DataType::Unknown);
}

/// One extent and the `x` behind it; nothing where the element type begins.
std::optional<std::int64_t> takeExtent(std::string_view& text)
{
    std::string_view rest = text;
    const bool isScalable = rest.starts_with('[');
    if (isScalable)
        rest.remove_prefix(1);
    std::int64_t size = program::TypeFacts::unknownSize;
    if (rest.starts_with('?')) {
        rest.remove_prefix(1);
    } else {
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), size);
        if (read.ec != std::errc() || size < 0)
            return std::nullopt;
        rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    }
    if (isScalable && rest.starts_with(']'))
        rest.remove_prefix(1);
    if (!rest.starts_with('x'))
        return std::nullopt;
    rest.remove_prefix(1);
    text = rest;
    return size;
}

program::TypeFacts readShaped(std::string_view inside)
{
    program::TypeFacts facts{.isRanked = true};
    if (inside.starts_with("*x")) {
        facts.isRanked = false;
        inside.remove_prefix(2);
    }
    while (const auto size = takeExtent(inside))
        facts.shape.push_back(*size);
    facts.type = elementType(firstPart(inside));
    return facts;
}

} // namespace

program::TypeFacts readType(std::string_view text)
{
    static constexpr auto wrappers =
        std::to_array<std::string_view>({"!util.ptr<", "!util.global<", "!tensor.ref<"});
    for (const std::string_view wrapper : wrappers) {
        if (text.starts_with(wrapper))
            text = insideOf(text);
    }
    static constexpr auto shaped =
        std::to_array<std::string_view>({"tensor<", "memref<", "vector<"});
    if (std::ranges::any_of(shaped, [&](std::string_view word) { return text.starts_with(word); }))
        return readShaped(insideOf(text));
    program::TypeFacts facts{.type = elementType(text)};
    // What is no number has no shape that could be known.
    facts.isRanked = bytesPerElement(facts.type).has_value();
    return facts;
}

std::optional<std::string_view> scanType(program::Scanner& scanner)
{
    const std::size_t begin = scanner.position();
    if (scanner.peek() == '(') {
        if (!scanner.balanced())
            return std::nullopt;
        const std::size_t end = scanner.position();
        scanner.skipSpace();
        if (!scanner.accept("->")) {
            scanner.moveTo(end);
            return scanner.textFrom(begin);
        }
        scanner.skipSpace();
        return scanner.peek() == '('
            ? (scanner.balanced() ? std::optional(scanner.textFrom(begin)) : std::nullopt)
            : std::optional((scanner.word(), scanner.textFrom(begin)));
    }
    // A dialect may leave out its only type's name.
    const bool isNamed = scanner.peek() != '<';
    scanner.accept("!");
    if (isNamed && scanner.word().empty()) {
        scanner.expected("A type");
        return std::nullopt;
    }
    if (scanner.peek() == '<' && !scanner.balanced())
        return std::nullopt;
    return scanner.textFrom(begin);
}

} // namespace fusewright::mlir
