import type { LocalArticle } from './local-article.ts'

export const seasonalWork: LocalArticle = {
  slug: 'seasonal-work-in-germany',
  daysAgo: 15,
  titles: {
    en: 'Seasonal work: pay, hours, insurance',
    de: 'Saisonarbeit: Lohn, Stunden, Versicherung',
    pl: 'Praca sezonowa: stawka, godziny, ubezpieczenie',
    ru: 'Сезонная работа: оплата, часы, страховка',
  },
  summaries: {
    en: 'The minimum wage applies in the fields too. What short-term employment means for your insurance, and what may be deducted for a bed.',
    de: 'Der Mindestlohn gilt auch auf dem Feld. Was kurzfristige Beschäftigung für die Versicherung heißt und was für ein Bett abgezogen werden darf.',
    pl: 'Płaca minimalna obowiązuje też w polu. Co zatrudnienie krótkoterminowe oznacza dla ubezpieczenia i ile wolno potrącić za nocleg.',
    ru: 'Минимальная оплата действует и в поле. Что краткосрочная занятость значит для страховки и сколько можно удержать за жильё.',
  },
  bodies: {
    en: `Harvest, hotels, Christmas markets: seasonal work is employment like any other. You need written terms and a registration, and you must get at least the minimum wage.

## Pay

The minimum wage is **13.90 euros an hour in 2026 and 14.60 euros from 1 January 2027**. All figures: [Minimum wages and mini-job limits](/en/minimum-wages). Piece rates are allowed, but for every hour worked they must come to at least this amount. Your employer has to record the beginning, end and length of each working day. Write your hours down too.

## Insurance

Many contracts are “short-term employment” (*kurzfristige Beschäftigung*): at most three months or 70 working days in a calendar year, and since 2026 in farming 15 weeks or 90 days. Then no social contributions are due, but you build up no pension and are not covered by German health insurance through this job. Ask which health insurance covers you: the employer has to state it when registering you. Accident insurance is always included. The rule does not apply if this work is your main income.

## Bed and board

Deductions must be agreed in writing. Accommodation must be decent and may cost you no more than the official values. The rest of your pay must be paid in money. Travel costs may not be charged as a “fee for the job”.

## Before you travel

- Get the contract first, in a language you understand.
- Keep your passport with you.
- EU citizens need no permit. Others need a visa or a permit before they start.`,
    de: `Ernte, Hotel, Weihnachtsmarkt: Saisonarbeit ist Arbeit wie jede andere. Auch hier gibt es schriftliche Bedingungen, eine Anmeldung und mindestens den Mindestlohn.

## Lohn

Der Mindestlohn beträgt im Jahr 2026 **13,90 Euro** und ab dem 1. Januar 2027 **14,60 Euro pro Stunde**. Alle Zahlen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages). Stück- oder Akkordlohn ist erlaubt, muss aber für jede Arbeitsstunde mindestens diesen Betrag ergeben. Der Arbeitgeber muss Beginn, Ende und Dauer jedes Arbeitstags aufzeichnen. Schreiben Sie Ihre Stunden auch selbst auf.

## Versicherung

Viele Verträge sind „kurzfristige Beschäftigungen“: höchstens drei Monate oder 70 Arbeitstage im Kalenderjahr, in der Landwirtschaft seit Januar 2026 höchstens 15 Wochen oder 90 Arbeitstage. Dann fallen keine Sozialversicherungsbeiträge an, Sie erwerben aber auch keine Rentenansprüche und sind durch diese Arbeit nicht krankenversichert. Fragen Sie, wie Sie krankenversichert sind: Der Arbeitgeber muss es bei der Anmeldung angeben. Die Unfallversicherung ist immer dabei. Die Regel gilt nicht, wenn Sie von solcher Arbeit leben.

## Unterkunft und Essen

Abzüge müssen schriftlich vereinbart sein. Für die Unterkunft darf höchstens der amtliche Sachbezugswert angerechnet werden, sie muss menschenwürdig sein, und der übrige Lohn muss in Geld bei Ihnen ankommen. Reisekosten dürfen nicht als „Vermittlungsgebühr“ verlangt werden.

## Vor der Reise

- Lassen Sie sich zuerst den Vertrag geben, in einer Sprache, die Sie verstehen.
- Behalten Sie Ihren Pass selbst.
- Mit EU-Pass brauchen Sie keine Erlaubnis. Alle anderen brauchen vor Arbeitsbeginn ein Visum oder eine Erlaubnis.`,
    pl: `Zbiory, hotel, jarmark świąteczny: praca sezonowa to zatrudnienie jak każde inne. Należą Ci się warunki na piśmie, zgłoszenie do ubezpieczeń i co najmniej płaca minimalna.

## Stawka

Płaca minimalna to **13,90 euro za godzinę w 2026 roku i 14,60 euro od 1 stycznia 2027**. Wszystkie kwoty: [Płace minimalne i limity minijobu](/pl/minimum-wages). Akord jest dozwolony, ale za każdą przepracowaną godzinę musi dać co najmniej tę kwotę. Pracodawca musi zapisywać początek, koniec i długość każdego dnia pracy. Zapisuj godziny także samodzielnie.

## Ubezpieczenie

Wiele umów to „zatrudnienie krótkoterminowe” (*kurzfristige Beschäftigung*): najwyżej trzy miesiące lub 70 dni pracy w roku kalendarzowym, a w rolnictwie od 2026 roku 15 tygodni lub 90 dni. Wtedy nie płaci się składek, ale nie odkładasz na emeryturę i ta praca nie daje niemieckiego ubezpieczenia zdrowotnego. Zapytaj, jakie ubezpieczenie Cię obejmuje: pracodawca musi to podać przy zgłoszeniu. Ubezpieczenie wypadkowe masz zawsze. Zwolnienie ze składek nie obowiązuje, jeśli ta praca to Twoje główne źródło utrzymania.

## Nocleg i wyżywienie

Potrącenia trzeba uzgodnić na piśmie. Za nocleg wolno policzyć najwyżej urzędową wartość świadczenia, warunki muszą być godne, a reszta wypłaty musi trafić do Ciebie w pieniądzu. Koszty podróży nie mogą być „opłatą za pracę”.

## Przed wyjazdem

- Najpierw poproś o umowę w zrozumiałym dla Ciebie języku.
- Paszport lub dowód zatrzymaj przy sobie.
- Obywatele UE nie potrzebują zezwolenia. Pozostali muszą mieć wizę lub zezwolenie, zanim zaczną pracę.`,
    ru: `Сбор урожая, гостиница, рождественская ярмарка: сезонная работа — это обычная работа по найму. Нужны письменные условия, оформление и как минимум законная минимальная оплата.

## Оплата

Минимальная оплата — **13,90 евро в час в 2026 году и 14,60 евро с 1 января 2027 года**. Все суммы: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages). Сдельная оплата разрешена, но за каждый отработанный час должно выходить не меньше этой суммы. Работодатель обязан записывать начало, конец и продолжительность каждого рабочего дня. Записывайте часы и сами.

## Страховка

Многие договоры — «краткосрочная занятость» (*kurzfristige Beschäftigung*): не больше трёх месяцев или 70 рабочих дней в календарном году, в сельском хозяйстве с 2026 года — 15 недель или 90 дней. Тогда социальные взносы не платят, но и пенсия не копится, и медицинской страховки эта работа не даёт. Спросите, какая страховка у вас будет: работодатель обязан указать её при оформлении. Страховка от несчастных случаев есть всегда. Освобождение от взносов не действует, если этот заработок — ваш основной доход.

## Жильё и питание

Удержания нужно согласовать письменно. За жильё можно засчитать не больше официальной стоимости, условия должны быть достойными, а остальную оплату обязаны выдать деньгами. Расходы на дорогу нельзя превращать в «плату за трудоустройство».

## Перед поездкой

- Сначала получите договор на понятном вам языке.
- Паспорт держите у себя.
- Гражданам ЕС разрешение не нужно. Остальным до начала работы нужна виза или разрешение.`,
  },
  sources: [
    ['§ 1 MiLoG', 'https://www.gesetze-im-internet.de/milog/__1.html'],
    ['§ 17 MiLoG', 'https://www.gesetze-im-internet.de/milog/__17.html'],
    ['§ 8 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__8.html'],
    ['§ 107 GewO', 'https://www.gesetze-im-internet.de/gewo/__107.html'],
    ['Minijob-Zentrale', 'https://www.minijob-zentrale.de/'],
  ],
  checked: '2026-11-22',
}
