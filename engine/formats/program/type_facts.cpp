// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/type_facts.h"

namespace fusewright::program {

ValueType TypeFacts::in(GraphBuilder& builder) const
{
    ValueType known{.type = type};
    if (!isRanked)
        return known;
    std::vector<Dim> dims;
    for (const std::int64_t size : shape)
        dims.push_back(Dim::known(size));
    known.shape = builder.shapes().intern(dims);
    return known;
}

} // namespace fusewright::program
