// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QHBoxLayout;

namespace fusewright {

class ModelDocument;
class Theme;

/// The way from the model's own graph to the one on screen; each step leads back there.
class BreadcrumbBar : public QWidget {
    Q_OBJECT

public:
    BreadcrumbBar(ModelDocument& document, const Theme& theme, QWidget* parent = nullptr);

private:
    void rebuild();
    /// Where a file has several functions, a way to another one.
    void addFunctions();
    void addStep(const QString& text, std::size_t depth);

    ModelDocument& m_document;
    const Theme& m_theme;
    QHBoxLayout* m_row;
};

} // namespace fusewright
