// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/pattern_collector.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

bool isText(PythonValue value)
{
    return value.is(PythonType::String);
}

bool isList(PythonValue value)
{
    return value.is(PythonType::List) || value.is(PythonType::Tuple);
}

/// Whether a value names itself: `FusionPattern`, `(name, pattern, …)`.
bool hasName(PythonValue value)
{
    if (asFusionPattern(value))
        return true;
    if (!value.is(PythonType::Tuple))
        return false;
    const auto& items = value.as<PythonSequence>().items;
    return items.size() >= 2 && isText(items[0]) && asDplObject(items[1]);
}

bool areLabels(PythonValue value)
{
    if (!value.is(PythonType::Dict))
        return false;
    return std::ranges::all_of(
        value.as<PythonTable>().entries(), [](const PythonTable::Entry& entry) {
            return !entry.key.isValid() || (isText(entry.key) && asDplObject(entry.value));
        });
}

/// `(pattern, labels)`, as functions of TVM give it, perhaps with a check.
bool isLabelled(PythonValue value)
{
    if (!value.is(PythonType::Tuple))
        return false;
    const auto& items = value.as<PythonSequence>().items;
    return items.size() >= 2 && items.size() <= 4 && asDplObject(items[0]) && areLabels(items[1]);
}

bool isEntry(PythonValue value)
{
    return hasName(value) || isLabelled(value) || asDplObject(value);
}

/// What can be the root of a pattern that nobody names; parts that are left over are none.
bool canBeAlone(const DplObject& object)
{
    const DplKind kind = object.node().kind;
    return kind == DplKind::Call || (isDplWrapper(kind) && kind != DplKind::Not);
}

} // namespace

void PatternCollector::tellTooMany(const PythonPlace& place)
{
    if (std::exchange(m_left, 0) == 0)
        return;
    std::optional<TextRange> range;
    if (place.source && place.source == m_places.source())
        range = place.range();
    m_findings.error("too-many-patterns",
                     "The patterns of this file have too many parts. From here on they are left"
                     " out.",
                     m_places.source() ? m_places.source()->name() : std::string(), range);
}

/// Where its name stands, else where its root or the whole is made.
void PatternCollector::place(TvmFusionPattern& made, const PythonPlace& written)
{
    const auto isHere = [&](const PythonPlace& at) {
        return at.source && at.source == m_places.source();
    };
    const PythonPlace& root = made.pattern.nodes[made.pattern.root].place;
    made.isHere = isHere(written) || isHere(root);
    made.range = isHere(root) ? root.bytes : isHere(written) ? written.bytes : ByteRange();
    made.nameRange = made.range;
    if (const auto name = m_places.nameRange(made.name, m_timesNamed[made.name]++)) {
        made.isHere = true;
        made.nameRange = *name;
        made.range = m_places.entryAround(*name);
    }
}

std::optional<std::uint32_t> PatternCollector::add(const FusionPatternObject& pattern,
                                                   TvmOrigin origin)
{
    if (const auto known = m_ids.find(&pattern); known != m_ids.end())
        return known->second;
    const auto [begin, end] = m_roots.equal_range(pattern.pattern);
    for (auto at = begin; at != end; ++at) {
        const TvmFusionPattern& other = m_patterns[at->second];
        if (other.name == pattern.name && other.check.isSame(pattern.check))
            return at->second;
    }
    auto collected = collectDpl(*pattern.pattern, m_left);
    if (!collected) {
        tellTooMany(pattern.place);
        return std::nullopt;
    }
    m_left -= collected->pattern.nodes.size();
    for (const auto& [object, id] : collected->ids)
        m_parts.insert(object);
    TvmFusionPattern made{.name = pattern.name,
                          .pattern = std::move(collected->pattern),
                          .check = pattern.check,
                          .attributes = pattern.attributes,
                          .origin = origin};
    place(made, pattern.place);
    for (const auto& [label, object] : pattern.annotations) {
        const auto found = collected->ids.find(object);
        if (found != collected->ids.end())
            made.annotations.emplace_back(label, found->second);
        else if (made.isHere)
            tellUnused(label, made);
    }
    const auto id = static_cast<std::uint32_t>(m_patterns.size());
    m_patterns.push_back(std::move(made));
    m_ids.emplace(&pattern, id);
    m_roots.emplace(pattern.pattern, id);
    return id;
}

