// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/tvm_program.h"

#include <QStringList>

namespace fusewright::test {

/// What a file lists: its plans with their patterns, in the order in which they are tried.
QStringList planLines(const TvmProgram& program);
/// `CODE LINE: message` of what was found while reading, and in the first plan.
QStringList findingLines(const TvmProgram& program);

} // namespace fusewright::test
