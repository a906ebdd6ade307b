// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"

#include <memory>

namespace fusewright {

class Diagnostics;

/// `$XDG_CONFIG_HOME/fusewright/operators.json` over the built-in catalogue, where it exists.
std::shared_ptr<const OperatorCatalogue> userCatalogue(Diagnostics& diagnostics);

} // namespace fusewright
