// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/rules/tvm/tvm_way.h"

#include <string>

namespace fusewright {

class RelaxClasses;
struct TvmGraphForm;

/// Which operators of a graph a call of a pattern may be.
struct TvmCalled {
    OperatorClass operators;
    std::string name; ///< What to call it.
    bool isCommutative = false;
    bool isOpen = false; ///< Only a test can say whether it is the right one.
};

TvmCalled calledOf(const TvmWay& way, DplId call, RelaxClasses& classes, const TvmGraphForm& form);

} // namespace fusewright
