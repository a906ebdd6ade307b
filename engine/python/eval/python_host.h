// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_operator.h"
#include "engine/python/eval/python_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class PythonRuntime;
struct PythonArguments;
struct PythonClass;

/// What the host is told with every question: who asks, and where in a text.
struct PythonAsk {
    PythonRuntime& runtime;
    PythonPlace place;

    /// Raises a built-in exception; gives nothing, to be returned.
    PythonValue raise(std::string_view type, std::string message) const;
    PythonValue unknown(std::string sentence) const;
};

/// A value of the world outside: what it does is decided in C++.
///
/// Each function gives a value, or nothing after something was raised. Those that say so give
/// nothing *without* raising for "not with this", and Python's own rules go on. What is not
/// overridden raises as Python does for an object that cannot do it.
class PythonHostObject : public PythonObject {
public:
    PythonHostObject() : PythonObject(PythonType::Host) { }

    virtual std::string typeName() const = 0;
    /// As `repr` and `str` show it.
    virtual std::string text() const;

    /// Nothing without raising: there is no such attribute.
    virtual PythonValue attribute(const PythonAsk& ask, std::string_view name);
    /// False without raising: it takes no attributes.
    virtual bool setAttribute(const PythonAsk& ask, std::string_view name, PythonValue value);
    virtual PythonValue call(const PythonAsk& ask, const PythonArguments& arguments);

    /// `self op other`; nothing without raising: not with this operand.
    virtual PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other);
    /// `other op self`, likewise.
    virtual PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other);
    /// `self op= other`; nothing without raising: as `binary`.
    virtual PythonValue inPlace(const PythonAsk& ask, PythonOperator which, PythonValue other);
    virtual PythonValue unary(const PythonAsk& ask, PythonUnary which);
    /// Nothing without raising: equal is what is the same, and there is no order.
    virtual PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other);

    virtual PythonValue item(const PythonAsk& ask, PythonValue index);
    virtual bool setItem(const PythonAsk& ask, PythonValue index, PythonValue value);
    /// `other in self`; nothing without raising: its items are looked through.
    virtual PythonValue contains(const PythonAsk& ask, PythonValue other);
    /// A boolean or an unknown.
    virtual PythonValue truth(const PythonAsk& ask);
    virtual std::optional<std::vector<PythonValue>> items(const PythonAsk& ask);
    /// Its items where the text says how many are wanted: `a, b = self`.
    virtual std::optional<std::vector<PythonValue>> unpacked(const PythonAsk& ask,
                                                             std::size_t count);
    virtual PythonValue length(const PythonAsk& ask);
    virtual PythonValue absolute(const PythonAsk& ask);
    /// Whether it may stand after `with`.
    virtual bool entersBlocks() const { return false; }
    /// A block begins; gives what `as` names.
    virtual PythonValue enter(const PythonAsk& ask);
    /// The block has ended, however it did: the last one that was entered ends first.
    virtual void leave(const PythonAsk& ask);

    /// Whether `isinstance(self, type)`; nothing without raising: no. Of a tuple of types it is
    /// asked first, and nothing means that each is asked about.
    virtual PythonValue isInstanceOf(const PythonAsk& ask, PythonValue type);
    /// Whether `isinstance(value, self)`; nothing without raising: `self` is no type.
    virtual PythonValue hasInstance(const PythonAsk& ask, PythonValue value);
    /// A class names it as a base. False: it cannot be one, and raised says why.
    virtual bool derive(const PythonAsk& ask, PythonClass& derived);
    /// An attribute that an instance or a class which derives from it does not have itself.
    virtual PythonValue inherited(const PythonAsk& ask, PythonValue self, std::string_view name);

protected:
    PythonValue cannot(const PythonAsk& ask, std::string_view what) const;
};

/// Where a program meets the world: imports, texts beside it, the environment.
///
/// Nothing is read from disk but through it, and it need read nothing.
class PythonHost {
public:
    virtual ~PythonHost() = default;

    /// The module of a dotted name, as `import` wants it. Nothing without raising: it is not of
    /// the host, and a text, the built-in modules and an unknown are tried in this order.
    virtual PythonValue module(const PythonAsk& ask, std::string_view dotted);
    /// A name of it, for `from … import`; nothing without raising: as an attribute of `module`.
    virtual PythonValue nameIn(const PythonAsk& ask, std::string_view dotted,
                               std::string_view name);
    /// The text of a module that stands beside the program. `dotted` begins with as many dots as
    /// the import has, for an import relative to `importer`.
    virtual std::optional<std::pair<std::string, std::string>>
    moduleText(std::string_view dotted, const SourceText& importer); ///< File name and text.
    /// Such a module was run.
    virtual void ranModule(PythonRuntime& runtime);
    /// A variable of the environment.
    virtual std::optional<std::string> environment(std::string_view name);
    /// A name that the program uses and nobody has; nothing without raising: a NameError.
    virtual PythonValue builtin(const PythonAsk& ask, std::string_view name);
};

} // namespace fusewright
