// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>

namespace fusewright::bench {

/// What a reader found, so that one that skips work is noticed.
struct Counted {
    std::size_t nodes = 0;
    std::size_t edges = 0;

    bool operator==(const Counted&) const = default;
};

/// The bare walk: a pointer over a mapped file, names in one flat table, operators and edges out.
/// No checks, no attributes, no types: the least that reading an ONNX graph can cost.
Counted walkOnnx(const std::string& path);
/// ONNX's own library: the whole file parsed into its message classes.
Counted parseOnnxWithLibrary(const std::string& path);
/// simdjson's on-demand reader: the fields of the nodes read, names resolved in one flat table.
Counted walkJson(const std::string& path);

} // namespace fusewright::bench
