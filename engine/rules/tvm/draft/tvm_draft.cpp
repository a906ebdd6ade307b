// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_draft.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/draft/tvm_call_text.h"
#include "engine/rules/tvm/draft/tvm_draft_names.h"
#include "engine/rules/tvm/draft/tvm_fact_text.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t widestTvmLine = 100;
constexpr std::string_view leakCheck = "has_leaking_intermediate_variables";

/// `head items tail` in one line, or a line for each item where that is too long.
std::string wrappedItems(std::string_view head, const std::vector<std::string>& items,
                         std::string_view tail)
{
    const std::string indent(4, ' ');
    std::string line = indent + std::string(head);
    std::string lines = line + '\n';
    for (std::size_t at = 0; at < items.size(); ++at) {
        line += (at == 0 ? "" : ", ") + items[at];
        lines += indent + indent + items[at] + ",\n";
    }
    line += tail;
    return (line.size() <= widestTvmLine ? line : lines + indent + std::string(tail)) + '\n';
}

/// Names to import, by module.
using TvmNeeds = std::map<std::string, std::set<std::string>>;

class TvmDraftWriter {
public:
    explicit TvmDraftWriter(const RuleDraft& draft)
        : TvmDraftWriter(draft, tvmFunctionName(draft.name))
    {
    }
    TvmDraftWriter(const RuleDraft& draft, std::string function)
        : m_draft(draft), m_function(std::move(function)), m_check(tvmCheckName(m_function))
    {
        nameTvmParts(m_draft);
        for (const DraftFact& fact : draft.facts) {
            if (std::string text = tvmFactText(m_draft, fact); !text.empty())
                m_conditions.push_back(std::move(text));
        }
        // One operator alone has no values between.
        const bool isClosed = std::ranges::all_of(
            draft.results, [&](std::uint32_t at) { return at + 1 == draft.entries.size(); });
        m_asksForLeaks = isClosed && draft.entries.size() > 1;
    }

    std::string write();
    /// The pattern and its check.
    std::string functions() { return pattern() + check(); }
    /// The names that they need, by module.
    TvmNeeds needs() const;
    std::string entry() const;

private:
    bool hasCheck() const { return m_asksForLeaks || !m_conditions.empty(); }
    std::string pattern();
    std::string check() const;
    std::vector<std::string> operandsOf(const DraftEntry& entry) const;

    RuleDraft m_draft; ///< With names of Python.
    std::string m_function;
    std::string m_check;
    std::vector<std::string> m_conditions;
    bool m_asksForLeaks = false;
};

TvmNeeds TvmDraftWriter::needs() const
{
    const bool comparesShapes = std::ranges::any_of(m_conditions, [](const std::string& condition) {
        return condition.starts_with("structural_equal(");
    });
    TvmNeeds needs;
    if (comparesShapes)
        needs["tvm.ir"].insert("structural_equal");
    needs["tvm.relax.backend.pattern_registry"].insert("register_patterns");
    if (m_asksForLeaks)
        needs["tvm.relax.backend.utils"].emplace(leakCheck);
    std::set<std::string>& words = needs["tvm.relax.dpl"];
    words.insert("is_op");
    if (std::ranges::any_of(m_draft.entries, hasTuple))
        words.insert("is_tuple");
    for (const DraftValue& value : m_draft.values)
        words.insert(value.mustBeConstant ? "is_const" : "wildcard");
    return needs;
}

std::vector<std::string> TvmDraftWriter::operandsOf(const DraftEntry& entry) const
{
    std::vector<std::string> operands;
    for (const DraftOperand& operand : entry.operands)
        operands.push_back(operand.entry ? m_draft.entries[*operand.entry].name
                                         : m_draft.values[operand.value].name);
    return operands;
}

/// Every value before the first operator that reads it.
std::string TvmDraftWriter::pattern()
{
    std::string text = "def " + m_function + "():\n";
    std::vector<bool> isWritten(m_draft.values.size());
    std::vector<std::string> labels;
    const auto label = [&](const std::string& name) {
        labels.push_back('"' + name + "\": " + name);
    };
    for (const DraftEntry& entry : m_draft.entries) {
        for (const DraftOperand& operand : entry.operands) {
            if (operand.entry || isWritten[operand.value])
                continue;
            isWritten[operand.value] = true;
            const DraftValue& value = m_draft.values[operand.value];
            text += "    " + value.name
                + (value.mustBeConstant ? " = is_const()\n" : " = wildcard()\n");
            label(value.name);
        }
        const TvmCallText call = tvmCallText(entry, operandsOf(entry));
        text += wrappedItems(entry.name + " = " + call.head, call.items, call.tail);
        label(entry.name);
    }
    return text + wrappedItems("annotations = {", labels, "}") + "    return "
        + m_draft.entries.back().name + ", annotations\n";
}

