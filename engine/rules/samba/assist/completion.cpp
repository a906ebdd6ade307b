// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/completion.h"

#include "engine/rules/samba/assist/assist_texts.h"
#include "engine/rules/samba/assist/entry_description.h"
#include "engine/rules/samba/assist/following_operators.h"
#include "engine/rules/samba/assist/operator_names.h"
#include "engine/rules/samba/assist/rule_templates.h"
#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/samba/assist/written_pattern.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/rules/yaml/yaml_values.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace fusewright {

using Kind = WrittenNode::Kind;

namespace {

/// A name as it can stand there: between quotation marks where it would be read otherwise.
std::string spelled(std::string_view name, const TextPlace& place)
{
    constexpr std::string_view neverFirst = "-?:,[]{}#&*!|>'\"%@` \t";
    constexpr std::string_view neverInBrackets = ",[]{}";
    const bool isPlain = !name.empty() && neverFirst.find(name.front()) == std::string_view::npos
        && name.find(": ") == std::string_view::npos && name.find(" #") == std::string_view::npos
        && name.back() != ':' && name.back() != ' '
        && (!place.isInBrackets || name.find_first_of(neverInBrackets) == std::string_view::npos)
        && !yaml::isNull(name);
    if (isPlain || place.isQuoted)
        return std::string(name);
    std::string text = "'";
    for (const char c : name)
        text += c == '\'' ? std::string("''") : std::string(1, c);
    return text + '\'';
}

/// Collects what fits at one place.
class Completer {
public:
    Completer(const YamlDocument& document, const WrittenTree& tree, TextPlace place,
              const RuleContext& context)
        : m_document(document),
          m_tree(tree),
          m_place(std::move(place)),
          m_context(context),
          m_replaced(document.source().range(m_place.word))
    {
    }

    std::vector<Completion> run();

private:
    void addRule();
    void addKeys(KeyOwner owner);
    void addAlternate(const std::unordered_set<std::string_view>& present);
    void addPriorities();
    void addHeuristics();
    void addNewEntries();
    std::unordered_set<std::string_view> leadingTo(const WrittenPattern& pattern,
                                                   std::string_view entry) const;
    void addReferences();
    void addNewReferences(const WrittenPattern& pattern);
    std::optional<Completion::Addition> newEntry(std::string_view name) const;
    void addOperators();
    void addFollowing();
    void addOperator(std::string_view name, std::optional<std::size_t> count);
    void addFlags();
    void addKey(std::string_view name, std::string_view detail, std::string_view documentation,
                CompletionKind kind = CompletionKind::Key);
    Completion& add(CompletionKind kind, std::string_view name);
    /// The other keys of the mapping that the place is in.
    std::unordered_set<std::string_view> presentKeys() const;
    /// The other items of the list that the place is in.
    std::unordered_set<std::string_view> presentItems() const;

