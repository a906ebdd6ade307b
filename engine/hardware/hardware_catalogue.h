// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/hardware/hardware_profile.h"

#include <memory>

namespace fusewright {

class Diagnostics;

/// The machines that Fusewright knows. No machine is the default.
class HardwareCatalogue {
public:
    static std::shared_ptr<const HardwareCatalogue> builtIn();
    /// `base`, or the built-in one, with the profiles of a user's file added or laid over it. A
    /// mistake costs the number that it is in, and is a warning with its line; a name that stands
    /// twice, a file that cannot be read, or is no JSON, is an error.
    static std::shared_ptr<const HardwareCatalogue>
    extendedBy(const std::string& path, Diagnostics& diagnostics,
               const std::shared_ptr<const HardwareCatalogue>& base = builtIn());

    /// The same with the text of such a file, which findings call `file`.
    static std::shared_ptr<const HardwareCatalogue>
    extendedByText(std::string_view text, const std::string& file, Diagnostics& diagnostics);

    /// By its name; case does not count. Null where there is none.
    const HardwareProfile* find(std::string_view name) const;
    const std::vector<HardwareProfile>& all() const { return m_all; }
    /// The names, for suggestions.
    std::vector<std::string_view> names() const;

private:
    friend class HardwareReader;

    std::vector<HardwareProfile> m_all; ///< In the order of the files.
};

} // namespace fusewright
