// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QToolButton>

namespace fusewright {

class Theme;

/// Closes a tab. While its text is not saved a dot says so, until the pointer is on it.
class TabCloseButton : public QToolButton {
    Q_OBJECT

public:
    explicit TabCloseButton(const Theme& theme, QWidget* parent = nullptr);

    void setModified(bool isModified);
    bool isModified() const { return m_isModified; }
    /// A quiet one is not to be seen while there is nothing to say.
    void setQuiet(bool isQuiet);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void showIcon();

    const Theme& m_theme;
    bool m_isModified = false;
    bool m_isQuiet = false;
};

} // namespace fusewright
