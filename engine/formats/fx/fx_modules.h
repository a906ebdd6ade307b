// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/leaf_module.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::fx {

/// What is known of the module around a graph: the types of its parts, and which inputs of the
/// graph are really its weights.
class FxModules {
public:
    /// `Linear`, and what it was made with, where the text says it: `8, 24, bias=False`.
    void addModule(std::string path, std::string type, std::string arguments = {});
    /// An input of the graph that stands for a parameter or buffer of the module.
    void addWeight(std::string input, std::string path)
    {
        m_weights[std::move(input)] = std::move(path);
    }
    /// Inputs are named as torch.export names them: `p_` for parameters, `b_` for buffers.
    void expectExportNames() { m_hasExportNames = true; }

    /// Empty where the text does not say.
    std::string_view typeOf(const std::string& path) const;
    /// What a module and those in it have of their own, with the weights by their paths in it.
    LeafModule leafAt(const std::string& path) const;
    /// Whether an input is a weight.
    bool isWeight(const std::string& input) const;
    /// The module that a weight belongs to; empty where its name does not say.
    std::string moduleOfWeight(const std::string& name) const;

    /// Reads what `print(module)` shows: `(layers): ModuleList(`, `(0): Linear(…)`.
    void readTree(std::string_view text);
    /// Reads the graph signature of an ExportedProgram.
    void readSignature(std::string_view text);

private:
    struct Known {
        std::string path;
        std::string type;
        std::string arguments;
    };

    const Known* find(const std::string& path) const;

    std::vector<Known> m_known; ///< What is in a module stands behind it.
    std::unordered_map<std::string, std::size_t> m_places; ///< Among the known, by path.
    std::unordered_map<std::string, std::string> m_weights;
    bool m_hasExportNames = false;
};

} // namespace fusewright::fx
