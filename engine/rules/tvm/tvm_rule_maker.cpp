// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_rule_maker.h"

#include "engine/graph/dataflow_blocks.h"
#include "engine/rules/tvm/relax_expression.h"
#include "engine/rules/tvm/tvm_check_judge.h"
#include "engine/rules/tvm/tvm_context_maker.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace fusewright {

namespace {

bool isOfRelax(const Graph& model)
{
    return std::ranges::any_of(model.properties(), [](const auto& property) {
        return property.first == "dialect" && property.second == "TVM Relax";
    });
}

/// Each name under which functions are called that are this operator.
void addKernels(TvmGraphForm& form, const Graph& model, OperatorId kind)
{
    const std::string native(model.text(model.operators()[kind.index].native));
    std::set<std::string> functions;
    const RelaxExpressions expressions(model);
    if (!form.hasKernels)
        functions.insert(native);
    for (const NodeId node : form.hasKernels ? model.nodesOf(kind) : std::span<const NodeId>())
        functions.insert(expressions.functionName(node));
    for (const std::string& function : functions)
        form.kernels.push_back({.native = native, .function = function});
}

/// Graphs that have an operator for items of tuples have no other way to say it.
TvmGraphForm formOf(const TvmFile& file, const RuleContext& context)
{
    if (!context.model)
        return {};
    const Graph& model = *context.model;
    TvmGraphForm form{.items = TupleItems::Results, .hasKernels = isOfRelax(model)};
    form.hasPlaces = dataflow::hasPlaces(model);
    form.hasFunctions = form.hasPlaces && !model.property(dataflow::parameters).empty();
    const TvmPlan* const plan = file.program().findPlan(file.plan);
    if (plan && form.hasKernels)
        form.functions = plan->entryFunctions;
    std::vector<OperatorId> others;
    for (std::size_t at = 0; at < model.operators().size(); ++at) {
        const std::string_view native = model.text(model.operators()[at].native);
        const bool isUsed = !model.nodesOf(OperatorId(at)).empty();
        if (isUsed && model.text(model.operators()[at].canonical) == "getitem")
            form.items = TupleItems::Operators;
        const bool isRelax = native.starts_with("R.") || native.starts_with("relax.");
        form.hasKernels = form.hasKernels || isRelax;
        if (isUsed && !isRelax)
            others.emplace_back(at);
    }
    for (const OperatorId kind : others)
        addKernels(form, model, kind);
    return form;
}

/// Of the constructor's call in this file, else of the rule's name.
TextRange rangeOf(const TvmFile& file, const TvmRule& rule, DplId node)
{
    const DplPattern& pattern = file.patternOf(rule).pattern;
    const PythonPlace* const place =
        node < pattern.nodes.size() ? &pattern.nodes[node].place : nullptr;
    const bool isHere = place && place->source && place->source->name() == file.source->name();
    return file.source->range(isHere ? place->bytes : rule.nameRange);
}

/// Where a pattern of a module beside is, which has no place in this file: `In base.py, line 7: `.
std::string placeElsewhere(const TvmFile& file, const TvmRule& rule, DplId node)
{
    const DplPattern& pattern = file.patternOf(rule).pattern;
    const PythonPlace* const place =
        node < pattern.nodes.size() ? &pattern.nodes[node].place : nullptr;
    if (!place || !place->source || file.patternOf(rule).isHere
        || place->source->name() == file.source->name())
        return {};
    const std::string& name = place->source->name();
    return "In " + name.substr(name.rfind('/') + 1) + ", line "
        + std::to_string(place->source->range(place->bytes).begin.line) + ": ";
}

/// A rule that is left out is an error only where TVM would find something.
void tellFault(const TvmFile& file, const TvmRule& rule, const MadeTvmPatterns& made,
               Diagnostics& diagnostics)
{
    // The findings of a plan say most of what TVM never finds.
    const auto saysIt = [&](const Diagnostic& found) {
        return found.code == "never-matches"
            && found.message.find('`' + file.patternOf(rule).name + '`') != std::string::npos;
    };
    if (made.fault->isNever && std::ranges::any_of(file.diagnostics, saysIt))
        return;
    const bool isLeftOut = made.patterns.empty();
    diagnostics.add(
        {.severity = isLeftOut && !made.fault->isNever ? Severity::Error : Severity::Warning,
         .code = made.fault->isNever ? "never-matches" : "not-matched",
         .message = placeElsewhere(file, rule, made.fault->node)
             + (isLeftOut ? "" : "An alternative of this pattern is left out. ") + made.fault->why,
         .file = file.source->name(),
         .range = rangeOf(file, rule, made.fault->node)});
}

void tell(const TvmFile& file, const TvmRule& rule, const MadeTvmPatterns& made,
          Diagnostics& diagnostics)
{
    const std::string& path = file.source->name();
    if (made.fault)
        tellFault(file, rule, made, diagnostics);
    const TextRange name = file.source->range(rule.nameRange);
    if (made.isCutShort)
        diagnostics.warning("many-alternatives",
                            "The pattern has more alternatives than the "
                                + std::to_string(TvmChoices::mostWays) + " that are tried here.",
                            path, name);
    std::set<std::string> skipped; // Ways say the same.
    for (const MadeTvmPattern& way : made.patterns)
        skipped.insert(way.skipped.begin(), way.skipped.end());
    for (const std::string& what : skipped)
        diagnostics.add({.severity = Severity::Information,
                         .code = "not-asked",
                         .message = what,
                         .file = path,
                         .range = name});
}

RulePattern writtenOf(const TvmFile& file, const TvmRule& rule, MadeTvmPattern made,
                      std::size_t number, std::size_t count)
{
    RulePattern written;
    written.name = count == 1 ? "pattern" : "pattern" + std::to_string(number + 1);
    for (const DplId node : made.nodeOf)
        written.entryRanges.push_back(rangeOf(file, rule, node));
    written.judge = std::make_shared<const TvmCheckJudge>(file, rule, made);
    written.pattern = std::move(made.pattern);
    written.text = file.source;
    return written;
}

bool isOfTuple(const DplPattern& pattern)
{
    return pattern.root < pattern.nodes.size()
        && pattern.nodes[pattern.root].kind == DplKind::Tuple;
}

MadeTvmPatterns madeOf(const TvmFusionPattern& written, RelaxClasses& classes,
                       const TvmGraphForm& form)
{
    TvmGraphForm looser = form;
    looser.needsBlock =
        written.search == TvmSearchKind::Fuse || written.search == TvmSearchKind::MatchBlock;
    if (written.context)
        return makeTvmContext(written, classes, looser);
    const bool isSearched = written.search == TvmSearchKind::RewriteCall;
    if (isSearched)
        looser.tuples = written.isLoose ? TvmTupleRoot::Loose : TvmTupleRoot::Written;
    looser.hasItemRoots = isSearched && form.items == TupleItems::Operators;
    MadeTvmPatterns made = makeTvmPatterns(written.pattern, written.annotations, classes, looser);
    // What is bound need not be a call.
    if (isSearched && !isOfTuple(written.pattern) && made.fault && made.fault->isNever
        && made.fault->node == written.pattern.root)
        made.fault = TvmPatternFault{"Only calls and items of tuples are looked at here.",
                                     written.pattern.root};
    return made;
}

std::optional<Rule> makeRule(const TvmFile& file, const TvmRule& rule, RelaxClasses& classes,
                             const TvmGraphForm& form, Diagnostics& diagnostics)
{
    const TvmFusionPattern& written = file.patternOf(rule);
    MadeTvmPatterns made = madeOf(written, classes, form);
    tell(file, rule, made, diagnostics);
    if (made.patterns.empty())
        return std::nullopt;
    Rule result;
    result.name = rule.name;
    result.nameRange = file.source->range(rule.nameRange);
    result.grows = written.search == TvmSearchKind::Fuse;
    const std::size_t count = made.patterns.size();
    for (std::size_t at = 0; at < count; ++at)
        result.patterns.push_back(writtenOf(file, rule, std::move(made.patterns[at]), at, count));
    return result;
}

void tellOfPlan(const TvmFile& file, const TvmPlan& plan, const char* code, std::string message,
                Diagnostics& diagnostics)
{
    diagnostics.add({.severity = Severity::Information,
                     .code = code,
                     .message = std::move(message),
                     .file = file.source->name(),
                     .range = file.source->range(plan.where)});
}

/// A plan may look at some functions only, and at dataflow blocks in them.
void tellFunctions(const TvmFile& file, const RuleContext& context, Diagnostics& diagnostics)
{
    const TvmPlan* const plan = file.program().findPlan(file.plan);
    if (!plan || !context.model)
        return;
    const Graph& model = *context.model;
    const auto isEntry = [&](NodeId node) {
        return dataflow::isIn(model, node, plan->entryFunctions);
    };
    const bool hasEntry =
        std::ranges::find(plan->entryFunctions, model.name()) != plan->entryFunctions.end()
        || std::ranges::any_of(model.nodes(), isEntry);
    std::string names;
    for (const std::string& name : plan->entryFunctions)
        names += (names.empty() ? "`" : ", `") + name + '`';
    if (!plan->entryFunctions.empty() && !hasEntry)
        tellOfPlan(file, *plan, "other-functions",
                   "This plan looks at " + names + " only, and the model shows `" + model.name()
                       + "`: TVM would find nothing here.",
                   diagnostics);
    else if (dataflow::hasNone(model))
        tellOfPlan(file, *plan, "no-dataflow",
                   "`" + model.name()
                       + "` has no dataflow block, and TVM fuses nothing outside of one. Run "
                         "`ConvertToDataflow` first.",
                   diagnostics);
}

} // namespace

