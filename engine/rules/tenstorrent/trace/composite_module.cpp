// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_module.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/composite_arguments.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// One of the objects of a stage, which outlives it only where nothing is asked of it any more.
class StageObject : public PythonHostObject {
public:
    StageObject(ModuleStage& stage, std::string_view called) : m_stage(stage), m_type(called) { }

    ModuleStage& stage() const { return m_stage; }
    std::string typeName() const override { return std::string(m_type); }

protected:
    PythonValue notModelled(const PythonAsk& ask, std::string_view name) const
    {
        return ask.unknown('`' + typeName() + '.' + std::string(name) + "` is not modelled.");
    }

private:
    ModuleStage& m_stage;
    std::string_view m_type;
};

ModuleStage& stageIn(const PythonCall& call)
{
    return call.self.as<StageObject>().stage();
}

/// What is made in the graph: its `meta` may be set, and nobody asks for it.
class MadeNode : public StageObject {
public:
    explicit MadeNode(ModuleStage& stage) : StageObject(stage, "Node") { }

    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        return notModelled(ask, name);
    }
    bool setAttribute(const PythonAsk&, std::string_view name, PythonValue) override
    {
        return name == "meta";
    }
};

PythonValue stageTensor(PythonCall& call)
{
    const PythonValue path = call.at(0, "qualified_name");
    if (!path.is(PythonType::String))
        return call.runtime.unknown("Which tensor of the module is read is not known.");
    const std::string& text = path.as<PythonString>().text;
    const std::string own = stageIn(call).module().path + '.';
    const PythonValue tensor =
        text.starts_with(own) ? stageIn(call).tensor(text.substr(own.size())) : PythonValue();
    return tensor.isValid() ? tensor
                            : call.runtime.unknown("`" + text + "` is no tensor of the module.");
}

PythonValue stageCall(PythonCall& call)
{
    PythonRuntime& runtime = call.runtime;
    ReplacingCall made{.function = call.at(0, "the_function"), .arguments = {}};
    const PythonValue positional = call.at(1, "args");
    if (positional.isValid()) {
        auto items = runtime.itemsOf(positional);
        if (!items)
            return {};
        made.arguments.positional = *std::move(items);
    }
    const PythonValue named = call.at(2, "kwargs");
    if (named.is(PythonType::Dict)) {
        for (const PythonTable::Entry& entry : named.as<PythonTable>().entries()) {
            if (entry.key.is(PythonType::String))
                made.arguments.keywords.push_back({entry.key.as<PythonString>().text, entry.value});
        }
    } else if (named.isValid() && !named.is(PythonType::None)) {
        return runtime.unknown("The keywords of a call that is made are not known.");
    }
    stageIn(call).noteCall(std::move(made));
    return PythonValue(runtime.heap().make<MadeNode>(stageIn(call)));
}

PythonValue stageBlock(PythonCall& call)
{
    return PythonValue(call.runtime.heap().make<QuietObject>("_InsertPoint"));
}

PythonValue stageNothing(PythonCall&)
{
    return PythonValue::none();
}

constexpr auto graphMethods = std::to_array<PythonNativeRow>({
    {"get_attr", stageTensor, 1, 2, " qualified_name type_expr "},
    {"call_function", stageCall, 1, 4, " the_function args kwargs type_expr "},
    {"inserting_before", stageBlock, 0, 1, " n "},
    {"inserting_after", stageBlock, 0, 1, " n "},
    {"erase_node", stageNothing, 1, 1, " to_erase "},
    {"lint", stageNothing, 0, 0},
    {"recompile", stageNothing, 0, 0},
});

constexpr auto nodeMethods = std::to_array<PythonNativeRow>({
    {"replace_all_uses_with", stageNothing, 1, 3, "*"},
});

/// Both the graph and what holds it.
class StageGraph : public StageObject {
public:
    explicit StageGraph(ModuleStage& stage) : StageObject(stage, "GraphModule") { }

    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        if (name == "graph")
            return PythonValue(*this);
        const PythonNativeRow* const row = findRow(graphMethods, name);
        return row ? makeBuiltin(ask.runtime, *row, PythonValue(*this)) : notModelled(ask, name);
    }
};

class StageNode : public StageObject {
public:
    explicit StageNode(ModuleStage& stage) : StageObject(stage, "Node") { }

    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
};

PythonValue StageNode::attribute(const PythonAsk& ask, std::string_view name)
{
    PythonRuntime& runtime = ask.runtime;
    if (name == "target")
        return runtime.string(stage().module().path);
    if (name == "op")
        return runtime.string("call_module");
    if (name == "args") {
        std::vector<PythonValue> given;
        for (std::uint32_t at = 0; at < stage().operands().size(); ++at) {
            const auto& tensors = stage().module().tensors;
            const auto isThis = [at](const auto& tensor) { return tensor.second == at; };
            if (std::ranges::none_of(tensors, isThis))
                given.push_back(stage().operands()[at]);
        }
        return runtime.tuple(std::move(given));
    }
    if (name == "kwargs" || name == "meta")
        return PythonValue(runtime.table(PythonType::Dict));
    const PythonNativeRow* const row = findRow(nodeMethods, name);
    return row ? makeBuiltin(runtime, *row, PythonValue(*this)) : notModelled(ask, name);
}

class StageModule : public StageObject {
public:
    explicit StageModule(ModuleStage& stage) : StageObject(stage, "Module") { }

    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
};

PythonValue StageModule::attribute(const PythonAsk& ask, std::string_view name)
{
    const auto& attributes = stage().module().attributes;
    const auto given = std::ranges::find(
        attributes, name, [](const auto& each) { return std::string_view(each.first); });
    if (given != attributes.end())
        return compositeValue(ask, given->second);
    if (name == "weight" || name == "bias") {
        const PythonValue tensor = stage().tensor(name);
        return tensor.isValid() ? tensor : PythonValue::none();
    }
    // A module that has a weight was made with one.
    if ((name == "elementwise_affine" || name == "affine") && stage().tensor("weight").isValid())
        return PythonValue::boolean(true);
    return ask.unknown("The file does not say `" + std::string(name) + "` of the module `"
                       + stage().module().path + "`.");
}

} // namespace

PythonArguments ModuleStage::arguments(const PythonAsk& ask)
{
    PythonHeap& heap = ask.runtime.heap();
    return {{PythonValue(heap.make<StageGraph>(*this)), PythonValue(heap.make<StageNode>(*this)),
             PythonValue(heap.make<StageModule>(*this))},
            {}};
}

PythonValue ModuleStage::tensor(std::string_view name) const
{
    const auto found = std::ranges::find(
        m_module.tensors, name, [](const auto& each) { return std::string_view(each.first); });
    const bool isThere = found != m_module.tensors.end() && found->second < m_operands.size();
    return isThere ? m_operands[found->second] : PythonValue();
}

} // namespace fusewright
