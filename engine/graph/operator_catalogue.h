// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;
class FileBytes;

/// How an operator takes part in automatic fusion, as TVM orders it.
enum class FusionKind : std::uint8_t {
    Elemwise = 0,
    Broadcast = 1,
    Injective = 2,
    Reduce = 3,
    OutElemwiseFusable = 4,
    Tuple = 7,
    Opaque = 8,
    /// Elemwise where an operand already has the shape of the result, else broadcast.
    ElemwiseOrBroadcast = 100,
};

std::optional<FusionKind> parseFusionKind(std::string_view word);
std::string_view fusionKindName(FusionKind kind);

/// How the work of an operator is counted.
struct FlopsFormula {
    enum class Basis : std::uint8_t {
        Unknown,
        Zero,
        Elements,
        InputElements,
        Gemm,
        Conv,
        Attention,
        GemmBackward,
        ConvBackward,
        AttentionBackward,
        Einsum,
        Recurrent,
        Interpolate,
        LinearAlgebra,
        Fourier,
        Experts,
        Regions,
        Packed,
        Body,
        Special, ///< As its name says; the formula is the operator's own.
    };

    Basis basis = Basis::Unknown;
    std::int64_t factor = 1;

    bool operator==(const FlopsFormula&) const = default;
};

/// The word of a catalogue: `input_elements`.
std::string_view flopsBasisName(FlopsFormula::Basis basis);

/// A way to count operations, in words, and who says so.
struct FormulaNote {
    std::string name; ///< Of a basis, or of the one operator that it is for.
    std::string text;
    std::string source;
};

/// What the catalogue knows of one operator.
struct OperatorSpec {
    std::string name; ///< Canonical: PyTorch's.
    std::string category = "other";
    FusionKind kind = FusionKind::Opaque;
    std::optional<FusionKind> dynamicKind; ///< Where a shape is symbolic.
    FlopsFormula flops;
    std::string uncounted; ///< Why there is no formula; empty where there is one.
    bool gemm = false;
    bool commutative = false;
};

/// The operators that Fusewright knows and the names they have elsewhere.
///
/// Specs never move while the catalogue lives.
class OperatorCatalogue {
public:
    /// The catalogue that comes with the program.
    static std::shared_ptr<const OperatorCatalogue> builtIn();
    /// The built-in one with the entries of a user's file added or laid over it.
    static std::shared_ptr<const OperatorCatalogue> extendedBy(const std::string& path,
                                                               Diagnostics& diagnostics);

    /// Finds by canonical name or alias; else without its namespace, then without its overload.
    const OperatorSpec* find(std::string_view nativeName) const;

    const std::deque<OperatorSpec>& operators() const { return m_operators; }
    /// All names that `find` knows whole, in the order of the file; one may be there twice.
    const std::deque<std::string>& names() const { return m_aliases; }
    std::size_t aliasCount() const { return m_byName.size(); }
    /// How the operations of an operator are counted; null where nobody wrote that down.
    const FormulaNote* formulaOf(const OperatorSpec& spec) const;
    const std::deque<FormulaNote>& formulas() const { return m_formulas; }

private:
    friend class CatalogueReader;

    const OperatorSpec* exact(std::string_view name) const;
    const OperatorSpec* withoutOverload(std::string_view name) const;

    std::deque<OperatorSpec> m_operators;
    std::deque<std::string> m_aliases; ///< Texts that the keys below point into.
    std::deque<FormulaNote> m_formulas;
    std::unordered_map<std::string_view, OperatorSpec*> m_byName;
    std::vector<std::string> m_namespaces;
    std::vector<std::string> m_overloads;
};

} // namespace fusewright
