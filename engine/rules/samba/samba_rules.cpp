// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/samba_rules.h"

#include "engine/rules/heuristic_check.h"
#include "engine/rules/samba/samba_keys.h"
#include "engine/rules/samba/samba_pattern.h"
#include "engine/rules/samba/samba_text.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// Reads one rule: its name and its body.
class SambaRule {
public:
    SambaRule(SambaText& text, const RuleContext& context) : m_text(text), m_context(context) { }

    /// Nothing when no pattern of it can be used.
    std::optional<Rule> read(const YamlEntry& written);

private:
    void readMember(const YamlEntry& member);
    void readHeuristic(YamlNodeId value);
    void readHeuristicName(YamlNodeId value);
    void checkHeuristic();
    std::vector<Fix> otherHeuristics(HeuristicConstraint than) const;

    SambaText& m_text;
    const RuleContext& m_context;
    Rule m_rule;
    YamlNodeId m_heuristicName;
    bool m_hasPriority = false;
    bool m_hasPattern = false;
};

std::optional<Rule> SambaRule::read(const YamlEntry& written)
{
    m_rule.name = m_text.text(written.key);
    m_rule.nameRange = m_text.range(written.key);
    const YamlDocument& document = m_text.document();
    const bool isEmpty = m_text.kind(written.value) == YamlKind::Null;
    if (!isEmpty && !m_text.wantMapping(written.value, "A rule"))
        return std::nullopt;
    if (!isEmpty) {
        for (const YamlEntry& member : document.entries(document.resolved(written.value)))
            readMember(member);
    }
    if (!m_hasPattern)
        m_text.error("missing-pattern", "The rule \"" + m_rule.name + "\" has no \"pattern\".",
                     written.key);
    if (!m_hasPriority)
        m_text.warning("missing-priority",
                       "The rule \"" + m_rule.name + "\" has no \"priority\"; 0 is used.",
                       written.key);
    checkHeuristic();
    if (m_rule.patterns.empty())
        return std::nullopt;
    return std::move(m_rule);
}

void SambaRule::readMember(const YamlEntry& member)
{
    const SambaKey* const key = m_text.wantKey(member.key, KeyOwner::Rule, "a rule");
    if (!key)
        return;
    if (key->value == KeyValue::Number) {
        m_hasPriority = true;
        m_rule.priority = m_text.wantInteger(member.value, quoted(key->name)).value_or(0);
    } else if (key->value == KeyValue::Heuristic) {
        readHeuristic(member.value);
    } else {
        m_hasPattern = true;
        if (auto pattern = SambaPattern(m_text, m_context).read(member.key, member.value))
            m_rule.patterns.push_back(*std::move(pattern));
    }
}

void SambaRule::readHeuristic(YamlNodeId value)
{
    const YamlDocument& document = m_text.document();
    if (m_text.kind(value) == YamlKind::Null)
        return;
    if (m_text.kind(value) != YamlKind::Mapping) {
        readHeuristicName(value);
        return;
    }
    for (const YamlEntry& part : document.entries(document.resolved(value))) {
        const std::string_view name = m_text.text(part.key);
        const SambaKey* const key = findSambaKey(KeyOwner::Heuristic, name);
        if (key && key->value == KeyValue::Heuristic)
            readHeuristicName(part.value);
        else
            m_rule.heuristicParameters.emplace_back(
                name, document.written(document.content(document.resolved(part.value))));
    }
    if (!m_heuristicName.isValid())
        m_text.error("wrong-type", "A heuristic with parameters needs a \"name\".", value);
}

void SambaRule::readHeuristicName(YamlNodeId value)
{
    m_heuristicName = value;
    const auto name = m_text.wantText(value, "The name of a heuristic");
    if (!name)
        return;
    m_rule.heuristic = *name;
    m_rule.heuristicRange = m_text.range(value);
    if (m_context.heuristics->find(*name))
        return;
    std::vector<std::string_view> known;
    for (const Heuristic& heuristic : m_context.heuristics->all())
        known.push_back(heuristic.name);
    m_text.unknown(Severity::Warning, "unknown-heuristic", "Unknown heuristic \"" + *name + "\".",
                   value, known);
}

void SambaRule::checkHeuristic()
{
    const Heuristic* const heuristic =
        m_rule.heuristic ? m_context.heuristics->find(*m_rule.heuristic) : nullptr;
    if (!heuristic)
        return;
    std::vector<Fix> fixes = otherHeuristics(heuristic->constraint);
    for (const RulePattern& pattern : m_rule.patterns) {
        if (const auto why = whyNeverMet(*heuristic, pattern.pattern, *m_context.operators)) {
            m_text.warning("heuristic-mismatch",
                           "\"" + pattern.name + "\" can never meet the heuristic "
                               + heuristic->name + ": " + *why,
                           m_heuristicName, std::exchange(fixes, {}));
        }
    }
}

/// Of those that ask for something else, and that all patterns can meet, the first of each kind.
std::vector<Fix> SambaRule::otherHeuristics(HeuristicConstraint than) const
{
    std::vector<HeuristicConstraint> seen{than};
    std::vector<Fix> fixes;
    for (const Heuristic& heuristic : m_context.heuristics->all()) {
        if (std::ranges::find(seen, heuristic.constraint) != seen.end())
            continue;
        seen.push_back(heuristic.constraint);
        const bool isMet = std::ranges::none_of(m_rule.patterns, [&](const RulePattern& pattern) {
            return whyNeverMet(heuristic, pattern.pattern, *m_context.operators).has_value();
        });
        if (isMet)
            fixes.push_back(m_text.changeTo(m_heuristicName, heuristic.name));
    }
    return fixes;
}

} // namespace

std::vector<YamlEntry> sambaRuleEntries(const YamlDocument& document)
{
    if (document.kind(document.root()) != YamlKind::Mapping)
        return {};
    return document.entries(document.root());
}

std::optional<Rule> readSambaRule(const YamlDocument& document, const YamlEntry& entry,
                                  const RuleContext& context, Diagnostics& diagnostics)
{
    SambaText text(document, diagnostics);
    return SambaRule(text, context).read(entry);
}

} // namespace fusewright
