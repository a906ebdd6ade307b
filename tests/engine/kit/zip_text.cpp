// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/zip_text.h"

#include <zlib.h>

namespace fusewright::test {

namespace {

template <int Bytes>
void append(std::string& out, std::uint64_t number)
{
    for (int byte = 0; byte < Bytes; ++byte)
        out += static_cast<char>(number >> (8 * byte) & 0xFF);
}

std::string deflated(const std::string& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

} // namespace

std::string zipOf(const std::vector<ZippedFile>& files)
{
    std::string out;
    std::string list;
    for (const ZippedFile& file : files) {
        const bool isDeflated = file.packing == Packing::Deflated;
        const std::string packed = isDeflated ? deflated(file.bytes) : file.bytes;
        const std::uint64_t method = file.method != 0xFFFF ? file.method : (isDeflated ? 8u : 0u);
        const std::uint64_t size = file.claimedSize ? file.claimedSize : file.bytes.size();
        const std::uint64_t checksum =
            crc32_z(0, reinterpret_cast<const Bytef*>(file.bytes.data()), file.bytes.size());
        const std::uint64_t offset = out.size();

        std::string extra;
        if (file.isLong) {
            append<2>(extra, 1);
            append<2>(extra, 24);
            append<8>(extra, size);
            append<8>(extra, packed.size());
            append<8>(extra, offset);
        }
        out += "PK\x03\x04";
        append<2>(out, 20);
        append<2>(out, file.flags);
        append<2>(out, method);
        append<4>(out, 0);
        append<4>(out, checksum);
        append<4>(out, packed.size());
        append<4>(out, size);
        append<2>(out, file.name.size());
        append<2>(out, 4);
        out += file.name + "pad!" + packed;

        list += "PK\x01\x02";
        append<2>(list, 20);
        append<2>(list, 20);
        append<2>(list, file.flags);
        append<2>(list, method);
        append<4>(list, 0);
        append<4>(list, checksum);
        append<4>(list, file.isLong ? 0xFFFFFFFF : packed.size());
        append<4>(list, file.isLong ? 0xFFFFFFFF : size);
        append<2>(list, file.name.size());
        append<2>(list, extra.size());
        append<2>(list, 0);
        append<4>(list, 0);
        append<4>(list, 0);
        append<4>(list, file.isLong ? 0xFFFFFFFF : offset);
        list += file.name + extra;
    }
    const std::size_t listOffset = out.size();
    out += list;
    out += "PK\x05\x06";
    append<4>(out, 0);
    append<2>(out, files.size());
    append<2>(out, files.size());
    append<4>(out, list.size());
    append<4>(out, listOffset);
    append<2>(out, 0);
    return out;
}

} // namespace fusewright::test
