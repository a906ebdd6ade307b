// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/fuzz_reader.h"

#include "engine/formats/model_formats.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fusewright::fuzz::readAndWrite(fusewright::qnnNetFormat(), data, size);
    return 0;
}
