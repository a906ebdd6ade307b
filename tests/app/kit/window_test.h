// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/frame/program.h"
#include "app/gui/window/main_window.h"
#include "tests/widgets/kit/model_file.h"

#include <QObject>
#include <QSettings>

#include <memory>

namespace fusewright::test {

inline const auto llama =
    QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2-7b.json");
inline const auto llamaRules =
    QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2.yaml");

/// Tests of the window as the program opens it: each has one of its own, with settings that nobody
/// has changed yet and a folder for files.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

protected:
    /// What a test begins with once the window is there.
    virtual void prepare() { }
    /// Closes the window and opens another one, as if the program had been started again.
    void openAgain();
    /// The report that the window writes, as Markdown; empty where it writes none.
    QString writtenReport();

    ModelFolder m_folder;
    QString m_examples; ///< Where the program looks for its examples.
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace fusewright::test
