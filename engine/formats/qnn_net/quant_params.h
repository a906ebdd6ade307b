// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_json.h"
#include "engine/graph/encoding.h"

#include <optional>
#include <string_view>

namespace fusewright::qnn_net {

/// Reads the member "quant_params" of a tensor, in any of its four encodings.
///
/// Nothing where it says that it is not defined, or, with a finding, where it makes no sense.
std::optional<Encoding> readQuantParams(const ModelJson& json, JsonValue object,
                                        std::string_view tensor);

} // namespace fusewright::qnn_net
