// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/data_type.h"
#include "engine/rules/tvm/check/check_object.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// The contents of a constant: what `Constant.data` is, and what its `numpy()` gives.
class CheckData : public CheckObject {
public:
    /// What a constant of the graph has.
    CheckData(CheckScene& scene, ValueId constant);
    /// What a comparison of all elements gives, or some of them.
    CheckData(CheckScene& scene, const CheckData& like, std::vector<PythonValue> elements);

    /// Nothing where the graph does not keep them.
    const std::optional<std::vector<PythonValue>>& elements() const { return m_elements; }
    /// A value or an unknown, where there is but one element.
    PythonValue only(const PythonAsk& ask) const;
    PythonValue untold(const PythonAsk& ask) const;
    PythonValue reduced(const PythonAsk& ask, std::string_view how) const;

    std::string text() const override { return "array(" + m_name + ')'; }
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override
    {
        return " T astype copyto device reshape squeeze nbytes sum mean std var argmax ";
    }

private:
    PythonValue shape() const;
    PythonValue count() const;

    std::string m_name;
    ValueId m_constant;
    std::optional<std::vector<PythonValue>> m_elements;
};

/// The numbers of a literal; nothing where not all of them are there.
std::optional<std::vector<PythonValue>> literalNumbers(const AttributeValue& literal,
                                                       std::uint64_t count);

} // namespace fusewright
