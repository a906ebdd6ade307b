// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_call.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// That one pattern uses another one, as a context records it.
struct DplUseEdge {
    DplObject* from = nullptr;
    DplObject* to = nullptr;
    std::int64_t index = -1; ///< As which argument; -1 for any.
    bool isOnly = false;     ///< Nothing else uses it.
};

/// A `PatternContext`: how patterns use each other, in the order in which it was said.
class DplContextObject : public PythonHostObject {
public:
    std::string typeName() const override { return "PatternContext"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    bool entersBlocks() const override { return true; }
    PythonValue enter(const PythonAsk& ask) override;
    void leave(const PythonAsk& ask) override;

    std::vector<DplUseEdge> edges;
    std::vector<std::vector<DplObject*>> sameShapes;
    PythonPlace place; ///< Where it is made.
};

/// Null for what is none.
DplContextObject* asDplContext(PythonValue value);

/// The context that was entered last takes note of an edge; without one nobody does. False after a
/// stop.
bool recordUse(const PythonAsk& ask, const DplUseEdge& edge);
/// Likewise of what `self ^ other` says, which is not said by the pattern itself.
bool recordSaidUse(const PythonAsk& ask, const DplUseEdge& edge);
/// Likewise of the arguments of a call; gives the call.
PythonValue withArgumentUses(const PythonAsk& ask, PythonValue call);
/// That they have the same shape.
PythonValue recordSameShapes(const PythonAsk& ask, std::vector<DplObject*> patterns);

// What the functions of these names do.
PythonValue makeContext(DplCall& call);
PythonValue currentContext(DplCall& call);
PythonValue makeSameShapes(DplCall& call);

} // namespace fusewright
