// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The lines of `str(gm.graph)`, of all versions:
//
//     %x : [#users=7] = placeholder[target=x](default=None)
//     %sub : Tensor "f32[8, 3]"[num_users=1] = call_function[target=…](args = (%x, 2), kwargs = {})
//     return (sub,)
//
// Texts among the arguments have no quotes, so only brackets tell where an argument ends.

#include "engine/formats/fx/fx_line_nodes.h"
#include "engine/formats/fx/fx_lines_reader.h"
#include "engine/formats/fx/fx_types.h"
#include "engine/python/python_constants.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright::fx {

namespace {

/// The equation of an einsum has commas, and no quotes around: `ij,jk->ik`.
void joinEquation(std::vector<std::string_view>& arguments)
{
    std::size_t count = 0;
    while (count < arguments.size() && !arguments[count].starts_with('%')
           && !arguments[count].starts_with('['))
        ++count;
    if (count < 2)
        return;
    const char* const begin = arguments.front().data();
    const std::string_view last = arguments[count - 1];
    arguments.front() = {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
    arguments.erase(arguments.begin() + 1, arguments.begin() + std::ptrdiff_t(count));
}

/// `call_function[target=operator.add](args = (…), kwargs = {…})`; false when it is not that.
bool readCall(std::string_view text, FxLine& line)
{
    static constexpr std::string_view targetMark = "[target=";
    static constexpr std::string_view argumentsMark = "](args = (";
    static constexpr std::string_view keywordsMark = "), kwargs = {";
    const std::size_t target = text.find(targetMark);
    if (target == std::string_view::npos)
        return false;
    line.opcode = withoutSpace(text.substr(0, target));
    text.remove_prefix(target + targetMark.size());
    const std::size_t arguments = text.find(argumentsMark);
    if (arguments == std::string_view::npos) {
        const std::size_t end = text.find(']');
        line.target = text.substr(0, std::min(end, text.size()));
        return end != std::string_view::npos && !line.opcode.starts_with("call_");
    }
    line.target = text.substr(0, arguments);
    text.remove_prefix(arguments + argumentsMark.size());
    const std::size_t keywords = text.rfind(keywordsMark);
    if (keywords == std::string_view::npos || !text.ends_with("})"))
        return false;
    line.arguments = splitPythonItems(text.substr(0, keywords));
    if (line.target.find("einsum") != std::string_view::npos)
        joinEquation(line.arguments);
    text.remove_prefix(keywords + keywordsMark.size());
    for (const std::string_view item : splitPythonItems(text.substr(0, text.size() - 2))) {
        const std::size_t colon = item.find(": ");
        if (colon != std::string_view::npos)
            line.keywords.emplace_back(item.substr(0, colon), withoutSpace(item.substr(colon + 2)));
    }
    return true;
}

/// `%name : TYPE[num_users=1] = `, or nothing of that.
bool readHead(std::string_view head, FxLine& line, GraphBuilder& builder)
{
    const std::size_t colon = head.find(" : ");
    if (!head.starts_with('%') || colon == std::string_view::npos)
        return false;
    line.name = head.substr(1, colon - 1);
    const std::size_t quote = head.find('"', colon);
    const std::size_t end = quote == head.npos ? head.npos : head.find('"', quote + 1);
    if (end != std::string_view::npos)
        line.type = readType(head.substr(quote, end + 1 - quote), builder);
    return true;
}

} // namespace

void readGraphLines(const SourceText& source, ByteRange part, FxEmitter& emitter,
                    Diagnostics& diagnostics)
{
    FxLineNodes nodes(source, FxReferences::Marked, emitter, diagnostics);
    const std::string_view text = source.text();
    for (std::size_t at = part.begin; at < part.end;) {
        const std::size_t end = std::min(text.find('\n', at), part.end);
        std::string_view line = withoutSpace(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with('#'))
            line = withoutSpace(line.substr(1));
        if (line.starts_with("return")) {
            nodes.addOutputs(line.substr(6));
            continue;
        }
        if (!line.starts_with('%'))
            continue;
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        const std::size_t equals = line.find(" = ");
        FxLine node{.place = {begin, begin + line.size()}};
        const bool isWhole = equals != std::string_view::npos
            && readHead(line.substr(0, equals), node, emitter.builder())
            && readCall(line.substr(equals + 3), node);
        if (isWhole) {
            node.place.end = begin + 1 + node.name.size();
            nodes.add(node);
        } else {
            diagnostics.error(
                "not-a-node",
                "This line is not a whole node of an FX graph: "
                "%NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).",
                source.name(), source.range(node.place));
        }
    }
}

} // namespace fusewright::fx
