// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QApplication>

namespace fusewright {

/// An application that says, in debug builds or where `FUSEWRIGHT_WATCH` is set, which event kept
/// the window from answering for longer than a person bears.
class WatchedApplication : public QApplication {
    Q_OBJECT

public:
    static constexpr int bearableMilliseconds = 50;

    WatchedApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    bool m_isWatching;
    int m_depth = 0; ///< Events sent while another is handled are part of that one.
};

} // namespace fusewright
