// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/rule_templates.h"

#include "engine/rules/samba/assist/assist_texts.h"
#include "engine/rules/samba/assist/operator_names.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// What a new rule begins with.
struct FirstOperator {
    std::string_view name;
    bool isGemm = false;
};

/// Operators of which the lower one uses what the upper one makes.
struct OperatorPair {
    std::string_view upper;
    std::string_view lower;
    std::size_t count = 0;
    bool computes = false; ///< One of them does more than pointwise arithmetic.
};

class RuleTemplates {
public:
    RuleTemplates(const RuleContext& context, const std::unordered_set<std::string_view>& present,
                  TextRange replaced)
        : m_context(context), m_present(present), m_replaced(replaced)
    {
    }

    std::vector<Completion> make()
    {
        addFirst();
        std::vector<OperatorPair> pairs = countPairs();
        constexpr std::size_t mostPairs = 8;
        pairs.resize(std::min(pairs.size(), mostPairs));
        for (const OperatorPair& pair : pairs)
            addPair(pair);
        return std::move(m_made);
    }

private:
    const OperatorSpec* specOf(std::string_view name) const
    {
        return m_context.operators ? m_context.operators->find(name) : nullptr;
    }
    bool isGemm(std::string_view name) const
    {
        const OperatorSpec* const spec = specOf(name);
        return spec && spec->gemm;
    }

    /// The most frequent multiplication of matrices in the model, else convolution, else what
    /// works.
    FirstOperator firstOperator() const
    {
        const OperatorCounts counts(m_context.model.get());
        FirstOperator worker;
        FirstOperator convolution;
        for (const std::string_view name : counts.names()) {
            const OperatorSpec* const spec = specOf(name);
            if (!spec)
                continue;
            if (spec->gemm)
                return {spec->name, true};
            const bool works = spec->flops.basis != FlopsFormula::Basis::Zero;
            if (convolution.name.empty() && spec->flops.basis == FlopsFormula::Basis::Conv)
                convolution.name = spec->name;
            if (worker.name.empty() && works)
                worker.name = spec->name;
        }
        if (!convolution.name.empty())
            return convolution;
        return worker.name.empty() ? FirstOperator{"linear", true} : worker;
    }

    void addFirst()
    {
        const FirstOperator first = firstOperator();
        const std::string name = freeName("new_rule");
        std::vector<std::string_view> stops{name, "1"};
        if (first.isGemm)
            stops.emplace_back("DEFAULT_GEMM");
        stops.insert(stops.end(), {"first", first.name});
        add(std::string(assistText("skeleton.rule.name")),
            headOf(name, first.isGemm) + "    first:\n      op_type: " + std::string(first.name)
                + '\n',
            stops, assistText("skeleton.rule"));
    }

    void addPair(const OperatorPair& pair)
    {
        const std::string upper(pair.upper);
        const std::string lower(pair.lower);
        const std::string name = freeName(upper + '_' + lower);
        const std::string second = upper == lower ? lower + "_2" : lower;
        const bool multiplies = isGemm(upper) || isGemm(lower);
        std::vector<std::string_view> stops{name, "1"};
        if (multiplies)
            stops.emplace_back("DEFAULT_GEMM");
        Completion& rule = add(name,
                               headOf(name, multiplies) + "    " + upper
                                   + ":\n      op_type: " + upper + "\n      child: " + second
                                   + "\n    " + second + ":\n      op_type: " + lower + '\n',
                               stops, assistText("skeleton.pair"));
        rule.count = pair.count;
    }

    static std::string headOf(std::string_view name, bool multiplies)
    {
        return std::string(name) + ":\n  priority: 1\n"
            + (multiplies ? "  heuristic: DEFAULT_GEMM\n" : "") + "  pattern:\n";
    }

    std::string freeName(const std::string& wanted) const
    {
        std::string name = wanted;
        for (std::size_t number = 2; m_present.contains(name); ++number)
            name = wanted + std::to_string(number);
        return name;
    }

    /// Stops are parts of the text, in its order.
    Completion& add(std::string label, std::string text, const std::vector<std::string_view>& stops,
                    std::string_view detail)
    {
        Completion& rule = m_made.emplace_back();
        rule.kind = CompletionKind::Rule;
        rule.label = std::move(label);
        rule.text = std::move(text);
        rule.replaced = m_replaced;
        rule.detail = detail;
        rule.documentation = rule.text;
        std::size_t from = 0;
        for (const std::string_view part : stops) {
            from = rule.text.find(part, from);
            rule.stops.push_back({from, from + part.size()});
            from += part.size();
        }
        return rule;
    }

    /// The most frequent first, those that compute before those that move and add.
    std::vector<OperatorPair> countPairs() const
    {
        const Graph* const graph = m_context.model.get();
        if (!graph)
            return {};
        std::map<std::pair<OperatorId, OperatorId>, std::size_t> counts;
        for (const NodeId node : graph->nodes()) {
            std::set<OperatorId> below;
            for (const NodeId user : graph->users(node))
                below.insert(graph->operatorId(user));
            for (const OperatorId lower : below)
                ++counts[{graph->operatorId(node), lower}];
        }
        std::map<std::pair<std::string_view, std::string_view>, std::size_t> byName;
        for (const auto& [ids, count] : counts) {
            const std::string_view upper = nameOf(*graph, ids.first);
            const std::string_view lower = nameOf(*graph, ids.second);
            if (isPlain(upper) && isPlain(lower))
                byName[{upper, lower}] += count;
        }
        std::vector<OperatorPair> pairs;
        for (const auto& [names, count] : byName) {
            const bool computes = isWork(names.first) || isWork(names.second);
            if (count > 1)
                pairs.push_back({names.first, names.second, count, computes});
        }
        std::ranges::stable_sort(pairs, [](const OperatorPair& one, const OperatorPair& other) {
            return std::pair(one.computes, one.count) > std::pair(other.computes, other.count);
        });
        return pairs;
    }

    static std::string_view nameOf(const Graph& graph, OperatorId id)
    {
        return graph.text(graph.operators()[id.index].canonical);
    }
    /// Neither YAML nor the name of a rule needs quotation marks for it.
    static bool isPlain(std::string_view name)
    {
        return !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, isWordByte);
    }
    bool isWork(std::string_view name) const
    {
        const OperatorSpec* const spec = specOf(name);
        return spec
            && (spec->gemm || spec->flops.basis == FlopsFormula::Basis::Conv
                || spec->category == "normalization");
    }

    const RuleContext& m_context;
    const std::unordered_set<std::string_view>& m_present;
    TextRange m_replaced;
    std::vector<Completion> m_made;
};

} // namespace

std::vector<Completion> ruleTemplates(const RuleContext& context,
                                      const std::unordered_set<std::string_view>& present,
                                      TextRange replaced)
{
    return RuleTemplates(context, present, replaced).make();
}

} // namespace fusewright
