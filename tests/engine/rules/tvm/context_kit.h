// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/tvm_kit.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace fusewright::test {

/// Lines as one text.
QString joinedContext(const QStringList& all);
/// A file whose lines stand in a context `ctx`, and that looks for it.
QString inContext(const QStringList& body);
/// `a = is_call_dps_packed("name")` for each `a name`.
QStringList packedCalls(const QStringList& names);

/// A parameter of a function of Relax.
QString relaxTensor(const QString& name, const QString& shape = "32, 32");
/// A call of an external function.
QString externalCall(const QString& name, const QString& arguments,
                     const QString& shape = "32, 32");
QString relaxFunctionOf(const QStringList& parameters, const QStringList& body,
                        const QString& results);
/// `lv0`, `lv1`, … of external functions, each of the one before.
QString simpleChain(const QStringList& names);
/// A product, a relu and a sigmoid of it, their sum: `lv0` to `lv3`.
QString diamondFunction();

std::shared_ptr<const Graph> contextModel(const QString& model);
/// The rules of a file, with its imports, for a model.
CheckedRules contextRules(const QString& text, const QString& model);
/// The sections that they make, a line each.
QString contextSections(const QString& text, const QString& model);

} // namespace fusewright::test
