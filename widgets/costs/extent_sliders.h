// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/with_extents.h"

#include <QWidget>

#include <string>
#include <vector>

class QGridLayout;
class QSlider;

namespace fusewright {

class ElidedLabel;

/// A slider for each of the first symbolic extents of a model, from 1 on in steps of a quarter of
/// a doubling.
class ExtentSliders : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t mostSliders = 6; ///< Three in a row.

    explicit ExtentSliders(QWidget* parent = nullptr);

    void show(const std::vector<std::string>& names, const std::vector<ExtentValue>& values);
    /// What a step of a slider stands for.
    static std::int64_t valueAt(int step);
    static int stepOf(std::int64_t value);

signals:
    /// All numbers, while one of them is changed.
    void changed(const std::vector<fusewright::ExtentValue>& values);

private:
    struct Row {
        std::string name;
        ElidedLabel* label;
        QSlider* slider;
    };

    void make(const std::vector<std::string>& names);
    void take(std::size_t row);
    void tell(const Row& row, std::int64_t value) const;

    QGridLayout* m_layout;
    std::vector<Row> m_rows;
    std::vector<ExtentValue> m_values;
};

} // namespace fusewright
