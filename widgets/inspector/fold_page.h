// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace fusewright {

class Theme;
struct FusionAnswer;

/// Sections that are identical: what each costs, and where they are.
class FoldPage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::FoldPage)

public:
    static QString html(const FusionAnswer& fusion, std::uint32_t fold, const Theme& theme);
};

} // namespace fusewright
