// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_rule_maker.h"

#include "engine/pattern/replacement_builder.h"
#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_helpers.h"
#include "engine/rules/qnn/qnn_match_maker.h"
#include "engine/rules/qnn/qnn_part_maker.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

class QnnRuleMaker {
public:
    QnnRuleMaker(const QnnFile& file, const QnnRule& rule, const OperatorCatalogue& operators,
                 QnnFindings& findings)
        : m_file(file), m_rule(rule), m_operators(operators), m_findings(findings)
    {
    }

    std::optional<QnnMadeRule> run();

private:
    ExpressionId check(QnnExpressionMaker& expressions) const;
    std::optional<RulePattern> pattern(const QnnTree& tree);
    std::shared_ptr<const Replacement> replacement(const Pattern& pattern,
                                                   const QnnPartMaker& parts, PartId result);
    void refuse(std::string_view code, std::string message, ByteRange place)
    {
        m_findings.error(code, std::move(message), place);
    }

    const QnnFile& m_file;
    const QnnRule& m_rule;
    const OperatorCatalogue& m_operators;
    QnnFindings& m_findings;
    std::vector<RuleOption> m_options;
};

/// None for `OK`.
ExpressionId QnnRuleMaker::check(QnnExpressionMaker& expressions) const
{
    const QnnNode& node = m_rule.tree.at(m_rule.parts.constraint);
    const bool isOpen =
        node.kind == QnnNode::Kind::Name && (node.text == "OK" || node.text == "true");
    const ExpressionId condition =
        isOpen ? ExpressionId() : expressions.make(m_rule.parts.constraint);
    if (m_rule.flag.empty())
        return condition;
    const ExpressionId flag = expressions.option(m_rule.flag, ScalarType::Bool, m_rule.flagPlace);
    return isOpen ? flag : expressions.add(ExpressionOp::And, {flag, condition}, node.place);
}

std::shared_ptr<const Replacement>
QnnRuleMaker::replacement(const Pattern& pattern, const QnnPartMaker& parts, PartId result)
{
    ReplacementBuilder builder(pattern);
    for (const ReplacementLoop& loop : parts.loops())
        builder.addLoop(loop);
    for (const ReplacementPart& part : parts.parts())
        builder.addPart(part);
    builder.addResult({EntryId(0u), 0, result});
    for (const ReplacementFault& fault : builder.faults()) {
        const ByteRange place = fault.part.isValid() ? parts.parts()[fault.part.index].place
            : fault.loop.isValid()                   ? parts.loops()[fault.loop.index].place
                                   : m_rule.tree.at(m_rule.parts.replacement).place;
        refuse("impossible-replacement",
               "This replacement cannot be made (" + std::string(faultCode(fault.kind)) + ").",
               place);
    }
    auto built = builder.build();
    return built ? std::make_shared<const Replacement>(*std::move(built)) : nullptr;
}

