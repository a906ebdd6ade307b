// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/language/tvm_rules_reader.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/tvm/language/tvm_rules_text.h"
#include "engine/rules/tvm/tvm_rule_maker.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// In the order of the rules, which is that of the plan.
std::vector<WrittenRule> writtenRules(const TvmFile& file, const RuleSet& made)
{
    std::vector<WrittenRule> written;
    for (const TvmRule& rule : file.rules) {
        const bool isMade =
            std::ranges::find(made.rules, rule.name, &Rule::name) != made.rules.end();
        written.push_back({rule.name, file.source->position(rule.nameRange.begin), !isMade});
    }
    return written;
}

} // namespace

CheckedRules TvmRulesReader::check(std::shared_ptr<const RulesText> text)
{
    const TvmRulesText* const known = asTvm(text.get());
    if (!known)
        return {};
    const auto chosen = m_context.options.find(std::string(planOption));
    const bool isOther = chosen != m_context.options.end() && chosen->second != known->file().plan;
    const TvmFile file = isOther ? byPlan(known->file(), chosen->second) : known->file();
    Diagnostics diagnostics;
    CheckedRules checked{.rules = makeTvmRules(file, m_context, diagnostics),
                         .diagnostics = file.diagnostics,
                         .isReadable = true};
    checked.rules.files.front().language = &text->language();
    m_readRules = file.rules.size();
    checked.expected = readExpectationComments(*text, diagnostics);
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    sortByPlace(checked.diagnostics);
    checked.errorCount = static_cast<std::size_t>(
        std::ranges::count(checked.diagnostics, Severity::Error, &Diagnostic::severity));
    checked.written = writtenRules(file, checked.rules);
    checked.texts.push_back(std::move(text));
    return checked;
}

std::unique_ptr<RulesReader> makeTvmReader(RuleContext context)
{
    return std::make_unique<TvmRulesReader>(std::move(context));
}

} // namespace fusewright
