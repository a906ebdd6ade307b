// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_arrays.h"

#include <vector>

namespace fusewright {

/// What a graph knows of its values, open to be changed; their number is not.
struct GraphFacts {
    StringPool& texts;
    ShapeTable& shapes;
    std::vector<DataType>& valueTypes;
    std::vector<ShapeId>& valueShapes;
    std::vector<ValueOrigin>& valueOrigins; ///< May be shorter than there are values, or empty.
    std::vector<GivenShape>& givenShapes;   ///< By value; of inferred shapes only.
    AttributeTable& attributeValues;
    std::vector<Literal>& literals; ///< By value: their contents may be others.
    EncodingTable& encodings;
    std::vector<ValueEncoding>& valueEncodings; ///< By value.
    std::vector<NestedGraph>& nested; ///< Only their graphs may be put in the place of others.
};

} // namespace fusewright
