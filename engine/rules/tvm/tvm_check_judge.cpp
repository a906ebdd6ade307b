// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_check_judge.h"

#include "engine/graph/bound_names.h"
#include "engine/graph/dataflow_blocks.h"
#include "engine/graph/graph.h"
#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/python/python_literals.h"
#include "engine/rules/python/python_guards.h"
#include "engine/rules/tvm/check/check_places.h"
#include "engine/rules/tvm/check/element_type.h"
#include "engine/rules/tvm/dpl/tvm_name.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

std::string_view nameOf(PythonValue value)
{
    const TvmName* const name = asTvmName(value);
    return name ? std::string_view(name->name()) : std::string_view();
}

/// Which of its maker's results a value is; nothing for the only one.
std::optional<std::uint32_t> itemOf(const Graph& graph, NodeId maker, ValueId value)
{
    const auto outputs = graph.outputs(maker);
    for (std::uint32_t at = 0; outputs.size() > 1 && at < outputs.size(); ++at) {
        if (outputs[at] == value)
            return at;
    }
    return std::nullopt;
}

constexpr std::string_view leakQuestion = "has_leaking_intermediate_variables";

/// Whose result is used where.
void tellLeak(const CheckQuestion& question, JudgeAnswer& told)
{
    const auto leak = findCheckLeak(question);
    if (!leak)
        return;
    const NodeId maker = producerOf(question.graph, leak->made);
    std::string text =
        maker.isValid() ? std::string(question.graph.nodeName(maker)) : std::string("a value");
    if (leak->user.isValid()) {
        told.saw = text + " is used by " + std::string(question.graph.nodeName(leak->user));
    } else if (!leak->name.empty()) {
        const BoundNames names(question.graph);
        const BoundName* const name = names.find(leak->name);
        told.saw = text + " is also used by the " + (name && name->isTuple ? "tuple " : "alias ")
            + std::string(leak->name);
    } else {
        told.saw = text + " is a result of the model";
    }
    if (leak->user.isValid())
        told.outside.push_back(leak->user);
}

CheckedExpression expressionOf(const ExpressionGround& ground, const TvmTaken& taken)
{
    const MatchSlot& slot = ground.match->slot(taken.entry);
    CheckedExpression expression{
        .call = slot.first, .item = taken.item, .argument = taken.argument, .value = {}};
    if (!slot.value.isValid())
        return expression;
    expression.call = ground.graph->producer(slot.value);
    // What another function makes is a parameter of this one. What one gives back is looked at as
    // what makes it there: it has the type of the call.
    const NodeId place = ground.match->place;
    if (expression.call.isValid()
        && !dataflow::areInOneFunction(*ground.graph, expression.call, place)
        && !dataflow::isGivenBack(*ground.graph, expression.call, place))
        return {.call = {}, .item = {}, .argument = {}, .value = slot.value, .isParameter = true};
    if (!expression.call.isValid())
        expression.value = slot.value;
    else if (!expression.item)
        expression.item = itemOf(*ground.graph, expression.call, slot.value);
    return expression;
}

/// `context.annotated_expr["lhs"]` and what is known of its type.
class TvmGuardReader final : public PythonGuardReader {
public:
    TvmGuardReader(const PythonTree& read, PythonNodeId function)
        : PythonGuardReader(read, function)
    {
        const PythonNodeId parameter = read.find(function, PythonKind::Parameter);
        m_context = parameter.isValid() ? read.word(parameter) : std::string_view();
    }

private:
    std::optional<std::string> valueOf(PythonNodeId node) const override
    {
        static constexpr auto typeWords =
            std::to_array<std::string_view>({"struct_info", "ty", "checked_type"});
        while (tree().is(node, PythonKind::Attribute)
               && std::ranges::find(typeWords, tree().word(node)) != typeWords.end())
            node = looked(tree().first(node));
        if (!tree().is(node, PythonKind::Subscript)
            || tree().dottedName(looked(tree().first(node)))
                != std::string(m_context) + ".annotated_expr")
            return std::nullopt;
        const PythonNodeId label = looked(tree().last(node));
        return tree().is(label, PythonKind::String)
            ? std::optional(pythonString(tree().text(label)))
            : std::nullopt;
    }
    bool isLeakQuestion(PythonNodeId node) const override
    {
        if (!tree().is(node, PythonKind::Call))
            return false;
        const std::string name = tree().dottedName(tree().first(node));
        return name.substr(name.rfind('.') + 1) == leakQuestion;
    }

    std::string_view m_context;
};

/// In the words of the file, for what is not said otherwise.
std::string textOf(const PythonFact& fact)
{
    using Kind = PythonFact::Kind;
    const std::string number = std::to_string(fact.number);
    const std::string extent = fact.value + ".shape[" + std::to_string(fact.axis) + ']';
    switch (fact.kind) {
    case Kind::Type:
        return fact.value + ".dtype == \"" + fact.type + '"';
    case Kind::Rank:
        return fact.value + ".ndim == " + number;
    case Kind::Extent:
        return extent + " == " + number;
    case Kind::Multiple:
        return extent + " % " + number + " == 0";
    }
    return {};
}

} // namespace

