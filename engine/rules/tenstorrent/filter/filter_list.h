// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// An argument of a call of which a file says the items, but not whether it is a list or a tuple.
class FilterList : public PythonHostObject {
public:
    FilterList(PythonRuntime& runtime, std::vector<PythonValue> items);

    const std::vector<PythonValue>& all() const { return m_items; }

    std::string typeName() const override { return "immutable_list"; }
    std::string text() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue contains(const PythonAsk& ask, PythonValue other) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    PythonValue unclear(const PythonAsk& ask) const;

    PythonRuntime& m_runtime;
    std::vector<PythonValue> m_items;
};

} // namespace fusewright
