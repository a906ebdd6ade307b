// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTableView>

namespace fusewright {

/// A table of whole rows of one height, without lines between cells and without row numbers.
///
/// Its cost does not grow with the length of texts: nothing is measured but the font.
class QuietTable : public QTableView {
    Q_OBJECT

public:
    explicit QuietTable(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitRowHeight();
};

} // namespace fusewright
