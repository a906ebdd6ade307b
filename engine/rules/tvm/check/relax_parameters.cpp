// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/relax_parameters.h"

#include "engine/graph/argument_names.h"

#include <algorithm>

namespace fusewright {

std::optional<std::size_t> relaxArgumentPlace(std::string_view nativeName, std::string_view keyword)
{
    const auto* const parameters = ArgumentNames::builtIn().find(nativeName, {});
    if (!parameters)
        return std::nullopt;
    const auto found = std::ranges::find(*parameters, keyword, &Parameter::name);
    return found == parameters->end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - parameters->begin()));
}

std::string_view relaxArgumentName(std::string_view nativeName, std::size_t place)
{
    const auto* const parameters = ArgumentNames::builtIn().find(nativeName, {});
    return parameters && place < parameters->size() ? (*parameters)[place].name
                                                    : std::string_view();
}

} // namespace fusewright
