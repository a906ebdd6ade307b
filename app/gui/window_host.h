// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace fusewright {

class Language;

/// Owns the window, and makes it anew when the program speaks another language.
///
/// So no room has to know how to say its texts again. What must survive belongs to documents and
/// options that outlive the window; its place on the screen is taken over here.
class WindowHost : public QObject {
    Q_OBJECT

public:
    using Make = std::function<std::unique_ptr<QWidget>()>;

    /// `language` must outlive the host. `make` is called now and after each change of language.
    WindowHost(const Language& language, Make make, QObject* parent = nullptr);
    ~WindowHost() override;

    QWidget& window() const { return *m_window; }

signals:
    /// The window is about to go: what it knows and nobody else does has to be written down.
    void leaving(QWidget& window);
    void made(QWidget& window);

private:
    void makeAnew();

    Make m_make;
    std::unique_ptr<QWidget> m_window;
};

} // namespace fusewright
