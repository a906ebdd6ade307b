// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/samba_pattern.h"

#include "engine/pattern/pattern_builder.h"

#include <algorithm>
#include <utility>

namespace fusewright {

SambaPattern::SambaPattern(SambaText& text, const RuleContext& context)
    : m_text(text), m_context(context)
{
}

std::optional<RulePattern> SambaPattern::read(YamlNodeId key, YamlNodeId value)
{
    const YamlDocument& document = m_text.document();
    const YamlKind kind = m_text.kind(value);
    if (kind == YamlKind::Null
        || (kind == YamlKind::Mapping && document.entries(document.resolved(value)).empty())) {
        m_text.error("empty-pattern", "This pattern has no entries.", key);
        return std::nullopt;
    }
    if (!m_text.wantMapping(value, "A pattern"))
        return std::nullopt;

    bool good = true;
    for (const YamlEntry& written : document.entries(document.resolved(value)))
        good = readEntry(written) && good;
    for (std::size_t at = 0; at < m_entries.size(); ++at)
        good = linkEntry(at) && good;
    if (!good || !reportFaults(key))
        return std::nullopt;

    PatternBuilder builder;
    RulePattern result{.name = std::string(m_text.text(key)), .pattern = {}, .entryRanges = {}};
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        builder.addEntry(std::move(m_entries[at]));
        result.entryRanges.push_back(m_text.range(m_written[at].key));
    }
    for (const PatternEdge& edge : m_edges)
        builder.addEdge(edge);
    auto pattern = builder.build();
    if (!pattern)
        return std::nullopt;
    result.pattern = *std::move(pattern);
    return result;
}

/// An entry that cannot be understood still has its name, so that who names it is not blamed.
bool SambaPattern::readEntry(const YamlEntry& member)
{
    Written written{.key = member.key};
    Entry entry;
    entry.name = m_text.text(member.key);
    m_byName.insert_or_assign(entry.name, EntryId(m_entries.size()));
    m_entries.push_back(std::move(entry));

    bool good = m_text.wantMapping(member.value, "An entry");
    if (good) {
        const YamlDocument& document = m_text.document();
        for (const YamlEntry& part : document.entries(document.resolved(member.value)))
            good = readKey(written, part) && good;
        good = checkAlone(written) && good;
        if (good && !written.options.isValid())
            good = readOperators(written);
    }
    m_written.push_back(written);
    return good;
}

bool SambaPattern::readKey(Written& written, const YamlEntry& member)
{
    const SambaKey* const key = m_text.wantKey(member.key, KeyOwner::Entry, "an entry");
    if (!key)
        return false;
    if (key->value == KeyValue::Flag)
        return readFlag(*key, member.value);
    if (key->meaning == KeyMeaning::Operators)
        written.operators = member.value;
    else if (key->meaning == KeyMeaning::Child)
        written.child = member.value;
    else if (key->meaning == KeyMeaning::Children)
        written.children = member.value;
    else
        written.options = member.value;
    return true;
}

bool SambaPattern::readFlag(const SambaKey& key, YamlNodeId value)
{
    const auto truth = m_text.wantBoolean(value, quoted(key.name));
    if (!truth)
        return false;
    Entry& entry = m_entries.back();
    if (key.meaning == KeyMeaning::Required)
        entry.isOptional = !*truth;
    else if (key.meaning == KeyMeaning::Included)
        entry.isIncluded = *truth;
    else
        entry.isRepeated = *truth;
    return true;
}

bool SambaPattern::checkAlone(const Written& written)
{
    const Entry& entry = m_entries.back();
    if (written.child.isValid() && written.children.isValid()) {
        m_text.error("child-and-children",
                     quoted(entry.name) + " has both \"child\" and \"children\"; keep one of them.",
                     written.key);
        return false;
    }
    if (!written.options.isValid())
        return true;
    const bool isAlone = !written.operators.isValid() && !written.child.isValid()
        && !written.children.isValid() && !entry.isRepeated;
    if (!isAlone) {
        m_text.error("option-not-alone",
                     "\"match_first_option\" stands for other entries, so " + quoted(entry.name)
                         + " cannot have \"op_type\", \"child\", \"children\" or "
                           "\"match_multiple\": move them to the options.",
                     written.key);
    }
    return isAlone;
}

