// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace fusewright {

class RulesTabs;

/// A rules text from one start to the next.
struct RememberedTab {
    QString path; ///< Empty for a text without a file, which does not come back.
    bool isTicked = true;
    QString language;  ///< The id of one that was chosen; empty for none.
    QByteArray editor; ///< Caret, folds and zoom.

    bool operator==(const RememberedTab&) const = default;
};

/// All of them, from left to right.
struct RememberedRules {
    std::vector<RememberedTab> tabs;
    int current = 0;

    bool operator==(const RememberedRules&) const = default;
};

/// Without what the editors know.
RememberedRules rememberedRules(const RulesTabs& tabs);

QByteArray encodeRules(const RememberedRules& rules);
/// Of a value from when there was one text, only its path, `editor` is its editor.
RememberedRules decodeRules(const QByteArray& stored, const QByteArray& editor = {});

} // namespace fusewright
