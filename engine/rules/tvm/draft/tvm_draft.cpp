// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_draft.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/tvm/draft/tvm_call_text.h"
#include "engine/rules/tvm/draft/tvm_draft_names.h"
#include "engine/rules/tvm/draft/tvm_fact_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

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

class TvmDraftWriter {
public:
    explicit TvmDraftWriter(const RuleDraft& draft)
        : m_draft(draft), m_function(tvmFunctionName(draft.name)), m_check(tvmCheckName(m_function))
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

private:
    bool hasCheck() const { return m_asksForLeaks || !m_conditions.empty(); }
    std::string imports() const;
    std::string pattern();
    std::string check() const;
    std::string registration() const;
    std::vector<std::string> operandsOf(const DraftEntry& entry) const;

    RuleDraft m_draft; ///< With names of Python.
    std::string m_function;
    std::string m_check;
    std::vector<std::string> m_conditions;
    bool m_asksForLeaks = false;
};

std::string TvmDraftWriter::imports() const
{
    const bool comparesShapes = std::ranges::any_of(m_conditions, [](const std::string& condition) {
        return condition.starts_with("structural_equal(");
    });
    std::string text;
    if (comparesShapes)
        text += "from tvm.ir import structural_equal\n";
    text += "from tvm.relax.backend.pattern_registry import register_patterns\n";
    if (m_asksForLeaks)
        text += "from tvm.relax.backend.utils import " + std::string(leakCheck) + '\n';
    const bool hasTuples = std::ranges::any_of(m_draft.entries, hasTuple);
    return text + "from tvm.relax.dpl import is_op, " + (hasTuples ? "is_tuple, " : "")
        + "wildcard\n";
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
            text += "    " + m_draft.values[operand.value].name + " = wildcard()\n";
            label(m_draft.values[operand.value].name);
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

std::string TvmDraftWriter::registration() const
{
    return "register_patterns(\n    [\n        (" + quotedName(tvmRuleName(m_draft.name)) + ", *"
        + m_function + "()" + (hasCheck() ? ", " + m_check : "") + "),\n    ]\n)\n";
}

std::string TvmDraftWriter::write()
{
    return imports() + "\n\n" + pattern() + check() + "\n\n" + registration();
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

} // namespace fusewright
