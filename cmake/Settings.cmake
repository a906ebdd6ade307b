# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0

# One interface target carries what every target of the project is compiled with.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(fusewright_settings INTERFACE)
target_compile_features(fusewright_settings INTERFACE cxx_std_20)
target_include_directories(fusewright_settings INTERFACE ${PROJECT_SOURCE_DIR}
                                                         ${PROJECT_BINARY_DIR}/generated)
target_compile_options(fusewright_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                       # Members that a designated initialiser leaves out have their default on purpose.
                       -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 sees overlapping copies in std::string that are not there (its bug 105329).
    target_compile_options(fusewright_settings INTERFACE -Wno-restrict)
endif()
# simdjson's fast kernels are chosen when compiling; every x86-64 processor since 2010 has these.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
    target_compile_options(fusewright_settings INTERFACE -march=x86-64-v2 -mpclmul)
endif()
if(FUSEWRIGHT_WERROR)
    target_compile_options(fusewright_settings INTERFACE -Werror)
endif()
if(FUSEWRIGHT_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(FUSEWRIGHT_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# fusewright_room(NAME SOURCES ... [LINK ...] [PRIVATE_LINK ...]): a library of one engine room.
function(fusewright_room name)
    cmake_parse_arguments(ROOM "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
    add_library(fusewright_${name} STATIC ${ROOM_SOURCES})
    target_link_libraries(fusewright_${name} PUBLIC fusewright_settings ${ROOM_LINK}
                                             PRIVATE ${ROOM_PRIVATE_LINK})
endfunction()
