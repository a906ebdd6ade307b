// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose patterns, as rules of SambaFlow or as what rewrites, their names, and a graph.
// They are translated into every language, with the graph and without, and what came of it into
// every other one. What was written must be there when it is read, and what was not must say why.

#include "engine/rules/rule_language.h"
#include "engine/translate/translation_proof.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::string randomName(RandomSource& random)
{
    static const std::vector<std::string> names{
        "rule",   "a b",       "in",          "1st",  "",      "mine.x", "x:12",
        "\"",     "a\\",       "# expect: 3", "*/",   "\n- x", "lambda", "ünï",
        "x\r\ny", "${HOME}\t", "Op(\"A\")",   "None", "-",     ".",      "false"};
    return random.oneOf(names);
}

CheckedRules randomRules(RandomSource& random)
{
    CheckedRules rules;
    rules.isReadable = true;
    const bool groups = random.chance(50);
    rules.rules.files.push_back(
        {.path = "rules", .language = ruleLanguages()[groups ? 0 : random.below(5)]});
    for (std::size_t left = random.between(1, 3); left > 0; --left) {
        Rule rule;
        rule.name = randomName(random);
        rule.priority = static_cast<std::int64_t>(random.below(3));
        for (std::size_t more = random.between(1, 2); more > 0; --more) {
            const auto made = groups ? test::randomRulePattern(random).build()
                                     : test::randomRewritingPattern(random).build();
            if (!made)
                continue;
            RulePattern& pattern = rule.patterns.emplace_back();
            pattern.name = "pattern";
            pattern.pattern = *made;
        }
        rules.rules.rules.push_back(std::move(rule));
    }
    return rules;
}

Translation checkedTranslation(const CheckedRules& rules, const RuleLanguage& to,
                               const std::shared_ptr<const Graph>& graph)
{
    TranslationWish wish;
    wish.to = &to;
    wish.context.model = graph;
    Translation made = translate(rules, wish, "made");
    require(made.rules.size() == rules.rules.rules.size());
    for (const TranslatedRule& rule : made.rules) {
        const bool isTold = std::ranges::any_of(
            rule.lost, [](const Diagnostic& lost) { return lost.severity == Severity::Error; });
        const bool hasPatterns = !rules.rules.rules[rule.rule].patterns.empty();
        require(!rule.as.empty() || isTold || !hasPatterns);
        for (const Diagnostic& lost : rule.lost)
            require(lost.code != "not-readable");
        for (const std::uint32_t at : rule.as)
            require(at < made.made.rules.rules.size());
    }
    if (graph)
        proveTranslation(graph, rules.rules, made);
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    RandomSource random(std::span(data, size));
    const CheckedRules rules = randomRules(random);
    const auto graph = std::make_shared<const Graph>(test::randomGraph(random).build());
    for (const RuleLanguage* const to : translationTargets()) {
        checkedTranslation(rules, *to, nullptr);
        const Translation made = checkedTranslation(rules, *to, graph);
        for (const RuleLanguage* const next : translationTargets())
            checkedTranslation(made.made, *next, graph);
    }
    return 0;
}
