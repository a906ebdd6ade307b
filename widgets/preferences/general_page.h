// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QFormLayout;

namespace fusewright {

struct Preferences;
class Theme;

/// Language, look, and how the graph and the editor behave.
class GeneralPage : public QWidget {
    Q_OBJECT

public:
    /// `languages` are the codes that the program has texts for.
    GeneralPage(const Theme& theme, Preferences& preferences, const QStringList& languages,
                QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void scrollOver();
    void addHeading(const Theme& theme, const QString& text);
    void addLanguage(const QStringList& languages);
    void addTheme();
    void addWheel();
    void addFontSize();
    void addTabWidth();
    void addIncludeFolders();

    Preferences& m_preferences;
    QFormLayout* m_form;
};

} // namespace fusewright
