// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A list of TVM's: the arguments of a call, the values of a shape, an attribute.
class CheckArray : public CheckObject {
public:
    CheckArray(CheckScene& scene, std::vector<PythonValue> items, CheckKind kind = CheckKind::Array)
        : CheckObject(scene, kind), m_items(std::move(items))
    {
    }

    const std::vector<PythonValue>& all() const { return m_items; }

    std::string text() const override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " index count "; }

private:
    std::vector<PythonValue> m_items;
};

/// `[a, b]`, with the items as Python shows them.
std::string arrayText(PythonRuntime& runtime, const std::vector<PythonValue>& items);

} // namespace fusewright
