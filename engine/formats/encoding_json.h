// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/encoding.h"
#include "engine/support/json_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class JsonWriter;
class ModelJson;

/// Reads `{"scale": 0.5, "zero_offset": 128}`, or `{"axis": 0, "scales": […], "zero_offsets":
/// […]}`, both with `"bits"` where it is told. What is left out of offsets is 0.
///
/// Nothing, and a finding, where it makes no sense.
std::optional<Encoding> readEncoding(const ModelJson& json, JsonValue object);
/// Of a text that stands in another; nothing where it is none.
std::optional<Encoding> encodingFromText(std::string_view text);

void writeEncoding(JsonWriter& writer, const Encoding& encoding);
/// The same alone.
std::string encodingText(const Encoding& encoding);

} // namespace fusewright
