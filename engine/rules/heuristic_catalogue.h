// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What a heuristic asks of the sections that it is given.
enum class HeuristicConstraint : std::uint8_t {
    None,
    GemmDominated,     ///< One large matrix multiplication does most of the work.
    Attention,         ///< Two matrix multiplications with a softmax between them.
    RolledUpAttention, ///< One scaled_dot_product_attention.
};

struct Heuristic {
    std::string name;
    HeuristicConstraint constraint = HeuristicConstraint::None;
    bool cuts = false; ///< Puts each matrix multiplication into a section alone.
    double share = 1;  ///< Of a machine's memory and units that a section may take, up to 1.
    std::string summary;
};

/// The heuristics that a rule may name.
class HeuristicCatalogue {
public:
    static std::shared_ptr<const HeuristicCatalogue> builtIn();

    const Heuristic* find(std::string_view name) const;
    const std::vector<Heuristic>& all() const { return m_all; }

private:
    std::vector<Heuristic> m_all;
};

} // namespace fusewright
