// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/text.h"

#include <QLocale>

namespace fusewright {

QString countText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace fusewright
