// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_file.h"

#include "engine/python/python_lexer.h"
#include "engine/rules/python/python_siblings.h"
#include "engine/rules/tvm/dpl/dpl_findings.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

std::string freeName(const TvmFile& file, const std::string& name)
{
    std::string fresh = name;
    for (int number = 2; file.find(fresh); ++number)
        fresh = name + '#' + std::to_string(number);
    return fresh;
}

void addRules(TvmFile& file, const TvmPlan& plan)
{
    file.plan = plan.name;
    const auto& patterns = file.program().patterns();
    for (const std::uint32_t at : plan.patterns) {
        if (at >= patterns.size())
            continue;
        const TvmFusionPattern& pattern = patterns[at];
        TvmRule rule{.name = freeName(file, pattern.name.empty() ? "pattern" : pattern.name),
                     .pattern = at,
                     .nameRange = {},
                     .range = {}};
        if (pattern.isHere) {
            rule.nameRange = pattern.nameRange;
            rule.range = {std::min(pattern.range.begin, pattern.nameRange.begin),
                          std::max(pattern.range.end, pattern.nameRange.end)};
        }
        file.rules.push_back(std::move(rule));
    }
}

const TvmPlan* planNamed(const TvmProgram& program, std::string_view name)
{
    const TvmPlan* const named = name.empty() ? nullptr : program.findPlan(name);
    if (named)
        return named;
    return program.plans().empty() ? nullptr : &program.plans().front();
}

void readRules(TvmFile& file, std::string_view plan)
{
    file.diagnostics = file.program().findings();
    if (const TvmPlan* const chosen = planNamed(file.program(), plan)) {
        addRules(file, *chosen);
        for (Diagnostic& found : dplFindings(file.program(), *chosen))
            file.diagnostics.push_back(std::move(found));
    }
    sortByPlace(file.diagnostics);
}

} // namespace

const TvmRule* TvmFile::find(std::string_view name) const
{
    const auto found = std::ranges::find(rules, name, &TvmRule::name);
    return found == rules.end() ? nullptr : &*found;
}

TvmFile readTvmFile(std::shared_ptr<const SourceText> source, const IncludePlaces& places,
                    std::string_view plan)
{
    TvmFile file{.source = std::move(source)};
    file.shared = std::make_shared<SharedTvmProgram>(*file.source, siblingsOf(places, "tvm"));
    for (const ByteRange comment : pythonTokens(file.source->text()).comments)
        file.comments.push_back(comment);
    readRules(file, plan);
    return file;
}

TvmFile byPlan(const TvmFile& file, std::string_view plan)
{
    TvmFile other{.source = file.source, .shared = file.shared};
    other.comments = file.comments;
    readRules(other, plan);
    return other;
}

} // namespace fusewright
