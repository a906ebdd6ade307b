// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <string_view>

namespace fusewright {

class JsonWriter;

/// Reads an attribute as the native format writes it; what has no kind of its own is kept as it is.
AttributeValue attributeFromJson(std::string_view json);

void writeAttribute(JsonWriter& writer, const AttributeValue& value);

} // namespace fusewright
