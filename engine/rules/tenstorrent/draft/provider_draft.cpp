// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/provider_draft.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/tenstorrent/draft/call_text.h"
#include "engine/rules/tenstorrent/draft/draft_names.h"
#include "engine/rules/tenstorrent/draft/filter_text.h"

#include <set>
#include <string_view>
#include <vector>

namespace fusewright {

namespace {

constexpr std::size_t widestLine = 100;
constexpr std::size_t indentWidth = 4;

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// `head(names)tail`, in as many lines as it needs.
std::string wrappedNames(std::string_view head, const std::vector<std::string>& names,
                         std::string_view tail, std::size_t depth)
{
    const std::string indent(depth * indentWidth, ' ');
    std::string line = indent + std::string(head) + '(' + joined(names) + ')' + std::string(tail);
    if (line.size() <= widestLine)
        return line + '\n';
    std::string text = indent + std::string(head) + "(\n";
    const std::string inner = indent + std::string(indentWidth, ' ');
    line = inner;
    for (const std::string& name : names) {
        if (line.size() > inner.size() && line.size() + name.size() + 2 > widestLine) {
            text += line + '\n';
            line = inner;
        }
        line += (line.size() > inner.size() ? " " : "") + name + ',';
    }
    return text + line + '\n' + indent + ')' + std::string(tail) + '\n';
}

std::string importLines(const std::set<std::string>& modules)
{
    std::string text;
    for (const std::string& module : modules)
        text += "import " + module + '\n';
    return text + "from tt_torch.fusion_providers import FusionProvider\n";
}

class ProviderWriter {
public:
    explicit ProviderWriter(const RuleDraft& draft) : m_draft(draft), m_names(draftNames(draft)) { }

    /// The function of the new operator, and the class.
    std::string write();
    /// Whose names it needs; known when it was written.
    const std::set<std::string>& modules() const { return m_modules; }

private:
    std::string pattern();
    std::string replacement() const;
    std::string kernel() const;
    std::vector<std::string> results() const;

    const RuleDraft& m_draft;
    DraftNames m_names;
    std::set<std::string> m_modules{"torch"};
};

std::vector<std::string> ProviderWriter::results() const
{
    std::vector<std::string> names;
    for (const std::uint32_t result : m_draft.results) {
        if (result < m_names.entries.size())
            names.push_back(m_names.entries[result]);
    }
    return names;
}

std::string ProviderWriter::pattern()
{
    std::string text = "    @staticmethod\n" + wrappedNames("def pattern", m_names.values, ":", 1);
    for (std::size_t at = 0; at < m_draft.entries.size(); ++at) {
        const DraftEntry& entry = m_draft.entries[at];
        const CallText call = callText(entry.call, m_names.operandsOf(entry));
        if (!call.module.empty())
            m_modules.insert(call.module);
        text += "        " + m_names.entries[at] + " = " + call.text + '\n';
    }
    return text + "        return " + joined(results()) + '\n';
}

std::string ProviderWriter::replacement() const
{
    std::string text =
        "    @staticmethod\n" + wrappedNames("def replacement", m_names.values, ":", 1);
    const std::vector<std::string> made = results();
    if (made.size() < 2)
        return text + wrappedNames("return " + m_names.function, m_names.values, {}, 2);
    text += wrappedNames(joined(made) + " = " + m_names.function, m_names.values, {}, 2);
    return text + "        return " + joined(made) + '\n';
}

std::string ProviderWriter::kernel() const
{
    return wrappedNames("def " + m_names.function, m_names.values, ":", 0)
        + "    \"\"\"Stands for a kernel: torch.fx records the call and does not look inside.\"\"\""
          "\n    raise NotImplementedError\n\n\ntorch.fx.wrap(\""
        + m_names.function + "\")\n";
}

std::string ProviderWriter::write()
{
    const std::string body = pattern();
    const std::string filter = providerFilterText(m_draft, m_names);
    return kernel() + "\n\nclass " + m_names.className
        + "(FusionProvider):\n    @property\n    def name(self) -> str:\n        return \""
        + m_names.function + "\"\n\n" + body + '\n' + replacement()
        + (filter.empty() ? filter : '\n' + filter);
}

} // namespace

std::string providerDraftText(const RuleDraft& draft)
{
    if (draft.entries.empty())
        return {};
    ProviderWriter writer(draft);
    const std::string text = writer.write();
    return importLines(writer.modules()) + "\n\n" + text;
}

std::string providerFileText(std::span<const RuleToWrite> rules)
{
    std::string text;
    std::set<std::string> modules{"torch"};
    for (const RuleToWrite& rule : rules) {
        text += "\n\n";
        for (const std::string& line : rule.comment)
            text += "# " + line + '\n';
        bool isFirst = true;
        for (const RuleDraft& draft : rule.drafts) {
            ProviderWriter writer(draft);
            text += (isFirst ? "" : "\n\n") + writer.write();
            isFirst = false;
            modules.insert(writer.modules().begin(), writer.modules().end());
        }
    }
    return importLines(modules) + text;
}

} // namespace fusewright
