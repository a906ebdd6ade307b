// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct Picture;
struct PictureHull;

/// What tells the cards of a closed module apart that is in several pieces: the module inside it
/// that a piece is of, as `ups.2.1`.
class PieceTitles {
public:
    PieceTitles() = default;
    /// Linear in the graph where a group is in pieces, else in the cards.
    PieceTitles(const Graph& graph, const Picture& picture,
                const std::function<std::string(std::uint32_t group)>& titleOf);

    /// Of a card; empty where the title of its group says it all.
    const std::string& of(std::uint32_t item) const;
    /// Equal for cards of groups that have the same title.
    std::uint32_t numberOf(std::uint32_t item, std::uint32_t group) const;

private:
    std::vector<std::string> m_titles; ///< By item; none when no group is in pieces.
    std::uint32_t m_groups = 0;
};

/// What can be written on a frame, the most telling first: with what is around it that has no frame
/// of its own, as `h.0.mlp · Mlp`, with less of that, and the title of its group alone.
std::vector<std::string>
frameTitles(const PictureHull& hull,
            const std::function<std::string(std::uint32_t group)>& titleOf);

} // namespace fusewright
