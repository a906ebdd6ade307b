// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/fx_tracer.h"

#include <map>
#include <memory>

namespace fusewright {

/// A value of a function that is being traced: whatever is done with it becomes a node.
///
/// An attribute of a proxy is a node only when it is used as a value: `x.relu()` is one call.
class FxProxy : public PythonHostObject {
public:
    FxProxy(std::shared_ptr<FxTracer> tracer, std::uint32_t node)
        : m_tracer(std::move(tracer)), m_node(node)
    {
    }
    FxProxy(FxProxy& root, std::string_view attribute, TextRange place)
        : m_tracer(root.m_tracer), m_root(&root), m_attribute(attribute), m_place(place)
    {
    }

    FxTracer& tracer() const { return *m_tracer; }
    std::uint32_t node();
    /// A call in which it takes part, as a proxy; nothing after something was raised.
    PythonValue record(const PythonAsk& ask, FxCall call, const PythonArguments& arguments);

    std::string typeName() const override { return m_root ? "Attribute" : "Proxy"; }
    std::string text() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    bool setAttribute(const PythonAsk& ask, std::string_view name, PythonValue value) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue contains(const PythonAsk& ask, PythonValue other) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> unpacked(const PythonAsk& ask,
                                                     std::size_t count) override;
    PythonValue length(const PythonAsk& ask) override;
    PythonValue absolute(const PythonAsk& ask) override;

    /// `operator.NAME` of the values.
    PythonValue operation(const PythonAsk& ask, std::string_view name,
                          std::vector<PythonValue> values);

private:
    std::shared_ptr<FxTracer> m_tracer;
    std::optional<std::uint32_t> m_node;
    FxProxy* m_root = nullptr;
    std::string m_attribute;
    TextRange m_place;
    std::map<std::string, PythonValue, std::less<>> m_set; ///< Attributes that the program gave it.
};

/// The proxy that a value is; null for any other.
FxProxy* asProxy(PythonValue value);

} // namespace fusewright
