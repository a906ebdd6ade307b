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

/// One match: what each entry of the pattern took.
/// The section is one that a match made.
class MatchPage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::MatchPage)

public:
    static QString html(const FusionAnswer& fusion, std::uint32_t section, const Theme& theme);
};

} // namespace fusewright
