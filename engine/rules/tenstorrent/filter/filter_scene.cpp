// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_scene.h"

#include "engine/python/eval/python_library.h"
#include "engine/rules/tenstorrent/filter/filter_list.h"
#include "engine/rules/tenstorrent/trace/torch_types.h"

namespace fusewright {

namespace {

/// A function of which only the name is known.
class FilterFunction : public PythonHostObject {
public:
    explicit FilterFunction(std::string dotted) : m_dotted(std::move(dotted)) { }

    std::string typeName() const override { return "builtin_function_or_method"; }
    std::string text() const override { return "<built-in function " + lastName() + '>'; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        if (name == "__name__")
            return ask.runtime.string(lastName());
        return ask.unknown("`" + m_dotted + '.' + std::string(name) + "` is not modelled.");
    }
    PythonValue call(const PythonAsk& ask, const PythonArguments&) override
    {
        return ask.unknown("`" + m_dotted + "` is called.");
    }

private:
    std::string lastName() const { return m_dotted.substr(m_dotted.rfind('.') + 1); }

    std::string m_dotted;
};

} // namespace

PythonValue FilterScene::listed(std::vector<PythonValue> items)
{
    if (!m_runtime.grow(items.size() + 1))
        return {};
    return PythonValue(heap().make<FilterList>(m_runtime, std::move(items)));
}

PythonValue FilterScene::torch(std::string_view dotted)
{
    return isOver() ? PythonValue() : (*m_torchNames)(dotted);
}

PythonValue FilterScene::libraryFunction(std::string_view dotted)
{
    const std::size_t dot = dotted.rfind('.');
    if (dot == std::string_view::npos)
        return {};
    const std::string_view owner = dotted.substr(0, dot);
    const std::string_view name = dotted.substr(dot + 1);
    if (owner == "builtins")
        return m_runtime.library().builtin(name);
    const bool isBuiltIn = owner == "operator" || owner == "math";
    const PythonModule* const module =
        isBuiltIn ? m_runtime.library().module(m_runtime, owner) : nullptr;
    return module ? module->scope->names.find(name) : PythonValue();
}

PythonValue FilterScene::function(std::string_view dotted)
{
    if (const auto found = m_functions.find(dotted); found != m_functions.end())
        return found->second;
    PythonValue made = torch(dotted);
    if (!made.isValid())
        made = libraryFunction(dotted);
    if (!made.isValid())
        made = PythonValue(heap().make<FilterFunction>(std::string(dotted)));
    m_functions.emplace(std::string(dotted), made);
    return made;
}

PythonValue FilterScene::dtype(DataType type, ValueId of)
{
    const std::string name(torchTypeName(type));
    if (!name.empty()) {
        const PythonValue found = torch("torch." + name);
        return found.isValid() ? found : unknown("`torch." + name + "` is not known.");
    }
    return unknown("torch has no name for the type " + std::string(dataTypeName(type)) + '.',
                   UnknownCause::Kind::Type, of);
}

PythonValue FilterScene::unknown(std::string sentence, UnknownCause::Kind kind, ValueId of)
{
    const PythonValue made = m_runtime.unknown(std::move(sentence));
    m_causes.emplace_back(made.object(), UnknownCause{.kind = kind, .value = of});
    return made;
}

PythonValue FilterScene::notModelled(std::string_view type, std::string_view name)
{
    return unknown('`' + std::string(type) + '.' + std::string(name) + "` is not modelled.");
}

PythonValue FilterScene::refuseChange(std::string_view what)
{
    const PythonValue why =
        unknown('`' + std::string(what) + "` changes the graph, which is not previewed.");
    return m_runtime.needsKnown(why, "What the filter changes decides how the program goes on.");
}

std::vector<UnknownCause> FilterScene::causesOf(const PythonUnknown* unknown) const
{
    if (!unknown)
        return {};
    while (unknown->from)
        unknown = unknown->from;
    for (const auto& [object, cause] : m_causes) {
        if (object == unknown)
            return {cause};
    }
    return {};
}

} // namespace fusewright
