// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_objects.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A class: of a program, of a table, or built in.
struct PythonClass : PythonObject {
    explicit PythonClass(std::string written)
        : PythonObject(PythonType::Class), name(std::move(written))
    {
    }

    bool derivesFrom(const PythonClass& other) const;
    /// In the class and what it derives from; nothing where no one has it.
    PythonValue find(std::string_view attribute) const;

    std::string name;
    std::string qualifiedName;
    std::string module;
    std::vector<PythonValue> bases;  ///< Host objects too.
    std::vector<PythonClass*> order; ///< In which attributes are looked up; itself first.
    std::vector<PythonValue> hosts;  ///< Host objects and unknowns among all its bases.
    PythonNames attributes;
    std::vector<std::string> fields; ///< Annotated names, for data classes.
    PythonNative make = nullptr;     ///< Of a built-in type: `int`, `list`.
    PythonType instances = PythonType::Instance;
    bool isData = false; ///< A dataclass: made with its fields.
    bool isEnumeration = false;
    bool isException = false;
    PythonPlace place;
};

struct PythonInstance : PythonObject {
    explicit PythonInstance(PythonClass& of) : PythonObject(PythonType::Instance), made(&of) { }

    PythonClass* made;
    PythonNames attributes;
};

/// An instance of a class that derives from `BaseException`.
struct PythonException : PythonInstance {
    using PythonInstance::PythonInstance;

    std::vector<PythonValue> arguments;
    PythonPlace place;                  ///< Where it was raised last.
    std::vector<PythonPlace> traceback; ///< Calls that led there, outermost first.
};

/// A property, a static method or a class method.
struct PythonDescriptor : PythonObject {
    enum class Kind : std::uint8_t { Property, Static, Class };

    PythonDescriptor(Kind of, PythonValue called)
        : PythonObject(PythonType::Descriptor), kind(of), function(called)
    {
    }

    Kind kind;
    PythonValue function;
    PythonValue setter;
};

struct PythonSuper : PythonObject {
    PythonSuper(PythonClass& after, PythonValue of)
        : PythonObject(PythonType::Super), start(&after), self(of)
    {
    }

    PythonClass* start;
    PythonValue self; ///< An instance or a class.
};

} // namespace fusewright
