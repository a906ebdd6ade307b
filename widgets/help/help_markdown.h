// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright {

/// Makes a page that was written for a terminal one for a window.
///
/// Terms with their explanations in a second column become lists, and mentions of another page
/// (`fusewright help rules`, the page "rules") become links to `help:rules`.
QString windowMarkdown(const QString& page);

} // namespace fusewright
