// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/rules/tvm/dpl/dpl_object.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A call of a function of TVM that is decided here, with its arguments by the function's
/// parameters.
///
/// What takes an argument apart gives nothing after it raised, or after it met an unknown value:
/// `result` then gives that instead of what the function made.
class DplCall {
public:
    /// Parameters are names between spaces; `name=` need not be given, `*name` takes the rest,
    /// and what comes after it goes by name only. Nothing after something was raised.
    static std::optional<DplCall> bind(const PythonAsk& ask, std::string_view function,
                                       std::string_view parameters,
                                       const PythonArguments& arguments);

    const PythonAsk& ask() const { return m_ask; }
    std::string_view function() const { return m_function; }
    /// By the place of a parameter; nothing where it is not given.
    PythonValue at(std::size_t parameter) const { return m_values[parameter]; }
    bool has(std::size_t parameter) const;
    const std::vector<PythonValue>& rest() const { return m_rest; }

    DplObject* pattern(PythonValue value);
    std::optional<std::vector<DplObject*>> patterns(const std::vector<PythonValue>& values);
    /// Of a list or a tuple.
    std::optional<std::vector<PythonValue>> items(PythonValue value);
    std::optional<std::string> text(PythonValue value);
    std::optional<std::int64_t> integer(PythonValue value);
    std::optional<bool> truth(PythonValue value);
    std::optional<std::vector<DplExtent>> extents(PythonValue value);
    std::optional<std::vector<std::pair<std::string, AttributeValue>>> attributes(PythonValue dict);
    /// An unknown value that comes of an argument.
    PythonValue unknown(PythonValue from);

    PythonValue make(DplNode node, std::vector<DplObject*> parts = {})
    {
        return makeDpl(m_ask, std::move(node), std::move(parts));
    }
    /// Of a callee and its arguments; nothing where one of them could not be made.
    PythonValue makeCall(std::vector<DplObject*> parts, bool isOpen);
    PythonValue raise(std::string_view type, const std::string& message)
    {
        return m_ask.raise(type, std::string(m_function) + "() " + message);
    }
    PythonValue result(PythonValue made) const { return m_instead.isValid() ? m_instead : made; }

private:
    DplCall(const PythonAsk& ask, std::string_view function) : m_ask(ask), m_function(function) { }
    bool take(std::string_view parameters, const PythonArguments& arguments);
    bool isWrong(PythonValue value, std::string_view wanted);

    PythonAsk m_ask;
    std::string_view m_function;
    std::vector<PythonValue> m_values;
    std::vector<PythonValue> m_rest;
    PythonValue m_instead;
};

/// A function of TVM that is decided here.
struct TvmFunctionRow {
    std::string_view name;
    std::string_view parameters;
    PythonValue (*function)(DplCall& call);
};

/// Constructors of the pattern language and what makes patterns of patterns.
const TvmFunctionRow* findDplFunction(std::string_view name);
/// What every pattern can do.
const TvmFunctionRow* findDplMethod(std::string_view name);
/// Calls it; `self` goes before what is given by place, where it is valid.
PythonValue callTvmFunction(const PythonAsk& ask, const TvmFunctionRow& row,
                            const PythonArguments& arguments, PythonValue self = {});

} // namespace fusewright