TvmCheckJudge::TvmCheckJudge(const TvmFile& file, const TvmRule& rule, const MadeTvmPattern& made)
    : m_shared(file.shared), m_source(file.source), m_pattern(rule.pattern)
{
    if (const TvmPlan* const plan = file.program().findPlan(file.plan)) {
        m_hasCodegen = plan->annotateCodegen;
        m_holdsConstants = plan->bindConstants;
    }
    for (const auto& [label, node] : file.patternOf(rule).annotations) {
        const auto taken = made.taken.find(node);
        if (taken != made.taken.end())
            m_labels.emplace_back(label, taken->second);
    }
}

CheckQuestion TvmCheckJudge::questionOf(const ExpressionGround& ground) const
{
    CheckQuestion question{.graph = *ground.graph,
                           .root = {.call = ground.match->place},
                           .matched = includedNodes(*ground.pattern, *ground.match),
                           .annotations = {}};
    for (const auto& [label, taken] : m_labels) {
        if (ground.match->isBound(taken.entry))
            question.annotations.emplace_back(label, expressionOf(ground, taken));
    }
    return question;
}

std::optional<JudgedFacts> TvmCheckJudge::facts() const
{
    const PythonValue check = m_shared->program.patterns()[m_pattern].check;
    if (!check.isValid())
        return JudgedFacts();
    if (!check.is(PythonType::Function))
        return std::nullopt;
    const std::scoped_lock lock(m_shared->mutex);
    const auto& function = check.as<PythonFunction>();
    auto guards = TvmGuardReader(function.program->tree, function.node).run();
    if (!guards)
        return std::nullopt;
    JudgedFacts told{
        .facts = {}, .keepsInside = guards->asksForLeaks, .others = std::move(guards->others)};
    for (const PythonFact& fact : guards->facts) {
        const auto label =
            std::ranges::find(m_labels, fact.value, &std::pair<std::string, TvmTaken>::first);
        JudgedFact& made = told.facts.emplace_back();
        made.kind = static_cast<JudgedFact::Kind>(fact.kind);
        made.type = elementTypeNamed(fact.type);
        made.axis = fact.axis;
        made.number = fact.number;
        const bool isKnown = label != m_labels.end() && !label->second.item
            && !label->second.argument
            && (fact.kind != PythonFact::Kind::Type || made.type != DataType::Unknown);
        if (isKnown) {
            made.entry = label->second.entry;
            continue;
        }
        told.facts.pop_back();
        told.others.push_back(textOf(fact));
    }
    return told;
}

JudgeAnswer TvmCheckJudge::judge(const ExpressionGround& ground, WorkBudget& budget) const
{
    TvmProgram& program = m_shared->program;
    const PythonValue check = program.patterns()[m_pattern].check;
    if (!check.isValid())
        return {};
    const std::scoped_lock lock(m_shared->mutex);
    const CheckQuestion question = questionOf(ground);
    TvmCheckAnswer answer = askCheck(program.evaluator(), check, question, nameOf, budget);
    const bool isLeak =
        answer.outcome == Outcome::False && answer.what.find(leakQuestion) != std::string::npos;
    JudgeAnswer told{.outcome = answer.outcome,
                     .place = answer.place,
                     .what = std::move(answer.what),
                     .saw = std::move(answer.saw),
                     .causes = std::move(answer.causes),
                     .assumed = {},
                     .outside = {},
                     .raises = answer.raises};
    if (isLeak)
        tellLeak(question, told);
    // Of a module beside, the place is in another text.
    if (!program.patterns()[m_pattern].isHere)
        told.place.reset();
    if (answer.outcome == Outcome::Unknown)
        told.saw = std::move(answer.unknown);
    return told;
}

std::vector<std::pair<std::string, std::string>>
TvmCheckJudge::notes(const ExpressionGround& ground, WorkBudget& budget) const
{
    TvmProgram& program = m_shared->program;
    const TvmFusionPattern& pattern = program.patterns()[m_pattern];
    if (pattern.search != TvmSearchKind::Fuse)
        return {};
    std::vector<std::pair<std::string, std::string>> notes{{"Composite", pattern.name}};
    const std::size_t point = pattern.name.find('.');
    if (m_hasCodegen && point != std::string::npos)
        notes.emplace_back("Codegen", pattern.name.substr(0, point));
    if (!pattern.attributes.isValid())
        return notes;
    const std::scoped_lock lock(m_shared->mutex);
    TvmAttributesAnswer given =
        askAttributes(program.evaluator(), pattern.attributes, questionOf(ground), nameOf, budget);
    for (auto& item : given.items)
        notes.push_back(std::move(item));
    return notes;
}

bool TvmCheckJudge::equals(const MatchJudge& other) const
{
    const auto* const same = dynamic_cast<const TvmCheckJudge*>(&other);
    return same && same->m_pattern == m_pattern && same->m_hasCodegen == m_hasCodegen
        && same->m_holdsConstants == m_holdsConstants && same->m_source->text() == m_source->text();
}

} // namespace fusewright