bool SambaPattern::readOperators(const Written& written)
{
    Entry& entry = m_entries.back();
    if (!written.operators.isValid()) {
        m_text.error("missing-op-type",
                     quoted(entry.name)
                         + " does not say which operators it takes: \"op_type\" is "
                           "missing.",
                     written.key);
        return false;
    }
    if (m_text.kind(written.operators) == YamlKind::Mapping)
        return readOperatorMapping(written.operators, entry.operators);
    const auto words = m_text.wantWords(written.operators, "\"op_type\"");
    return words && takeNames(*words, written.operators, entry.operators);
}

bool SambaPattern::readOperatorMapping(YamlNodeId value, OperatorClass& operators)
{
    const YamlDocument& document = m_text.document();
    std::optional<std::vector<SambaText::Word>> words;
    bool inverted = false;
    bool good = true;
    for (const YamlEntry& part : document.entries(document.resolved(value))) {
        const SambaKey* const key = m_text.wantKey(part.key, KeyOwner::Operators, "\"op_type\"");
        if (!key) {
            good = false;
        } else if (key->value == KeyValue::Flag) {
            const auto truth = m_text.wantBoolean(part.value, quoted(key->name));
            good = good && truth;
            inverted = truth.value_or(false);
        } else {
            words = m_text.wantWords(part.value, quoted(key->name));
            good = good && words;
        }
    }
    if (good && !words) {
        m_text.error("missing-op-type", "\"op_type\" lists no \"options\".", value);
        return false;
    }
    if (!good || !takeNames(*words, value, operators))
        return false;
    if (inverted)
        operators.mode = OperatorClass::Mode::NoneOf;
    return true;
}

bool SambaPattern::takeNames(const std::vector<SambaText::Word>& words, YamlNodeId at,
                             OperatorClass& operators)
{
    for (const SambaText::Word& word : words) {
        if (word.text == ".") {
            operators = {.mode = OperatorClass::Mode::Any, .names = {}};
            return true;
        }
        checkOperatorName(word);
        if (std::ranges::find(operators.names, word.text) == operators.names.end())
            operators.names.push_back(word.text);
    }
    if (!operators.names.empty())
        return true;
    m_text.error("missing-op-type", "\"op_type\" lists no operators.", at);
    return false;
}

void SambaPattern::checkOperatorName(const SambaText::Word& word)
{
    if (m_context.operators->find(word.text))
        return;
    if (m_context.model) {
        for (const Operator& op : m_context.model->operators()) {
            if (m_context.model->text(op.native) == word.text)
                return;
        }
    }
    std::vector<std::string_view> known;
    for (const OperatorSpec& spec : m_context.operators->operators())
        known.push_back(spec.name);
    if (m_context.model) {
        for (const Operator& op : m_context.model->operators())
            known.push_back(m_context.model->text(op.native));
    }
    m_text.unknown(Severity::Warning, "unknown-op-type",
                   "Unknown operator " + quoted(word.text) + ", so nothing will match.", word.at,
                   known);
}

bool SambaPattern::linkEntry(std::size_t at)
{
    const bool children = linkChildren(at);
    return linkOptions(at) && children;
}

