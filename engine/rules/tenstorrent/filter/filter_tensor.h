// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/filter/filter_scene.h"

#include <memory>
#include <string>
#include <string_view>

namespace fusewright {

/// An example value: a fake tensor with a shape and a type, and nothing else.
class FilterTensor : public PythonHostObject {
public:
    FilterTensor(FilterScene& scene, std::string name, PythonValue shape, PythonValue dtype)
        : m_scene(scene), m_name(std::move(name)), m_shape(shape), m_dtype(dtype)
    {
    }

    const std::vector<PythonValue>& sizes() const { return m_shape.as<PythonSequence>().items; }
    PythonValue shape() const { return m_shape; }
    PythonValue count(PythonRuntime& runtime) const;

    std::string typeName() const override { return "FakeTensor"; }
    std::string text() const override { return "FakeTensor(" + m_name + ')'; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    PythonValue contents(const PythonAsk& ask) const;

    FilterScene& m_scene;
    std::string m_name;
    PythonValue m_shape;
    PythonValue m_dtype;
};

} // namespace fusewright
