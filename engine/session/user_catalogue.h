// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/rule_context.h"

#include <memory>
#include <string>

namespace fusewright {

class DerivativeTable;
class Diagnostics;
class HardwareCatalogue;

/// `$XDG_CONFIG_HOME/fusewright/operators.json` over the built-in catalogue, where it exists.
std::shared_ptr<const OperatorCatalogue> userCatalogue(Diagnostics& diagnostics);

/// `derivatives.txt` beside it over the built-in table, where it exists.
std::shared_ptr<const DerivativeTable> userDerivatives(const OperatorCatalogue& catalogue,
                                                       Diagnostics& diagnostics);

/// `hardware.json` beside it over the built-in machines, where it exists; then `file`, which may be
/// empty.
std::shared_ptr<const HardwareCatalogue> userHardware(const std::string& file,
                                                      Diagnostics& diagnostics);

/// What rules are checked against, wherever they are: the operators that the model was read with,
/// or the user's where there is none.
RuleContext ruleContextOf(std::shared_ptr<const Graph> model);

} // namespace fusewright