bool SambaPattern::linkChildren(std::size_t at)
{
    const Written& written = m_written[at];
    std::vector<SambaText::Word> words;
    if (written.child.isValid()) {
        const auto word = m_text.wantText(written.child, "\"child\"");
        if (!word)
            return false;
        words.push_back({*word, written.child});
    } else if (written.children.isValid()) {
        auto list = m_text.wantWords(written.children, "\"children\"");
        if (!list)
            return false;
        words = *std::move(list);
    }
    bool good = true;
    const std::size_t firstEdge = m_edges.size();
    for (const SambaText::Word& word : words) {
        const auto child = entryNamed(word);
        if (!child) {
            good = false;
            continue;
        }
        const bool repeats =
            std::any_of(m_edges.begin() + static_cast<std::ptrdiff_t>(firstEdge), m_edges.end(),
                        [&](const PatternEdge& edge) { return edge.to == *child; });
        if (repeats) {
            m_text.error("duplicate-child", quoted(word.text) + " is listed as a child twice.",
                         word.at);
            good = false;
        }
        m_edges.push_back({.from = EntryId(at), .to = *child});
    }
    return good;
}

bool SambaPattern::linkOptions(std::size_t at)
{
    if (!m_written[at].options.isValid())
        return true;
    const auto words = m_text.wantWords(m_written[at].options, "\"match_first_option\"");
    if (!words)
        return false;
    Entry& entry = m_entries[at];
    entry.kind = Entry::Kind::Choice;
    bool good = true;
    for (const SambaText::Word& word : *words) {
        if (const auto option = entryNamed(word))
            entry.options.push_back(*option);
        else
            good = false;
    }
    if (words->empty()) {
        m_text.error("wrong-type", "\"match_first_option\" lists no entries.",
                     m_written[at].options);
        good = false;
    }
    return good;
}

std::optional<EntryId> SambaPattern::entryNamed(const SambaText::Word& word)
{
    const auto found = m_byName.find(word.text);
    if (found != m_byName.end())
        return found->second;
    std::vector<std::string_view> known;
    for (const Entry& entry : m_entries)
        known.push_back(entry.name);
    m_text.unknown(Severity::Error, "unknown-entry",
                   "This pattern has no entry " + quoted(word.text) + '.', word.at, known);
    return std::nullopt;
}

bool SambaPattern::reportFaults(YamlNodeId key)
{
    PatternBuilder builder;
    for (const Entry& entry : m_entries)
        builder.addEntry(entry);
    for (const PatternEdge& edge : m_edges)
        builder.addEdge(edge);
    const auto isContext = [](const Entry& entry) {
        return entry.kind == Entry::Kind::Choice || !entry.isIncluded;
    };
    if (!m_entries.empty() && std::ranges::all_of(m_entries, isContext))
        m_text.warning("only-context",
                       "Every entry of this pattern is context, so nothing can become a section. "
                       "Remove \"included: false\" from the operators to fuse.",
                       key);
    const std::vector<PatternFault> faults = builder.faults();
    for (const PatternFault& fault : faults) {
        const YamlNodeId at =
            fault.entries.empty() ? key : m_written[fault.entries.front().index].key;
        std::string names;
        for (const EntryId id : fault.entries)
            names += (names.empty() ? "" : ", ") + quoted(m_entries[id.index].name);
        switch (fault.kind) {
        case PatternFault::Kind::Empty:
        case PatternFault::Kind::UncertainPlace: // This language chooses no places
        case PatternFault::Kind::BadCondition:   // and has no conditions
        case PatternFault::Kind::BadCall:        // and no forms of calls.
            break;
        case PatternFault::Kind::Circle:
            m_text.error("pattern-cycle", "These entries form a cycle: " + names + '.', at);
            break;
        case PatternFault::Kind::Disconnected:
            m_text.error("disconnected-pattern",
                         "A pattern must be connected, but nothing connects " + names
                             + " to the rest of it.",
                         at);
            break;
        case PatternFault::Kind::MatchesNothing:
            m_text.error("matches-nothing",
                         "Every entry of this pattern may be absent, so it would match nothing.",
                         at);
            break;
        case PatternFault::Kind::OpenEndedRepeat:
            m_text.error("open-ended-repeat",
                         "A repeated entry needs a child that ends it; without one: " + names + '.',
                         at);
            break;
        }
    }
    return faults.empty();
}

} // namespace fusewright
