// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_builder.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"

namespace fusewright {

namespace {

class MarkMethod : public PythonHostObject {
public:
    MarkMethod(CompositeBuilder& builder, bool areInputs)
        : m_builder(builder), m_areInputs(areInputs)
    {
    }

    std::string typeName() const override { return "method"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override
    {
        return m_builder.mark(ask, m_areInputs, arguments);
    }

private:
    CompositeBuilder& m_builder;
    bool m_areInputs;
};

} // namespace

PythonValue CompositeBuilder::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "mark_inputs" || name == "mark_outputs")
        return PythonValue(ask.runtime.heap().make<MarkMethod>(*this, name == "mark_inputs"));
    if (name == "name")
        return m_called;
    return name == "attr" ? m_table : PythonValue();
}

PythonValue CompositeBuilder::mark(const PythonAsk& ask, bool areInputs,
                                   const PythonArguments& arguments)
{
    std::vector<PythonValue>& marked = areInputs ? m_inputs : m_outputs;
    const std::vector<PythonValue>& given = arguments.positional;
    if (!ask.runtime.grow(given.size()))
        return {};
    marked.insert(marked.end(), given.begin(), given.end());
    return given.size() == 1 ? given.front() : ask.runtime.tuple(given);
}

PythonValue CompositeBuilderClass::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    const auto argument = [&](std::size_t place, std::string_view name) {
        return place < arguments.positional.size() ? arguments.positional[place]
                                                   : arguments.keyword(name);
    };
    const PythonValue name = argument(0, "name");
    const PythonValue table = argument(1, "attr");
    if (!name.isValid())
        return ask.raise("TypeError",
                         "StableHLOCompositeBuilder.__init__() missing 1 required positional"
                         " argument: 'name'");
    auto& made = ask.runtime.heap().make<CompositeBuilder>(
        name, table.isValid() ? table : PythonValue::none());
    m_host.addBuilder(made);
    return PythonValue(made);
}

} // namespace fusewright
