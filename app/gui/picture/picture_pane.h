// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QComboBox;

namespace fusewright {

class ElidedLabel;
class GraphCanvas;
class Theme;

/// A picture under a head that lets one choose what it shows, and says something about it.
class PicturePane : public QFrame {
    Q_OBJECT

public:
    GraphCanvas& canvas() { return *m_canvas; }

protected:
    /// The box for choosing is called `name`, and is as wide as so many letters.
    PicturePane(const Theme& theme, const QString& name, int letters, QWidget* parent);

    QComboBox& choice() const { return *m_choice; }
    ElidedLabel& facts() const { return *m_facts; }

private:
    QComboBox* m_choice;
    ElidedLabel* m_facts;
    GraphCanvas* m_canvas;
};

} // namespace fusewright
