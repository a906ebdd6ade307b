// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fusewright {

/// What `\N` and `\G` stand for in a label.
struct LabelNames {
    std::string_view node;
    std::string_view graph;
};

/// What a node's label says, without Graphviz's escapes and the braces of records.
struct LabelText {
    std::vector<std::string> fields; ///< Of a record; any other label is one field. None is empty.
    std::vector<std::string> lines;  ///< Of all the fields. None is empty.
};

/// Very long labels are cut off.
LabelText readLabel(std::string_view label, std::string_view shape, const LabelNames& names);

/// A text of the file on one line, with its escapes resolved.
std::string plainText(std::string_view text);

/// At most so many bytes of a text, with no character cut in two.
std::string_view shortened(std::string_view text, std::size_t bytes);

/// What a label made by ONNX's net drawer tells: `Split (op#3)`, `input0 x`, `output0 a`, …
struct NetDrawerLabel {
    std::vector<std::string> outputs;
};

/// Nothing for other labels.
std::optional<NetDrawerLabel> parseNetDrawer(const LabelText& label);

/// The operator that a label names; empty when it is in none of its places.
std::string operatorIn(const LabelText& label, OperatorLabel where);

/// Finds out where the labels of a file have their operators, from some of them.
class LabelSample {
public:
    explicit LabelSample(const OperatorCatalogue& catalogue) : m_catalogue(catalogue) { }

    void add(const LabelText& label);
    OperatorLabel guess() const;

private:
    const OperatorCatalogue& m_catalogue;
    std::size_t m_labels = 0;
    std::size_t m_targets = 0;
    std::size_t m_ofSeveralLines = 0;
    std::size_t m_knownFirst = 0;
    std::size_t m_knownSecond = 0;
    std::unordered_set<std::string> m_firstLines;
    std::unordered_set<std::string> m_secondLines;
};

} // namespace fusewright
