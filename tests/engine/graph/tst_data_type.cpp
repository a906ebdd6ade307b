// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/data_type.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <set>

using namespace fusewright;

class DataTypeTest : public QObject {
    Q_OBJECT

private slots:
    void everyNameIsReadBack();
    void everyNameIsAnother();
    void readsTheWordsOfTheFormats_data();
    void readsTheWordsOfTheFormats();
    void anUnknownWordIsNoType();
    void elementsHaveTheSizeOfTheirBits_data();
    void elementsHaveTheSizeOfTheirBits();
    void whatHasNoFixedSizeHasNone();
};

namespace {

std::vector<DataType> allTypes()
{
    std::vector<DataType> types;
    for (int type = 0; type <= static_cast<int>(DataType::Opaque); ++type)
        types.push_back(static_cast<DataType>(type));
    return types;
}

} // namespace

void DataTypeTest::everyNameIsReadBack()
{
    for (const DataType type : allTypes())
        QCOMPARE(parseDataType(dataTypeName(type)), std::optional(type));
}

void DataTypeTest::everyNameIsAnother()
{
    std::set<std::string_view> names;

    for (const DataType type : allTypes())
        names.insert(dataTypeName(type));

    QCOMPARE(names.size(), allTypes().size());
}

void DataTypeTest::readsTheWordsOfTheFormats_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("torch float") << QByteArray("torch.float32") << QByteArray("f32");
    QTest::newRow("torch half") << QByteArray("torch.half") << QByteArray("f16");
    QTest::newRow("torch brain float") << QByteArray("torch.bfloat16") << QByteArray("bf16");
    QTest::newRow("torch long") << QByteArray("torch.int64") << QByteArray("i64");
    QTest::newRow("torch bool") << QByteArray("torch.bool") << QByteArray("bool");
    QTest::newRow("torch float8") << QByteArray("torch.float8_e4m3fn") << QByteArray("f8e4m3fn");
    QTest::newRow("torch complex") << QByteArray("torch.complex64") << QByteArray("c64");
    QTest::newRow("onnx float") << QByteArray("float") << QByteArray("f32");
    QTest::newRow("onnx double") << QByteArray("double") << QByteArray("f64");
    QTest::newRow("relax int") << QByteArray("int32") << QByteArray("i32");
    QTest::newRow("mlir unsigned") << QByteArray("ui8") << QByteArray("u8");
    QTest::newRow("mlir truth") << QByteArray("i1") << QByteArray("bool");
    QTest::newRow("mlir float8") << QByteArray("f8E4M3FN") << QByteArray("f8e4m3fn");
    QTest::newRow("block float") << QByteArray("bfp_bf8") << QByteArray("bfp8");
}

void DataTypeTest::readsTheWordsOfTheFormats()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, name);

    const auto type = parseDataType(word.toStdString());

    QVERIFY(type);
    QCOMPARE(dataTypeName(*type), std::string_view(name.toStdString()));
}

void DataTypeTest::anUnknownWordIsNoType()
{
    for (const char* word : {"", "f33", "f32 ", "torch.", "torch.torch.float32"})
        QVERIFY2(!parseDataType(word), word);
}

void DataTypeTest::elementsHaveTheSizeOfTheirBits_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<double>("bytes");
    QTest::newRow("f64") << int(DataType::F64) << 8.0;
    QTest::newRow("f32") << int(DataType::F32) << 4.0;
    QTest::newRow("bf16") << int(DataType::BF16) << 2.0;
    QTest::newRow("f8e5m2") << int(DataType::F8E5M2) << 1.0;
    QTest::newRow("bfp8, 16 elements and an exponent") << int(DataType::BFP8) << 17 / 16.0;
    QTest::newRow("bfp4, 16 elements and an exponent") << int(DataType::BFP4) << 9 / 16.0;
    QTest::newRow("i4, two in a byte") << int(DataType::I4) << 0.5;
    QTest::newRow("u64") << int(DataType::U64) << 8.0;
    QTest::newRow("bool") << int(DataType::Bool) << 1.0;
    QTest::newRow("c128") << int(DataType::C128) << 16.0;
}

void DataTypeTest::elementsHaveTheSizeOfTheirBits()
{
    QFETCH(int, type);
    QFETCH(double, bytes);

    QCOMPARE(bytesPerElement(static_cast<DataType>(type)), std::optional(bytes));
}

void DataTypeTest::whatHasNoFixedSizeHasNone()
{
    for (const DataType type : {DataType::Unknown, DataType::String, DataType::Sequence,
                                DataType::Map, DataType::Optional, DataType::Opaque})
        QVERIFY(!bytesPerElement(type));
}

FUSEWRIGHT_TEST(DataTypeTest)
#include "tst_data_type.moc"
