// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;
class OperatorCatalogue;
struct SectionAccount;

std::string accountText(const SectionAccount& account, const Graph& graph);

/// Every way in which operations are counted, with its source and the operators that it is for,
/// and why the others are not counted.
std::string formulasText(const OperatorCatalogue& catalogue);
std::string formulasJson(const OperatorCatalogue& catalogue);

} // namespace fusewright
