import type { LocalArticle } from './local-article.ts'

export const workWhileStudying: LocalArticle = {
  slug: 'work-while-you-study',
  daysAgo: 9,
  titles: {
    en: 'Work while you study: 20 hours, 140 days, insurance',
    de: 'Arbeiten im Studium: 20 Stunden, 140 Tage, Versicherung',
    pl: 'Praca na studiach: 20 godzin, 140 dni, ubezpieczenie',
    ru: 'Работа во время учёбы: 20 часов, 140 дней, страховка',
  },
  summaries: {
    en: 'How many hours are possible alongside university, what is deducted from your pay, and what students from outside the EU need to count.',
    de: 'Wie viele Stunden neben der Hochschule möglich sind, was vom Lohn abgeht und was Studierende von außerhalb der EU zählen müssen.',
    pl: 'Ile godzin można pracować na studiach, co potrąca się z wypłaty i co muszą liczyć studenci spoza UE.',
    ru: 'Сколько часов можно работать во время учёбы, что удерживают из зарплаты и что должны считать студенты не из ЕС.',
  },
  bodies: {
    en: `Students have the same rights at work as everyone else: the minimum wage, paid holiday, pay during illness and written terms. What differs is the insurance, and the number of hours it allows.

## Three kinds of student jobs

- **Mini-job:** up to 603 euros a month in 2026, and 633 euros from 1 January 2027. At the minimum wage that is about ten hours a week. All figures: [Minimum wages and mini-job limits](/en/minimum-wages).
- **Working student (*Werkstudent*):** more pay than that, but normally at most **20 hours a week** during the lecture period. The amount you earn does not matter.
- **Short-term job:** at most three months or 70 working days in a calendar year, for example in the holidays.

## More than 20 hours

In the holidays, in the evening, at night and at weekends you may work more. Within one year, there may be at most **26 weeks** with more than 20 hours. Above that you count as an employee with full contributions. The hours of all your jobs are added up.

## What is deducted

As a *Werkstudent* you pay no contributions to health, care and unemployment insurance from this job. You pay at most 9.3% for your pension; up to 2,000 euros a month it is less. You still need health insurance: through your parents, through the student rate, or privately. Before you begin, ask your health insurer how much you may earn. If tax was deducted and you earned little in the year, you can get it back with a tax return.

## Students from outside the EU

With a residence permit for studies you may work **140 full days or 280 half days** in a calendar year. A half day is up to four hours. Instead, a whole week can count as two and a half days: in the lecture period with up to 20 hours, in the holidays with any number. Student assistant jobs at the university are not counted. Keep a list of your days. For more, ask the immigration office before you start. Citizens of the EU need no permit.

## Internships

An internship that your course of study requires can be unpaid. A voluntary one must pay the minimum wage if it lasts longer than three months.

## Find a job with the right hours

In the job list, choose “up to 20 hours” under “Hours a week”. Only jobs that state their hours appear.`,
    de: `Im Job haben Studierende dieselben Rechte wie alle anderen: Mindestlohn, bezahlten Urlaub, Lohn bei Krankheit und schriftliche Bedingungen. Anders geregelt sind die Versicherung und damit die Zahl der Stunden.

## Drei Arten von Studentenjobs

- **Minijob:** bis 603 Euro im Monat im Jahr 2026, ab dem 1. Januar 2027 bis 633 Euro. Zum Mindestlohn sind das etwa zehn Stunden pro Woche. Alle Zahlen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).
- **Werkstudentin oder Werkstudent:** mehr Lohn, aber in der Vorlesungszeit in der Regel höchstens **20 Stunden pro Woche**. Wie viel Sie verdienen, spielt dafür keine Rolle.
- **Kurzfristige Beschäftigung:** höchstens drei Monate oder 70 Arbeitstage im Kalenderjahr, zum Beispiel in den Semesterferien.

## Mehr als 20 Stunden

In den Semesterferien, am Abend, in der Nacht und am Wochenende dürfen Sie mehr arbeiten. Mehr als 20 Stunden sind aber innerhalb eines Jahres in höchstens **26 Wochen** möglich. Darüber gelten Sie als Arbeitnehmer mit vollen Beiträgen. Die Stunden aller Jobs werden zusammengezählt.

## Was vom Lohn abgeht

Als Werkstudent zahlen Sie aus diesem Job keine Beiträge zur Kranken-, Pflege- und Arbeitslosenversicherung. Für die Rente zahlen Sie höchstens 9,3 %, bei einem Lohn bis 2.000 Euro im Monat weniger. Eine Krankenversicherung brauchen Sie trotzdem: über die Eltern, zum Studierendentarif oder privat. Fragen Sie vor dem Start Ihre Krankenkasse, wie viel Sie dort verdienen dürfen. Wurde Steuer abgezogen und haben Sie im Jahr wenig verdient, bekommen Sie sie mit einer Steuererklärung zurück.

## Studierende von außerhalb der EU

Mit einer Aufenthaltserlaubnis zum Studium dürfen Sie im Kalenderjahr **140 ganze oder 280 halbe Tage** arbeiten. Ein halber Tag hat bis zu vier Stunden. Stattdessen kann eine ganze Woche als zweieinhalb Tage zählen: in der Vorlesungszeit mit bis zu 20 Stunden, in den Semesterferien mit beliebig vielen. Studentische Hilfsjobs an der Hochschule zählen nicht mit. Schreiben Sie Ihre Tage auf. Wenn Sie mehr arbeiten möchten, fragen Sie vorher die Ausländerbehörde. Mit EU-Pass brauchen Sie keine Erlaubnis.

## Praktika

Ein Praktikum, das die Studienordnung vorschreibt, darf unbezahlt sein. Bei einem freiwilligen gilt der Mindestlohn, wenn es länger als drei Monate dauert.

## Eine Stelle mit passenden Stunden finden

Wählen Sie in der Stellenliste unter „Stunden pro Woche“ die Angabe „bis 20 Stunden“. Es erscheinen nur Anzeigen, die ihre Stunden nennen.`,
    pl: `W pracy studenci mają takie same prawa jak wszyscy: płaca minimalna, płatny urlop, wynagrodzenie za czas choroby i warunki na piśmie. Inne jest ubezpieczenie, a od niego zależy liczba godzin.

## Trzy rodzaje pracy studenckiej

- **Minijob:** do 603 euro miesięcznie w 2026 roku, a od 1 stycznia 2027 do 633 euro. Przy płacy minimalnej to około dziesięciu godzin tygodniowo. Wszystkie kwoty: [Płace minimalne i limity minijobu](/pl/minimum-wages).
- **Student pracujący (*Werkstudent*):** wyższa wypłata, ale w czasie zajęć zwykle najwyżej **20 godzin tygodniowo**. Wysokość zarobku nie ma tu znaczenia.
- **Zatrudnienie krótkoterminowe (*kurzfristige Beschäftigung*):** najwyżej trzy miesiące lub 70 dni pracy w roku kalendarzowym, na przykład w wakacje.

## Więcej niż 20 godzin

W wakacje, wieczorem, w nocy i w weekendy możesz pracować więcej. W ciągu roku najwyżej **26 tygodni** może mieć ponad 20 godzin. Powyżej tego płacisz pełne składki jak każdy pracownik. Liczy się suma godzin ze wszystkich prac.

## Co potrąca się z wypłaty

Jako *Werkstudent* nie płacisz z tej pracy składek na ubezpieczenie zdrowotne, pielęgnacyjne i na wypadek bezrobocia. Na emeryturę płacisz najwyżej 9,3%, a przy zarobkach do 2000 euro miesięcznie mniej. Ubezpieczenie zdrowotne i tak musisz mieć: przez rodziców, w taryfie studenckiej albo prywatne. Zanim zaczniesz, zapytaj swoją kasę chorych, ile wolno Ci zarabiać. Jeśli potrącono podatek, a w całym roku zarobki są niskie, odzyskasz go w zeznaniu podatkowym.

## Studenci spoza UE

Z zezwoleniem na pobyt w celu odbycia studiów możesz pracować **140 pełnych dni lub 280 połówek dnia** w roku kalendarzowym. Połówka dnia to najwyżej cztery godziny. Zamiast tego cały tydzień może liczyć się jako dwa i pół dnia: w czasie zajęć przy najwyżej 20 godzinach, w wakacje przy dowolnej liczbie. Pracy asystenta studenckiego na uczelni nie wlicza się. Zapisuj swoje dni. Jeśli chcesz pracować więcej, najpierw zapytaj urząd do spraw cudzoziemców (*Ausländerbehörde*). Obywatele UE nie potrzebują zezwolenia.

## Praktyki

Praktyki, których wymaga program studiów, mogą być bezpłatne. Za dobrowolne, jeśli trwają dłużej niż trzy miesiące, należy się płaca minimalna.

## Jak znaleźć pracę na odpowiednią liczbę godzin

Na liście ogłoszeń wybierz w polu „Godziny tygodniowo” wartość „do 20 godzin”. Pojawią się tylko ogłoszenia, które podają liczbę godzin.`,
    ru: `На работе у студентов те же права, что и у всех: минимальная оплата, оплачиваемый отпуск, оплата во время болезни и письменные условия. Отличается страховка, а от неё зависит число часов.

## Три вида студенческой работы

- **Мини-джоб:** до 603 евро в месяц в 2026 году, с 1 января 2027 года — до 633 евро. При минимальной оплате это около десяти часов в неделю. Все суммы: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).
- **Работающий студент (*Werkstudent*):** платят больше, но во время занятий обычно не больше **20 часов в неделю**. Размер заработка значения не имеет.
- **Краткосрочная занятость (*kurzfristige Beschäftigung*):** не больше трёх месяцев или 70 рабочих дней в календарном году, например в каникулы.

## Больше 20 часов

В каникулы, вечером, ночью и в выходные можно работать больше. Но за год может быть не больше **26 недель**, в которые вы работаете свыше 20 часов. Если недель больше, вы платите полные взносы, как обычный работник. Часы всех ваших работ складываются.

## Что удерживают из зарплаты

Как *Werkstudent* вы не платите с этой работы взносы на медицинскую страховку, страховку по уходу и страховку от безработицы. В пенсионную страховку вы платите не больше 9,3 процента, а при заработке до 2000 евро в месяц меньше. Медицинская страховка всё равно нужна: через родителей, по студенческому тарифу или частная. До начала работы спросите свою больничную кассу, сколько вам можно зарабатывать. Если удержали налог, а за год вы заработали мало, его можно вернуть через налоговую декларацию.

## Студенты не из ЕС

С видом на жительство для учёбы можно работать **140 полных или 280 половинных дней** в календарном году. Половина дня — это до четырёх часов. Вместо этого целую неделю можно считать за два с половиной дня: во время занятий — если в ней до 20 часов, в каникулы — при любом числе часов. Работа студенческим помощником в вузе не учитывается. Записывайте свои дни. Если хотите работать больше, сначала спросите ведомство по делам иностранцев (*Ausländerbehörde*). Гражданам ЕС разрешение не нужно.

## Практика

Практика, которую требует учебный план, может быть неоплачиваемой. За добровольную положена минимальная оплата, если она длится дольше трёх месяцев.

## Как найти работу с подходящими часами

В списке вакансий выберите в поле «Часов в неделю» значение «до 20 часов». Появятся только вакансии, в которых указаны часы.`,
  },
  sources: [
    ['§ 6 SGB V', 'https://www.gesetze-im-internet.de/sgb_5/__6.html'],
    ['§ 8 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__8.html'],
    ['§ 20 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__20.html'],
    ['§ 16b AufenthG', 'https://www.gesetze-im-internet.de/aufenthg_2004/__16b.html'],
    ['§ 22 MiLoG', 'https://www.gesetze-im-internet.de/milog/__22.html'],
  ],
  checked: '2026-11-27',
}
