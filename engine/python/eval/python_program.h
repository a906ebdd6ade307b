// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_objects.h"
#include "engine/python/python_tree.h"
#include "engine/support/source_text.h"

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;

/// `import a.b as c`, or a name of `from a import b as c`.
struct PythonImport {
    std::string module; ///< With its leading dots.
    std::string name;   ///< Empty for `import`; `*` for all.
    std::string as;     ///< The name that is bound.
    bool isRenamed = false;
};

struct PythonProgram;

/// A part of a string that is put together: text, or a value.
struct PythonFormedPart {
    std::string text;                       ///< Before the value.
    std::unique_ptr<PythonProgram> program; ///< Of the value; null at the end.
    PythonNodeId value;
    char conversion = 0;                ///< `r`, `s`, `a`
    std::vector<PythonFormedPart> spec; ///< Behind the colon.
};

/// A text that was read, and what is found out about its nodes once.
struct PythonProgram {
    PythonProgram(const SourceText& text, PythonTree read)
        : source(&text), tree(std::move(read)) { }

    const SourceText* source;
    std::unique_ptr<SourceText> owned;
    PythonTree tree;
    mutable std::map<std::uint32_t, PythonScopeNames> scopes;
    mutable std::map<std::uint32_t, std::vector<PythonFormedPart>> formed;
    mutable std::map<std::uint32_t, std::vector<PythonImport>> imports;
    mutable std::unordered_map<std::uint32_t, std::string> strings;

    PythonPlace place(PythonNodeId node) const { return {source, tree.bytes(node)}; }
    /// The names that a function or class decides about.
    const PythonScopeNames& namesOf(PythonNodeId node) const;
    const std::vector<PythonFormedPart>& partsOf(PythonNodeId formedString) const;
    const std::vector<PythonImport>& importsOf(PythonNodeId statement) const;
    /// What a string means, which loops ask again and again.
    const std::string& stringOf(PythonNodeId string) const;
    /// The names that running a statement can bind, without what is nested in functions.
    PythonScopeNames boundBy(PythonNodeId statement) const;
};

} // namespace fusewright
