// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// A scalar expression: an extent of a shape, a number among attributes. TVM's `IntImm`, a
/// symbolic variable, or what arithmetic makes of one.
class CheckExtent : public CheckObject {
public:
    CheckExtent(CheckScene& scene, std::int64_t number)
        : CheckObject(scene, CheckKind::Integer), m_number(number), m_text(std::to_string(number))
    {
    }
    CheckExtent(CheckScene& scene, CheckKind kind, std::string text)
        : CheckObject(scene, kind), m_text(std::move(text))
    {
    }

    const std::optional<std::int64_t>& number() const { return m_number; }
    /// It is one of those of which versions of TVM differ whether they are Python's integers.
    void maybeOfPython() { m_isMaybePython = true; }

    std::string text() const override { return m_text; }
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue truth(const PythonAsk& ask) override;
    PythonValue absolute(const PythonAsk& ask) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span ty struct_info astype "; }

private:
    std::optional<std::int64_t> m_number;
    std::string m_text;
    bool m_isMaybePython = false;
};

/// A comparison of which at least one side is symbolic.
class CheckCondition : public CheckObject {
public:
    CheckCondition(CheckScene& scene, PythonComparison which, PythonValue left, PythonValue right);

    /// Whether TVM's analyzer proves it; nothing where only the analyzer knows.
    std::optional<bool> isProven() const;

    std::string text() const override { return m_text; }
    PythonValue truth(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " a b span "; }

private:
    PythonComparison m_which;
    bool m_areSame;  ///< Written alike.
    bool m_areAtoms; ///< Both are numbers or variables.
    std::string m_text;
};

/// The number of an integer of Python's or TVM's; nothing for anything else.
std::optional<std::int64_t> knownNumber(PythonValue value);
/// Whether both are equal whatever symbols stand for, as `can_prove_equal` says; nothing where
/// only TVM's analyzer knows.
std::optional<bool> areProvenEqual(PythonValue left, PythonValue right);

PythonValue makeExtent(CheckScene& scene, std::int64_t number);
/// A symbolic one as it is written: `n`, `n * 2`. A variable is the same object each time.
PythonValue makeSymbol(CheckScene& scene, std::string_view written);

} // namespace fusewright
