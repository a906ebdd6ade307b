// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace fusewright {

/// Of every language of rules: `*.yaml`, …
QStringList rulesEndings();
/// For a dialog that opens or saves rules.
QString rulesFilters();

} // namespace fusewright
