// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_context.h"

#include "tests/engine/match/random_source.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using FoundSort = PlainExpression::Sort;

/// Objects for some variables of a function, in its order.
class ContextGrowth {
public:
    ContextGrowth(RandomSource& random, const PlainModule& module)
        : m_random(random), m_module(module)
    {
    }

    PlainContext run()
    {
        choose();
        for (const std::size_t variable : m_chosen)
            m_objects[variable] = objectOf(variable);
        for (const std::size_t variable : m_chosen)
            useWhatIsUsed(variable);
        if (m_random.chance(25))
            addDouble();
        if (m_random.chance(20))
            compareShapes();
        return std::move(m_made);
    }

private:
    const PlainExpression* valueOf(std::size_t variable) const
    {
        const auto& value = m_module.expressions[variable].value;
        return value ? &m_module.expressions[*value] : nullptr;
    }

    /// From one variable to its users and what it uses.
    void choose()
    {
        std::vector<std::size_t> near{m_random.oneOf(m_module.variables)};
        for (std::size_t count = m_random.between(2, 4); count > 0 && !near.empty(); --count) {
            const std::size_t next = m_random.oneOf(near);
            std::erase(near, next);
            if (std::ranges::find(m_chosen, next) != m_chosen.end())
                continue;
            m_chosen.push_back(next);
            for (const std::size_t user : m_module.users(next))
                near.push_back(user);
            if (valueOf(next)) {
                for (const std::size_t used : m_module.mentioned(*m_module.expressions[next].value))
                    near.push_back(used);
            }
        }
        const auto place = [&](std::size_t variable) {
            return std::ranges::find(m_module.variables, variable) - m_module.variables.begin();
        };
        // What nothing binds comes first.
        std::ranges::sort(m_chosen, {}, [&](std::size_t variable) {
            return valueOf(variable) ? place(variable) : -1;
        });
    }

    std::size_t objectOf(std::size_t variable)
    {
        const PlainExpression* const value = valueOf(variable);
        if (!value || m_random.chance(12))
            return !value && m_random.chance(30) ? m_made.pattern.variable()
                                                 : m_made.pattern.wildcard();
        if (value->sort == FoundSort::Item) {
            const std::size_t of = m_objects.contains(value->parts.front())
                ? m_objects[value->parts.front()]
                : m_made.pattern.wildcard();
            return m_made.pattern.item(of, value->index);
        }
        if (value->sort == FoundSort::Tuple)
            return tupleOf(*value);
        if (value->sort != FoundSort::Call)
            return m_made.pattern.wildcard();
        return m_random.chance(15) ? eitherOf(*value) : callOf(*value);
    }

    /// Fields that may be anything, what they are, or one of them twice.
    std::size_t tupleOf(const PlainExpression& tuple)
    {
        std::vector<std::size_t> fields;
        for (const std::size_t part : tuple.parts) {
            const std::size_t found = m_module.lookedThrough(part);
            const PlainExpression& field = m_module.expressions[found];
            if (!fields.empty() && m_random.chance(15))
                fields.push_back(fields.front());
            else if (field.sort == FoundSort::Call && m_random.chance(50))
                fields.push_back(
                    m_made.pattern.openCall(m_module.expressions[field.parts.front()].text));
            else
                fields.push_back(m_made.pattern.wildcard());
        }
        return m_made.pattern.tuple(fields);
    }

    /// The call or something else, one before the other.
    std::size_t eitherOf(const PlainExpression& call)
    {
        PlainDpl& pattern = m_made.pattern;
        std::size_t one = pattern.openCall(m_module.expressions[call.parts.front()].text);
        std::size_t other = 0;
        switch (m_random.below(4)) {
        case 0:
            other = pattern.variable();
            break;
        case 1:
            other = pattern.item(pattern.wildcard());
            break;
        case 2:
            other = pattern.hasDType(pattern.wildcard(), DataType::F32);
            break;
        default:
            other = pattern.openCall("relax.nn.relu");
        }
        if (m_random.chance(50))
            std::swap(one, other);
        return pattern.either(one, other);
    }

    std::size_t callOf(const PlainExpression& call)
    {
        const std::string& name = m_module.expressions[call.parts.front()].text;
        const auto isPlain = [&](std::size_t part) {
            const FoundSort sort = m_module.expressions[part].sort;
            return sort == FoundSort::Variable || sort == FoundSort::Constant;
        };
        if (m_random.chance(35) || !std::all_of(call.parts.begin() + 1, call.parts.end(), isPlain))
            return m_made.pattern.openCall(name);
        std::vector<std::size_t> arguments;
        for (std::size_t at = 1; at < call.parts.size(); ++at) {
            const auto known = m_objects.find(call.parts[at]);
            arguments.push_back(known != m_objects.end() ? known->second
                                                         : m_made.pattern.wildcard());
            if (known == m_objects.end() && m_random.chance(70))
                m_objects[call.parts[at]] = arguments.back();
        }
        const std::size_t made = m_made.pattern.call(name, arguments);
        for (std::size_t at = 0; at < arguments.size(); ++at)
            m_made.uses.push_back({arguments[at], made, at, false, true});
        return made;
    }

    void useWhatIsUsed(std::size_t variable)
    {
        if (!valueOf(variable))
            return;
        for (const std::size_t used : m_module.mentioned(*m_module.expressions[variable].value)) {
            const bool isChosen = std::ranges::find(m_chosen, used) != m_chosen.end();
            if (!isChosen || m_random.chance(30))
                continue;
            PlainUse use{.from = m_objects[used], .to = m_objects[variable]};
            use.isOnly = m_random.chance(35);
            if (m_random.chance(25))
                use.argument = m_random.below(2);
            if (use.from != use.to)
                m_made.uses.push_back(use);
        }
    }

    /// Another one beside what an object uses or is used by.
    void addDouble()
    {
        if (m_made.uses.empty())
            return;
        PlainUse use = m_random.oneOf(m_made.uses);
        use.isOfCall = false;
        std::size_t& end = m_random.chance(50) ? use.from : use.to;
        end = m_random.chance(60) ? m_made.pattern.wildcard()
                                  : m_made.pattern.openCall("relax.nn.relu");
        m_made.uses.push_back(use);
    }

    void compareShapes()
    {
        if (m_made.uses.empty())
            return;
        const PlainUse& one = m_random.oneOf(m_made.uses);
        const PlainUse& other = m_random.oneOf(m_made.uses);
        m_made.sameShapes.push_back({one.from, other.to});
    }

    RandomSource& m_random;
    const PlainModule& m_module;
    PlainContext m_made;
    std::vector<std::size_t> m_chosen;
    std::map<std::size_t, std::size_t> m_objects; ///< By variable.
};

} // namespace

PlainContext randomPlainContext(RandomSource& random, const PlainModule& module)
{
    return ContextGrowth(random, module).run();
}

} // namespace fusewright::test
