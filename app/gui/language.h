// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QCoreApplication;

namespace fusewright {

/// Makes the program speak the user's language, or the one that `FUSEWRIGHT_LANGUAGE` names.
void installLanguage(QCoreApplication& app);

} // namespace fusewright
