// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/compare/side_names.h"
#include "app/gui/picture/picture_pane.h"

namespace fusewright {

struct PaneView;

/// One picture of a comparison under a head that says what it shows and lets one choose.
class ComparePane : public PicturePane {
    Q_OBJECT

public:
    explicit ComparePane(const Theme& theme, QWidget* parent = nullptr);

    const Side& side() const { return m_side; }
    void setSide(const Side& side);
    /// What there is to choose from: whether the rules were edited, other rules files.
    void setChoices(bool hasBefore, const SideNames& names);
    /// Without it the side is not to be chosen here.
    void setChoiceShown(bool isShown);
    /// Null empties the pane.
    void show(const SideBySide* sides, const PaneView* view, std::size_t place);

signals:
    void sideChosen();
    /// Wants to compare with a rules file that is still to be named.
    void fileRequested();

private:
    void choose(int index);
    QString stripFacts(const SideBySide& sides, std::size_t place) const;
    QString factsOf(const SideBySide& sides, std::size_t place) const;

    Side m_side{Side::O1};
    SideNames m_names;
};

} // namespace fusewright
