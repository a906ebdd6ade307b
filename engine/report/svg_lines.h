// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct Picture;

/// A path that is only stroked, in the colour of a class.
std::string strokes(std::string_view look, double width, const std::string& path);

/// All lines of a picture with soft bends and arrow heads, in two paths.
std::string linesSvg(const Picture& picture);

/// All lines without bends and heads, for a picture that is seen from afar; `unit` is about what a
/// pixel will be. Of lines shorter than that nothing would be seen: they are left out.
std::string farLinesSvg(const Picture& picture, double unit);

} // namespace fusewright
