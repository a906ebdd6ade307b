// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <QString>

namespace fusewright::test {

/// What a picture does not keep of its promises, a line for each kind of fault; empty when it
/// keeps all.
QString faultsOf(const PictureRequest& request, const Picture& picture);

/// Whether two pictures are the same in every point.
bool areEqual(const Picture& left, const Picture& right);

} // namespace fusewright::test
