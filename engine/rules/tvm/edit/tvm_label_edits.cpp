// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tvm/edit/tvm_editor.h"

#include <algorithm>

namespace fusewright {

namespace {

/// So many keys are tried: each time the file is read.
constexpr std::size_t mostKeys = 16;

/// A string without a prefix that says just this, between its quotes.
std::optional<ByteRange> nameIn(const PythonTree& tree, PythonNodeId node, std::string_view name)
{
    const std::string_view text = tree.text(node);
    if (!tree.is(node, PythonKind::String) || text.size() != name.size() + 2
        || text.substr(1, name.size()) != name)
        return std::nullopt;
    return ByteRange{tree.bytes(node).begin + 1, tree.bytes(node).end - 1};
}

/// Where the function that checks matches stands in this file.
std::optional<ByteRange> bodyOf(PythonValue check, const SourceText& source)
{
    if (!check.is(PythonType::Function))
        return std::nullopt;
    const auto& function = check.as<PythonFunction>();
    if (!function.program || function.program->source->name() != source.name())
        return std::nullopt;
    return function.program->tree.bytes(function.node);
}

/// Those next to a place first, and not all of many.
void keepNearest(std::vector<ByteRange>& keys, std::size_t place)
{
    const auto distance = [&](const ByteRange& key) {
        return key.begin > place ? key.begin - place : place - key.begin;
    };
    std::ranges::stable_sort(keys, {}, distance);
    keys.resize(std::min(keys.size(), mostKeys));
}

} // namespace

bool TvmEditor::isLabel(std::string_view entry) const
{
    const auto isIt = [&](const auto& label) { return label.first == entry; };
    return isReady() && std::ranges::any_of(pattern().annotations, isIt);
}

/// Of a label: the key of a dictionary, and where the check asks for it.
RuleEdits TvmEditor::rename(std::string_view entry, std::string_view fresh)
{
    if (!find(entry) || !canBePythonName(fresh) || m_made.pattern.find(fresh))
        return std::nullopt;
    const auto& patterns = m_file.program().patterns();
    const auto hasCheck = [&](const TvmFusionPattern& each) {
        return each.check.isValid() && each.check.isSame(pattern().check);
    };
    for (auto& [label, node] : m_draft->labels())
        label = label == entry ? std::string(fresh) : label;
    if (!isLabel(entry) || std::ranges::count_if(patterns, hasCheck) > 1)
        return std::nullopt;
    const PythonTree& tree = m_text.tree();
    const auto check = bodyOf(pattern().check, m_text.source());
    std::vector<TextEdit> asked;
    std::vector<ByteRange> keys;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const PythonNodeId node(at);
        const auto name = nameIn(tree, node, entry);
        const PythonNodeId around = name ? m_text.parent(node) : PythonNodeId();
        if (name && check && check->contains(*name))
            asked.push_back(m_text.edit(*name, std::string(fresh)));
        else if (name && tree.is(around, PythonKind::DictItem) && tree.first(around) == node)
            keys.push_back(*name);
        else if (name && tree.is(around, PythonKind::Subscript) && tree.last(around) == node)
            keys.push_back(*name);
    }
    const auto root = written(pattern().pattern.root);
    keepNearest(keys, root ? tree.bytes(root->node).begin : pattern().range.begin);
    for (const ByteRange& key : keys) {
        std::vector<TextEdit> edits = asked;
        edits.push_back(m_text.edit(key, std::string(fresh)));
        std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
        if (RuleEdits judgedEdits = judged(std::move(edits)))
            return judgedEdits;
    }
    return std::nullopt;
}

} // namespace fusewright