std::optional<CollectedDpl> PatternCollector::collect(const std::vector<const DplObject*>& roots,
                                                      const PythonPlace& place)
{
    CollectedDpl collected;
    for (const DplObject* const root : roots) {
        if (addDpl(collected, *root, m_left))
            continue;
        tellTooMany(place);
        return std::nullopt;
    }
    m_left -= collected.pattern.nodes.size();
    return collected;
}

std::uint32_t PatternCollector::addMade(TvmFusionPattern made)
{
    m_patterns.push_back(std::move(made));
    return static_cast<std::uint32_t>(m_patterns.size() - 1);
}

void PatternCollector::tellUnused(const std::string& label, const TvmFusionPattern& of)
{
    m_findings.add({.severity = Severity::Information,
                    .code = "unused-annotation",
                    .message = "The annotation `" + label + "` of `" + of.name
                        + "` is no part of the pattern, so checks never see it.",
                    .file = m_places.source()->name(),
                    .range = m_places.source()->range(of.range),
                    .fixes = {}});
}

FusionPatternObject* PatternCollector::named(const std::string& name,
                                             const std::vector<PythonValue>& rest)
{
    std::vector<PythonValue> items{m_ask.runtime.string(name)};
    items.insert(items.end(), rest.begin(), rest.end());
    const PythonValue entry =
        items.front().isValid() ? m_ask.runtime.tuple(std::move(items)) : PythonValue();
    FusionPatternObject* const made = entry.isValid() ? fusionPatternOf(m_ask, entry) : nullptr;
    if (made)
        made->place = made->pattern->node().place;
    return made;
}

FusionPatternObject* PatternCollector::entryOf(const std::string& name, PythonValue value)
{
    if (hasName(value))
        return fusionPatternOf(m_ask, value);
    if (isLabelled(value)) {
        const auto items = value.as<PythonSequence>().items;
        return named(name, items);
    }
    return asDplObject(value) ? named(name, {value}) : nullptr;
}

std::vector<std::uint32_t> PatternCollector::addValue(const std::string& name, PythonValue value,
                                                      TvmOrigin origin)
{
    std::vector<std::uint32_t> added;
    const auto take = [&](const std::string& as, PythonValue entry) {
        const FusionPatternObject* const made = entryOf(as, entry);
        const auto id = made ? add(*made, origin) : std::nullopt;
        if (id)
            added.push_back(*id);
    };
    if (const DplObject* const alone = asDplObject(value)) {
        if (!isPart(*alone) && canBeAlone(*alone))
            take(name, value);
        return added;
    }
    if (isEntry(value)) {
        take(name, value);
        return added;
    }
    if (isList(value)) {
        const std::vector<PythonValue> items = value.as<PythonSequence>().items;
        const bool isOfPatterns = std::ranges::any_of(items, isEntry);
        for (std::size_t at = 0; isOfPatterns && at < items.size(); ++at) {
            if (isEntry(items[at]))
                take(name + '[' + std::to_string(at) + ']', items[at]);
            else
                fusionPatternOf(m_ask, items[at]);
        }
        return added;
    }
    if (value.is(PythonType::Dict)) {
        for (const PythonTable::Entry& entry : std::vector(value.as<PythonTable>().entries())) {
            if (entry.key.isValid() && isText(entry.key) && isEntry(entry.value))
                take(entry.key.as<PythonString>().text, entry.value);
        }
    }
    return added;
}

} // namespace fusewright
