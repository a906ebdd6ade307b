// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::fx {

/// How texts stand among constants.
enum class FxTexts {
    Quoted, ///< `'tanh'`, as in Python.
    Bare,   ///< `tanh`, as `str(gm.graph)` has them.
};

/// A constant as the exporter writes it in the call of an operator: `None` is `null`, `torch.half`
/// is `{"python": "torch.half"}`, `slice(None, 2, None)` is `{"slice": [null, 2, null]}`.
std::string literalJson(std::string_view constant, FxTexts texts);

/// A device by its name: `{"python": "torch.device('cuda:0')"}`.
std::string deviceJson(std::string_view name);

/// `cuda:0` of `device(type='cuda', index=0)`; every other text as it is.
std::string deviceName(std::string_view text);

} // namespace fusewright::fx
