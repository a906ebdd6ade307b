// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// How a whole number stands for a real one: real = scale × (whole − zeroOffset).
struct FixedPoint {
    double scale = 1;
    std::int64_t zeroOffset = 0;

    bool operator==(const FixedPoint&) const = default;
};

/// How the elements of a quantized tensor stand for real numbers.
struct Encoding {
    std::vector<FixedPoint> steps;     ///< One, or one for each place along the axis; never empty.
    std::optional<std::uint32_t> axis; ///< Nothing where all elements have the one step.
    std::uint32_t bits = 0;            ///< As many count, of more that the type has; 0 for all.

    bool operator==(const Encoding&) const = default;
};

/// The step of every element; nothing where they differ along an axis.
std::optional<FixedPoint> commonStep(const Encoding& encoding);
/// Whether an encoding makes this a quantized type: integers up to 32 bits.
bool canBeQuantized(DataType type);

/// A value of a graph and its encoding.
struct ValueEncoding {
    ValueId value;
    EncodingId encoding;
};

/// The distinct encodings of a graph: equal ones have equal ids. Copies share what is in it.
class EncodingTable {
public:
    EncodingId intern(Encoding encoding);
    EncodingId intern(std::shared_ptr<const Encoding> encoding);

    const Encoding& encoding(EncodingId id) const { return *m_encodings[id.index]; }
    /// For those who keep it longer than the graph.
    const std::shared_ptr<const Encoding>& shared(EncodingId id) const
    {
        return m_encodings[id.index];
    }
    std::size_t size() const { return m_encodings.size(); }

private:
    std::optional<EncodingId> find(const Encoding& encoding, std::uint64_t hash) const;
    EncodingId add(std::shared_ptr<const Encoding> encoding, std::uint64_t hash);

    std::vector<std::shared_ptr<const Encoding>> m_encodings;
    std::unordered_multimap<std::uint64_t, EncodingId> m_byHash;
};

} // namespace fusewright
