// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A weight or buffer of a module of torch.nn. Extents that the text does not tell are nothing; a
/// weight whose number of extents it does not tell has no shape.
struct LeafWeight {
    std::string name;
    std::optional<std::vector<std::optional<std::int64_t>>> shape;
};

/// Without the element type, which nobody tells. A shape of which no extent is known is none, as of
/// other values: open extents are those of models that run with several.
ValueType typeOf(const LeafWeight& weight, ShapeTable& shapes);

/// What a module that is called as a whole has of its own.
struct LeafModule {
    std::vector<LeafWeight> weights; ///< As its function takes them, behind its input.
    std::vector<std::pair<std::string_view, std::string_view>> settings; ///< `stride`, `(2, 2)`.
};

/// Of what Python prints of a module, or makes it with: its type, and `3, 64, kernel_size=(7, 7)`,
/// which must outlive the answer. A type that is not torch.nn's has none that are known.
LeafModule leafModule(std::string_view type, std::string_view arguments);

} // namespace fusewright
