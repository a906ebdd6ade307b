// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/hover.h"

#include "engine/rules/samba/assist/assist_texts.h"
#include "engine/rules/samba/assist/entry_description.h"
#include "engine/rules/samba/assist/operator_names.h"
#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/samba/assist/written_pattern.h"
#include "engine/rules/yaml/yaml_document.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostNames = 12;

/// Describes the word at one place.
class Describer {
public:
    Describer(const WrittenTree& tree, const TextPlace& place, const RuleContext& context)
        : m_tree(tree), m_place(place), m_context(context)
    {
    }

    /// Without its range; nothing where there is nothing to say.
    std::optional<HoverText> run() const;

private:
    std::optional<HoverText> key(KeyOwner owner) const;
    std::optional<HoverText> rule() const;
    std::optional<HoverText> entry(std::string_view name) const;
    std::optional<HoverText> heuristic(std::string_view name) const;
    std::optional<HoverText> operatorNamed(std::string_view name) const;
    std::string wordResolved() const;

    const WrittenTree& m_tree;
    const TextPlace& m_place;
    const RuleContext& m_context;
};

HoverText titled(std::string_view key, std::string_view name)
{
    return {.title = assistText(key, {name}), .paragraphs = {}, .range = {}};
}

std::optional<HoverText> Describer::run() const
{
    const std::string word = wordResolved();
    if (word.empty() || !m_place.node.isValid())
        return std::nullopt;
    const bool isEntry = m_tree[m_place.node].kind == WrittenNode::Kind::Entry;
    switch (m_place.kind) {
    case PlaceKind::RuleName:
        return isEntry ? rule() : std::nullopt;
    case PlaceKind::Key:
        return m_place.keyOwner ? key(*m_place.keyOwner) : std::nullopt;
    case PlaceKind::EntryName:
        return isEntry ? entry(word) : std::nullopt;
    case PlaceKind::Reference:
        return entry(word);
    case PlaceKind::Heuristic:
        return heuristic(word);
    case PlaceKind::Operator:
        return operatorNamed(word);
    case PlaceKind::Nothing:
    case PlaceKind::Priority:
    case PlaceKind::Flag:
        return std::nullopt;
    }
    return std::nullopt;
}

std::string Describer::wordResolved() const
{
    if (!m_place.node.isValid())
        return {};
    const WrittenNode& node = m_tree[m_place.node];
    if (m_place.isKey || !node.isAlias)
        return std::string(m_tree.written(m_place.word));
    return std::string(m_tree.value(m_tree.resolved(m_place.node)));
}

std::optional<HoverText> Describer::key(KeyOwner owner) const
{
    const std::string_view name = m_tree.written(m_place.word);
    const SambaKey* const key = findSambaKey(owner, name);
    if (!key && owner != KeyOwner::Heuristic)
        return std::nullopt;
    const std::string_view help = assistText(key ? key->help : "heuristic.parameter");
    return HoverText{.title = std::string(name), .paragraphs = {std::string(help)}, .range = {}};
}

std::optional<HoverText> Describer::rule() const
{
    HoverText text = titled("rule.title", m_tree.key(m_place.node));
    std::string priority(assistText("rule.is.no-priority"));
    std::vector<std::string> rest;
    for (const WrittenId member : m_tree.members(m_place.node)) {
        const std::string_view key = m_tree.key(member);
        const WrittenId value = m_tree.resolved(member);
        if (key == "priority" && m_tree[value].hasValue())
            priority = assistText("rule.is.priority", {m_tree.value(value)});
        if (key == "heuristic") {
            std::string_view name = m_tree[value].isBracket() ? "" : m_tree.value(value);
            for (const WrittenId part : m_tree.members(member)) {
                if (m_tree.key(part) == "name")
                    name = m_tree.value(part);
            }
            if (!name.empty())
                rest.push_back(assistText("rule.is.heuristic", {name}));
        }
        if (isPatternKey(key)) {
            const std::size_t count = m_tree.members(member).size();
            rest.push_back(assistText(count == 1 ? "rule.is.pattern.one" : "rule.is.pattern",
                                      {key, std::to_string(count)}));
        }
    }
    text.paragraphs.push_back(std::move(priority));
    text.paragraphs.insert(text.paragraphs.end(), rest.begin(), rest.end());
    return text;
}

std::optional<HoverText> Describer::entry(std::string_view name) const
{
    const WrittenPattern pattern(m_tree, m_place.level(1));
    HoverText text = titled("entry.title", name);
    if (const WrittenEntry* const entry = pattern.find(name))
        text.paragraphs = describeEntry(pattern, *entry);
    else
        text.paragraphs.emplace_back(assistText("entry.unknown"));
    return text;
}

std::optional<HoverText> Describer::heuristic(std::string_view name) const
{
    HoverText text = titled("heuristic.title", name);
    const Heuristic* const known =
        m_context.heuristics ? m_context.heuristics->find(name) : nullptr;
    if (!known) {
        text.paragraphs.emplace_back(assistText("heuristic.unknown"));
        return text;
    }
    text.paragraphs.push_back(describeConstraint(*known));
    if (!known->summary.empty())
        text.paragraphs.push_back(known->summary);
    return text;
}

std::optional<HoverText> Describer::operatorNamed(std::string_view name) const
{
    HoverText text = titled("operator.title", name);
    if (name == ".") {
        text.paragraphs.emplace_back(assistText("operators.any"));
        return text;
    }
    const OperatorSpec* const spec =
        m_context.operators ? m_context.operators->find(name) : nullptr;
    const std::size_t count = OperatorCounts(m_context.model.get()).count(name);
    if (!spec && count == 0)
        text.paragraphs.emplace_back(assistText("operator.unknown"));
    if (const std::string usual = usualName(m_context, name); !usual.empty())
        text.paragraphs.push_back(assistText("operator.canonical", {usual}));
    if (spec)
        text.paragraphs.push_back(describeCategory(spec));
    const std::string others = otherNames(m_context, name, mostNames);
    if (!others.empty())
        text.paragraphs.push_back(assistText("operator.names", {others}));
    if (m_context.model) {
        const std::string_view key = count == 0 ? "operator.count.none"
            : count == 1                        ? "operator.count.one"
                                                : "operator.count";
        text.paragraphs.push_back(assistText(key, {std::to_string(count)}));
    }
    return text;
}

} // namespace

std::optional<HoverText> hoverAt(const YamlDocument& document, TextPosition position,
                                 const RuleContext& context)
{
    const std::size_t offset = document.source().offset(position);
    if (isInComment(document, offset))
        return std::nullopt;
    const WrittenTree tree = treeAround(document, offset);
    const TextPlace place = placeIn(tree, offset);
    auto text = Describer(tree, place, context).run();
    if (text)
        text->range = document.source().range(place.word);
    return text;
}

} // namespace fusewright
