// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

struct PythonClass;
struct PythonModule;

/// A file may have the base class itself, as TT-XLA's own file has it.
bool isProviderBase(const PythonClass& made);
/// Classes of a module that derive from a base class of its own.
std::vector<PythonClass*> ownProviderClasses(const PythonModule& module);
/// What Python says when it is to make an object of a class that lacks something; empty for
/// a class that lacks nothing.
std::string abstractClassError(const PythonClass& made);

} // namespace fusewright
