// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_option.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QGridLayout;

namespace fusewright {

/// The options that rules read and that have a few values only, to choose from. Hidden where there
/// are none.
class OptionBar : public QWidget {
    Q_OBJECT

public:
    explicit OptionBar(QWidget* parent = nullptr);

    void show(const std::vector<RuleOption>& options,
              const std::map<std::string, std::string>& chosen);

signals:
    /// An empty value is the usual one.
    void chosen(const QString& option, const QString& value);

private:
    void add(const RuleOption& option, const std::string& value);

    QGridLayout* m_rows;
    std::vector<RuleOption> m_options;
    std::map<std::string, std::string> m_chosen;
};

} // namespace fusewright
