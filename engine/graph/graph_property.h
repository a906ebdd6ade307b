// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright {

/// Keys of `Graph::properties` by which a graph says how it is to be understood. They are shown to
/// people as the others are, and kept by every format that keeps properties.
namespace property {
/// Whose operators these are, where their names could be taken for those of another framework.
inline constexpr std::string_view dialect = "dialect";
inline constexpr std::string_view relax = "TVM Relax";
inline constexpr std::string_view qnn = "QNN";
/// Whose operators those are that name no package of their own, as `package::Operator` does.
inline constexpr std::string_view package = "package";
/// Where images have their channels, if it is not where their framework has them.
inline constexpr std::string_view layout = "layout";
inline constexpr std::string_view depthLast = "channels last";
/// There where the order of operands is not known, and operands or attributes may be missing.
inline constexpr std::string_view operandOrder = "operand order";
inline constexpr std::string_view drawn = "not known, read from a drawing";
} // namespace property

} // namespace fusewright
