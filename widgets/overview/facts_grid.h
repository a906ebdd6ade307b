// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLabel>
#include <QWidget>

#include <array>

namespace fusewright {

struct ModelFacts;
class Theme;

/// The numbers of a model at a glance.
class FactsGrid : public QWidget {
    Q_OBJECT

public:
    explicit FactsGrid(const Theme& theme, QWidget* parent = nullptr);

    void show(const ModelFacts& facts);

private:
    struct Fact {
        QLabel* number = nullptr;
        QLabel* caption = nullptr;
    };

    void set(Fact& fact, std::size_t number, const QString& caption);

    std::array<Fact, 8> m_facts;
};

} // namespace fusewright