    const YamlDocument& m_document;
    const WrittenTree& m_tree;
    TextPlace m_place;
    const RuleContext& m_context;
    TextRange m_replaced;
    std::vector<Completion> m_found;
    std::unordered_set<std::string_view> m_operators;
};

std::vector<Completion> Completer::run()
{
    if (m_place.keyOwner)
        addKeys(*m_place.keyOwner);
    switch (m_place.kind) {
    case PlaceKind::Nothing:
    case PlaceKind::Key:
        break;
    case PlaceKind::RuleName:
        addRule();
        break;
    case PlaceKind::Priority:
        addPriorities();
        break;
    case PlaceKind::Heuristic:
        addHeuristics();
        break;
    case PlaceKind::EntryName:
        addNewEntries();
        break;
    case PlaceKind::Operator:
        addOperators();
        break;
    case PlaceKind::Reference:
        addReferences();
        break;
    case PlaceKind::Flag:
        addFlags();
        break;
    }
    return std::move(m_found);
}

void Completer::addRule()
{
    // Whoever stands on a rule's name wants that name, not another rule.
    const bool isName = m_place.node.isValid() && m_tree[m_place.node].kind == Kind::Entry;
    if (isName || m_place.isInBrackets)
        return;
    for (Completion& rule : ruleTemplates(m_context, presentKeys(), m_replaced))
        m_found.push_back(std::move(rule));
}

void Completer::addKeys(KeyOwner owner)
{
    const std::unordered_set<std::string_view> present = presentKeys();
    const bool hasAlternates = std::ranges::any_of(
        present, [](std::string_view key) { return key != "pattern" && isPatternKey(key); });
    for (const SambaKey& key : sambaKeys(owner)) {
        const bool isTaken = key.value == KeyValue::Pattern && hasAlternates;
        if (!present.contains(key.name) && !isTaken)
            addKey(key.name, assistText(std::string(key.help) + ".short"), assistText(key.help));
    }
    if (owner == KeyOwner::Rule)
        addAlternate(present);
    if (owner != KeyOwner::Entry)
        return;
    // Keys that cannot stand together go to the end: an error is a step on the way.
    const auto contradicts = [&](const Completion& each) {
        const SambaKey* const key = findSambaKey(KeyOwner::Entry, each.label);
        return key && std::ranges::any_of(present, [&](std::string_view other) {
                   return key->excludes(other);
               });
    };
    std::stable_partition(m_found.begin(), m_found.end(),
                          [&](const Completion& each) { return !contradicts(each); });
}

void Completer::addAlternate(const std::unordered_set<std::string_view>& present)
{
    std::string name = "pattern1";
    for (std::size_t number = 2; present.contains(name); ++number)
        name = "pattern" + std::to_string(number);
    addKey(name, assistText("rule.alternate.short"), assistText("rule.pattern"));
}

void Completer::addPriorities()
{
    std::optional<std::int64_t> lowest;
    std::optional<std::int64_t> highest;
    const YamlNodeId root = m_document.root();
    const WrittenId rule = m_place.level(0);
    const std::size_t own = m_tree[rule].key.begin;
    for (const YamlEntry& entry : m_document.writtenEntries(root)) {
        if (m_document.range(entry.key).contains(own))
            continue;
        const auto value = m_document.find(entry.value, "priority");
        const auto number = value ? m_document.integer(*value) : std::nullopt;
        if (number) {
            lowest = std::min(lowest.value_or(*number), *number);
            highest = std::max(highest.value_or(*number), *number);
        }
    }
    if (highest && *highest < std::numeric_limits<std::int64_t>::max())
        add(CompletionKind::Value, std::to_string(*highest + 1)).detail =
            assistText("priority.above");
    if (lowest && *lowest > std::numeric_limits<std::int64_t>::min())
        add(CompletionKind::Value, std::to_string(*lowest - 1)).detail =
            assistText("priority.below");
}

void Completer::addHeuristics()
{
    if (!m_context.heuristics)
        return;
    for (const Heuristic& heuristic : m_context.heuristics->all()) {
        Completion& each = add(CompletionKind::Heuristic, heuristic.name);
        each.detail = describeConstraint(heuristic);
        each.documentation = heuristic.summary;
    }
}

/// The names that others use and nobody has defined.
void Completer::addNewEntries()
{
    const WrittenPattern pattern(m_tree, m_place.level(1));
    for (const std::string_view name : pattern.missing())
        addKey(name, assistText("entry.new"), {}, CompletionKind::Entry);
}

/// The entry itself, and those that name it, or name one that does: a ring, if it names one.
std::unordered_set<std::string_view> Completer::leadingTo(const WrittenPattern& pattern,
                                                          std::string_view entry) const
{
    std::unordered_multimap<std::string_view, std::string_view> namedBy;
    for (const WrittenEntry& each : pattern.entries()) {
        for (const std::vector<WrittenId>* const names : {&each.children, &each.options}) {
            for (const WrittenId name : *names)
                namedBy.emplace(pattern.nameAt(name), each.name);
        }
    }
    std::unordered_set<std::string_view> leading{entry};
    std::vector<std::string_view> open{entry};
    while (!open.empty()) {
        const auto [begin, end] = namedBy.equal_range(open.back());
        open.pop_back();
        for (auto at = begin; at != end; ++at) {
            if (leading.insert(at->second).second)
                open.push_back(at->second);
        }
    }
    return leading;
}

void Completer::addReferences()
{
    const WrittenPattern pattern(m_tree, m_place.level(1));
    const std::string_view own = m_tree.key(m_place.level(2));
    const std::unordered_set<std::string_view> leading = leadingTo(pattern, own);
    const std::unordered_set<std::string_view> present = presentItems();
    std::unordered_set<std::string_view> seen;
    const auto offer = [&](const auto& isWanted) {
        for (const WrittenEntry& entry : pattern.entries()) {
            const bool isListed = present.contains(entry.name) || entry.name.empty();
            if (isListed || !isWanted(entry) || !seen.insert(entry.name).second)
                continue;
            Completion& each = add(CompletionKind::Entry, entry.name);
            each.detail = describeOperators(entry);
            if (!pattern.isNamed(entry.name) && !leading.contains(entry.name))
                each.documentation = assistText("entry.unused");
        }
    };
    offer([&](const WrittenEntry& entry) {
        return !pattern.isNamed(entry.name) && !leading.contains(entry.name);
    });
    offer([&](const WrittenEntry& entry) { return !leading.contains(entry.name); });
    const std::string_view typed = m_tree.written(m_place.word);
    for (const std::string_view name : pattern.missing()) {
        if (name != typed && !present.contains(name))
            add(CompletionKind::Entry, name).detail = assistText("entry.new");
    }
    // Alone they would be chosen, which is never right.
    if (!m_found.empty()) {
        offer([&](const WrittenEntry& entry) { return entry.name != own; });
        offer([](const WrittenEntry&) { return true; });
    }
    addNewReferences(pattern);
}

/// Entries that are not there yet, called as what the model has below this one.
void Completer::addNewReferences(const WrittenPattern& pattern)
{
    constexpr std::size_t most = 6;
    const std::string_view own = m_tree.key(m_place.level(2));
    std::size_t added = 0;
    for (const FollowingOperator& each : operatorsBelow(pattern, own, m_context)) {
        if (pattern.find(each.name) || pattern.isNamed(each.name))
            continue;
        Completion& fresh = add(CompletionKind::Entry, each.name);
        fresh.detail = assistText("entry.follows");
        fresh.count = each.count;
        fresh.addition = newEntry(each.name);
        if (++added == most)
            break;
    }
}

/// The entry behind the last one of the pattern, indented as they are; nothing between brackets.
std::optional<Completion::Addition> Completer::newEntry(std::string_view name) const
{
    constexpr std::int64_t usualStep = 2;
    const std::vector<WrittenId> entries = m_tree.children(m_place.level(1));
    const WrittenId own = m_place.level(2);
    if (entries.empty() || !own.isValid() || m_tree[own].column < 0)
        return std::nullopt;
    const std::int64_t column = m_tree[own].column;
    std::int64_t step = usualStep;
    for (const WrittenId inner : m_tree.children(own)) {
        if (m_tree[inner].column > column)
            step = m_tree[inner].column - column;
    }
    const auto spaces = [](std::int64_t count) {
        return std::string(static_cast<std::size_t>(count), ' ');
    };
    const std::size_t end = std::max(m_tree[entries.back()].end, m_place.word.end);
    const std::string spelledName = spelled(name, {});
    return Completion::Addition{
        .line = static_cast<std::uint32_t>(m_document.source().position(end).line),
        .text = '\n' + spaces(column) + spelledName + ":\n" + spaces(column + step)
            + "op_type: " + spelledName};
}

void Completer::addOperators()
{
    for (const std::string_view name : presentItems())
        m_operators.insert(name);
    addFollowing();
    const OperatorCounts counts(m_context.model.get());
    for (const std::string_view name : counts.names())
        addOperator(name, counts.count(name));
    Completion& any = add(CompletionKind::Operator, ".");
    any.text = ".";
    any.detail = assistText("operators.any.short");
    any.documentation = assistText("operators.any");
    if (!m_context.operators)
        return;
    for (const OperatorSpec& spec : m_context.operators->operators())
        addOperator(spec.name, std::nullopt);
    for (const std::string& name : m_context.operators->names())
        addOperator(name, std::nullopt);
}

/// What the model has at the entry's place, before all that it has.
void Completer::addFollowing()
{
    const WrittenPattern pattern(m_tree, m_place.level(1));
    for (const FollowingOperator& each :
         followingOperators(pattern, m_tree.key(m_place.level(2)), m_context)) {
        const std::size_t before = m_found.size();
        addOperator(each.name, each.count);
        if (m_found.size() > before)
            m_found.back().detail = assistText("operator.follows");
    }
}

void Completer::addOperator(std::string_view name, std::optional<std::size_t> count)
{
    if (!m_operators.insert(name).second)
        return;
    const OperatorSpec* const spec =
        m_context.operators ? m_context.operators->find(name) : nullptr;
    Completion& each = add(CompletionKind::Operator, name);
    each.count = count;
    const std::string usual = usualName(m_context, name);
    each.spellingOf = usual;
    each.detail =
        usual.empty() ? describeCategory(spec) : assistText("operator.canonical", {usual});
}

void Completer::addFlags()
{
    const std::string_view key = m_tree.key(m_place.path.back());
    const SambaKey* const flag = findSambaKey(key);
    const bool isDefault = flag && flag->isTrueByDefault;
    // The value that changes something comes first.
    for (const bool value : {!isDefault, isDefault}) {
        const std::string_view word = value ? "true" : "false";
        add(CompletionKind::Value, word).detail =
            assistText("flag." + std::string(key) + '.' + std::string(word));
    }
}

void Completer::addKey(std::string_view name, std::string_view detail,
                       std::string_view documentation, CompletionKind kind)
{
    Completion& key = add(kind, name);
    const bool hasColon = m_place.node.isValid() && m_tree[m_place.node].kind == Kind::Entry;
    if (!hasColon && !m_place.isQuoted)
        key.text += ": ";
    key.detail = detail;
    key.documentation = documentation;
}

Completion& Completer::add(CompletionKind kind, std::string_view name)
{
    m_found.push_back({.kind = kind,
                       .label = std::string(name),
                       .text = spelled(name, m_place),
                       .replaced = m_replaced,
                       .detail = {},
                       .count = std::nullopt,
                       .spellingOf = {},
                       .documentation = {}});
    return m_found.back();
}

std::unordered_set<std::string_view> Completer::presentKeys() const
{
    std::unordered_set<std::string_view> keys;
    const WrittenId parent = m_place.path.empty() ? WrittenId{} : m_place.path.back();
    // The outermost keys are those of the whole file, and the tree may hold one rule only.
    if (!parent.isValid()) {
        for (const YamlEntry& entry : m_document.writtenEntries(m_document.root()))
            keys.insert(m_document.text(entry.key));
        return keys;
    }
    for (const WrittenId child : m_tree.children(parent)) {
        if (m_tree[child].kind == Kind::Entry && child != m_place.node)
            keys.insert(m_tree.key(child));
    }
    return keys;
}

std::unordered_set<std::string_view> Completer::presentItems() const
{
    std::unordered_set<std::string_view> items;
    if (m_place.path.empty())
        return items;
    for (const WrittenId child : m_tree.children(m_place.path.back())) {
        if (m_tree[child].kind == Kind::Item && child != m_place.node)
            items.insert(m_tree.value(child));
    }
    return items;
}

} // namespace

