// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/quiet_table.h"

#include <cstdint>
#include <optional>

namespace fusewright {

class RivalryMatrix;
class Theme;

/// Two rules; the same one twice is one rule with no rival.
struct RulePair {
    std::uint32_t rule = 0;
    std::uint32_t rival = 0;

    bool operator==(const RulePair&) const = default;
};

/// The matrix of rules, tinted by how many operators they take, with one pair selected.
class MatrixTable : public QuietTable {
    Q_OBJECT

public:
    MatrixTable(RivalryMatrix& matrix, const Theme& theme, QWidget* parent = nullptr);

    std::optional<RulePair> currentPair() const;
    /// Tells nobody.
    void setCurrentPair(RulePair pair);

signals:
    /// By the user, who goes from cell to cell.
    void pairChanged(const fusewright::RulePair& pair);
    /// Its operators are wanted.
    void pairPicked(const fusewright::RulePair& pair);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    RulePair pairAt(const QModelIndex& index) const;
    void fitSections();

    RivalryMatrix& m_matrix;
    const Theme& m_theme;
    bool m_isQuiet = false;
};

} // namespace fusewright
