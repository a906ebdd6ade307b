// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_context.h"

#include "tests/engine/rules/tvm/plain_dpl_matcher.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using Sort = PlainExpression::Sort;

/// Looks for one context in what is left of a function.
class PlainGraphSearch {
public:
    PlainGraphSearch(const PlainModule& module, const PlainContext& context,
                     const std::set<std::size_t>& gone)
        : m_module(module), m_context(context), m_gone(gone)
    {
        for (const std::size_t variable : module.variables) {
            if (!isThere(variable))
                continue;
            for (const std::size_t used : usedBy(variable)) {
                if (std::ranges::find(m_candidates, used) == m_candidates.end())
                    m_candidates.push_back(used);
            }
        }
        useOutputs();
    }

    std::optional<PlainGraphMatch> run()
    {
        std::vector<std::size_t> roots;
        for (const PlainUse& use : m_context.uses) {
            const bool isUser = std::ranges::any_of(
                m_context.uses, [&](const PlainUse& other) { return other.to == use.from; });
            if (!isUser && std::ranges::find(roots, use.from) == roots.end())
                roots.push_back(use.from);
        }
        if (roots.empty())
            return std::nullopt;
        return next({}, roots, 0);
    }

private:
    /// A cast is not looked at.
    bool isThere(std::size_t variable) const
    {
        const auto& value = m_module.expressions[variable].value;
        return !m_gone.contains(variable) && value
            && m_module.expressions[*value].sort != Sort::MatchCast;
    }

    /// Weights are parameters of the function, and so variables.
    bool isVariable(std::size_t expression) const
    {
        const Sort sort = m_module.expressions[expression].sort;
        return sort == Sort::Variable || sort == Sort::Constant;
    }

    bool isTuple(std::size_t expression) const
    {
        return m_module.expressions[m_module.lookedThrough(expression)].sort == Sort::Tuple;
    }

    bool isWrittenTuple(std::size_t variable) const
    {
        return m_module.expressions[*m_module.expressions[variable].value].sort == Sort::Tuple;
    }

    std::vector<std::size_t> usedBy(std::size_t variable) const
    {
        std::vector<std::size_t> used;
        for (const std::size_t each : argumentsOf(variable)) {
            if (isVariable(each) && std::ranges::find(used, each) == used.end())
                used.push_back(each);
        }
        return used;
    }

    /// What a function gives out besides others is in a tuple.
    void useOutputs()
    {
        if (m_module.outputs.size() < 2)
            return;
        for (const std::size_t output : m_module.outputs) {
            if (isVariable(output) && std::ranges::find(m_candidates, output) == m_candidates.end())
                m_candidates.push_back(output);
        }
    }

    /// Tensors among the arguments, lists opened.
    std::vector<std::size_t> argumentsOf(std::size_t variable) const
    {
        const PlainExpression& value = m_module.expressions[*m_module.expressions[variable].value];
        if (isVariable(*m_module.expressions[variable].value))
            return {*m_module.expressions[variable].value};
        std::vector<std::size_t> open(value.parts.begin() + (value.sort == Sort::Call ? 1 : 0),
                                      value.parts.end());
        std::vector<std::size_t> all;
        for (const std::size_t part : open) {
            const PlainExpression& each = m_module.expressions[part];
            if (each.sort == Sort::Tuple)
                all.insert(all.end(), each.parts.begin(), each.parts.end());
            else if (each.sort != Sort::Literal)
                all.push_back(part);
        }
        return all;
    }

    std::vector<std::size_t> users(std::size_t variable) const
    {
        std::vector<std::size_t> found;
        for (const std::size_t user : m_module.variables) {
            if (!isThere(user))
                continue;
            const std::vector<std::size_t> used = usedBy(user);
            if (std::ranges::find(used, variable) != used.end())
                found.push_back(user);
        }
        return found;
    }

    std::size_t userCount(std::size_t variable) const
    {
        const auto& outputs = m_module.outputs;
        const bool isInTuple =
            outputs.size() > 1 && std::ranges::find(outputs, variable) != outputs.end();
        return users(variable).size() + (isInTuple ? 1 : 0);
    }

    bool fits(std::size_t object, std::size_t variable) const
    {
        PlainDpl pattern = m_context.pattern;
        pattern.root = object;
        // What is bound elsewhere is looked through. What is gone is bound to something else.
        PlainModule left = m_module;
        for (const std::size_t each : m_gone) {
            const PlainExpression& before = left.expressions[*left.expressions[each].value];
            left.expressions[each].value =
                left.add({.sort = Sort::Composite, .type = before.type, .shape = before.shape});
        }
        return plainDplMatch(pattern, left, variable, {.backtracks = true}).has_value();
    }

    bool holds(std::size_t from, std::size_t to, std::size_t variable, std::size_t user) const
    {
        return std::ranges::all_of(m_context.uses, [&](const PlainUse& use) {
            if (use.from != from || use.to != to)
                return true;
            const std::vector<std::size_t> used = argumentsOf(user);
            const bool isAt =
                !use.argument || (*use.argument < used.size() && used[*use.argument] == variable);
            return isAt && (!use.isOnly || userCount(variable) == 1);
        });
    }

    static bool has(const PlainGraphMatch& match, std::size_t variable)
    {
        return std::ranges::any_of(match,
                                   [&](const auto& each) { return each.second == variable; });
    }

