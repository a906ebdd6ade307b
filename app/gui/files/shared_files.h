// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright {

/// The folder with the example models that the program brings along; empty when it is missing.
QString examplesFolder();

} // namespace fusewright
