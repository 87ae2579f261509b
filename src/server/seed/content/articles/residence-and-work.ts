import type { LocalArticle } from './local-article.ts'

export const residenceAndWork: LocalArticle = {
  slug: 'residence-under-section-24-and-work',
  daysAgo: 8,
  titles: {
    en: 'Residence under section 24: may I work?',
    de: 'Aufenthalt nach § 24: Darf ich arbeiten?',
    pl: 'Pobyt na podstawie § 24: czy mogę pracować?',
    ru: 'Параграф 24: можно ли работать?',
  },
  summaries: {
    en: 'With temporary protection you may take any job or be self-employed. What employers may ask to see, and how long the protection lasts.',
    de: 'Mit vorübergehendem Schutz dürfen Sie jede Arbeit annehmen und auch selbstständig arbeiten. Was Arbeitgeber sehen dürfen und wie lange der Schutz gilt.',
    pl: 'Ochrona czasowa pozwala podjąć każdą pracę, także na własny rachunek. Co może sprawdzić pracodawca i jak długo trwa ochrona.',
    ru: 'С временной защитой можно выбрать любую работу, в том числе самозанятость. Что вправе проверить работодатель и до какого числа действует защита.',
  },
  bodies: {
    en: `People who fled the war in Ukraine usually get a residence permit under section 24 of the Residence Act (AufenthG). It allows you to work. The card or the certificate says *Erwerbstätigkeit erlaubt*.

## Which work

Any work: full time, part time, a mini-job, temporary agency work or self-employment. You need no separate permission from the public employment agency (Agentur für Arbeit). For regulated professions, such as nurse, doctor or teacher, your qualification has to be recognised first. The same minimum wage and the same rights apply as for everyone.

## How long

The EU has extended temporary protection until **4 March 2027**. Permits that were valid on 1 February 2026 remain valid until then without a new card. If an employer doubts this, show them the regulation linked below. What comes after that date was not decided for everyone when we checked. Ask early whether another permit suits you, for example one for skilled workers.

## What an employer may see

An employer must check the permit and keep a copy while you work there. This is normal once you have agreed on the job, not before. Nobody may keep your original papers.

## What changes when you are paid

If you receive benefits, tell the job centre or the social welfare office about every job before the first day. Part of your pay is not counted. Health insurance changes from a midi-job upwards: you are then insured through your work.`,
    de: `Wer wegen des Krieges aus der Ukraine geflohen ist, bekommt meist eine Aufenthaltserlaubnis nach § 24 Aufenthaltsgesetz (AufenthG). Damit dürfen Sie arbeiten. Auf der Karte oder der Bescheinigung steht „Erwerbstätigkeit erlaubt“.

## Welche Arbeit

Jede: Vollzeit, Teilzeit, Minijob, Zeitarbeit oder selbstständig. Eine eigene Zustimmung der Agentur für Arbeit brauchen Sie nicht. In reglementierten Berufen (zum Beispiel Pflegefachkraft, Ärztin, Lehrer) muss erst der Abschluss anerkannt werden. Mindestlohn und Rechte sind dieselben wie bei allen.

## Wie lange

Die EU hat den vorübergehenden Schutz bis zum **4. März 2027** verlängert. Erlaubnisse, die am 1. Februar 2026 gültig waren, gelten bis dahin ohne neue Karte weiter. Zweifelt ein Arbeitgeber daran, zeigen Sie ihm die unten verlinkte Verordnung. Was danach kommt, stand bei unserer letzten Prüfung noch nicht für alle fest. Fragen Sie früh, ob ein anderer Aufenthaltstitel zu Ihnen passt, etwa für Fachkräfte.

## Was der Arbeitgeber sehen darf

Der Arbeitgeber muss die Erlaubnis prüfen und eine Kopie aufbewahren, solange Sie dort arbeiten. Das ist üblich, sobald Sie sich einig sind, nicht vorher. Originale darf niemand behalten.

## Was sich mit dem Lohn ändert

Wenn Sie Leistungen beziehen, melden Sie dem Jobcenter oder dem Sozialamt jede Arbeit vor dem ersten Tag. Ein Teil des Lohns wird nicht angerechnet. Ab dem Midijob sind Sie über die Arbeit krankenversichert.`,
    pl: `Osoby, które uciekły przed wojną w Ukrainie, zwykle dostają zezwolenie na pobyt na podstawie § 24 ustawy o pobycie (AufenthG). Pozwala ono pracować. Na karcie lub zaświadczeniu jest napis *Erwerbstätigkeit erlaubt*.

## Jaka praca

Każda: pełny etat, część etatu, minijob, praca przez agencję pracy tymczasowej albo własna działalność. Osobna zgoda urzędu pracy nie jest potrzebna. W zawodach regulowanych, na przykład pielęgniarki, lekarza czy nauczyciela, trzeba najpierw uzyskać uznanie kwalifikacji. Przysługuje Ci ta sama płaca minimalna i te same prawa co wszystkim.

## Do kiedy

UE przedłużyła ochronę czasową do **4 marca 2027**. Zezwolenia, które były ważne 1 lutego 2026, zachowują ważność do 4 marca 2027 bez nowej karty. Jeśli pracodawca ma wątpliwości, pokaż mu rozporządzenie; link jest poniżej. Gdy sprawdzaliśmy ten tekst, nie było jeszcze ustalone dla wszystkich, co będzie później. Zapytaj wcześnie, czy możesz dostać inne zezwolenie na pobyt, na przykład dla wykwalifikowanych pracowników.

## Co może zobaczyć pracodawca

Pracodawca musi sprawdzić zezwolenie i przechowywać kopię, dopóki u niego pracujesz. To normalne po uzgodnieniu pracy, ale nie wcześniej. Oryginałów nikt nie może zatrzymać.

## Co zmienia wypłata

Jeśli pobierasz świadczenia, zgłoś w Jobcenter lub Sozialamt każdą pracę przed pierwszym dniem. Część wypłaty nie jest wliczana do dochodu. Od midijobu masz ubezpieczenie zdrowotne z pracy.`,
    ru: `Те, кто бежал от войны в Украине, обычно получают вид на жительство по § 24 закона о пребывании (AufenthG). Он даёт право работать. На карте или в справке написано *Erwerbstätigkeit erlaubt*.

## Какая работа

Любая: полный или неполный день, мини-джоб, работа через агентство временного труда, самозанятость. Отдельное разрешение агентства по труду не нужно. В регулируемых профессиях, например медсестры, врача или учителя, сначала нужно признать диплом. Минимальная оплата и права те же, что у всех.

## До какого срока

ЕС продлил временную защиту до **4 марта 2027 года**. Разрешения, действительные на 1 февраля 2026 года, продолжают действовать до этого дня без новой карты. Если работодатель сомневается, покажите ему постановление по ссылке ниже. Когда мы проверяли этот текст, ещё не для всех было решено, что будет потом. Узнайте заранее, не подходит ли вам другой вид на жительство, например для квалифицированных специалистов.

## Что вправе увидеть работодатель

Работодатель обязан проверить разрешение и хранить копию, пока вы у него работаете. Это нормально после того, как вы договорились о работе, но не раньше. Оставлять себе оригиналы не вправе никто.

## Что меняет зарплата

Если вы получаете пособие, сообщите в джобцентр или Sozialamt о любой работе до первого рабочего дня. Часть заработка не засчитывается. Меняется и медицинская страховка: начиная с миди-джоба вы застрахованы через работу.`,
  },
  sources: [
    ['§ 24 AufenthG', 'https://www.gesetze-im-internet.de/aufenthg_2004/__24.html'],
    ['§ 4a AufenthG', 'https://www.gesetze-im-internet.de/aufenthg_2004/__4a.html'],
    ['UkraineAufenthFGV', 'https://www.gesetze-im-internet.de/ukraineaufenthfgv/'],
  ],
  checked: '2026-11-22',
}
