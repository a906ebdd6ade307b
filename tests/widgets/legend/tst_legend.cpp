// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/legend/legend_panel.h"

#include "engine/report/class_palette.h"
#include "widgets/base/contrast.h"
#include "widgets/base/language.h"
#include "widgets/base/theme.h"
#include "widgets/base/theme_colors.h"
#include "widgets/legend/legend_delegate.h"
#include "widgets/legend/legend_model.h"
#include "widgets/legend/legend_view.h"

#include "tests/kit/test_program.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fusewright;

namespace {

NodeClass namedClass(const char* name, const char* tag, std::size_t nodes, std::size_t sections)
{
    NodeClass made;
    made.name = name;
    made.tag = tag;
    made.nodeCount = nodes;
    made.sectionCount = sections;
    return made;
}

NodeClasses threeRules()
{
    NodeClasses classes;
    classes.classes = {namedClass("qkv", "Q", 640, 32), namedClass("mlp", "M", 256, 32),
                       namedClass("head", "H", 0, 0)};
    classes.none = namedClass("", "", 40, 40);
    for (std::uint32_t at = 0; at < classes.classes.size(); ++at)
        classes.classes[at].color = at;
    return classes;
}

using Numbers = std::vector<std::uint32_t>;
using Picked = std::optional<std::uint32_t>;

} // namespace

class LegendTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void saysHowManySectionsAndOperatorsThereAre();
    void saysThatARuleIsBroken();
    void whatTheEngineNamesIsTranslated();
    void aClickPicksAClass();
    void anotherClickPicksNone();
    void aClickOnTheEyeHidesAClass();
    void aDoubleClickShowsOneClassAlone();
    void anAltClickShowsOneClassAlone();
    void theKeyboardDoesIt();
    void everythingIsShownAgain();
    void whatIsInNoClassCanBeHidden();
    void asksForAnotherColoring();
    void classesThatComeLateAreNotShown();
    void whatIsHiddenStaysHiddenWhenTheRulesChange();
    void whatIsPickedIsFoundAgainByName();
    void whatIsPickedAndGoneIsNotPicked();
    void remembersWhatIsHiddenForEachColoring();
    void tellsClassesOfOneNameApart();
    void saysWhyItIsEmpty();
    void drawsTheColorOfTheClass();
    void theScaleOfCostsIsReadableInBothThemes();

private:
    QPoint placeOf(int row) const
    {
        return m_view->visualRect(m_view->model()->index(row, 0)).center();
    }
    QPoint eyeOf(int row) const
    {
        return LegendDelegate::eyeRect(m_view->visualRect(m_view->model()->index(row, 0))).center();
    }
    void click(QPoint place, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, keys, place);
    }
    void choose(Coloring coloring)
    {
        auto* const box = m_panel->findChild<QComboBox*>();
        box->setCurrentIndex(box->findData(static_cast<int>(coloring)));
    }

    Theme m_theme;
    std::unique_ptr<LegendPanel> m_panel;
    LegendView* m_view = nullptr;
};

void LegendTest::init()
{
    m_theme.setChoice(ThemeChoice::Light);
    m_panel = std::make_unique<LegendPanel>(m_theme);
    m_view = m_panel->findChild<LegendView*>();
    m_panel->resize(320, 480);
    m_panel->setClasses(threeRules());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void LegendTest::saysHowManySectionsAndOperatorsThereAre()
{
    LegendModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);

    model.setClasses(threeRules(), {}, {});

    const QString counts = model.index(0).data(LegendModel::CountsRole).toString();
    QVERIFY2(counts.contains(QLatin1String("32 section")), qPrintable(counts));
    QVERIFY2(counts.contains(QLatin1String("640 operator")), qPrintable(counts));
    QCOMPARE(model.index(2).data(LegendModel::CountsRole).toString(),
             QStringLiteral("No operators"));
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("No rule"));
}

void LegendTest::saysThatARuleIsBroken()
{
    LegendModel model;

    model.setClasses(threeRules(), {false, true}, {});

    QVERIFY(model.index(1).data(LegendModel::StaleRole).toBool());
    QVERIFY(model.index(1)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QLatin1String("has errors")));
    QVERIFY(!model.index(2).data(LegendModel::StaleRole).toBool());
}

