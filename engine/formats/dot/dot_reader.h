// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/dot/dot_source.h"
#include "engine/formats/dot/drawn_operators.h"
#include "engine/graph/graph_builder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class ModelText;
struct DotGraphText;

/// Makes a model graph of a drawing: nodes become operators, edges their operands.
class DotReader {
public:
    DotReader(const ModelText& file, const DotGraphText& text, DotGraph drawing,
              const ReadOptions& options);

    /// Nothing, and an error, when the drawing has a cycle; nothing alone when it was cancelled.
    std::optional<Graph> read();

    /// Where the operators were found.
    OperatorLabel operatorLabel() const { return m_operators.where; }

private:
    void nameResults();
    void orderEdges();
    void tellNodes();
    void tellOperand(const DotEdge& edge);
    void tellOutputs();
    Symbol valueOn(const DotEdge& edge);
    bool isBoundary(const DrawnOperator& op) const;
    std::optional<TextRange> placeOf(std::size_t node) const;

    const ModelText& m_file;
    const DotGraphText& m_text;
    DotGraph m_drawing;
    const ReadOptions& m_options;
    GraphBuilder m_builder;
    DrawnOperators m_operators;
    std::vector<std::string> m_modules;     ///< As people see them; by number in the drawing.
    std::vector<std::uint32_t> m_edgeBegin; ///< By head.
    std::vector<std::uint32_t> m_edges;     ///< By head, then in the order of the file.
    std::vector<bool> m_isUsed;             ///< By symbol.
};

} // namespace fusewright
