// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright {

/// Whether an attribute of Graphviz says only how to draw, and nothing about a model.
///
/// `label`, `shape`, `key`, `tooltip`, `comment`, `target`, `class`, `id` and `xlabel` may say
/// more.
bool isDrawingAttribute(std::string_view name);

} // namespace fusewright
