// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::torch_export {

/// A module instance as PyTorch names it: `layers.0.attn`, `Attention`.
struct ModuleEntry {
    std::string path;
    std::string_view type;
};

/// The last entry of `key,path,type;key,path,type`: the module whose code ran the operator. The
/// path is without what stands for the model itself, the type without its Python modules.
ModuleEntry innermostModule(std::string_view stack);

/// `model.py:42 in forward: y = self.fc(x)` of a stack trace: the innermost line that is not of
/// PyTorch itself; empty where there is none.
std::string sourceLine(std::string_view stackTrace);

} // namespace fusewright::torch_export
