// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::yaml {

/// What an error of the YAML parser means, in words for somebody who does not know parsers.
std::string plainMessage(std::string_view parserMessage);

} // namespace fusewright::yaml
