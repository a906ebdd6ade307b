// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_findings.h"

#include "engine/rules/tvm/dpl/dpl_cover.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/dpl/tvm_program.h"
#include "engine/support/nearest_word.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>

namespace fusewright {

namespace {

/// Comparing all patterns of a long plan with each other ends here.
constexpr std::size_t mostCompared = 20'000'000;
constexpr std::size_t mostFindings = 1'000;

std::string callText(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " argument" : " arguments");
}

std::string arityText(const RelaxArity& arity)
{
    if (arity.most && *arity.most != arity.fewest)
        return std::to_string(arity.fewest) + " or " + callText(*arity.most);
    return callText(arity.fewest);
}

/// Why a call of an operator never is there; empty where it may be.
std::string wrongArity(const DplPattern& pattern, const DplNode& call)
{
    const DplNode& callee = pattern.nodes[call.parts.front()];
    const RelaxArity* const arity =
        callee.kind == DplKind::Operator ? RelaxOperators::known().find(callee.name) : nullptr;
    const std::size_t given = call.parts.size() - 1;
    if (!arity || arity->takes(given, call.anyArguments))
        return {};
    return '`' + callee.name + "` has " + arityText(*arity) + " in Relax, and "
        + std::to_string(given) + " here.";
}

/// Whether it can be the value of a call, for every node.
std::vector<bool> mayBeCalls(const DplPattern& pattern)
{
    std::vector<bool> may(pattern.nodes.size());
    for (DplId id = 0; id < pattern.nodes.size(); ++id) {
        const DplNode& node = pattern.nodes[id];
        switch (node.kind) {
        case DplKind::Wildcard:
        case DplKind::Call:
        case DplKind::Not:
        case DplKind::Expression:
            may[id] = true;
            break;
        case DplKind::Either:
            may[id] = may[node.parts.front()] || may[node.parts.back()];
            break;
        case DplKind::Both:
            may[id] = may[node.parts.front()] && may[node.parts.back()];
            break;
        case DplKind::HasShape:
        case DplKind::HasType:
        case DplKind::HasStruct:
        case DplKind::HasAttributes:
            may[id] = may[node.parts.front()];
            break;
        default:
            break;
        }
    }
    return may;
}

/// Of a context: all of them are found, or nothing is.
std::vector<DplId> nodesOf(const TvmFusionPattern& fusion)
{
    std::vector<DplId> nodes;
    for (const DplEdge& edge : fusion.context ? fusion.context->edges : std::vector<DplEdge>()) {
        nodes.push_back(edge.from);
        nodes.push_back(edge.to);
    }
    return nodes;
}

class PlanCheck {
public:
    PlanCheck(const TvmProgram& program, const TvmPlan& plan) : m_program(program), m_plan(plan) { }

    std::vector<Diagnostic> check();

private:
    const TvmFusionPattern& pattern(std::size_t at) const
    {
        return m_program.patterns()[m_plan.patterns[at]];
    }
    void checkNodes(const TvmFusionPattern& fusion);
    void tellNever(const TvmFusionPattern& fusion, const std::string& why, ByteRange place);
    void checkOrder(std::size_t later);
    bool takes(const TvmFusionPattern& earlier, const TvmFusionPattern& later);
    void add(std::string code, std::string message, ByteRange place);
    ByteRange placeOf(const DplNode& node, const TvmFusionPattern& fusion) const
    {
        return node.place.source && node.place.source == m_program.source() ? node.place.bytes
                                                                            : fusion.range;
    }

