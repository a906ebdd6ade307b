// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

namespace fusewright {

class Theme;

/// What this program is, its version and its licences.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(const Theme& theme, QWidget* parent = nullptr);
};

} // namespace fusewright
