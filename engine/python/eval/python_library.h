// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_classes.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// A function of a table: how it is called and what does it.
struct PythonNativeRow {
    std::string_view name;
    PythonNative function;
    int fewest = 0;
    int most = -1;                  ///< -1: any number.
    std::string_view keywords = {}; ///< Between spaces: ` key reverse `; `*` for all.
    bool takesUnknown = false;
    bool changesSet = false; ///< A frozen one does not have it.
};

/// What is there before a program runs: built-in functions, types, exceptions and modules.
struct PythonLibrary {
    explicit PythonLibrary(PythonRuntime& runtime);

    PythonValue builtin(std::string_view name) const { return builtins.find(name); }
    PythonClass& classOf(PythonType type) const;
    /// `Exception` for a name that is none.
    PythonClass* exception(std::string_view name) const;
    /// A method of a built-in type, bound to `self`, or unbound; nothing where it has no such.
    PythonValue method(PythonRuntime& runtime, PythonType type, std::string_view name,
                       PythonValue self) const;
    /// A module that is known by table; null for any other.
    PythonModule* module(PythonRuntime& runtime, std::string_view dotted);

    PythonNames builtins;
    PythonClass* object = nullptr;
    PythonClass* type = nullptr;
    std::map<PythonType, PythonClass*> classes;
    std::map<std::string, PythonModule*, std::less<>> modules;

private:
    void addTypes(PythonRuntime& runtime);
    void addExceptions(PythonRuntime& runtime);
    void addFunctions(PythonRuntime& runtime);
    PythonClass& addClass(PythonRuntime& runtime, std::string name, PythonClass* base);
};

PythonValue makeBuiltin(PythonRuntime& runtime, const PythonNativeRow& row, PythonValue self = {});
const PythonNativeRow* findRow(std::span<const PythonNativeRow> rows, std::string_view name);

// Tables, each in the file of its name.
std::span<const PythonNativeRow> pythonFunctions();
std::span<const PythonNativeRow> pythonObjectFunctions();
std::span<const PythonNativeRow> pythonConstructors();
std::span<const PythonNativeRow> pythonStringMethods();
std::span<const PythonNativeRow> pythonStringShapes();
std::span<const PythonNativeRow> pythonListMethods();
std::span<const PythonNativeRow> pythonTupleMethods();
std::span<const PythonNativeRow> pythonDictMethods();
std::span<const PythonNativeRow> pythonSetMethods();
/// The names of a module that is known by table; false for any other.
bool fillModule(PythonRuntime& runtime, PythonModule& module);

} // namespace fusewright
