// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_counts.h"

#include "engine/gallery/gallery_entry.h"
#include "engine/graph/graph.h"
#include "engine/translate/translation_proof.h"

#include <numeric>

namespace fusewright {

std::size_t GalleryCounts::total() const
{
    return std::accumulate(places.begin(), places.end(), std::size_t{0});
}

std::vector<std::uint32_t> GalleryCounts::present() const
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t at = 0; at < places.size(); ++at) {
        if (places[at] > 0)
            found.push_back(at);
    }
    return found;
}

GalleryCounts countsOf(const GalleryEntry& entry, const std::shared_ptr<const Graph>& graph,
                       const CancelToken& cancel)
{
    GalleryCounts counts;
    for (std::uint32_t at = 0; at < entry.spellings.size(); ++at)
        counts.places.push_back(placesOfRules(graph, entry.rules.rules, {at}, cancel).size());
    return counts;
}

} // namespace fusewright
