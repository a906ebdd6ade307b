// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/diff/side_by_side.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace fusewright {

/// What the sides of a comparison are called: `o1`, `o1 before`, `o1 of rules.yaml`.
class SideNames {
    Q_DECLARE_TR_FUNCTIONS(fusewright::SideNames)

public:
    SideNames() = default;
    /// Of files with one name the folder is said too.
    explicit SideNames(std::vector<std::string> files) : m_files(std::move(files)) { }

    const std::vector<std::string>& files() const { return m_files; }
    QString nameOf(const Side& side) const;
    QString fileName(const std::string& path) const;

private:
    std::vector<std::string> m_files;
};

} // namespace fusewright
