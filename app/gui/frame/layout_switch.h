// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QToolButton>

#include <string>

namespace fusewright {

class LiveFusion;
class Theme;

/// Says in which order rules see the axes of images, where they leave the choice, and offers the
/// other order. Hidden where there is no choice.
class LayoutSwitch : public QToolButton {
    Q_OBJECT

public:
    LayoutSwitch(LiveFusion& fusion, const Theme& theme, QWidget* parent = nullptr);

    /// Says what the newest answer is about.
    void renew();

private:
    void addChoice(const QString& text, const std::string& value);
    void tell(bool isLast, bool isKept);

    LiveFusion& m_fusion;
};

} // namespace fusewright
