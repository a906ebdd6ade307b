// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/signature_numbers.h"

#include "engine/support/hash.h"

namespace fusewright {

std::uint32_t SignatureNumbers::number(const Signature& signature)
{
    std::uint64_t hash = signature.size();
    for (const std::uint64_t word : signature)
        hash = hashCombine(hash, word);
    const auto [begin, end] = m_numbers.equal_range(hash);
    for (auto at = begin; at != end; ++at) {
        if (m_signatures[at->second] == signature)
            return at->second;
    }
    const auto number = static_cast<std::uint32_t>(m_signatures.size());
    m_numbers.emplace(hash, number);
    m_signatures.push_back(signature);
    return number;
}

} // namespace fusewright
