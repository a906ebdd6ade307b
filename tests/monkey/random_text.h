// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright::test {

class Chance;

/// Something one might type: a piece of a rule, a word, a sign, letters of some script.
QString shortText(Chance& chance);
/// Something one might paste: rules, broken rules, another language, a line without an end.
QString longText(Chance& chance);
/// Words of the query language, whole or cut short.
QString queryText(Chance& chance);

} // namespace fusewright::test