std::optional<RulePattern> QnnRuleMaker::pattern(const QnnTree& tree)
{
    PatternBuilder builder;
    QnnExpressionMaker expressions(tree, QnnCatalogue::builtIn(), builder.expressions());
    QnnMatchMaker match(tree, m_operators, builder, expressions);
    match.make(m_rule.parts.match);
    const QnnNode& root = tree.at(m_rule.parts.match);
    QnnPartMaker parts(tree, match, qnnOperatorName(tree, root.operands.front()), expressions);
    RulePattern made{.name = "pattern", .check = check(expressions), .text = m_file.source};
    const PartId result = parts.make(m_rule.parts.replacement);
    m_options = expressions.options();
    for (const ByteRange place : match.places())
        made.entryRanges.push_back(m_file.source->range(place));
    const std::vector<PatternFault> faults = builder.faults();
    if (!faults.empty()) {
        const bool isCycle = std::ranges::any_of(faults, [](const PatternFault& fault) {
            return fault.kind == PatternFault::Kind::Circle;
        });
        refuse(isCycle ? "pattern-cycle" : "impossible-pattern",
               isCycle ? "The operators of this pattern form a cycle."
                       : "No match of this pattern is possible.",
               root.place);
    }
    auto built = builder.build();
    if (!built || !result.isValid()) {
        if (faults.empty())
            refuse("impossible-replacement", "This replacement cannot be made.",
                   tree.at(m_rule.parts.replacement).place);
        return std::nullopt;
    }
    made.pattern = *std::move(built);
    made.replacement = replacement(made.pattern, parts, result);
    return made.replacement ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<QnnMadeRule> QnnRuleMaker::run()
{
    if (!m_rule.isSound)
        return std::nullopt;
    QnnTree tree = m_rule.tree;
    if (!expandQnnHelpers(tree, QnnCatalogue::builtIn())) {
        refuse("too-large", "The helpers of this rule expand to too much.", m_rule.head);
        return std::nullopt;
    }
    auto written = pattern(tree);
    if (!written)
        return std::nullopt;
    QnnMadeRule made{.rule = {}, .options = std::move(m_options)};
    made.rule.name = m_rule.name;
    made.rule.nameRange = m_file.source->range(m_rule.head);
    made.rule.patterns.push_back(*std::move(written));
    return made;
}

/// Passes come in the order of their numbers, unknown ones last in that of the file.
struct QnnStageKey {
    bool isUnknown = false;
    std::int64_t number = 0;
    std::string text;

    auto operator<=>(const QnnStageKey&) const = default;
};

/// The order that the file gives, else that of the catalogue.
ParameterOrder parameterOrderOf(const QnnFile& file, const OperatorClass& operators)
{
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    ParameterOrder order{.operators = operators, .parameters = {}, .wanted = {}};
    for (const QnnParameterOrder& written : file.scan.orders) {
        if (std::ranges::find(operators.names, written.op) == operators.names.end())
            continue;
        order.isAlways = true;
        order.parameters.clear();
        for (const std::string& parameter : written.parameters)
            order.parameters.push_back(catalogue.namesOfParameter(parameter));
    }
    if (!order.isAlways)
        order.parameters = catalogue.parametersOf(operators.names.front());
    return order;
}

/// Of operators that some pattern has with more operands than they have parameters.
std::vector<ParameterOrder> parameterOrders(const QnnFile& file, const RuleSet& set)
{
    std::map<std::string, ParameterOrder> byName;
    for (const Rule& rule : set.rules) {
        for (const Entry& entry : rule.patterns.front().pattern.entries()) {
            if (entry.kind != Entry::Kind::Operator)
                continue;
            const std::string& name = entry.operators.names.front();
            const auto known = byName.find(name);
            ParameterOrder& order = known != byName.end()
                ? known->second
                : byName.emplace(name, parameterOrderOf(file, entry.operators)).first->second;
            if (std::ranges::find(order.wanted, entry.operands) == order.wanted.end())
                order.wanted.push_back(entry.operands);
        }
    }
    std::vector<ParameterOrder> orders;
    for (auto& [name, order] : byName) {
        const std::size_t count = order.parameters.size();
        const auto hasMore = [&](const OperandCount& wanted) { return wanted.fewest > count; };
        if (!order.parameters.empty()
            && (order.isAlways || std::ranges::any_of(order.wanted, hasMore)))
            orders.push_back(std::move(order));
    }
    return orders;
}

/// What Qualcomm's converters do with a model before any rule sees it.
void addPreparations(RuleSet& set, std::vector<ParameterOrder> orders)
{
    addOption(set.options,
              {.name = "qdq",
               .otherwise = "fold",
               .summary = "Whether operators that quantize and dequantize become encodings.",
               .words = {"fold", "keep"}});
    addOption(set.options,
              {.name = "layout",
               .otherwise = "nhwc",
               .summary = "Whether rules see images with their channels last, or as the model has "
                          "them.",
               .words = {"nhwc", "as-is"}});
    set.stages.push_back({.name = "quantization",
                          .prepares = Preparation::Quantization,
                          .switches = {{"qdq", "keep"}}});
    set.stages.push_back({.name = "layout",
                          .prepares = Preparation::DepthLast,
                          .switches = {{"layout", "as-is"}}});
    if (!orders.empty())
        set.stages.push_back({.name = "parameters",
                              .prepares = Preparation::Parameters,
                              .spellsOut = std::move(orders)});
}

} // namespace

std::optional<QnnMadeRule> makeQnnRule(const QnnFile& file, const QnnRule& rule,
                                       const OperatorCatalogue& operators, QnnFindings& findings)
{
    return QnnRuleMaker(file, rule, operators, findings).run();
}

RuleSet makeQnnRules(const QnnFile& file, const OperatorCatalogue& operators, QnnFindings& findings)
{
    RuleSet set;
    set.files.push_back({.path = file.source->name()});
    std::map<QnnStageKey, StagePlan> stages;
    for (const QnnRule& rule : file.rules) {
        auto made = makeQnnRule(file, rule, operators, findings);
        if (!made)
            continue;
        const QnnStageKey key = rule.pass.isKnown
            ? QnnStageKey{.number = rule.pass.number, .text = {}}
            : QnnStageKey{.isUnknown = true, .text = rule.pass.text};
        const auto [stage, isNew] = stages.try_emplace(key, StagePlan{.name = rule.pass.text});
        if (isNew && key.isUnknown)
            stage->second.offBecause = rule.pass.text + " is not a pass.";
        stage->second.rules.push_back(static_cast<std::uint32_t>(set.rules.size()));
        set.rules.push_back(std::move(made->rule));
        for (RuleOption& option : made->options)
            addOption(set.options, std::move(option));
    }
    if (!stages.empty())
        addPreparations(set, parameterOrders(file, set));
    for (auto& [key, stage] : stages)
        set.stages.push_back(std::move(stage));
    return set;
}

} // namespace fusewright
