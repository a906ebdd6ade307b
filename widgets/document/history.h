// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/document/place.h"

#include <vector>

namespace fusewright {

/// The places one has been to, for back and forward.
class History {
public:
    /// Starts anew at a place.
    void reset(const Place& place);
    /// Goes to a new place; what was ahead is forgotten.
    void visit(Place place);
    /// Takes the present place for another one without a step between them.
    void amend(Place place);

    /// Makes every place one of another graph.
    template <class Change>
    void renumber(Change change)
    {
        for (Place& place : m_places)
            change(place);
    }

    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }
    const Place& goBack() { return m_places[--m_at]; }
    const Place& goForward() { return m_places[++m_at]; }

private:
    std::vector<Place> m_places{Place()};
    std::size_t m_at = 0;
};

} // namespace fusewright
