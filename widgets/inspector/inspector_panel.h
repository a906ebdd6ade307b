// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QTextBrowser;
class QUrl;

namespace fusewright {

class ModelDocument;
class Theme;

/// All about the selected node, or about the graph when none is selected.
class InspectorPanel : public QFrame {
    Q_OBJECT

public:
    InspectorPanel(ModelDocument& document, const Theme& theme, QWidget* parent = nullptr);

    QString text() const;

private:
    void showPlace();
    void follow(const QUrl& target);

    ModelDocument& m_document;
    const Theme& m_theme;
    QTextBrowser* m_page;
};

} // namespace fusewright
