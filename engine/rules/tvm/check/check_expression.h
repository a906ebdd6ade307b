// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_array.h"
#include "engine/rules/tvm/check/check_object.h"
#include "engine/rules/tvm/check/check_operator.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A variable or a constant: what an argument of a call is.
class CheckVariable : public CheckObject {
public:
    CheckVariable(CheckScene& scene, CheckPlace place);

    CheckPlace place() const { return m_place; }

    std::string text() const override { return m_name; }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span vid type_annotation "; }

private:
    CheckPlace m_place;
    std::string m_name;
};

/// A call of an operator, or of a kernel: what a variable is bound to.
class CheckCall : public CheckObject {
public:
    CheckCall(CheckScene& scene, NodeId node);

    CheckPlace place() const { return m_place; }

    std::string text() const override { return m_text; }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span sinfo_args ty_args type_args "; }

private:
    PythonValue op(const PythonAsk& ask);
    PythonValue arguments();
    PythonValue attributes();

    NodeId m_node;
    CheckPlace m_place;
    RelaxOperator m_operator;
    std::string m_text;
    PythonValue m_arguments; ///< Once they were asked for; likewise the next.
    PythonValue m_attributes;
};

/// A tuple-get-item of a variable.
class CheckTupleItem : public CheckObject {
public:
    CheckTupleItem(CheckScene& scene, CheckPlace place);

    CheckPlace place() const { return m_place; }

    std::string text() const override { return m_text; }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span "; }

private:
    CheckPlace m_place;
    CheckPlace m_tuple;
    PythonValue m_index;
    std::string m_text;
};

/// An inline tuple, or a number among the arguments of a call.
class CheckInline : public CheckObject {
public:
    CheckInline(CheckScene& scene, CheckKind kind, std::vector<PythonValue> items)
        : CheckObject(scene, kind), m_items(std::move(items))
    {
    }

    std::string text() const override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span dtype "; }

private:
    PythonValue tupleInfo();

    std::vector<PythonValue> m_items; ///< Of a number, that alone.
};

// The same object each time.
PythonValue makeVariable(CheckScene& scene, CheckPlace place);
/// What is bound to a place; what nothing is bound to is itself.
PythonValue makeBound(CheckScene& scene, CheckPlace place);
/// As a label of a pattern has it, looked through; an unknown where the graph has no such thing.
PythonValue makeExpression(CheckScene& scene, const CheckedExpression& taken);
/// The arguments of a call as Relax has them.
std::vector<PythonValue> relaxArguments(CheckScene& scene, NodeId node,
                                        const RelaxOperator& called);

} // namespace fusewright
