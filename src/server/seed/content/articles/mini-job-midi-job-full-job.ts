import { MINI_JOB_ARTICLE } from '#shared/contract/content-kinds.ts'
import type { LocalArticle } from './local-article.ts'

export const miniJobMidiJobFullJob: LocalArticle = {
  slug: MINI_JOB_ARTICLE,
  daysAgo: 18,
  titles: {
    en: 'Mini-job, midi-job or regular job?',
    de: 'Minijob, Midijob oder reguläre Stelle?',
    pl: 'Minijob, midijob czy pełny etat?',
    ru: 'Мини-джоб, миди-джоб или полная занятость?',
  },
  summaries: {
    en: 'The three differ in what is deducted and how you are insured. The limits for 2026 and 2027, and how to get from hourly to monthly pay.',
    de: 'Die drei unterscheiden sich bei Abzügen und Versicherung. Die Grenzen für 2026 und 2027 und der Weg vom Stunden- zum Monatslohn.',
    pl: 'Różnią się potrąceniami i ubezpieczeniem. Limity na lata 2026 i 2027 oraz jak ze stawki godzinowej policzyć pensję.',
    ru: 'Они различаются удержаниями и страховкой. Пределы на 2026 и 2027 годы и как из часовой ставки посчитать месячную.',
  },
  bodies: {
    en: `Vacancies often use one of these three words. The difference is not the work but the monthly pay, and with it the insurance.

## Mini-job

Up to **603 euros a month in 2026**, up to **633 euros from 1 January 2027**. All figures: [Minimum wages and mini-job limits](/en/minimum-wages). You pay only your share of the pension insurance: 3.6% of the pay, in private households 13.6%. You can opt out by writing to your employer; then you receive all of your pay but build up less pension. A mini-job does not come with health insurance: you must be insured in another way, for example through your family or another job. You have paid holiday and sick pay like everyone else.

## Midi-job

From there up to **2,000 euros a month**. You are fully insured (health, care, pension, unemployment), but pay reduced contributions that rise with your pay. For many people who start with only a few hours, this is the better choice, because the insurance is included.

## Full contributions

Above 2,000 euros you and your employer share the contributions; income tax depends on your tax class. A net pay calculator gives you only a rough idea of how much you keep.

## From hourly to monthly pay

Monthly pay is hourly pay × hours a week × 4.333. At 13.90 euros and 40 hours that is about 2,409 euros before deductions, at 14.60 euros about 2,530. Jobmost shows both figures when the vacancy states the hours, and marks mini- and midi-jobs.

- 9 hours a week at 15 euros: about 585 euros, a mini-job.
- 10 hours at 15 euros: about 650 euros, already a midi-job.
- 20 hours at 14.60 euros: about 1,265 euros, a midi-job.
- 35 hours at 15 euros: about 2,275 euros, full contributions.

As you can see, one more hour a week can change your insurance. Before you sign, ask which of the three is meant, and have the hours written down. Alongside a main job, the mini-job you began first stays a mini-job. Every additional one is added to the main job: you pay health, care and pension contributions on it, but no unemployment contributions as long as your mini-jobs together stay within the limit. If you have several mini-jobs and no main job, their pay is added up; together they remain mini-jobs only up to the limit. Tell each employer of the others.`,
    de: `In Anzeigen steht oft eines dieser drei Wörter. Der Unterschied liegt nicht in der Arbeit, sondern im Monatslohn und damit in der Versicherung.

## Minijob

Bis **603 Euro im Monat im Jahr 2026**, bis **633 Euro ab dem 1. Januar 2027**. Alle Zahlen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages). Sie zahlen nur Ihren Anteil an der Rentenversicherung: 3,6 % des Lohns, im Privathaushalt 13,6 %. Davon können Sie sich mit einem Schreiben an den Arbeitgeber befreien lassen; dann erhalten Sie den ganzen Lohn, bekommen aber später weniger Rente. Durch einen Minijob sind Sie nicht krankenversichert: Sie müssen auf anderem Weg versichert sein, etwa über die Familie oder eine weitere Arbeit. Bezahlten Urlaub und Lohn bei Krankheit haben Sie wie alle anderen.

## Midijob

Von da an bis **2.000 Euro im Monat**. Sie sind voll versichert (Krankheit, Pflege, Rente, Arbeitslosigkeit), zahlen aber verringerte Beiträge, die mit dem Lohn steigen. Wer mit wenigen Stunden anfängt, fährt damit oft besser, weil die Versicherung dabei ist.

## Volle Beiträge

Über 2.000 Euro teilen Sie sich die Beiträge mit dem Arbeitgeber; die Lohnsteuer hängt von der Steuerklasse ab. Was netto bleibt, sagt ein Rechner nur ungefähr.

## Von der Stunde zum Monat

Der Monatslohn ist Stundenlohn × Stunden pro Woche × 4,333. Bei 13,90 Euro und 40 Stunden sind das rund 2.409 Euro brutto, bei 14,60 Euro rund 2.530. Jobmost zeigt beide Beträge, wenn in der Anzeige die Stunden stehen, und kennzeichnet Mini- und Midijobs.

- 9 Stunden pro Woche zu 15 Euro: rund 585 Euro, ein Minijob.
- 10 Stunden zu 15 Euro: rund 650 Euro, schon ein Midijob.
- 20 Stunden zu 14,60 Euro: rund 1.265 Euro, ein Midijob.
- 35 Stunden zu 15 Euro: rund 2.275 Euro, volle Beiträge.

Sie sehen: Eine Stunde mehr in der Woche kann die Art der Versicherung ändern. Fragen Sie vor der Unterschrift, welches der drei gemeint ist, und lassen Sie die Stunden aufschreiben. Neben einer Hauptbeschäftigung bleibt der Minijob, den Sie zuerst begonnen haben, ein Minijob. Jeder weitere wird zur Hauptbeschäftigung gezählt: Für ihn fallen Beiträge zur Kranken-, Pflege- und Rentenversicherung an, aber keine zur Arbeitslosenversicherung, solange alle Minijobs zusammen nicht über der Grenze liegen. Haben Sie mehrere Minijobs und keine Hauptbeschäftigung, wird der Lohn zusammengezählt; Minijobs bleiben sie nur, wenn die Summe nicht über der Grenze liegt. Informieren Sie jeden Arbeitgeber über die anderen.`,
    pl: `W ogłoszeniach często pada jedno z tych trzech słów. Różnica nie dotyczy samej pracy, lecz miesięcznej wypłaty, a z nią ubezpieczenia.

## Minijob

Do **603 euro miesięcznie w 2026 roku**, do **633 euro od 1 stycznia 2027**. Wszystkie kwoty: [Płace minimalne i limity minijobu](/pl/minimum-wages). Płacisz tylko swoją część składki emerytalnej: 3,6% wynagrodzenia, w prywatnym domu 13,6%. Możesz z niej zrezygnować pismem do pracodawcy; wtedy dostajesz całą kwotę, ale Twoja przyszła emerytura będzie niższa. Minijob nie daje ubezpieczenia zdrowotnego: trzeba je mieć z innego źródła, na przykład przez rodzinę lub inną pracę. Płatny urlop i wynagrodzenie za czas choroby przysługują Ci jak każdemu.

## Midijob

Powyżej tej granicy, do **2000 euro miesięcznie**. Masz pełne ubezpieczenie (zdrowotne, pielęgnacyjne, emerytalne, od bezrobocia), ale płacisz niższe składki, które rosną z zarobkami. Dla wielu osób, które zaczynają od kilku godzin, to lepszy wybór, bo ubezpieczenie mają już z pracy.

## Pełne składki

Powyżej 2000 euro składki dzielisz z pracodawcą, a podatek zależy od klasy podatkowej. Ile zostanie netto, kalkulator powie tylko w przybliżeniu.

## Z godziny na miesiąc

Pensja to stawka godzinowa × godziny w tygodniu × 4,333. Przy 13,90 euro i 40 godzinach to około 2409 euro brutto, przy 14,60 euro około 2530. Jobmost pokazuje obie kwoty, gdy ogłoszenie podaje godziny, i oznacza minijoby oraz midijoby.

- 9 godzin tygodniowo po 15 euro: około 585 euro, minijob.
- 10 godzin po 15 euro: około 650 euro, już midijob.
- 20 godzin po 14,60 euro: około 1265 euro, midijob.
- 35 godzin po 15 euro: około 2275 euro, pełne składki.

Jak widać, jedna godzina więcej w tygodniu może zmienić rodzaj ubezpieczenia. Przed podpisaniem zapytaj, o którą z trzech form chodzi, i poproś o zapisanie liczby godzin. Obok pracy głównej minijobem pozostaje ten, który zaczął się najwcześniej. Każdy następny dolicza się do pracy głównej: płaci się od niego składki na ubezpieczenie zdrowotne, pielęgnacyjne i emerytalne, ale nie na ubezpieczenie od bezrobocia, o ile wszystkie minijoby razem nie przekraczają limitu. Jeśli masz kilka minijobów i żadnej pracy głównej, zarobki się sumuje; pozostają minijobami tylko wtedy, gdy razem nie przekraczają limitu. Powiedz każdemu pracodawcy o pozostałych.`,
    ru: `В вакансиях часто встречается одно из этих слов. Разница не в самой работе, а в месячной оплате и, значит, в страховке.

## Мини-джоб

До **603 евро в месяц в 2026 году**, до **633 евро с 1 января 2027 года**. Все суммы: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages). Вы платите только свою долю пенсионного взноса: 3,6 % заработка, если нанимает частное лицо — 13,6 %. От неё можно отказаться письмом работодателю; тогда вы получаете всю сумму, но копите меньше пенсии. Мини-джоб не даёт медицинской страховки: вы должны быть застрахованы иначе, например через семью или другую работу. Оплачиваемый отпуск и больничный положены, как и всем.

## Миди-джоб

От этой границы до **2000 евро в месяц**. Вы полностью застрахованы (медицина, уход, пенсия, безработица), но платите сниженные взносы, которые растут вместе с заработком. Тем, кто начинает с небольшого числа часов, это часто выгоднее: страховка уже включена.

## Полные взносы

Если вы получаете больше 2000 евро, взносы вы делите с работодателем, а налог зависит от налогового класса. Сколько вы получите на руки, калькулятор скажет лишь примерно.

## От часа к месяцу

Месячная оплата — это ставка в час × часы в неделю × 4,333. При 13,90 евро и 40 часах выходит около 2409 евро до вычетов, при 14,60 евро около 2530. Jobmost показывает обе суммы, если в вакансии указаны часы, и отмечает мини- и миди-джобы.

- 9 часов в неделю по 15 евро: около 585 евро, мини-джоб.
- 10 часов по 15 евро: около 650 евро, уже миди-джоб.
- 20 часов по 14,60 евро: около 1265 евро, миди-джоб.
- 35 часов по 15 евро: около 2275 евро, полные взносы.

Как видите, один лишний час в неделю может изменить вид страховки. До подписи спросите, о каком из трёх видов идёт речь, и попросите записать число часов. При основной работе мини-джобом остаётся тот, который начался раньше других. Каждый следующий прибавляют к основной работе: с него платят взносы на медицинскую страховку, страховку по уходу и пенсию, но не на страховку от безработицы, если все мини-джобы вместе не превышают предел. Если у вас несколько мини-джобов и нет основной работы, заработок складывают; мини-джобами они остаются, только если вместе не превышают предел. Скажите каждому работодателю об остальных.`,
  },
  sources: [
    ['§ 8 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__8.html'],
    ['§ 27 SGB III', 'https://www.gesetze-im-internet.de/sgb_3/__27.html'],
    ['§ 20 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__20.html'],
    ['§ 6 SGB VI', 'https://www.gesetze-im-internet.de/sgb_6/__6.html'],
    ['Minijob-Zentrale', 'https://www.minijob-zentrale.de/'],
  ],
  checked: '2026-11-22',
}