void LegendTest::whatTheEngineNamesIsTranslated()
{
    LegendModel model;
    NodeClasses classes = threeRules();
    classes.classes[0].name = "elementwise";
    const auto nameBy = [&](Coloring by) {
        classes.by = by;
        model.setClasses(classes, {}, {});
        return model.index(0).data().toString();
    };
    Language language;
    language.setCode(QStringLiteral("de"));

    QCOMPARE(nameBy(Coloring::Category), QStringLiteral("elementweise"));
    QCOMPARE(nameBy(Coloring::Rule), QStringLiteral("elementwise"));

    language.setCode(QStringLiteral("en"));
    QCOMPARE(nameBy(Coloring::Category), QStringLiteral("elementwise"));
}

void LegendTest::aClickPicksAClass()
{
    QSignalSpy picked(m_panel.get(), &LegendPanel::classPicked);

    click(placeOf(1));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(m_panel->pickedClass(), Picked(1));
}

void LegendTest::anotherClickPicksNone()
{
    click(placeOf(1));
    QSignalSpy picked(m_panel.get(), &LegendPanel::classPicked);

    click(placeOf(1));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(m_panel->pickedClass(), Picked());
}

void LegendTest::aClickOnTheEyeHidesAClass()
{
    QSignalSpy hidden(m_panel.get(), &LegendPanel::classesHidden);

    click(eyeOf(1));

    QCOMPARE(hidden.size(), 1);
    QCOMPARE(m_panel->hiddenClasses(), Numbers({1}));
    QCOMPARE(m_panel->pickedClass(), Picked());

    click(eyeOf(1));
    QVERIFY(m_panel->hiddenClasses().empty());
}

void LegendTest::aDoubleClickShowsOneClassAlone()
{
    click(placeOf(0));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, placeOf(0));
    QCOMPARE(m_panel->hiddenClasses(), Numbers({1, 2, noClass}));

    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, placeOf(0));
    QVERIFY(m_panel->hiddenClasses().empty());
}

void LegendTest::anAltClickShowsOneClassAlone()
{
    click(placeOf(1), Qt::AltModifier);
    QCOMPARE(m_panel->hiddenClasses(), Numbers({0, 2, noClass}));

    click(placeOf(2), Qt::AltModifier);
    QCOMPARE(m_panel->hiddenClasses(), Numbers({0, 1, noClass}));
}

void LegendTest::theKeyboardDoesIt()
{
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Home);
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(m_panel->pickedClass(), Picked(1));

    QTest::keyClick(m_view, Qt::Key_Space);
    QCOMPARE(m_panel->hiddenClasses(), Numbers({1}));

    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_panel->hiddenClasses(), Numbers({0, 2, noClass}));

    QTest::keyClick(m_view, Qt::Key_Escape);
    QCOMPARE(m_panel->pickedClass(), Picked());
}

void LegendTest::everythingIsShownAgain()
{
    auto* const showAll = m_panel->findChild<QToolButton*>(QStringLiteral("link"));
    QVERIFY(!showAll->isVisible());
    click(eyeOf(0));
    QVERIFY(showAll->isVisible());

    QTest::mouseClick(showAll, Qt::LeftButton);

    QVERIFY(m_panel->hiddenClasses().empty());
    QVERIFY(!showAll->isVisible());
}

void LegendTest::whatIsInNoClassCanBeHidden()
{
    click(eyeOf(3));

    QCOMPARE(m_panel->hiddenClasses(), Numbers({noClass}));
}

void LegendTest::asksForAnotherColoring()
{
    click(eyeOf(0));
    QSignalSpy chosen(m_panel.get(), &LegendPanel::coloringChosen);
    QSignalSpy hidden(m_panel.get(), &LegendPanel::classesHidden);
    auto* const box = m_panel->findChild<QComboBox*>();
    box->setFocus();

    QTest::keyClick(box, Qt::Key_Down);

    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Coloring>(), Coloring::Heuristic);
    QCOMPARE(hidden.size(), 1);
    QVERIFY(m_panel->hiddenClasses().empty());
}

