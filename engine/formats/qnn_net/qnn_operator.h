// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::qnn_net {

/// The package of QNN's own operators, whose names stand alone.
inline constexpr std::string_view ownPackage = "qti.aisw";

/// A node as a file tells it. Its texts stay valid as long as the JSON.
struct QnnNetNode {
    std::string_view name;
    std::string_view package; ///< Empty where none is told.
    std::string_view type;
    std::vector<std::string_view> inputs;
    std::vector<std::string_view> outputs;
    std::vector<std::pair<std::string_view, AttributeValue>> attributes;
    std::size_t place = 0;
};

/// The operator of a node: `Conv2d`, `other.package::Conv2d`; and where a converter has written
/// one of its own words (`Pool`, `Eltwise_Binary`), the operator that its attribute names.
std::string operatorNameOf(const QnnNetNode& node);

} // namespace fusewright::qnn_net
