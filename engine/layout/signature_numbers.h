// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// All that counts of something, in words.
using Signature = std::vector<std::uint64_t>;

/// Gives a number to each signature: the same to equal ones.
class SignatureNumbers {
public:
    /// From 0 on; a new one is `size()` before.
    std::uint32_t number(const Signature& signature);
    std::size_t size() const { return m_signatures.size(); }

private:
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_numbers; ///< By the signature's hash.
    std::vector<Signature> m_signatures;
};

} // namespace fusewright
