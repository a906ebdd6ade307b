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
    void setFolded(bool isFolded);
    void toggleFolded();
    bool isFolded() const;

signals:
    /// One, two or three pictures, from 0.
    void picturesChosen(int layout);
    /// Whether of what repeats only one block is drawn.
    void foldedChanged(bool isFolded);

private:
    void addLayouts();

    QButtonGroup* m_layouts;
    QToolButton* m_folded;
};

} // namespace fusewright
