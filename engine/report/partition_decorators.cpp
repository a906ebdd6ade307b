// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/partition_decorators.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_origin.h"
#include "engine/report/tagged_classes.h"
#include "engine/report/text_table.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

constexpr std::string_view nameCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                            "0123456789_";

bool isName(std::string_view text)
{
    return !text.empty() && text.find_first_not_of(nameCharacters) == std::string_view::npos
        && (text.front() < '0' || text.front() > '9');
}

std::string pythonText(std::string_view text)
{
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\')
            quoted += '\\';
        quoted += character == '\n' ? std::string("\\n") : std::string(1, character);
    }
    return quoted + '"';
}

/// Numbers and names stay as they were written.
std::string pythonValue(std::string_view written)
{
    const bool isPlain = !written.empty()
        && written.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                     "0123456789_.+-")
            == std::string_view::npos;
    const bool isNumber = isPlain && written.find_first_of("0123456789") != std::string_view::npos
        && written.find_first_not_of("0123456789.+-eE") == std::string_view::npos;
    return isNumber || written == "True" || written == "False" ? std::string(written)
                                                               : pythonText(written);
}

/// A comment is one line, whatever a file calls its operators.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line, [](char each) { return each == '\n' || each == '\r'; }, ' ');
    return line;
}

/// `LlamaRMSNorm` as `llama_rms_norm`.
std::string wordsOf(std::string_view name)
{
    std::string text;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const bool endsWord = at > 0 && isUpper(name[at])
            && (!isUpper(name[at - 1]) || (at + 1 < name.size() && !isUpper(name[at + 1])));
        if (endsWord && !text.ends_with('_'))
            text += '_';
        text += toLower(name[at]);
    }
    return text;
}

class DecoratorWriter {
public:
    DecoratorWriter(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                    const MadePartition& made)
        : m_graph(graph), m_rules(rules), m_manual(manual), m_made(made)
    {
    }

    std::string text();

private:
    const Section& section(std::uint32_t at) const { return m_made.partition.sections[at]; }
    SectionOrigin origin(std::uint32_t at) const
    {
        return originOf(section(at), m_rules, m_manual, m_made);
    }
    std::string firstName(std::uint32_t at) const
    {
        return oneLine(m_graph.nodeName(section(at).nodes.front()));
    }
    std::string funcName(const TaggedClass& tagged);
    void addClass(const TaggedClass& tagged);
    void addUntold(const std::vector<bool>& isTold);
    bool namesClasses() const
    {
        return std::ranges::any_of(m_graph.modules(), [&](const Module& module) {
            return !m_graph.text(module.type).empty();
        });
    }

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ManualFusion& m_manual;
    const MadePartition& m_made;
    std::set<std::string> m_funcNames;
    std::string m_text;
};

std::string DecoratorWriter::text()
{
    m_text = "# Fusion by hand that reproduces sections of "
        + std::string(modeName(m_made.partition.mode))
        + ". Put each decorator above the class that it names.\nfrom torch import nn\n\nfrom "
          "sambaflow.o1_optimizations.modules.opfusionheuristics import OpFusionHeuristics\nfrom "
          "sambaflow.samba.directives import op_fusion\n";
    std::vector<bool> isTold(m_made.partition.sections.size(), false);
    for (const TaggedClass& tagged : tagClasses(m_graph, m_made.partition)) {
        addClass(tagged);
        for (const std::uint32_t at : tagged.sections)
            isTold[at] = true;
    }
    addUntold(isTold);
    return std::move(m_text);
}

/// Every func_name is given once.
std::string DecoratorWriter::funcName(const TaggedClass& tagged)
{
    const SectionOrigin from = origin(tagged.sections.front());
    const std::string words = wordsOf(tagged.name);
    std::string name(from.byHand.empty() ? from.rule : from.byHand);
    if (name.empty())
        name = words;
    if (m_funcNames.contains(name))
        name += '_' + words;
    while (!m_funcNames.insert(name).second)
        name += '_';
    return name;
}

void DecoratorWriter::addClass(const TaggedClass& tagged)
{
    const std::uint32_t first = tagged.sections.front();
    const SectionOrigin from = origin(first);
    m_text += "\n\n# " + counted(tagged.sections.size(), "section") + " of "
        + counted(section(first).nodes.size(), "operator") + ", the first one from "
        + firstName(first) + " on.\n@op_fusion(func_name=" + pythonText(funcName(tagged));
    if (!from.heuristic.empty())
        m_text += ", heuristic="
            + (isName(from.heuristic) ? "OpFusionHeuristics." + std::string(from.heuristic)
                                      : pythonText(from.heuristic));
    if (from.parameters) {
        for (const auto& [name, value] : *from.parameters) {
            if (isName(name))
                m_text += ", " + name + "=" + pythonValue(value);
        }
    }
    m_text += ")\nclass " + tagged.name + "(nn.Module): ...\n";
}

void DecoratorWriter::addUntold(const std::vector<bool>& isTold)
{
    const auto& folding = m_made.folding;
    std::vector<std::size_t> counts(folding.folds.size(), 0);
    std::vector<std::uint32_t> firsts(folding.folds.size(), 0);
    for (std::uint32_t at = 0; at < isTold.size(); ++at) {
        if (!isTold[at] && isFused(section(at)) && counts[folding.foldOf[at]]++ == 0)
            firsts[folding.foldOf[at]] = at;
    }
    std::string lines;
    for (std::size_t fold = 0; fold < counts.size(); ++fold) {
        if (counts[fold] == 0)
            continue;
        const std::uint32_t first = firsts[fold];
        lines += "#   " + counted(counts[fold], "section") + ", "
            + oneLine(sectionTitle(m_graph, m_rules, m_manual, m_made, first)) + ", of "
            + counted(section(first).nodes.size(), "operator") + ", the first one from "
            + firstName(first) + " on\n";
    }
    if (lines.empty())
        return;
    m_text += namesClasses()
        ? "\n\n# No class has exactly the operators of these sections, so no decorator can make "
          "them:\n"
        : "\n\n# The model does not name the classes of its modules, so no decorator can be placed "
          "for these sections.\n# A capture by torch.export names them:\n";
    m_text += lines;
}

} // namespace

std::string partitionDecorators(const Graph& graph, const RuleSet& rules,
                                const ManualFusion& manual, const MadePartition& made)
{
    return DecoratorWriter(graph, rules, manual, made).text();
}

} // namespace fusewright
