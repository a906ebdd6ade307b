// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/element_type.h"
#include "engine/rules/tvm/dpl_fact.h"
#include "engine/rules/tvm/edit/tvm_editor.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr unsigned askedLess = 1;
constexpr unsigned askedNoMore = 2;

/// What an entry would take at a place, as Relax has it.
RelaxExpression expressionAt(const SeenThere& seen)
{
    RelaxExpression made;
    made.kind = seen.value.isValid() ? RelaxExpression::Kind::Value : RelaxExpression::Kind::Call;
    made.value = seen.value;
    made.node = seen.node;
    return made;
}

std::string_view askedOf(DplKind kind)
{
    return kind == DplKind::HasShape ? "shape"
        : kind == DplKind::HasType   ? "element type"
        : kind == DplKind::HasStruct ? "type"
                                     : "attributes";
}

/// The extents as Python has them; nothing where one is not a number.
std::optional<std::vector<DplExtent>> seenExtents(const Graph& graph, ValueId value)
{
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return std::nullopt;
    std::vector<DplExtent> extents;
    for (const Dim& dim : graph.shapes().dims(shape)) {
        if (!dim.isKnown())
            return std::nullopt;
        extents.push_back({dim.size(), {}});
    }
    return extents;
}

std::string tupleText(const std::vector<DplExtent>& extents)
{
    std::string text = "(";
    for (const DplExtent& extent : extents)
        text += (text.size() > 1 ? ", " : "") + std::to_string(*extent.number);
    return text + (extents.size() == 1 ? ",)" : ")");
}

} // namespace

/// `x.has_dtype("float16")`, or the same as a function; nothing where it is written otherwise.
std::optional<TvmEditor::Question> TvmEditor::question(DplId wish) const
{
    const auto place = written(wish);
    const auto given = place ? m_text.arguments(place->node) : std::nullopt;
    if (!given || given->empty())
        return std::nullopt;
    const PythonTree& tree = m_text.tree();
    const PythonNodeId called = tree.first(place->node);
    Question asked{.wish = wish, .node = place->node, .inner = {}, .wanted = given->front()};
    const bool isMethod = given->size() == 1 && tree.is(called, PythonKind::Attribute)
        && tree.word(called).starts_with("has_")
        && !m_text.calledAs("is_op").starts_with(std::string(tree.text(tree.first(called))) + '.');
    if (isMethod)
        asked.inner = tree.first(called);
    else if (given->size() == 2)
        asked.inner = (*given)[1];
    return asked;
}

RuleEdits TvmEditor::without(const Question& question)
{
    m_draft.emplace(pattern());
    m_draft->replace(question.wish, m_way->node(question.wish).parts.front());
    if (!question.inner.isValid())
        return judged({m_text.edit(m_text.tree().bytes(question.node), anyText())});
    return judged({m_text.byPart(question.node, question.inner)});
}

/// Asks for what was there or for what was seen.
RuleEdits TvmEditor::otherwise(const Question& question, const std::string& seen, DplNode wish)
{
    m_draft.emplace(pattern());
    const DplId inner = m_way->node(question.wish).parts.front();
    const bool isNamed = m_text.tree().is(question.inner, PythonKind::Name);
    if (!isNamed && hasCall(inner))
        return std::nullopt;
    const DplId other =
        m_draft->add(wish.kind, {isNamed ? inner : m_draft->copy(inner)}, std::move(wish.name));
    m_draft->node(other).hasExtents = wish.hasExtents;
    m_draft->node(other).extents = std::move(wish.extents);
    m_draft->replace(question.wish, m_draft->add(DplKind::Either, {question.wish, other}));
    const ByteRange outer = m_text.tree().bytes(question.node);
    const ByteRange hole = m_text.tree().bytes(question.wanted);
    const std::string again =
        m_text.text({outer.begin, hole.begin}) + seen + m_text.text({hole.end, outer.end});
    return judged({m_text.asOperation(question.node, m_text.text(outer) + " | " + again)});
}

/// Leaves out the attributes that are others there.
RuleEdits TvmEditor::withoutAttributes(const Question& question, const SeenThere& seen)
{
    const PythonTree& tree = m_text.tree();
    if (!tree.is(question.wanted, PythonKind::Dict))
        return std::nullopt;
    m_draft.emplace(pattern());
    const RelaxExpressions expressions(seen.graph);
    DplNode& wish = m_draft->node(question.wish);
    std::vector<std::pair<std::string, AttributeValue>> kept;
    std::string text;
    std::size_t at = 0;
    for (const PythonNodeId item : tree.children(question.wanted)) {
        if (!tree.is(item, PythonKind::DictItem) || at >= wish.attributes.size())
            return std::nullopt;
        DplNode one = wish;
        one.attributes = {wish.attributes[at++]};
        if (DplFacts(expressions).has(one, expressionAt(seen)).outcome == Outcome::False)
            continue;
        kept.push_back(one.attributes.front());
        text += (text.empty() ? "" : ", ") + m_text.text(tree.bytes(item));
    }
    if (kept.empty() || kept.size() == wish.attributes.size())
        return std::nullopt;
    wish.attributes = std::move(kept);
    return judged({m_text.edit(tree.bytes(question.wanted), '{' + text + '}')});
}

std::vector<EntryFit> TvmEditor::fits(std::string_view entry, const SeenThere& seen)
{
    std::vector<EntryFit> found;
    const auto id = find(entry);
    const RelaxExpressions expressions(seen.graph);
    const auto add = [&](std::string title, RuleEdits edits, unsigned strangeness) {
        if (edits)
            found.push_back(
                {EntryFit::Kind::Condition, std::move(title), *std::move(edits), strangeness});
    };
    const std::string called = '`' + std::string(entry) + '`';
    for (const DplId wish : id ? m_way->of(*id).asked : std::vector<DplId>()) {
        const DplNode& node = m_way->node(wish);
        const auto asked = question(wish);
        if (!asked || DplFacts(expressions).has(node, expressionAt(seen)).outcome != Outcome::False)
            continue;
        const auto outputs = seen.graph.outputs(seen.node);
        const ValueId value =
            seen.value.isValid() || outputs.empty() ? seen.value : *outputs.begin();
        const std::string type =
            value.isValid() ? elementTypeName(seen.graph.valueType(value)) : std::string();
        const auto extents = value.isValid() ? seenExtents(seen.graph, value) : std::nullopt;
        if (node.kind == DplKind::HasType && !type.empty())
            add("Let " + called + " be `" + type + "` too",
                otherwise(*asked, '"' + type + '"', {.kind = node.kind, .name = type}), askedLess);
        if (node.kind == DplKind::HasShape && extents)
            add("Let " + called + " have the shape " + tupleText(*extents) + " too",
                otherwise(*asked, tupleText(*extents),
                          {.kind = node.kind, .hasExtents = true, .extents = *extents}),
                askedLess);
        if (node.kind == DplKind::HasAttributes)
            add("Keep only the attributes that " + called + " has",
                withoutAttributes(*asked, seen), askedLess);
        add("Allow any " + std::string(askedOf(node.kind)) + " for " + called,
            without(*asked), askedNoMore);
    }
    return found;
}

} // namespace fusewright
