// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_names.h"
#include "engine/python/python_tree.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class PythonRuntime;
struct PythonCall;
struct PythonProgram;
class PythonTable;

struct PythonString : PythonObject {
    explicit PythonString(std::string written)
        : PythonObject(PythonType::String), text(std::move(written))
    {
    }

    std::string text; ///< UTF-8.
};

/// A list, a tuple, or what a dict shows of itself.
struct PythonSequence : PythonObject {
    PythonSequence(PythonType kind, std::vector<PythonValue> values)
        : PythonObject(kind), items(std::move(values))
    {
    }

    std::vector<PythonValue> items;
    /// `dict_keys`; of a tuple whose type is one of the host's, its name: `torch.Size`.
    std::string_view viewName = {};
};

struct PythonSlice : PythonObject {
    PythonSlice(PythonValue from, PythonValue to, PythonValue by)
        : PythonObject(PythonType::Slice), start(from), stop(to), step(by)
    {
    }

    PythonValue start;
    PythonValue stop;
    PythonValue step;
};

struct PythonRange : PythonObject {
    PythonRange(std::int64_t from, std::int64_t to, std::int64_t by)
        : PythonObject(PythonType::Range), start(from), stop(to), step(by)
    {
    }

    std::uint64_t size() const;
    PythonValue at(std::uint64_t index) const;

    std::int64_t start;
    std::int64_t stop;
    std::int64_t step; ///< Never 0.
};

/// Gives values one after the other.
struct PythonIterator : PythonObject {
    PythonIterator() : PythonObject(PythonType::Iterator) { }

    /// Nothing, and nothing raised, when there is no more.
    virtual PythonValue next(PythonRuntime& runtime) = 0;
    virtual std::string_view name() const { return "generator"; }
};

/// The names of which a block decides: a function's, a class's.
struct PythonScopeNames {
    std::set<std::string_view> locals;
    std::set<std::string_view> globals;
    std::set<std::string_view> nonlocals;
    bool yields = false;
};

struct PythonModule;

/// The names that a running block sees as its own.
struct PythonScope : PythonObject {
    enum class Kind : std::uint8_t { Module, Function, Class, Comprehension };

    PythonScope(Kind of, PythonScope* around, PythonModule& in)
        : PythonObject(PythonType::Scope), kind(of), outer(around), module(&in)
    {
    }

    Kind kind;
    PythonScope* outer;
    PythonModule* module;
    const PythonScopeNames* declared = nullptr;
    PythonNames names;
    std::string qualifier;             ///< Before names that are defined here: `A.`
    PythonObject* classCell = nullptr; ///< Of a function in a class: for `super()`.
    PythonValue firstArgument;         ///< Likewise.
};

/// A module of the program, or one that a table or the host makes.
struct PythonModule : PythonObject {
    explicit PythonModule(std::string dotted)
        : PythonObject(PythonType::Module), name(std::move(dotted))
    {
    }

    std::string name;
    PythonScope* scope = nullptr; ///< Never null once it is made.
    const PythonProgram* program = nullptr;
    bool isPartial = false;      ///< A name that is not here is unknown.
    bool acceptsAnyName = false; ///< `typing`: every name is a type of which nothing is known.
};

struct PythonParameter {
    enum class Kind : std::uint8_t { PositionalOnly, Plain, KeywordOnly, Rest, Keywords };

    std::string_view name;
    Kind kind = Kind::Plain;
    PythonValue byDefault;
};

/// A function or lambda with what it closes over.
struct PythonFunction : PythonObject {
    PythonFunction() : PythonObject(PythonType::Function) { }

    const PythonProgram* program = nullptr;
    PythonNodeId node;
    std::string name;
    std::string qualifiedName;
    std::vector<PythonParameter> parameters;
    const PythonScopeNames* declared = nullptr;
    PythonScope* closure = nullptr;
    PythonObject* classCell = nullptr; ///< The cell of the class it was written in.
    PythonNames attributes;
};

/// Where functions of a class find it, which is made after them.
struct PythonClassCell : PythonObject {
    PythonClassCell() : PythonObject(PythonType::Scope) { }

    PythonValue value;
};

using PythonNative = PythonValue (*)(PythonCall& call);

/// A function that is written in C++, perhaps with what it was taken from or made with.
struct PythonBuiltin : PythonObject {
    PythonBuiltin(std::string written, PythonNative does)
        : PythonObject(PythonType::Builtin), name(std::move(written)), function(does)
    {
    }

    std::string name;
    PythonNative function;
    PythonValue self;
    std::vector<PythonValue> bound; ///< Of `partial` and its like.
    PythonNames boundKeywords;
    int fewest = 0;
    int most = -1; ///< Any number.
    std::string_view keywords = {};
    bool isMethod = false;     ///< In a class: takes the instance first, as functions do.
    bool takesUnknown = false; ///< Else an unknown argument makes the result unknown.
    PythonNames attributes;
};

struct PythonMethod : PythonObject {
    PythonMethod(PythonValue called, PythonValue of)
        : PythonObject(PythonType::Method), function(called), self(of)
    {
    }

    PythonValue function;
    PythonValue self;
};

/// A value that nobody can know, and why.
struct PythonUnknown : PythonObject {
    PythonUnknown(PythonPlace at, std::string why, const PythonUnknown* before)
        : PythonObject(PythonType::Unknown),
          place(at),
          sentence(std::move(why)),
          from(before),
          length(before ? before->length + 1 : 1)
    {
    }

    PythonPlace place;
    std::string sentence;
    const PythonUnknown* from; ///< What it was made of; null for the origin.
    std::size_t length;        ///< Of the chain.
};

} // namespace fusewright
