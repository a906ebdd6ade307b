// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_advice.h"

#include <string>
#include <vector>

namespace fusewright::test {

/// `TITLE: MATCHES/SECTIONS`, a line each.
std::string told(const std::vector<FixProposal>& fixes);

} // namespace fusewright::test
