// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/window_module.h"

#include <filesystem>

#include <dlfcn.h>

namespace fusewright::cli {

namespace {

std::filesystem::path modulePath()
{
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return program.parent_path().parent_path() / "lib" / "fusewright" / "fusewright-window.so";
}

} // namespace

void* findInWindowModule(const char* entry, std::string& problem)
{
    void* const module = ::dlopen(modulePath().c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const found = module ? ::dlsym(module, entry) : nullptr;
    if (!found)
        problem = ::dlerror();
    return found;
}

} // namespace fusewright::cli
