// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/support/id.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::program {

using ValueIndex = Id<struct ProgramValueTag>;
using OperationIndex = Id<struct ProgramOperationTag>;
using RegionIndex = Id<struct ProgramRegionTag>;
using FunctionIndex = Id<struct ProgramFunctionTag>;

/// A stretch of one of the program's lists.
struct Slice {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    std::uint32_t size() const { return end - begin; }
};

/// Something that an operation makes or that a region is given. All texts point into the file.
struct Value {
    std::string_view name;
    std::string_view type;      ///< Empty where the file does not say it.
    std::uint32_t position = 0; ///< Among the results that share the name.
    bool isOneOfSeveral = false;
};

struct AttributeText {
    std::string_view name;
    std::string_view value; ///< Empty for one that is only there.
};

/// What a body is to the operation that has it.
enum class Calling {
    Body,   ///< Belongs to the operation, as that of a loop.
    Plain,  ///< The operation does nothing but run it.
    Author, ///< It spells out what its author meant as one operator.
};

/// A region or a function that an operation runs.
struct Body {
    std::string_view name; ///< Of the attribute that it stands in.
    RegionIndex region;
    std::string_view function; ///< What the operation calls, where it has no region for it.
    Calling calling = Calling::Body;
};

struct Operation {
    std::string_view name;
    std::string_view node; ///< What the node is to be called; may be empty.
    std::size_t place = 0;
    Slice operands; ///< Of `operands`.
    Slice results;  ///< Of `values`.
    Slice attributes;
    Slice bodies;
    std::string_view location;
    std::uint32_t end = 0; ///< The first operation behind this one and all inside it.
};

struct Region {
    Slice arguments;  ///< Of `values`.
    Slice operations; ///< Those inside the operations among them too.
    Slice outputs;    ///< Of `operands`.
};

/// How an argument of a function is to be shown.
struct Argument {
    std::string_view name; ///< A better one than the value's; may be empty.
    bool isParameter = false;
    std::string_view location;
};

struct Function {
    std::string name;  ///< As calls have it.
    std::string title; ///< As people choose it: unique in the file.
    std::size_t place = 0;
    RegionIndex body;
    std::uint32_t module = 0;        ///< Of `modules`.
    std::vector<Argument> arguments; ///< One for each of the region's, or none.
    bool isPublic = true;
    bool isListed = true; ///< Worth choosing: it is no part of a single operation.
};

struct SymbolModule {
    std::string name;
    std::uint32_t parent = 0; ///< Itself for the outermost.
};

/// Where an operation comes from.
struct ModulePlace {
    std::string path;
    std::string type;
};

/// A file of functions, taken apart and not yet understood: flat lists, operations in the order of
/// the text, each before those inside it.
struct Program {
    std::vector<Operation> operations;
    std::vector<Value> values;
    std::vector<ValueIndex> operands; ///< One that nothing makes is a value all the same.
    std::vector<AttributeText> attributes;
    std::vector<Body> bodies;
    std::vector<Region> regions;
    std::vector<Function> functions;
    std::vector<SymbolModule> modules;
    std::set<std::string, std::less<>> declared; ///< Functions whose body is elsewhere.
    std::deque<std::string> madeTexts;           ///< Those that are not in the file.

    /// To be called when all functions are known: names them for people and for `findFunction`.
    void indexFunctions();
    /// Finds from a module outwards; invalid when there is none with a body.
    FunctionIndex findFunction(std::string_view name, std::uint32_t module) const;
    /// What the user asked for, else `main`, else the first that others may call, else the first.
    FunctionIndex chooseFunction(std::string_view asked) const;

    std::map<std::pair<std::uint32_t, std::string_view>, FunctionIndex> functionIndex;
};

/// What the texts of one format mean.
class Meaning {
public:
    virtual ~Meaning() = default;

    virtual ValueType type(std::string_view text, GraphBuilder& builder) const = 0;
    virtual AttributeValue attribute(std::string_view text) const = 0;
    virtual ModulePlace place(std::string_view location) const = 0;
    /// What the operator is called; `called` is what it stands for, where its author meant it as
    /// one.
    virtual std::string operatorName(const Program& program, const Operation& operation,
                                     const Body* called) const = 0;
};

} // namespace fusewright::program