    const TvmProgram& m_program;
    const TvmPlan& m_plan;
    std::vector<Diagnostic> m_found;
    std::set<const TvmFusionPattern*> m_never; ///< Those that match nothing.
    std::size_t m_compared = 0;
};

void PlanCheck::add(std::string code, std::string message, ByteRange place)
{
    const SourceText& source = *m_program.source();
    Diagnostic made{.severity = Severity::Warning,
                    .code = std::move(code),
                    .message = std::move(message),
                    .file = source.name(),
                    .range = source.range(place),
                    .fixes = {}};
    // Patterns may share what makes them.
    if (m_found.size() < mostFindings && std::ranges::find(m_found, made) == m_found.end())
        m_found.push_back(std::move(made));
}

void PlanCheck::tellNever(const TvmFusionPattern& fusion, const std::string& why, ByteRange place)
{
    m_never.insert(&fusion);
    if (fusion.isHere)
        add("never-matches", '`' + fusion.name + "` never matches: " + why, place);
}

void PlanCheck::checkNodes(const TvmFusionPattern& fusion)
{
    const DplPattern& dpl = fusion.pattern;
    const std::vector<DplId> required = requiredCalls(dpl, nodesOf(fusion));
    for (DplId id = 0; id < dpl.nodes.size() && m_found.size() < mostFindings; ++id) {
        const DplNode& node = dpl.nodes[id];
        const bool isOperator = node.kind == DplKind::Operator;
        if (isOperator && fusion.isHere && !RelaxOperators::known().find(node.name))
            add("unknown-op-type",
                '`' + node.name + "` is not an operator of Relax."
                    + didYouMean(node.name, RelaxOperators::known().names()),
                placeOf(node, fusion));
        const std::string wrong =
            node.kind == DplKind::Call ? wrongArity(dpl, node) : std::string();
        if (wrong.empty())
            continue;
        if (std::ranges::binary_search(required, id, std::greater()))
            tellNever(fusion, wrong, placeOf(node, fusion));
        else if (fusion.isHere)
            add("never-matches", "An alternative of `" + fusion.name + "` never matches: " + wrong,
                placeOf(node, fusion));
    }
    const DplNode& root = dpl.nodes[dpl.root];
    if (fusion.search == TvmSearchKind::Fuse && !mayBeCalls(dpl)[dpl.root])
        tellNever(fusion,
                  "TVM tries patterns at calls only, and the root of this one is `"
                      + std::string(dplClassName(root.kind)) + "`.",
                  placeOf(root, fusion));
}

/// Whether an earlier pattern takes a call that a later one needs, wherever the later one matches.
bool PlanCheck::takes(const TvmFusionPattern& earlier, const TvmFusionPattern& later)
{
    // A check may leave places to the later one, unless it asks the same.
    ++m_compared;
    if (m_never.contains(&earlier))
        return false;
    const bool isChecked = earlier.check.isValid() && !earlier.check.isSame(later.check);
    const std::size_t size = earlier.pattern.nodes.size() * later.pattern.nodes.size();
    m_compared += size;
    if (isChecked || hasSharedNodes(earlier.pattern) || m_compared > mostCompared)
        return false;
    const DplCover cover(earlier.pattern, later.pattern);
    return std::ranges::any_of(requiredCalls(later.pattern), [&](DplId call) {
        return cover.covers(earlier.pattern.root, call);
    });
}

void PlanCheck::checkOrder(std::size_t later)
{
    for (std::size_t earlier = 0; earlier < later && m_compared <= mostCompared; ++earlier) {
        if (m_plan.patterns[earlier] == m_plan.patterns[later]
            || !takes(pattern(earlier), pattern(later)))
            continue;
        add("general-before-specific",
            '`' + pattern(later).name + "` finds nothing left: `" + pattern(earlier).name
                + "` is tried earlier and takes the calls that it needs. Put the longer pattern"
                + (pattern(later).origin == TvmOrigin::Registered
                       ? " last, because what is registered last is tried first."
                       : " first."),
            pattern(later).nameRange);
        return;
    }
}

std::vector<Diagnostic> PlanCheck::check()
{
    for (std::size_t at = 0; at < m_plan.patterns.size(); ++at) {
        checkNodes(pattern(at));
        const bool isFused = pattern(at).search == TvmSearchKind::Fuse;
        if (isFused && pattern(at).isHere && !m_never.contains(&pattern(at)))
            checkOrder(at);
    }
    sortByPlace(m_found);
    return std::move(m_found);
}

} // namespace

std::vector<Diagnostic> dplFindings(const TvmProgram& program, const TvmPlan& plan)
{
    return program.source() ? PlanCheck(program, plan).check() : std::vector<Diagnostic>();
}

bool coversDpl(const DplPattern& general, const DplPattern& specific)
{
    return !general.nodes.empty() && !specific.nodes.empty() && !hasSharedNodes(general)
        && DplCover(general, specific).covers(general.root, specific.root);
}

} // namespace fusewright
