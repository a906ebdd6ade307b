// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/report_parts.h"
#include "engine/session/export_kind.h"

#include <QString>

namespace fusewright {

/// `Web page (HTML)`
QString kindText(ExportKind kind);
/// What it is good for, in a sentence.
QString kindAdvice(ExportKind kind);
QString partText(ReportPart part);

} // namespace fusewright