void LegendTest::classesThatComeLateAreNotShown()
{
    choose(Coloring::Fold);

    m_panel->setClasses(threeRules());

    QCOMPARE(m_panel->coloring(), Coloring::Fold);
    QCOMPARE(m_view->model()->rowCount(), 0);
}

void LegendTest::whatIsHiddenStaysHiddenWhenTheRulesChange()
{
    click(eyeOf(1));
    NodeClasses classes = threeRules();
    classes.classes.erase(classes.classes.begin());
    QSignalSpy hidden(m_panel.get(), &LegendPanel::classesHidden);

    m_panel->setClasses(classes);

    QCOMPARE(m_panel->hiddenClasses(), Numbers({0}));
    QCOMPARE(hidden.size(), 1);
}

void LegendTest::whatIsPickedIsFoundAgainByName()
{
    click(placeOf(1));
    NodeClasses classes = threeRules();
    classes.classes.erase(classes.classes.begin());
    QSignalSpy picked(m_panel.get(), &LegendPanel::classPicked);

    m_panel->setClasses(classes);

    QCOMPARE(m_panel->pickedClass(), Picked(0));
    QCOMPARE(picked.size(), 1);
}

void LegendTest::whatIsPickedAndGoneIsNotPicked()
{
    click(placeOf(2));
    NodeClasses classes = threeRules();
    classes.classes.pop_back();

    m_panel->setClasses(classes);

    QCOMPARE(m_panel->pickedClass(), Picked());
}

void LegendTest::remembersWhatIsHiddenForEachColoring()
{
    click(eyeOf(1));
    choose(Coloring::Fold);
    const LegendState state = m_panel->state();

    LegendPanel other(m_theme);
    other.restore(state);
    QCOMPARE(other.coloring(), Coloring::Fold);

    other.setColoring(Coloring::Rule);
    other.setClasses(threeRules());
    QCOMPARE(other.hiddenClasses(), Numbers({1}));
}

void LegendTest::tellsClassesOfOneNameApart()
{
    NodeClasses classes = threeRules();
    classes.classes[1].name = "qkv";
    m_panel->setClasses(classes);

    click(eyeOf(1));
    m_panel->setClasses(classes);

    QCOMPARE(m_panel->hiddenClasses(), Numbers({1}));
}

void LegendTest::saysWhyItIsEmpty()
{
    const auto text = [this] {
        for (const QLabel* const label : m_view->findChildren<QLabel*>()) {
            if (label->isVisible())
                return label->text();
        }
        return QString();
    };
    QCOMPARE(text(), QString());

    m_panel->setClasses({});
    QVERIFY2(text().contains(QLatin1String("No rule")), qPrintable(text()));

    m_panel->clear();
    QVERIFY2(text().contains(QLatin1String("Open a model")), qPrintable(text()));
}

void LegendTest::drawsTheColorOfTheClass()
{
    const QImage image = m_view->viewport()->grab().toImage();
    for (int row = 0; row < 2; ++row) {
        const QRect area = m_view->visualRect(m_view->model()->index(row, 0));
        const ClassColors colors(m_theme.colors(), ClassPalette::Standard);
        const QPoint inSwatch(area.left() + 5 * grid - 2, area.center().y() + 2 * grid);
        QCOMPARE(image.pixelColor(inSwatch), colors[static_cast<std::size_t>(row)].fill);
    }
}

void LegendTest::theScaleOfCostsIsReadableInBothThemes()
{
    for (const ThemeColors& theme : {lightColors(), darkColors()}) {
        const ClassColors colors(theme, ClassPalette::ColorBlind);
        for (std::size_t at = 0; at < palette::heatCount; ++at) {
            const ClassColor color = colors[palette::heatBegin + at];
            QCOMPARE(color.hatch, ClassHatch::None);
            QVERIFY(contrastRatio(color.ink, color.fill) >= 4.5);
            QVERIFY(contrastRatio(theme.text, color.tint) >= 4.5);
            // The more, the more it stands out.
            const double next = at + 1 < palette::heatCount
                ? contrastRatio(colors[palette::heatBegin + at + 1].fill, theme.raised)
                : 1;
            QVERIFY(contrastRatio(color.fill, theme.raised) > next);
        }
    }
}

FUSEWRIGHT_TEST(LegendTest)
#include "tst_legend.moc"
