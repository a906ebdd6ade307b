// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <vector>

class QHeaderView;

namespace fusewright {

/// Makes a column so wide, or as wide as its heading needs, which differs by language.
void fitHeading(QHeaderView& header, int column, int least);

/// Columns beside one that takes the rest; some of them give way to it where there is little room.
class YieldingColumns {
public:
    struct Column {
        int number;
        int least;
        int yields = 0; ///< 1 gives way first, then 2; 0 stays.
    };

    YieldingColumns(QHeaderView& header, std::span<const Column> columns);

    /// Makes a column that stays wide enough for what is in it.
    void widen(int column, int width);

    /// Hides what has to give way so that `rest` is left of `width`.
    void share(int width, int rest);

private:
    QHeaderView& m_header;
    std::vector<Column> m_columns; ///< Those that give way, the first ones first.
    int m_wanted = 0;              ///< With all of them.
};

} // namespace fusewright
