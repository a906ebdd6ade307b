// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/python/eval/python_runtime.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// `Node.meta`, of which a graph keeps only `example_value`.
class FilterMeta : public PythonHostObject {
public:
    /// Without an example value where that is nothing; `isWhole` where there is nothing else.
    FilterMeta(PythonValue example, bool isWhole) : m_example(example), m_isWhole(isWhole) { }

    /// The value of a key; nothing where it has none.
    PythonValue find(const PythonAsk& ask, PythonValue key) const;

    std::string typeName() const override { return "dict"; }
    std::string text() const override { return "{}"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    bool setItem(const PythonAsk& ask, PythonValue index, PythonValue value) override;
    PythonValue contains(const PythonAsk& ask, PythonValue other) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    PythonValue notKept(const PythonAsk& ask) const;

    PythonValue m_example;
    bool m_isWhole;
};

} // namespace fusewright
