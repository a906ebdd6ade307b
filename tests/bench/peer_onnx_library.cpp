// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/peers.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <onnx/onnx_pb.h>

namespace fusewright::bench {

Counted parseOnnxWithLibrary(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDONLY);
    struct stat status { };
    ::fstat(file, &status);
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const bytes = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    onnx::ModelProto model;
    const bool parsed = model.ParseFromArray(bytes, static_cast<int>(size));
    ::munmap(bytes, size);
    ::close(file);
    return {parsed ? static_cast<std::size_t>(model.graph().node_size()) : 0, 0};
}

} // namespace fusewright::bench
