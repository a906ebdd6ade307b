// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/translate/translate_kit.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/rule_language.h"
#include "engine/support/source_text.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <set>

namespace fusewright::test {

namespace {

/// Patterns of tests are small trees, so it may recurse.
class ExpressionWriter {
public:
    explicit ExpressionWriter(const Pattern& pattern) : m_pattern(pattern) { }

    std::string text()
    {
        std::vector<std::string> ends;
        for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
            const EntryId id(at);
            const bool isOperator = m_pattern.entry(id).kind == Entry::Kind::Operator;
            const bool isUsed = std::ranges::any_of(
                m_pattern.edges(), [&](const PatternEdge& edge) { return edge.from == id; });
            const bool isTaken = m_pattern.hasCalls() && isCalled(id);
            if (isOperator && !isUsed && !isTaken)
                ends.push_back(of(id));
        }
        std::string all;
        for (const std::string& end : ends)
            all += (all.empty() ? "" : "; ") + end;
        return all;
    }

private:
    bool isCalled(EntryId id) const
    {
        return std::ranges::any_of(m_pattern.entries(), [&](const Entry& entry) {
            return entry.call
                && std::ranges::any_of(entry.call->arguments, [&](const FormArgument& argument) {
                       return argument.kind == FormArgument::Kind::Entry && argument.entry == id;
                   });
        });
    }

    std::string nameOf(const Entry& entry) const
    {
        static const auto catalogue = OperatorCatalogue::builtIn();
        std::set<std::string> names;
        for (const std::string& name : entry.operators.names) {
            const OperatorSpec* const spec = catalogue->find(name);
            names.insert(spec ? spec->name : name);
        }
        std::string text = entry.operators.mode == OperatorClass::Mode::NoneOf ? "not " : "";
        for (const std::string& name : names)
            text += (text.empty() || text == "not " ? "" : "|") + name;
        return names.empty() ? "." : text;
    }

    std::vector<std::string> operandsOf(EntryId id)
    {
        std::map<std::uint32_t, std::string> placed;
        std::vector<std::string> open;
        if (const auto& call = m_pattern.entry(id).call) {
            std::uint32_t at = 0;
            for (const FormArgument& argument : call->arguments) {
                if (argument.kind == FormArgument::Kind::Entry)
                    placed[at++] = of(argument.entry);
            }
        } else {
            for (const PatternEdge& edge : m_pattern.edges()) {
                if (edge.to == id && edge.operand)
                    placed[*edge.operand] = of(edge.from);
                else if (edge.to == id)
                    open.push_back(of(edge.from));
            }
        }
        std::ranges::sort(open);
        for (auto& [at, text] : placed)
            open.push_back(std::move(text));
        return open;
    }

    std::string of(EntryId id)
    {
        const Entry& entry = m_pattern.entry(id);
        if (entry.kind != Entry::Kind::Operator) {
            const auto [known, isNew] = m_values.emplace(id.index, m_values.size());
            return (entry.kind == Entry::Kind::Constant ? "constant " : "")
                + std::string(1, static_cast<char>('a' + known->second % 26));
        }
        const auto [known, isNew] = m_operators.emplace(id.index, m_operators.size());
        if (!isNew)
            return '#' + std::to_string(known->second);
        std::string text;
        for (const std::string& operand : operandsOf(id))
            text += (text.empty() ? "" : ", ") + operand;
        const std::string marks = std::string(entry.isOptional ? "?" : "")
            + (entry.isRepeated ? "+" : "") + (entry.isIncluded ? "" : "~");
        return nameOf(entry) + marks + '(' + text + ')';
    }

    const Pattern& m_pattern;
    std::map<std::uint32_t, std::size_t> m_values;
    std::map<std::uint32_t, std::size_t> m_operators;
};

} // namespace

CheckedRules rulesIn(std::string_view language, const std::string& text)
{
    const RuleLanguage* const found = findRuleLanguage(language);
    Q_ASSERT(found);
    const std::string name = "rules" + std::string(found->endings.front());
    const auto read = found->read(SourceText(name, text), nullptr, {});
    CheckedRules rules = found->makeReader(withCatalogues({}))->check(read);
    return rules;
}

Translation translated(const CheckedRules& rules, std::string_view to,
                       const std::shared_ptr<const Graph>& model)
{
    TranslationWish wish;
    wish.to = findRuleLanguage(to);
    Q_ASSERT(wish.to);
    wish.context.model = model;
    return translate(rules, wish, "made" + std::string(wish.to->endings.front()));
}

std::string expressionOf(const Pattern& pattern)
{
    return ExpressionWriter(pattern).text();
}

std::vector<std::string> expressionsOf(const RuleSet& rules)
{
    std::vector<std::string> all;
    for (const Rule& rule : rules.rules) {
        for (const RulePattern& pattern : rule.patterns)
            all.push_back(expressionOf(pattern.pattern));
    }
    return all;
}

std::string codesOf(const TranslatedRule& rule)
{
    std::set<std::string> codes;
    for (const Diagnostic& lost : rule.lost)
        codes.insert(lost.code);
    std::string text;
    for (const std::string& code : codes)
        text += (text.empty() ? "" : " ") + code;
    return text;
}

} // namespace fusewright::test
