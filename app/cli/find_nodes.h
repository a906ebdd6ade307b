// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/model_session.h"

namespace fusewright::cli {

/// Answers `inspect --find QUERY`; gives the exit status.
int findNodesIn(OpenedModel& opened, const Arguments& arguments, bool asJson);

} // namespace fusewright::cli
