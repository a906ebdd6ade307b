// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace fusewright {

class PageWriter;
struct Rewriting;

/// What rewriting did with an operator, for pages about it.
class RewritingPart {
    Q_DECLARE_TR_FUNCTIONS(fusewright::RewritingPart)

public:
    RewritingPart(const Rewriting& rewriting, PageWriter& page);

    /// Nothing where no rule matches it.
    void writeLifeOf(std::string_view name);

private:
    QString ruleText(std::uint32_t rule, std::size_t stage) const;

    const Rewriting& m_rewriting;
    PageWriter& m_page;
};

} // namespace fusewright
