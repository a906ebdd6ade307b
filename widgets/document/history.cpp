// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/history.h"

namespace fusewright {

namespace {

constexpr std::size_t mostPlaces = 500;

} // namespace

void History::reset(const Place& place)
{
    m_places.assign(1, place);
    m_at = 0;
}

void History::visit(Place place)
{
    m_places.resize(m_at + 1);
    if (m_places.size() == mostPlaces)
        m_places.erase(m_places.begin());
    m_places.push_back(std::move(place));
    m_at = m_places.size() - 1;
}

void History::amend(Place place)
{
    m_places[m_at] = std::move(place);
}

} // namespace fusewright
