// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace fusewright {

/// Gives texts of one menu mnemonics of their own, each the one it has where nobody before it has
/// that, else another letter of its words. What finds no letter goes without.
///
/// Translators need not know which entries stand in one menu.
QStringList withOwnMnemonics(const QStringList& texts);

} // namespace fusewright
