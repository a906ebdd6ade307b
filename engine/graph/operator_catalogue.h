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
    };

    Basis basis = Basis::Unknown;
    std::int64_t factor = 1;

    bool operator==(const FlopsFormula&) const = default;
};

/// What the catalogue knows of one operator.
struct OperatorSpec {
    std::string name; ///< Canonical: PyTorch's.
    std::string category = "other";
    FusionKind kind = FusionKind::Opaque;
    std::optional<FusionKind> dynamicKind; ///< Where a shape is symbolic.
    FlopsFormula flops;
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

private:
    friend class CatalogueReader;

    const OperatorSpec* exact(std::string_view name) const;
    const OperatorSpec* withoutOverload(std::string_view name) const;

    std::deque<OperatorSpec> m_operators;
    std::deque<std::string> m_aliases; ///< Texts that the keys below point into.
    std::unordered_map<std::string_view, OperatorSpec*> m_byName;
    std::vector<std::string> m_namespaces;
    std::vector<std::string> m_overloads;
};

} // namespace fusewright