std::string TvmDraftWriter::check() const
{
    if (!hasCheck())
        return {};
    std::string text = "\n\ndef " + m_check + "(context):\n";
    const std::string leaks = std::string(leakCheck) + "(context)";
    if (m_conditions.empty())
        return text + "    return not " + leaks + '\n';
    if (m_asksForLeaks)
        text += "    if " + leaks + ":\n        return False\n";
    for (const std::string& label : askedLabels(m_draft))
        text += "    " + label + " = context.annotated_expr[\"" + label + "\"].struct_info\n";
    if (m_conditions.size() == 1)
        return text + "    return " + m_conditions.front() + '\n';
    text += "    return (\n";
    for (std::size_t at = 0; at < m_conditions.size(); ++at)
        text += "        " + std::string(at == 0 ? "" : "and ") + m_conditions[at] + '\n';
    return text + "    )\n";
}

/// A quoted text of Python.
std::string quotedName(std::string_view name)
{
    std::string quoted = "\"";
    for (const char letter : name) {
        const bool isControl = static_cast<unsigned char>(letter) < ' ';
        if (letter == '"' || letter == '\\')
            quoted += '\\';
        quoted += isControl ? ' ' : letter;
    }
    return quoted + '"';
}

std::string TvmDraftWriter::entry() const
{
    return '(' + quotedName(tvmRuleName(m_draft.name)) + ", *" + m_function + "()"
        + (hasCheck() ? ", " + m_check : "") + ')';
}

std::string importLines(const TvmNeeds& needs)
{
    std::string text;
    for (const auto& [module, names] : needs) {
        text += "from " + module + " import ";
        for (const std::string& name : names)
            text += (name == *names.begin() ? "" : ", ") + name;
        text += '\n';
    }
    return text;
}

std::string registration(const std::vector<std::string>& entries)
{
    std::string text = "register_patterns(\n    [\n";
    for (const std::string& entry : entries)
        text += "        " + entry + ",\n";
    return text + "    ]\n)\n";
}

std::string TvmDraftWriter::write()
{
    return importLines(needs()) + "\n\n" + functions() + "\n\n" + registration({entry()});
}

/// Functions of a file, each with a name of its own.
class TvmFileWriter {
public:
    void add(const RuleToWrite& rule);
    std::string text();

private:
    std::string freeName(std::string_view rule);

    std::string m_functions;
    TvmNeeds m_needs;
    std::vector<std::string> m_entries;
    std::set<std::string> m_taken;
};

std::string TvmFileWriter::freeName(std::string_view rule)
{
    const std::string base = tvmFunctionName(rule);
    std::string name = base;
    for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
        name = base + '_' + std::to_string(number);
    return name;
}

void TvmFileWriter::add(const RuleToWrite& rule)
{
    m_functions += m_functions.empty() ? "" : "\n\n";
    for (const std::string& line : rule.comment)
        m_functions += "# " + line + '\n';
    bool isFirst = true;
    for (const RuleDraft& draft : rule.drafts) {
        if (draft.entries.empty() || !whyNotTvm(draft).empty())
            continue;
        TvmDraftWriter writer(draft, freeName(draft.name));
        m_functions += (isFirst ? "" : "\n\n") + writer.functions();
        isFirst = false;
        m_entries.push_back(writer.entry());
        for (auto& [module, names] : writer.needs())
            m_needs[module].insert(names.begin(), names.end());
    }
}

std::string TvmFileWriter::text()
{
    std::ranges::reverse(m_entries);
    const std::string list = m_entries.empty()
        ? std::string()
        : "\n\n# The last one is tried first.\n" + registration(m_entries);
    return importLines(m_needs) + (m_needs.empty() ? "" : "\n\n") + m_functions + list;
}

} // namespace

std::string tvmDraftText(const RuleDraft& draft)
{
    return draft.entries.empty() || !whyNotTvm(draft).empty() ? std::string()
                                                              : TvmDraftWriter(draft).write();
}

std::vector<std::string> whyNotTvm(const RuleDraft& draft)
{
    std::vector<std::string> reasons;
    for (const DraftEntry& entry : draft.entries) {
        std::string why = whyNotCalled(entry);
        if (!why.empty() && std::ranges::find(reasons, why) == reasons.end())
            reasons.push_back(std::move(why));
    }
    return reasons;
}

std::string tvmFileText(std::span<const RuleToWrite> rules)
{
    TvmFileWriter writer;
    for (const RuleToWrite& rule : rules)
        writer.add(rule);
    return writer.text();
}

bool isTvmUnordered(std::string_view operatorName)
{
    return operatorName == "relax.add" || operatorName == "relax.multiply";
}

bool takesTvmTensors(std::string_view operatorName, std::size_t tensors)
{
    DraftEntry entry;
    entry.operators = {std::string(operatorName)};
    entry.operands.resize(tensors);
    return whyNotCalled(entry).empty();
}

std::size_t tvmTensorsAmong(std::string_view operatorName, std::size_t operands)
{
    return leadingTensors(std::string(operatorName), operands);
}

std::string whyNoTvmOperator(std::string_view operatorName)
{
    if (RelaxOperators::known().find(operatorName))
        return {};
    return "Relax has no operator `" + std::string(operatorName) + "`.";
}

} // namespace fusewright
