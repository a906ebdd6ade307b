// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fusewright {

class SourceText;

/// Where in which Python text something happened. Without a text: in the host.
struct PythonPlace {
    const SourceText* source = nullptr;
    ByteRange bytes;

    TextRange range() const;
    /// `file.py:3:5`; empty without a text.
    std::string text() const;
    /// What is written there.
    std::string_view written() const;
};

/// What a value is. What stands behind `Float` is an object of the heap.
enum class PythonType : std::uint8_t {
    Nothing, ///< No value: something was raised, or there is no more.
    None,
    Ellipsis,
    NotImplemented,
    Bool,
    Int,
    Float,
    String,
    List,
    Tuple,
    View, ///< What `keys()`, `values()` and `items()` of a dict give.
    Dict,
    Set,
    FrozenSet,
    Slice,
    Range,
    Iterator,
    Function,
    Builtin,
    Method,
    Class,
    Instance, ///< Exceptions too.
    Module,
    Descriptor, ///< A property, a static method or a class method.
    Super,
    Host,
    Unknown,
    Scope, ///< Never a value of a program.
};

/// Something that lives in a `PythonHeap`, until the heap goes.
struct PythonObject {
    explicit PythonObject(PythonType kind) : type(kind) { }
    PythonObject(const PythonObject&) = delete;
    PythonObject& operator=(const PythonObject&) = delete;
    virtual ~PythonObject() = default;

    PythonType type;
    std::uint64_t serial = 0; ///< Grows with each object of the heap.
};

/// A value of a program: small ones stand in it, others are objects that it points to.
class PythonValue {
public:
    PythonValue() = default;
    explicit PythonValue(PythonObject& object) : m_type(object.type), m_object(&object) { }

    static PythonValue none() { return PythonValue(PythonType::None); }
    static PythonValue ellipsis() { return PythonValue(PythonType::Ellipsis); }
    static PythonValue notImplemented() { return PythonValue(PythonType::NotImplemented); }
    static PythonValue boolean(bool value);
    static PythonValue integer(std::int64_t value);
    static PythonValue real(double value);

    PythonType type() const { return m_type; }
    bool is(PythonType wanted) const { return m_type == wanted; }
    bool isValid() const { return m_type != PythonType::Nothing; }
    /// Integers and truths, which are integers too.
    bool isIntegral() const { return is(PythonType::Int) || is(PythonType::Bool); }
    bool isNumber() const { return isIntegral() || is(PythonType::Float); }
    bool isSequence() const
    {
        return is(PythonType::List) || is(PythonType::Tuple) || is(PythonType::View);
    }
    bool isAnySet() const { return is(PythonType::Set) || is(PythonType::FrozenSet); }

    std::int64_t asInteger() const { return m_integer; }
    bool asBoolean() const { return m_integer != 0; }
    /// Of any number.
    double asReal() const
    {
        return is(PythonType::Float) ? m_real : static_cast<double>(m_integer);
    }
    /// Of what is no small value.
    PythonObject* object() const { return m_type > PythonType::Float ? m_object : nullptr; }
    template <class T>
    T& as() const
    {
        return static_cast<T&>(*m_object);
    }
    /// What `is` says.
    bool isSame(PythonValue other) const;

private:
    explicit PythonValue(PythonType type) : m_type(type) { }

    PythonType m_type = PythonType::Nothing;
    union {
        std::int64_t m_integer = 0;
        double m_real;
        PythonObject* m_object;
    };
};

} // namespace fusewright
