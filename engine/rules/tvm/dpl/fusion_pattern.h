// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_call.h"

#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// A `FusionPattern` of the program: a pattern with a name, labels and a check.
class FusionPatternObject : public PythonHostObject {
public:
    std::string typeName() const override { return "FusionPattern"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;

    std::string name;
    DplObject* pattern = nullptr; ///< Never null once it is made.
    std::vector<std::pair<std::string, DplObject*>> annotations;
    PythonValue annotationTable; ///< As it was given; nothing where there are none.
    PythonValue check;           ///< Nothing where there is none.
    PythonValue attributes;      ///< `attrs_getter`, likewise.
    PythonPlace place;           ///< Where it is made.
};

/// Null for what is none.
FusionPatternObject* asFusionPattern(PythonValue value);

/// A `FusionPattern`, or a tuple of what it is made of, as a member of a list; null after the host
/// was told what is wrong with it, or after something was raised.
FusionPatternObject* fusionPatternOf(const PythonAsk& ask, PythonValue entry);

// What the functions of these names do: see `findTvmFunction`.
PythonValue makeFusionPattern(DplCall& call);
PythonValue makePatternPass(DplCall& call);
PythonValue registerPatterns(DplCall& call);
PythonValue patternsWithPrefix(DplCall& call);
PythonValue patternNamed(DplCall& call);

} // namespace fusewright
