// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_syntax.h"

namespace fusewright::mlir {

std::optional<std::string_view> scanType(program::Scanner& scanner)
{
    const std::size_t begin = scanner.position();
    if (scanner.peek() == '(') {
        if (!scanner.balanced())
            return std::nullopt;
        const std::size_t end = scanner.position();
        scanner.skipSpace();
        if (!scanner.accept("->")) {
            scanner.moveTo(end);
            return scanner.textFrom(begin);
        }
        scanner.skipSpace();
        return scanner.peek() == '('
            ? (scanner.balanced() ? std::optional(scanner.textFrom(begin)) : std::nullopt)
            : std::optional((scanner.word(), scanner.textFrom(begin)));
    }
    // A dialect may leave out its only type's name.
    const bool isNamed = scanner.peek() != '<';
    scanner.accept("!");
    if (isNamed && scanner.word().empty()) {
        scanner.expected("A type");
        return std::nullopt;
    }
    if (scanner.peek() == '<' && !scanner.balanced())
        return std::nullopt;
    return scanner.textFrom(begin);
}

} // namespace fusewright::mlir
