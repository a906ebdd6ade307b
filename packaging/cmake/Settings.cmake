# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0

# One interface target carries what every target of the project is compiled with.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# moc reads headers of its own target only, so it need not wait for libraries.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

# What -O3 adds to -O2 costs a third of the time to compile, and nothing that was measured is faster for it.
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")

find_program(CCACHE ccache)
if(CCACHE)
    # Without the first it refuses whatever uses precompiled headers; without the second it runs the preprocessor
    # over them too, which costs a window's file a quarter of its time.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1
                                    ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()

add_library(fusewright_settings INTERFACE)
target_compile_features(fusewright_settings INTERFACE cxx_std_20)
target_include_directories(fusewright_settings INTERFACE ${PROJECT_SOURCE_DIR}
                                                         ${PROJECT_BINARY_DIR}/generated)
target_compile_options(fusewright_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow
                       $<$<NOT:$<BOOL:$<TARGET_PROPERTY:FUSEWRIGHT_NARROWS>>>:-Wconversion>
                       # Members that a designated initialiser leaves out have their default on purpose.
                       -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # It looks for memory to free from 128 MB on, and finds little: a tenth of its time.
    target_compile_options(fusewright_settings INTERFACE "SHELL:--param ggc-min-heapsize=1500000")
    # GCC 12 sees overlapping copies in std::string that are not there (its bug 105329).
    # And uses of what an empty std::optional does not hold (its bug 80635), vectors freed from their middle, short
    # texts copied past their end (its bug 105651).
    target_compile_options(fusewright_settings INTERFACE -Wno-restrict -Wno-maybe-uninitialized
                                                         -Wno-free-nonheap-object -Wno-array-bounds
                                                         -Wno-stringop-overflow)
endif()
# simdjson's fast kernels are chosen when compiling; every x86-64 processor since 2010 has these.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
    target_compile_options(fusewright_settings INTERFACE -march=x86-64-v2 -mpclmul)
endif()
if(FUSEWRIGHT_WERROR)
    target_compile_options(fusewright_settings INTERFACE -Werror)
endif()
if(FUSEWRIGHT_SANITIZE)
    # Half the time to compile: what the sanitizers add weighs more than what -O2 takes away.
    string(REPLACE "-O2 -g" "-O1 -g1" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
    add_compile_options(-fsanitize=${FUSEWRIGHT_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${FUSEWRIGHT_SANITIZE})
    if(FUSEWRIGHT_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
endif()
if(FUSEWRIGHT_ODR)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    add_link_options(-Werror=odr -Werror=lto-type-mismatch)
endif()
if(FUSEWRIGHT_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# fusewright_together(TARGET [SIZE] [ACROSS]): compiles the sources of each folder in batches of that size, so that
# headers are read once for many. A name in an unnamed namespace is one of its folder's; with ACROSS, where folders
# are small, one of the target's: what is built once is then compiled across them.
function(fusewright_together target)
    if(NOT FUSEWRIGHT_UNITY)
        return()
    endif()
    cmake_parse_arguments(BATCH "ACROSS" "" "" ${ARGN})
    set(size 14)
    if(BATCH_UNPARSED_ARGUMENTS)
        set(size ${BATCH_UNPARSED_ARGUMENTS})
    endif()
    if(FUSEWRIGHT_BATCHES EQUAL 1)
        set(BATCH_ACROSS FALSE)
    endif()
    math(EXPR size "${size} * ${FUSEWRIGHT_BATCHES}")
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "^/")
    # Folder by folder: their own files first, whatever the letters say.
    list(TRANSFORM sources REPLACE "^([^/]+)$" "./\\1")
    list(TRANSFORM sources REPLACE "^(.+)/([^/]+)$" "\\1|\\2")
    list(SORT sources)
    set(folder "")
    set(taken ${size})
    set(batch 0)
    foreach(source IN LISTS sources)
        string(REPLACE "|" ";" place "${source}")
        list(GET place 0 beside)
        list(GET place 1 name)
        if(taken EQUAL size OR NOT (BATCH_ACROSS OR beside STREQUAL folder))
            math(EXPR batch "${batch} + 1")
            set(taken 0)
        endif()
        set(folder "${beside}")
        math(EXPR taken "${taken} + 1")
        string(REGEX REPLACE "^\\./" "" source "${beside}/${name}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${batch})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# fusewright_lightly(TARGET): for the window, whose time goes into Qt, and for printers and verbs: -O2 brings nothing
# there, and is a third of the time to compile.
function(fusewright_lightly target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -O1)
    endif()
endfunction()

# fusewright_quickly(TARGET): for code that is run once, so that compiling it well costs more than it gives.
function(fusewright_quickly target)
    fusewright_lightly(${target})
    # Qt names the folders of each program, which would keep it from precompiled headers of another's.
    target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR
                                             -UQT_TESTCASE_SOURCEDIR)
    # Its macros that wait narrow a number, in our lines.
    if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
        set_target_properties(${target} PROPERTIES FUSEWRIGHT_NARROWS ON)
    endif()
endfunction()

# fusewright_room(NAME [LIGHT|HOT] SOURCES ... [LINK ...] [PRIVATE_LINK ...]): a library of one engine room.
function(fusewright_room name)
    cmake_parse_arguments(ROOM "LIGHT;HOT" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
    add_library(fusewright_${name} STATIC ${ROOM_SOURCES})
    target_link_libraries(fusewright_${name} PUBLIC fusewright_settings ${ROOM_LINK}
                                             PRIVATE ${ROOM_PRIVATE_LINK})
    fusewright_together(fusewright_${name})
    if(ROOM_LIGHT)
        fusewright_lightly(fusewright_${name})
    endif()
    # Copying arrays is all some rooms do.
    if(ROOM_HOT AND CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(fusewright_${name} PRIVATE -O3)
    endif()
    # The first room of each kind precompiles what nearly every file of the engine includes.
    get_property(owner GLOBAL PROPERTY fusewright_precompiled_${ROOM_LIGHT})
    if(owner)
        target_precompile_headers(fusewright_${name} REUSE_FROM ${owner})
    else()
        set_property(GLOBAL PROPERTY fusewright_precompiled_${ROOM_LIGHT} fusewright_${name})
        target_precompile_headers(fusewright_${name} PRIVATE <algorithm> <array> <functional> <map> <memory>
                                  <optional> <span> <string> <string_view> <unordered_map> <utility> <vector>)
    endif()
endfunction()