    // NOLINTNEXTLINE(misc-no-recursion): a reference, of small patterns.
    std::optional<PlainGraphMatch> take(std::size_t object, std::size_t variable,
                                        PlainGraphMatch match) const
    {
        if (!fits(object, variable))
            return std::nullopt;
        match[object] = variable;
        std::vector<std::size_t> children;
        for (const PlainUse& use : m_context.uses) {
            if (use.from == object && std::ranges::find(children, use.to) == children.end())
                children.push_back(use.to);
        }
        for (const std::size_t child : children) {
            bool isFound = false;
            for (const std::size_t user : users(variable)) {
                const auto known = match.find(child);
                const bool isFree =
                    known != match.end() ? known->second == user : !has(match, user);
                const bool isTuple =
                    m_context.pattern.nodes[child].sort == PlainDplNode::Sort::Tuple;
                const bool isPart = isTuple ? isWrittenTuple(user) : !m_module.isName(user);
                if (isFound || !isFree || !isPart || !holds(object, child, variable, user))
                    continue;
                auto more = known != match.end() ? std::optional(match) : take(child, user, match);
                if (!more)
                    continue;
                match = *std::move(more);
                isFound = true;
            }
            if (!isFound)
                return std::nullopt;
        }
        return match;
    }

    bool shapesHold(const PlainGraphMatch& match) const
    {
        return std::ranges::all_of(m_context.sameShapes, [&](const auto& same) {
            std::optional<std::vector<std::int64_t>> first;
            for (const std::size_t object : same) {
                const auto at = match.find(object);
                if (at == match.end())
                    continue;
                const std::size_t value = m_module.lookedThrough(at->second);
                const auto& shape = m_module.expressions[value].shape;
                if (!shape || std::ranges::any_of(*shape, [](auto size) { return size < 0; }))
                    return false;
                if (first && *first != *shape)
                    return false;
                first = shape;
            }
            return true;
        });
    }

    // NOLINTNEXTLINE(misc-no-recursion): likewise.
    std::optional<PlainGraphMatch> next(const PlainGraphMatch& match,
                                        const std::vector<std::size_t>& roots, std::size_t at) const
    {
        if (at == roots.size())
            return match;
        for (const std::size_t candidate : m_candidates) {
            const bool wantsTuple =
                m_context.pattern.nodes[roots[at]].sort == PlainDplNode::Sort::Tuple;
            if (has(match, candidate) || isTuple(candidate) != wantsTuple)
                continue;
            const auto more = take(roots[at], candidate, match);
            if (!more || !shapesHold(*more))
                continue;
            if (auto whole = next(*more, roots, at + 1))
                return whole;
        }
        return std::nullopt;
    }

    const PlainModule& m_module;
    const PlainContext& m_context;
    const std::set<std::size_t>& m_gone;
    std::vector<std::size_t> m_candidates;
};

/// A call or an item, whichever side it is.
// NOLINTNEXTLINE(misc-no-recursion): likewise.
bool isAlwaysMember(const PlainDpl& pattern, std::size_t object)
{
    const PlainDplNode& node = pattern.nodes[object];
    const auto isMember = [&](std::size_t part) { return isAlwaysMember(pattern, part); };
    return node.isMember()
        || (node.sort == PlainDplNode::Sort::Either && std::ranges::all_of(node.parts, isMember));
}

} // namespace

std::optional<PlainGraphMatch> plainGraphMatch(const PlainModule& module,
                                               const PlainContext& context,
                                               const std::set<std::size_t>& gone)
{
    return PlainGraphSearch(module, context, gone).run();
}

std::vector<std::size_t> plainTaken(const PlainModule& module, const PlainContext& context,
                                    const PlainGraphMatch& match)
{
    std::vector<std::size_t> taken;
    for (const std::size_t variable : module.variables) {
        for (const auto& [object, found] : match) {
            const bool isUser = std::ranges::any_of(
                context.uses, [&](const PlainUse& use) { return use.to == object; });
            // Of a name what it names.
            const std::size_t bound = module.boundThrough(found);
            const bool isTuple = context.pattern.nodes[object].sort == PlainDplNode::Sort::Tuple;
            if (bound == variable && !isTuple
                && (isUser || isAlwaysMember(context.pattern, object)))
                taken.push_back(variable);
        }
    }
    return taken;
}

std::vector<PlainGraphMatch> plainGraphMatches(const PlainModule& module,
                                               const PlainContext& context)
{
    std::vector<PlainGraphMatch> all;
    std::set<std::size_t> gone;
    while (auto match = plainGraphMatch(module, context, gone)) {
        const std::vector<std::size_t> taken = plainTaken(module, context, *match);
        gone.insert(taken.begin(), taken.end());
        all.push_back(*std::move(match));
    }
    return all;
}

std::string PlainContext::python() const
{
    std::string text = plainDplImports() + "from tvm.relax.dpl import PatternContext\n";
    text += "with PatternContext() as ctx:\n";
    const auto nameOf = [](std::size_t object) { return "o_" + std::to_string(object); };
    for (std::size_t at = 0; at < pattern.nodes.size(); ++at) {
        std::vector<std::string> parts;
        for (const std::size_t part : pattern.nodes[at].parts)
            parts.push_back(nameOf(part));
        text += "    " + nameOf(at) + " = " + pattern.pythonOf(at, parts) + '\n';
    }
    for (const PlainUse& use : uses) {
        if (use.isOfCall)
            continue;
        text += "    " + nameOf(use.from) + (use.isOnly ? ".only_used_by(" : ".used_by(")
            + nameOf(use.to)
            + (use.argument ? ", index=" + std::to_string(*use.argument) : std::string()) + ")\n";
    }
    for (const auto& same : sameShapes) {
        text += "    " + nameOf(same.front()) + ".same_shape_as(";
        for (std::size_t at = 1; at < same.size(); ++at)
            text += (at > 1 ? ", " : "") + nameOf(same[at]);
        text += ")\n";
    }
    return text + "ctx.match_dfb(None)\n";
}

} // namespace fusewright::test
