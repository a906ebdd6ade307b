// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// An archive is read from its end, where a record tells where the list of its files begins:
//
//   file, file, … │ list of files │ [zip64 record, and where it is] │ end record, comment
//
// Every number is checked against what there is before it is used: archives come from strangers.

#include "engine/support/zip_archive.h"

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <zlib.h>

namespace fusewright {

namespace {

constexpr std::string_view fileMark = "PK\x03\x04";
constexpr std::string_view listMark = "PK\x01\x02";
constexpr std::string_view endMark = "PK\x05\x06";
constexpr std::string_view longEndMark = "PK\x06\x06";
constexpr std::string_view longEndPlaceMark = "PK\x06\x07";

constexpr std::size_t fileHeaderSize = 30;
constexpr std::size_t listEntrySize = 46;
constexpr std::size_t endSize = 22;
constexpr std::size_t longEndSize = 56;
constexpr std::size_t longEndPlaceSize = 20;
constexpr std::size_t longestComment = 0xFFFF;
constexpr std::uint64_t seeLongForm = 0xFFFFFFFF;
constexpr std::uint64_t shortSeeLongForm = 0xFFFF;

enum Method : std::uint16_t { Stored = 0, Deflated = 8 };

/// A number of `Bytes` bytes, the lowest first; the caller has checked that they are there.
template <std::size_t Bytes>
std::uint64_t number(std::string_view bytes, std::size_t at)
{
    std::uint64_t result = 0;
    for (std::size_t byte = Bytes; byte-- > 0;)
        result = result << 8 | static_cast<unsigned char>(bytes[at + byte]);
    return result;
}

/// Where the list of files is.
struct ZipEnd {
    std::uint64_t entries = 0;
    std::uint64_t listOffset = 0;
    std::uint64_t listSize = 0;
    std::uint64_t parts = 0; ///< The largest number of a part that is named; 0 for a whole archive.
};

std::optional<std::size_t> findEnd(std::string_view bytes)
{
    if (bytes.size() < endSize)
        return std::nullopt;
    const std::size_t last = bytes.size() - endSize;
    const std::size_t lowest = last - std::min(last, longestComment);
    std::size_t at = bytes.rfind(endMark, last);
    while (at != std::string_view::npos && at >= lowest) {
        if (at + endSize + number<2>(bytes, at + 20) <= bytes.size())
            return at;
        if (at == 0)
            break;
        at = bytes.rfind(endMark, at - 1);
    }
    return std::nullopt;
}

ZipEnd readEnd(std::string_view bytes, std::size_t at)
{
    return {.entries = number<2>(bytes, at + 10),
            .listOffset = number<4>(bytes, at + 16),
            .listSize = number<4>(bytes, at + 12),
            .parts = std::max(number<2>(bytes, at + 4), number<2>(bytes, at + 6))};
}

/// The record of large archives, which stands before the end record.
std::optional<ZipEnd> readLongEnd(std::string_view bytes, std::size_t end)
{
    if (end < longEndPlaceSize)
        return std::nullopt;
    const std::size_t place = end - longEndPlaceSize;
    if (bytes.substr(place, 4) != longEndPlaceMark)
        return std::nullopt;
    const std::uint64_t at = number<8>(bytes, place + 8);
    if (at > bytes.size() || bytes.size() - at < longEndSize || bytes.substr(at, 4) != longEndMark)
        return std::nullopt;
    return ZipEnd{.entries = number<8>(bytes, at + 32),
                  .listOffset = number<8>(bytes, at + 48),
                  .listSize = number<8>(bytes, at + 40),
                  .parts = std::max(number<4>(bytes, at + 16), number<4>(bytes, at + 20))};
}

bool needsLongForm(const ZipEnd& end)
{
    return end.entries == shortSeeLongForm || end.listOffset == seeLongForm
        || end.listSize == seeLongForm;
}

/// Numbers that did not fit into their places stand in an extra field, in a fixed order.
bool readLongNumbers(ZipMember& member, std::string_view extra)
{
    constexpr std::uint64_t longNumbers = 1;
    std::uint64_t* const wanted[] = {&member.size, &member.packedSize, &member.headerOffset};
    const auto isLong = [](const std::uint64_t* value) { return *value == seeLongForm; };
    if (std::ranges::none_of(wanted, isLong))
        return true;
    while (extra.size() >= 4) {
        const std::uint64_t kind = number<2>(extra, 0);
        const std::uint64_t size = number<2>(extra, 2);
        if (size > extra.size() - 4)
            return false;
        if (kind != longNumbers) {
            extra.remove_prefix(4 + size);
            continue;
        }
        std::string_view field = extra.substr(4, size);
        for (std::uint64_t* const value : wanted) {
            if (!isLong(value))
                continue;
            if (field.size() < 8)
                return false;
            *value = number<8>(field, 0);
            field.remove_prefix(8);
        }
        return true;
    }
    return false;
}

/// Reads the entry that `list` begins with and takes it off.
std::optional<ZipMember> takeEntry(std::string_view& list)
{
    if (list.size() < listEntrySize || !list.starts_with(listMark))
        return std::nullopt;
    const std::uint64_t nameSize = number<2>(list, 28);
    const std::uint64_t extraSize = number<2>(list, 30);
    const std::uint64_t whole = listEntrySize + nameSize + extraSize + number<2>(list, 32);
    if (whole > list.size())
        return std::nullopt;
    constexpr std::uint64_t encrypted = 0x2041; // Also strongly, and with a hidden list.
    ZipMember member{.name = std::string(list.substr(listEntrySize, nameSize)),
                     .packedSize = number<4>(list, 20),
                     .size = number<4>(list, 24),
                     .headerOffset = number<4>(list, 42),
                     .checksum = static_cast<std::uint32_t>(number<4>(list, 16)),
                     .method = static_cast<std::uint16_t>(number<2>(list, 10)),
                     .isEncrypted = (number<2>(list, 8) & encrypted) != 0};
    if (!readLongNumbers(member, list.substr(listEntrySize + nameSize, extraSize)))
        return std::nullopt;
    list.remove_prefix(whole);
    return member;
}

/// A name that would be unpacked somewhere else than into the folder of the archive.
bool leadsOut(std::string_view name)
{
    if (name.starts_with('/') || name.starts_with('\\') || name.substr(0, 3).find(':') == 1
        || name.find('\0') != std::string_view::npos)
        return true;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
        if (name.substr(0, end) == "..")
            return true;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return false;
}

bool inflateInto(std::span<char> room, std::string_view packed)
{
    z_stream stream{};
    constexpr int rawDeflate = -MAX_WBITS;
    if (inflateInit2(&stream, rawDeflate) != Z_OK)
        return false;
    constexpr std::size_t most = std::numeric_limits<uInt>::max();
    std::size_t taken = 0;
    std::size_t made = 0;
    int state = Z_OK;
    // zlib counts in 32 bits, so that more than 4 GB would come in pieces.
    while (state == Z_OK) {
        const std::size_t in = std::min(packed.size() - taken, most);
        const std::size_t out = std::min(room.size() - made, most);
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data() + taken));
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = reinterpret_cast<Bytef*>(room.data() + made);
        stream.avail_out = static_cast<uInt>(out);
        state = inflate(&stream, Z_NO_FLUSH);
        taken += in - stream.avail_in;
        made += out - stream.avail_out;
        if (state == Z_OK && stream.avail_in == in && stream.avail_out == out)
            state = Z_BUF_ERROR;
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END && made == room.size();
}

std::uint32_t checksumOf(std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string megabytes(std::uint64_t bytes)
{
    return std::to_string(bytes >> 20) + " MB";
}

/// Why a member is not unpacked; nothing when it may be.
std::optional<std::string> refusal(const ZipMember& member)
{
    const std::string name = '"' + member.name + '"';
    if (member.isEncrypted)
        return name + " in this archive is encrypted.";
    if (member.method != Stored && member.method != Deflated)
        return name + " in this archive is packed with method " + std::to_string(member.method)
            + "; only stored and deflated files can be read.";
    if (member.size > ZipArchive::largestMember)
        return name + " in this archive would unpack to " + megabytes(member.size) + ", more than "
            + megabytes(ZipArchive::largestMember) + '.';
    if (member.size > ZipArchive::largestUnasked
        && member.size / ZipArchive::mostShrinking > member.packedSize)
        return name + " in this archive would unpack from " + std::to_string(member.packedSize)
            + " bytes to " + megabytes(member.size) + ", which no model does.";
    if (member.method == Stored && member.size != member.packedSize)
        return name + " in this archive has two sizes: it is damaged.";
    return std::nullopt;
}

} // namespace

ZipArchive::ZipArchive(std::string_view bytes, std::vector<ZipMember> members)
    : m_bytes(bytes), m_members(std::move(members))
{
}

bool ZipArchive::isZip(std::string_view bytes)
{
    return bytes.starts_with(fileMark) || bytes.starts_with(endMark);
}

std::optional<ZipArchive> ZipArchive::open(std::string_view bytes, const std::string& path,
                                           Diagnostics& diagnostics)
{
    const auto refuse = [&](std::string why) {
        diagnostics.error("bad-archive", std::move(why), path);
        return std::nullopt;
    };
    const auto place = findEnd(bytes);
    if (!place)
        return refuse("This zip archive is cut short: the list of its files is missing.");
    ZipEnd end = readEnd(bytes, *place);
    if (needsLongForm(end)) {
        if (const auto longEnd = readLongEnd(bytes, *place))
            end = *longEnd;
    }
    if (end.parts != 0)
        return refuse("This is one part of a zip archive in several. Join the parts first.");
    if (end.listOffset > *place || end.listSize > *place - end.listOffset)
        return refuse("This zip archive is damaged: the list of its files is not where it says.");
    if (end.entries > mostMembers)
        return refuse("This zip archive claims " + std::to_string(end.entries) + " files.");

    std::string_view list = bytes.substr(end.listOffset, end.listSize);
    std::vector<ZipMember> members;
    for (std::uint64_t at = 0; at < end.entries; ++at) {
        auto member = takeEntry(list);
        if (!member)
            return refuse("This zip archive is damaged: entry " + std::to_string(at + 1)
                          + " of the list of its files cannot be read.");
        if (leadsOut(member->name))
            return refuse("This zip archive holds a file named \"" + member->name
                          + "\", which leads out of the archive's folder. It is not opened.");
        members.push_back(*std::move(member));
    }
    return ZipArchive(bytes, std::move(members));
}

std::optional<std::string_view> ZipArchive::packed(const ZipMember& member) const
{
    const std::string_view all = m_bytes;
    const std::uint64_t header = member.headerOffset;
    if (header > all.size() || all.size() - header < fileHeaderSize
        || all.substr(header, 4) != fileMark)
        return std::nullopt;
    const std::uint64_t begin =
        header + fileHeaderSize + number<2>(all, header + 26) + number<2>(all, header + 28);
    if (begin > all.size() || all.size() - begin < member.packedSize)
        return std::nullopt;
    return all.substr(begin, member.packedSize);
}

std::optional<FileBytes> ZipArchive::read(const ZipMember& member, const std::string& path,
                                          Diagnostics& diagnostics) const
{
    if (auto why = refusal(member)) {
        diagnostics.error("bad-archive", *std::move(why), path);
        return std::nullopt;
    }
    const auto from = packed(member);
    std::optional<FileBytes> bytes;
    if (from && member.method == Stored) {
        bytes = FileBytes::copyOf(*from);
    } else if (from) {
        bytes = FileBytes::madeBy(member.size,
                                  [&](std::span<char> room) { return inflateInto(room, *from); });
    }
    if (!bytes || checksumOf(bytes->view()) != member.checksum) {
        diagnostics.error("bad-archive",
                          '"' + member.name + "\" in this archive is damaged or cut short.", path);
        return std::nullopt;
    }
    return bytes;
}

} // namespace fusewright