std::optional<Rule> makeTvmRule(const TvmFile& file, const TvmRule& rule,
                                const RuleContext& context, Diagnostics& diagnostics)
{
    const auto operators = withCatalogues(context).operators;
    RelaxClasses classes(*operators);
    return makeRule(file, rule, classes, formOf(file, context), diagnostics);
}

std::vector<MadeTvmPattern> tvmWaysOf(const TvmFile& file, const TvmRule& rule)
{
    const auto operators = withCatalogues({}).operators;
    RelaxClasses classes(*operators);
    return madeOf(file.patternOf(rule), classes, {}).patterns;
}

std::vector<std::optional<Rule>> makeEachTvmRule(const TvmFile& file, const RuleContext& context,
                                                 Diagnostics& diagnostics)
{
    const auto operators = withCatalogues(context).operators;
    RelaxClasses classes(*operators);
    const TvmGraphForm form = formOf(file, context);
    std::vector<std::optional<Rule>> rules;
    for (const TvmRule& rule : file.rules)
        rules.push_back(makeRule(file, rule, classes, form, diagnostics));
    return rules;
}

RuleSet makeTvmRules(const TvmFile& file, const RuleContext& context, Diagnostics& diagnostics)
{
    tellFunctions(file, context, diagnostics);
    RuleSet set;
    set.files.push_back({.path = file.source->name()});
    for (std::optional<Rule>& rule : makeEachTvmRule(file, context, diagnostics)) {
        if (rule)
            set.rules.push_back(*std::move(rule));
    }
    const std::vector<TvmPlan>& plans = file.program().plans();
    if (plans.size() > 1) {
        RuleOption option{.name = std::string(planOption),
                          .otherwise = plans.front().name,
                          .summary = "Which list of patterns is tried."};
        for (const TvmPlan& plan : plans)
            option.words.push_back(plan.name);
        set.options.push_back(std::move(option));
    }
    return set;
}

} // namespace fusewright
