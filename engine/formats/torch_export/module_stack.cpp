// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/module_stack.h"

#include <algorithm>
#include <array>

namespace fusewright::torch_export {

namespace {

/// Takes what stands before the first comma off, skipping commas inside parentheses.
std::string_view takeField(std::string_view& entry)
{
    int open = 0;
    std::size_t at = 0;
    for (; at < entry.size(); ++at) {
        open += entry[at] == '(' ? 1 : 0;
        open -= entry[at] == ')' && open > 0 ? 1 : 0;
        if (entry[at] == ',' && open == 0)
            break;
    }
    const std::string_view field = entry.substr(0, at);
    entry.remove_prefix(std::min(at + 1, entry.size()));
    return field;
}

/// `L['self'].layers[0].attn` and `L__self___.layers.0` are `layers.0.attn` and `layers.0`.
std::string plainPath(std::string_view path)
{
    constexpr auto selves = std::to_array<std::string_view>({"L['self']", "L__self__", "self"});
    for (const std::string_view self : selves) {
        if (path == self)
            return {};
        const bool isWhole = path.starts_with(self)
            && (path[self.size()] == '.' || path[self.size()] == '_' || path[self.size()] == '[');
        if (!isWhole)
            continue;
        path.remove_prefix(self.size());
        path.remove_prefix(std::min(path.find_first_not_of("._"), path.size()));
        break;
    }
    std::string plain;
    for (const char letter : path) {
        if (letter == '[')
            plain += plain.empty() ? "" : ".";
        else if (letter != ']' && letter != '\'' && letter != '"')
            plain += letter;
    }
    return plain;
}

/// `torch.nn.modules.linear.Linear` and `<class 'torch.nn.modules.linear.Linear'>` are `Linear`.
std::string_view plainType(std::string_view type)
{
    if (const std::size_t quote = type.find('\''); quote != std::string_view::npos) {
        type.remove_prefix(quote + 1);
        type = type.substr(0, type.find('\''));
    }
    return type.substr(type.rfind('.') + 1);
}

} // namespace

ModuleEntry innermostModule(std::string_view stack)
{
    // What export itself added is in no module.
    constexpr std::string_view ofExport = "_empty_nn_module_stack_from_metadata_hook";
    if (const std::size_t added = stack.find(ofExport); added != std::string_view::npos)
        stack = stack.substr(0, added == 0 ? 0 : added - 1);
    std::string_view entry = stack.substr(stack.rfind(';') + 1);
    takeField(entry);
    const std::string_view path = takeField(entry);
    return {.path = plainPath(path), .type = plainType(entry)};
}

std::string sourceLine(std::string_view stackTrace)
{
    static constexpr std::string_view file = "File \"";
    static constexpr std::string_view line = "\", line ";
    std::string found;
    std::string ofTorch;
    for (std::size_t at = stackTrace.find(file); at != std::string_view::npos;) {
        const std::size_t begin = at + file.size();
        at = stackTrace.find(file, begin);
        std::string_view entry = stackTrace.substr(begin, at == stackTrace.npos ? at : at - begin);
        const std::size_t end = entry.find(line);
        const std::size_t code = entry.find('\n');
        if (end == std::string_view::npos || code == std::string_view::npos || code < end)
            continue;
        const std::string_view path = entry.substr(0, end);
        std::string text = std::string(path) + ':'
            + std::string(entry.substr(end + line.size(), code - end - line.size()));
        if (const std::size_t in = text.find(", in "); in != text.npos)
            text.erase(in, 1);
        entry = entry.substr(std::min(entry.find_first_not_of(" \n", code), entry.size()));
        text += ": " + std::string(entry.substr(0, entry.find('\n')));
        (path.find("/torch/") == path.npos ? found : ofTorch) = std::move(text);
    }
    return found.empty() ? ofTorch : found;
}

} // namespace fusewright::torch_export
