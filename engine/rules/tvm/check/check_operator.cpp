// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_operator.h"

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/python/eval/python_library.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>

namespace fusewright {

namespace {

/// The names that Relax has for operators of a catalogue: of each the first one.
class RelaxAliases {
public:
    explicit RelaxAliases(const std::shared_ptr<const OperatorCatalogue>& catalogue)
        : m_catalogue(catalogue)
    {
        for (const std::string& name : catalogue->names()) {
            if (const OperatorSpec* const spec =
                    name.starts_with("relax.") ? catalogue->find(name) : nullptr)
                m_names.emplace(spec, name);
        }
    }

    bool areOf(const std::shared_ptr<const OperatorCatalogue>& catalogue) const
    {
        return m_catalogue.lock() == catalogue;
    }
    /// Empty where Relax has none.
    std::string of(const OperatorSpec& spec) const
    {
        const auto found = m_names.find(&spec);
        return found == m_names.end() ? std::string() : found->second;
    }

private:
    std::weak_ptr<const OperatorCatalogue> m_catalogue;
    std::unordered_map<const OperatorSpec*, std::string> m_names;
};

/// Every question about a match asks for some, and mostly of one catalogue.
std::string relaxAlias(const std::shared_ptr<const OperatorCatalogue>& catalogue,
                       const OperatorSpec& spec)
{
    thread_local std::optional<RelaxAliases> known;
    if (!known || !known->areOf(catalogue))
        known.emplace(catalogue);
    return known->of(spec);
}

bool isOfRelax(const Graph& graph)
{
    return std::ranges::any_of(graph.operators(), [&](const Operator& kind) {
        const std::string_view name = graph.text(kind.native);
        return name.starts_with("R.") || name.starts_with("relax.");
    });
}

/// `op.same_as(other)` of operators, which are there once each.
PythonValue sameOperator(PythonCall& call)
{
    const PythonValue same = call.self.as<CheckOperator>().compare(
        call.runtime.ask(), PythonComparison::Equal, call.at(0));
    return same.isValid() ? same : PythonValue::boolean(false);
}

} // namespace

std::string relaxName(std::string_view nativeName)
{
    if (nativeName.starts_with("R."))
        return "relax." + std::string(nativeName.substr(2));
    return nativeName.starts_with("relax.") ? std::string(nativeName) : std::string();
}

RelaxOperator relaxOperator(const Graph& graph, NodeId node)
{
    const std::string_view native = graph.nativeName(node);
    if (std::string name = relaxName(native); !name.empty())
        return {.name = std::move(name), .isNative = true};
    if (!graph.nested(node).empty())
        return {}; // A function of Relax, which no operator calls.
    const bool isPlainName = native.find_first_of(".: ") == std::string_view::npos;
    if (isOfRelax(graph))
        return isPlainName ? RelaxOperator{.name = std::string(native), .isKernel = true}
                           : RelaxOperator();
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    return {.name = spec ? relaxAlias(graph.catalogue(), *spec) : std::string()};
}

PythonValue makeOperator(CheckScene& scene, std::string_view name)
{
    PythonValue& made = scene.madeNamed("op " + std::string(name));
    if (!made.isValid())
        made = PythonValue(scene.heap().make<CheckOperator>(scene, std::string(name)));
    return made;
}

PythonValue makeGlobal(CheckScene& scene, std::string_view name)
{
    PythonValue& made = scene.madeNamed("global " + std::string(name));
    if (!made.isValid())
        made = PythonValue(scene.heap().make<CheckGlobal>(scene, std::string(name)));
    return made;
}

PythonValue CheckOperator::compare(const PythonAsk&, PythonComparison which, PythonValue other)
{
    const auto* const same = checkObject<CheckOperator>(other);
    const bool isEquality = which == PythonComparison::Equal || which == PythonComparison::NotEqual;
    if (!same || !isEquality)
        return {};
    return PythonValue::boolean((same->m_name == m_name) == (which == PythonComparison::Equal));
}

PythonValue CheckOperator::find(const PythonAsk& ask, std::string_view name)
{
    if (name == "same_as")
        return makeBuiltin(ask.runtime, {"same_as", sameOperator, 1, 1}, PythonValue(*this));
    return name == "name" ? ask.runtime.string(m_name) : PythonValue();
}

PythonValue CheckGlobal::find(const PythonAsk&, std::string_view name)
{
    return name == "name_hint" || name == "name" ? scene().string(m_name) : PythonValue();
}

} // namespace fusewright
