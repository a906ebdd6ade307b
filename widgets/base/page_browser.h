// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextBrowser>

namespace fusewright {

/// A text browser whose page keys always come to an end. Qt's go down line by line until a page is
/// passed, and in some tables that is never.
class PageBrowser : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void turnPage(bool isDown, QTextCursor::MoveMode mode);
};

} // namespace fusewright
