// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/picture_pane.h"

#include <cstddef>

namespace fusewright {

struct Rewriting;
struct StageView;

/// The graph at one moment of a rewriting, under a head in which the moment is chosen.
class StagePane : public PicturePane {
    Q_OBJECT

public:
    /// `side` 0 is before, 1 after.
    StagePane(const Theme& theme, std::size_t side, QWidget* parent = nullptr);

    /// Null empties the pane.
    void show(const StageView* view);

signals:
    /// So many stages are to have run here.
    void chosen(int stages);

private:
    void showChoices(const Rewriting& rewriting, std::size_t stages);
    QString factsOf(const StageView& view) const;

    std::size_t m_side;
};

} // namespace fusewright
