// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/column_room.h"

#include <QHeaderView>

#include <algorithm>

namespace fusewright {

void fitHeading(QHeaderView& header, int column, int least)
{
    header.resizeSection(column, std::max(least, header.sectionSizeHint(column)));
}

YieldingColumns::YieldingColumns(QHeaderView& header, std::span<const Column> columns)
    : m_header(header), m_columns(columns.begin(), columns.end())
{
    for (Column& column : m_columns) {
        fitHeading(header, column.number, column.least);
        column.least = header.sectionSize(column.number);
        m_wanted += column.least;
    }
    std::erase_if(m_columns, [](const Column& column) { return column.yields == 0; });
    std::ranges::sort(m_columns, {}, &Column::yields);
}

void YieldingColumns::widen(int column, int width)
{
    const int before = m_header.sectionSize(column);
    fitHeading(m_header, column, width);
    m_wanted += m_header.sectionSize(column) - before;
}

void YieldingColumns::share(int width, int rest)
{
    int wanted = m_wanted + rest;
    for (const Column& column : m_columns) {
        const bool hasRoom = wanted <= width;
        m_header.setSectionHidden(column.number, !hasRoom);
        if (!hasRoom)
            wanted -= column.least;
    }
}

} // namespace fusewright