namespace {

std::vector<Completion> completionsIn(const YamlDocument& document, std::size_t offset,
                                      const RuleContext& context)
{
    if (isInComment(document, offset))
        return {};
    const WrittenTree tree = treeAround(document, offset);
    TextPlace place = placeIn(tree, offset);
    const std::string_view word = tree.written(place.word);
    const bool namesAnchor = !place.isQuoted && !word.empty()
        && (word.front() == '*' || word.front() == '&' || word.front() == '!');
    if (namesAnchor)
        return {};
    return Completer(document, tree, std::move(place), context).run();
}

/// Behind a key's colon, where the blank is missing that makes it one.
bool isBehindColon(std::string_view text, std::size_t offset)
{
    return offset > 1 && text[offset - 1] == ':' && text[offset - 2] != ' '
        && (offset == text.size() || text[offset] == '\n' || text[offset] == '\r');
}

/// What fits behind a blank, with that blank.
std::vector<Completion> completionsBehindColon(const YamlDocument& document, std::size_t offset,
                                               const RuleContext& context)
{
    const SourceText& source = document.source();
    std::string text(source.text());
    text.insert(offset, 1, ' ');
    const YamlDocument spaced =
        YamlDocument::reparse(document, SourceText(source.name(), std::move(text)));
    std::vector<Completion> found = completionsIn(spaced, offset + 1, context);
    const TextRange here = source.range({offset, offset});
    for (Completion& each : found) {
        each.replaced = here;
        each.text.insert(0, 1, ' ');
        for (ByteRange& stop : each.stops)
            stop = {stop.begin + 1, stop.end + 1};
    }
    return found;
}

} // namespace

std::vector<Completion> completionsAt(const YamlDocument& document, TextPosition position,
                                      const RuleContext& context)
{
    const std::size_t offset = document.source().offset(position);
    return isBehindColon(document.source().text(), offset)
        ? completionsBehindColon(document, offset, context)
        : completionsIn(document, offset, context);
}

} // namespace fusewright
