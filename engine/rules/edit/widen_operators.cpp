// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/item_edits.h"
#include "engine/rules/edit/pattern_edits.h"
#include "engine/rules/edit/pattern_entries.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// Where a name stands among those of a list.
std::optional<std::size_t> placeOf(const YamlDocument& document, YamlNodeId names,
                                   std::string_view name)
{
    const auto items = document.items(names);
    const auto found = std::ranges::find(
        items, name, [&](YamlNodeId item) { return document.text(document.resolved(item)); });
    if (found == items.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - items.begin());
}

/// In the quotation marks of another one, if it has any.
std::string spelledLike(const YamlDocument& document, YamlNodeId other, std::string_view name)
{
    const bool isScalar = document.kind(other) == YamlKind::Scalar;
    return spelled(name, isScalar ? document.style(other) : YamlStyle::Plain);
}

RuleEdits withName(const EditText& text, YamlNodeId written, std::string_view name)
{
    const YamlDocument& document = text.document();
    const std::string_view other = document.text(written);
    if (other == "." || other == name)
        return std::nullopt;
    const ByteRange range = document.content(written);
    std::string list = '[' + std::string(text.written(range)) + ", ";
    list += spelledLike(document, written, name) + ']';
    return text.finished({{range, std::move(list)}});
}

RuleEdits withItem(const EditText& text, YamlNodeId names, std::string_view name)
{
    const YamlDocument& document = text.document();
    const auto items = document.items(names);
    if (placeOf(document, names, name) || placeOf(document, names, "."))
        return std::nullopt;
    const std::string item =
        items.empty() ? spelled(name, YamlStyle::Plain) : spelledLike(document, items.back(), name);
    const auto edit = addedItem(text, names, item);
    return edit ? text.finished({*edit}) : std::nullopt;
}

RuleEdits withoutInverted(const EditText& text, YamlNodeId mapping, std::string_view name)
{
    const YamlDocument& document = text.document();
    const auto options = text.entry(mapping, "options");
    if (!options || document.kind(options->value) != YamlKind::Sequence)
        return std::nullopt;
    const auto at = placeOf(document, options->value, name);
    const auto edit = at ? removedItem(text, options->value, *at) : std::nullopt;
    return edit ? text.finished({*edit}) : std::nullopt;
}

} // namespace

RuleEdits widenOperators(const YamlDocument& document, PatternName name, std::string_view entry,
                         std::string_view operatorName)
{
    const EditText text(document);
    const auto pattern = text.pattern(name.rule, name.pattern);
    const auto written = pattern ? text.entry(pattern->value, entry) : std::nullopt;
    if (!written || operatorName.empty() || document.kind(written->value) != YamlKind::Mapping)
        return std::nullopt;
    const auto operators = text.entry(written->value, "op_type");
    if (!operators || isAnchored(document, operators->value))
        return std::nullopt;
    switch (document.kind(operators->value)) {
    case YamlKind::Scalar:
        return withName(text, operators->value, operatorName);
    case YamlKind::Sequence:
        return withItem(text, operators->value, operatorName);
    case YamlKind::Mapping:
        return withoutInverted(text, operators->value, operatorName);
    default:
        return std::nullopt;
    }
}

} // namespace fusewright
