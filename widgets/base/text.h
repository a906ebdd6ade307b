// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace fusewright {

/// Engine texts are UTF-8.
inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A count as people read it: `1,641`.
QString countText(std::size_t count);

} // namespace fusewright
