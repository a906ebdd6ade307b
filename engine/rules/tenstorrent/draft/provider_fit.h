// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A text of one provider as it goes into a file: without imports that the file has, and with `F`
/// where the file calls `torch.nn.functional` so.
std::string fittedProvider(const TenstorrentFile& file, std::string_view rule);
/// Why no function of that name can be added; empty where it can.
std::string whyNotNamed(const TenstorrentFile& file, std::string_view name);
/// Puts it behind the class at a place, or else at the end; imports go behind those of the file.
/// The class is in the first edit. Nothing where no rule would come of it, or others would be lost.
std::optional<std::vector<TextEdit>> addProvider(const TenstorrentFile& file,
                                                 const IncludePlaces& places,
                                                 std::optional<TextPosition> after,
                                                 std::string_view rule);

} // namespace fusewright
