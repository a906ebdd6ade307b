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

/// One section: what made it, what it costs, what goes in and out.
class SectionPage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::SectionPage)

public:
    static QString html(const FusionAnswer& fusion, std::uint32_t section, const Theme& theme);
};

} // namespace fusewright
