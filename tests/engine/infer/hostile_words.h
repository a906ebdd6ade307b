// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"
#include "tests/engine/infer/hostile_graph.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>

/// What hostile graphs are made of.
namespace fusewright::test {

inline constexpr auto hostileNumbers = std::to_array<std::int64_t>({0,
                                                                    1,
                                                                    2,
                                                                    3,
                                                                    4,
                                                                    5,
                                                                    6,
                                                                    7,
                                                                    8,
                                                                    16,
                                                                    64,
                                                                    100,
                                                                    -1,
                                                                    -2,
                                                                    -3,
                                                                    -4,
                                                                    -100,
                                                                    255,
                                                                    256,
                                                                    1024,
                                                                    4096,
                                                                    4097,
                                                                    1'000'000,
                                                                    (1LL << 30) + 1,
                                                                    1LL << 31,
                                                                    1LL << 32,
                                                                    -(1LL << 31),
                                                                    (1LL << 60) + 1,
                                                                    1LL << 62,
                                                                    INT64_MAX,
                                                                    INT64_MIN,
                                                                    INT64_MIN + 1});

inline constexpr auto hostileReals = std::to_array<double>(
    {0.0, 1.0, 2.0, -1.0, 0.5, 1e15, 1e300, -1e300, std::numeric_limits<double>::infinity(),
     std::numeric_limits<double>::quiet_NaN()});

inline constexpr auto hostileNames =
    std::to_array<std::string_view>({"N",
                                     "M",
                                     "S",
                                     "N*M",
                                     "2*N",
                                     "N + 1",
                                     "2*N*S + 1",
                                     "N*N*N*N",
                                     "N + M + S",
                                     "N - 1",
                                     "-",
                                     "0*N",
                                     "9223372036854775807*N",
                                     "N*",
                                     "+",
                                     "a b",
                                     "N + 9223372036854775807",
                                     "(N//2)",
                                     "((N + 1)//2) - 1",
                                     "((((N - 9223372036854775807)//3))//9223372036854775807)",
                                     "(N//0)",
                                     "(N",
                                     "N - 2*(N//2)",
                                     "{n0.shape[0]}",
                                     "{}",
                                     "min(N, 8)",
                                     "2*min(N + 1, 3)",
                                     "min(N,",
                                     "{n1.shape[9]}*2"});

inline constexpr auto hostileWords = std::to_array<std::string_view>(
    {"",
     "NOTSET",
     "VALID",
     "SAME_UPPER",
     "SAME_LOWER",
     "none",
     "mean",
     "sum",
     "both",
     "indices",
     "values",
     "float32",
     "int64",
     "void",
     "torch.bool",
     "NCHW",
     "NHWC",
     "NCHW16c",
     "NNNN",
     "OIHW",
     "HWIO",
     "same",
     "valid",
     "ij,jk->ik",
     "->",
     ",,,->",
     "ij->ijijij",
     "...i->i",
     "i\xff,j->ij",
     "()",
     "[]",
     "(n, 2, -1)",
     "[N, 12]",
     "(((",
     ")",
     "[1, [2]]",
     "R.shape([n, 4 * 12])",
     "R.prim_value(3)",
     "R.prim_value()",
     "T.int64(4",
     "T.int64(n)",
     "n * T.int64(24)",
     "-1",
     "9223372036854775808",
     "9223372036854775807",
     "-9223372036854775808",
     "(slice(None, None, None), 0)",
     "(Ellipsis, Ellipsis, None)",
     "slice(-9223372036854775808, 9223372036854775807, 9223372036854775807)",
     "slice(1, 2)",
     "(slice(0, -1, 2), ..., 3)",
     "None",
     "(0, 0, 0, 0, 0, 0)",
     "FLOAT",
     "Int64",
     "abc def",
     "\"n\""});

/// The names of arguments that rules ask for.
const std::vector<std::string_view>& attributesOf(Speech speech);
/// Reading it takes longer than all that is done with one graph.
const std::shared_ptr<const OperatorCatalogue>& catalogue();

} // namespace fusewright::test
