// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_renaming.h"

#include "engine/python/eval/python_program.h"
#include "engine/python/eval/python_uses.h"
#include "engine/python/python_lexer.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"

#include <algorithm>

namespace fusewright {

namespace {

PythonProgram programOf(const SourceText& source)
{
    Diagnostics ignored;
    return {source, parsePython(source, ignored)};
}

std::optional<PythonNameUses> renamable(const PythonProgram& program, std::size_t offset)
{
    auto uses = pythonNameAt(program, offset);
    if (!uses || uses->isImported || uses->owner == PythonNameUses::Owner::Class)
        return std::nullopt;
    return uses;
}

/// The class around an offset, the innermost one; invalid for none.
PythonNodeId classAt(const PythonTree& tree, std::size_t offset)
{
    PythonNodeId found;
    std::vector<PythonNodeId> open{tree.root()};
    while (!open.empty()) {
        const PythonNodeId node = open.back();
        open.pop_back();
        const ByteRange range = tree.bytes(node);
        if (node != tree.root() && (offset < range.begin || offset >= range.end))
            continue;
        if (tree.is(node, PythonKind::Class))
            found = node;
        for (const PythonNodeId child : tree.children(node))
            open.push_back(child);
    }
    return found;
}

/// Texts below a node that are only this name, without their quotes.
std::vector<ByteRange> textsOf(const PythonTree& tree, PythonNodeId below, std::string_view name)
{
    std::vector<ByteRange> found;
    std::vector<PythonNodeId> open{below};
    while (!open.empty()) {
        const PythonNodeId node = open.back();
        open.pop_back();
        const std::string_view text = tree.text(node);
        const bool isText = tree.is(node, PythonKind::String) && text.size() == name.size() + 2
            && text.substr(1, name.size()) == name;
        if (isText)
            found.push_back({tree.bytes(node).begin + 1, tree.bytes(node).end - 1});
        for (const PythonNodeId child : tree.children(node))
            open.push_back(child);
    }
    return found;
}

} // namespace

bool canBePythonName(std::string_view name)
{
    const PythonTokens tokens = pythonTokens(name);
    const PythonToken& first = tokens.all.front();
    return first.kind == PythonToken::Kind::Name && first.word == 0 && first.text == name;
}

bool canBeDottedName(std::string_view name)
{
    while (true) {
        const std::size_t point = name.find('.');
        if (!canBePythonName(name.substr(0, point)))
            return false;
        if (point == std::string_view::npos)
            return true;
        name.remove_prefix(point + 1);
    }
}

std::optional<TextRange> pythonDefinitionAt(const SourceText& source, TextPosition position)
{
    const PythonProgram program = programOf(source);
    const auto uses = pythonNameAt(program, source.offset(position));
    return uses ? std::optional(source.range(uses->definition)) : std::nullopt;
}

std::optional<RenamePlace> pythonRenamePlaceAt(const SourceText& source, TextPosition position)
{
    const PythonProgram program = programOf(source);
    const std::size_t offset = source.offset(position);
    const auto uses = renamable(program, offset);
    if (!uses)
        return std::nullopt;
    const auto here = std::ranges::find_if(uses->places, [&](const ByteRange& place) {
        return place.begin <= offset && offset <= place.end;
    });
    return RenamePlace{uses->name, source.range(*here)};
}

std::optional<std::vector<TextEdit>> pythonRenameAt(const SourceText& source, TextPosition position,
                                                    std::string_view fresh)
{
    const PythonProgram program = programOf(source);
    const auto uses = renamable(program, source.offset(position));
    if (!uses || !canBePythonName(fresh)
        || std::ranges::find(uses->taken, fresh) != uses->taken.end())
        return std::nullopt;
    std::vector<ByteRange> places = uses->places;
    const PythonNodeId around = classAt(program.tree, uses->definition.begin);
    if (uses->isParameter && around.isValid()) {
        const std::vector<ByteRange> texts = textsOf(program.tree, around, uses->name);
        places.insert(places.end(), texts.begin(), texts.end());
        std::ranges::sort(places, {}, &ByteRange::begin);
    }
    std::vector<TextEdit> edits;
    edits.reserve(places.size());
    for (const ByteRange& place : places)
        edits.push_back({source.range(place), std::string(fresh)});
    return edits;
}

} // namespace fusewright
