// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A share that depends on extents.
struct ShareRange {
    double least = 0;
    double most = 0;

    bool operator==(const ShareRange&) const = default;
};

/// A cost that may depend on symbolic extents: a sum of products, such as `2*batch*seq^2 + 64`.
///
/// Equal sums are written alike. A plain number takes no memory of its own. What would be too long
/// to be read, or is no finite number, is nothing.
class CostFormula {
public:
    CostFormula(double number = 0) : m_number(number) { } ///< Numbers are formulas, too.

    /// What an extent's name says: a name, or sums and products of names and numbers. Of anything
    /// else the whole text is the name.
    static std::optional<CostFormula> ofExtent(std::string_view text);

    bool isNumber() const { return m_terms.empty(); }
    /// Nothing where it depends on an extent.
    std::optional<double> number() const
    {
        return isNumber() ? std::optional(m_number) : std::nullopt;
    }

    std::optional<CostFormula> plus(const CostFormula& other) const;
    std::optional<CostFormula> times(const CostFormula& other) const;
    /// By a number other than zero, or by one product whose names all terms have.
    std::optional<CostFormula> dividedBy(const CostFormula& other) const;

    /// Whether it surely is zero or more, whatever extents there are of one or more.
    bool isNeverNegative() const;
    /// Between which numbers its quotient by another one is, whatever extents there are of one or
    /// more; nothing where that is not known.
    std::optional<ShareRange> shareOf(const CostFormula& all) const;
    void addNamesTo(std::set<std::string>& names) const;

    /// A number and names that are multiplied with it, `batch·seq²`, or none.
    struct Product {
        double number = 0;
        std::string names;
    };
    /// Those that it is the sum of; of zero, that.
    std::vector<Product> products() const;
    /// Nothing for a sum of several.
    std::optional<Product> product() const;

    /// `2*batch*seq^2 + 64`, the highest powers first. Nothing where it has more terms than `most`.
    std::optional<std::string> text(std::size_t most = 8) const;
    /// The same for people: `2·batch·seq² + 64`, with digits in groups.
    std::optional<std::string> words(std::size_t most = 8) const;

    bool operator==(const CostFormula&) const = default;

private:
    struct Term {
        std::vector<std::string> names; ///< Sorted; one that stands twice is squared.
        double factor = 0;

        bool operator==(const Term&) const = default;
    };

    std::optional<CostFormula> fromOneOn() const;
    static bool isBefore(const Term& a, const Term& b);
    void add(Term term);
    std::optional<CostFormula> checked() &&;
    std::optional<std::string> written(std::size_t most, bool isForPeople) const;

    double m_number = 0;
    std::vector<Term> m_terms; ///< The highest powers first.
};

/// A cost, or nothing where it is not known.
using CostAmount = std::optional<CostFormula>;

CostAmount costProduct(const CostAmount& a, const CostAmount& b);
CostAmount costSum(const CostAmount& a, const CostAmount& b);
CostAmount costQuotient(const CostAmount& above, const CostAmount& below);
/// Nothing where it depends on an extent.
std::optional<double> numberOf(const CostAmount& count);

} // namespace fusewright
