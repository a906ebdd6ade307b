// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/composite_rule_maker.h"

#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/replacement_builder.h"
#include "engine/rules/rule_option.h"
#include "engine/rules/tenstorrent/composites/composite_question.h"

#include <memory>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view compositePass = "tt_enable_composite_ops";

Entry operatorEntry(std::string name, const std::vector<std::string>& operators)
{
    Entry entry{.name = std::move(name)};
    entry.operators = {.names = operators, .isNative = true};
    return entry;
}

/// Of an operator with several results of which one is used, that one is replaced, not the tuple.
RulePattern patternOf(const CompositeFile& file, const CompositeRule& rule, CompositeSource source,
                      const std::vector<std::string>& operators)
{
    const CompositeEntry& entry = file.entryOf(rule);
    const CompositeQuestion question(file, rule.entry, source);
    RulePattern written{.name = source == CompositeSource::Function ? "function"
                            : source == CompositeSource::Method     ? "method"
                                                                    : "module",
                        .judge = makeCompositeJudge(question),
                        .text = file.source};
    PatternBuilder builder;
    EntryId place = builder.addEntry(operatorEntry("call", operators));
    if (entry.outputs && entry.outputs->size() == 1) {
        const EntryId item = builder.addEntry(operatorEntry("result", {"operator.getitem"}));
        builder.addEdge({.from = place, .to = item, .operand = 0});
        place = item;
    }
    builder.setPlace(place);
    builder.setBinding(Pattern::Binding::Shared);
    if (auto pattern = builder.build())
        written.pattern = *std::move(pattern);
    written.entryRanges.assign(written.pattern.entryCount(), file.source->range(rule.nameRange));
    ReplacementBuilder replacement(written.pattern);
    const PartId part = replacement.addPart({.kind = ReplacementPart::Kind::Written,
                                             .op = rule.made,
                                             .writer = makeCompositeWriter(question),
                                             .place = rule.range});
    replacement.addResult({place, 0, part});
    if (auto built = replacement.build())
        written.replacement = std::make_shared<const Replacement>(*std::move(built));
    return written;
}

} // namespace

Rule makeCompositeRule(const CompositeFile& file, const CompositeRule& rule)
{
    const CompositeEntry& entry = file.entryOf(rule);
    Rule made;
    made.name = rule.name;
    made.nameRange = file.source->range(rule.nameRange);
    const auto add = [&](CompositeSource source, const std::vector<std::string>& operators) {
        if (!operators.empty())
            made.patterns.push_back(patternOf(file, rule, source, operators));
    };
    add(CompositeSource::Function, entry.functions);
    add(CompositeSource::Method, entry.methods);
    add(CompositeSource::Module, entry.modules);
    return made;
}

RuleSet makeCompositeRules(const CompositeFile& file)
{
    RuleSet set;
    set.files.push_back({.path = file.source->name()});
    StagePlan stage{.name = "composites", .again = StagePlan::Again::Never};
    stage.switches = {{std::string(compositePass), "off"}};
    for (const CompositeRule& rule : file.rules) {
        stage.rules.push_back(static_cast<std::uint32_t>(set.rules.size()));
        set.rules.push_back(makeCompositeRule(file, rule));
    }
    set.stages.push_back(std::move(stage));
    set.options.push_back({.name = std::string(compositePass),
                           .otherwise = "on",
                           .summary = "Turns composites on or off.",
                           .words = {"on", "off"}});
    for (const std::string& flag : file.program().flagNames()) {
        const auto given = file.flags.find(flag);
        addOption(set.options,
                  {.name = flag,
                   .otherwise = given == file.flags.end() ? std::string() : given->second,
                   .summary = "A variable of the environment that the file reads."});
    }
    return set;
}

} // namespace fusewright
