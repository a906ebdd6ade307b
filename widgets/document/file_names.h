// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace fusewright {

/// What files are called where several are on screen: each by its name, with as many folders as
/// tell it from the others. What is the same even so gets a number.
QStringList distinctNames(const QStringList& paths);

} // namespace fusewright
