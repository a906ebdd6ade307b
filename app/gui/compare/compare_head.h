// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/panes_head.h"

class QButtonGroup;

namespace fusewright {

/// What stands above a comparison: also how many pictures there are.
class CompareHead : public PanesHead {
    Q_OBJECT

public:
    static constexpr int layoutCount = 3;

    /// Takes `legend` into its middle.
    CompareHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                QWidget* parent = nullptr);

    void setPictures(int layout);

signals:
    /// One, two or three pictures, from 0.
    void picturesChosen(int layout);

private:
    void addLayouts();

    QButtonGroup* m_layouts;
};

} // namespace fusewright
