import type { LocalArticle } from './local-article.ts'

export const recognitionOfQualifications: LocalArticle = {
  slug: 'recognition-of-qualifications',
  daysAgo: 28,
  titles: {
    en: 'Having your qualification recognised',
    de: 'Den Abschluss anerkennen lassen',
    pl: 'Uznanie kwalifikacji zawodowych',
    ru: 'Как признать диплом в Германии',
  },
  summaries: {
    en: 'When you need recognition and when you do not, where to apply, which papers you need, and who helps free of charge.',
    de: 'Wann Sie eine Anerkennung brauchen und wann nicht, wo Sie den Antrag stellen, welche Papiere nötig sind und wer kostenlos hilft.',
    pl: 'Kiedy uznanie jest potrzebne, a kiedy nie, gdzie złożyć wniosek, jakie dokumenty przygotować i kto pomaga bezpłatnie.',
    ru: 'Когда признание нужно, а когда нет, куда подавать заявление, какие нужны документы и кто помогает бесплатно.',
  },
  bodies: {
    en: `Recognition (*Anerkennung*) is an official comparison of your training with the German one. Whether you need it depends on the profession.

## Needed: regulated professions

Nurses, doctors, teachers, nursery teachers, and some crafts if you run your own business: without recognition you may not work under the professional title. Until then you can often work as an assistant, at an assistant’s pay. For EU citizens with an EU diploma, recognition as a nurse or doctor is largely automatic; you also need the required level of German.

## Useful: all other professions

A baker, electrician or office clerk may work without it. A certificate of equivalence still helps with the pay, and with a residence permit for skilled workers. For university degrees there is the Statement of Comparability of the ZAB.

## How it works

1. Look up your profession in the *Anerkennungs-Finder*: it names the office in charge.
2. Ask for free advice before you pay for anything.
3. Collect identity papers, diplomas, lists of the subjects and hours of your training, and proof of work experience. Certified translations come last: ask which ones are needed.
4. Apply. As a rule the office decides within three to four months of receiving all papers.

The result can be full, partial or none. With partial recognition you can take an adaptation course or an examination. Fees differ widely; the job centre or the public employment agency (Agentur für Arbeit) can pay them if you ask before applying.`,
    de: `Die Anerkennung ist ein amtlicher Vergleich Ihrer Ausbildung mit der deutschen. Ob Sie sie brauchen, hängt vom Beruf ab.

## Nötig: reglementierte Berufe

Pflegefachkräfte, Ärztinnen, Lehrer, Erzieherinnen, manche Handwerke im eigenen Betrieb: Ohne Anerkennung dürfen Sie nicht unter der Berufsbezeichnung arbeiten. Bis dahin können Sie oft als Hilfskraft arbeiten, zum Lohn einer Hilfskraft. Mit EU-Pass und EU-Abschluss läuft die Anerkennung in Pflege und Medizin weitgehend automatisch; das Sprachniveau brauchen Sie auch dann.

## Nützlich: alle anderen Berufe

Als Bäcker, Elektrikerin oder Bürokraft dürfen Sie auch ohne Anerkennung arbeiten. Ein Gleichwertigkeitsbescheid hilft trotzdem: beim Lohn und bei einem Aufenthaltstitel für Fachkräfte. Für Hochschulabschlüsse gibt es die Zeugnisbewertung der ZAB.

## So geht es

1. Suchen Sie Ihren Beruf im Anerkennungs-Finder: Er nennt die zuständige Stelle.
2. Lassen Sie sich kostenlos beraten, bevor Sie etwas bezahlen.
3. Sammeln Sie Ausweis, Zeugnisse, Arbeitsnachweise und Listen der Fächer und Stunden Ihrer Ausbildung. Beglaubigte Übersetzungen kommen zuletzt: Fragen Sie, welche nötig sind.
4. Stellen Sie den Antrag. In der Regel wird innerhalb von drei bis vier Monaten entschieden, sobald alle Unterlagen da sind.

Ihr Abschluss kann ganz, teilweise oder nicht anerkannt werden. Bei teilweiser Anerkennung können Sie einen Lehrgang oder eine Prüfung machen. Die Gebühren sind sehr verschieden; Jobcenter oder Arbeitsagentur können sie übernehmen, wenn Sie vor dem Antrag fragen.`,
    pl: `Uznanie (*Anerkennung*) to urzędowe porównanie Twojego wykształcenia z niemieckim. Czy jest potrzebne, zależy od zawodu.

## Konieczne: zawody regulowane

Pielęgniarki, lekarze, nauczyciele, wychowawcy przedszkolni, samozatrudnieni w niektórych rzemiosłach: bez uznania nie wolno wykonywać zawodu pod jego nazwą. Do tego czasu często można pracować jako pomoc, za stawkę pomocy. Dla obywateli UE z dyplomem z UE uznanie w pielęgniarstwie i medycynie jest w dużej mierze automatyczne; odpowiedni poziom niemieckiego i tak jest potrzebny.

## Przydatne: wszystkie inne zawody

Piekarz, elektryk czy pracownik biura może pracować bez uznania. Decyzja o równoważności mimo to pomaga: w rozmowie o stawce i w staraniach o pobyt dla wykwalifikowanych pracowników. Dyplomy uczelni ocenia ZAB (Zeugnisbewertung).

## Jak to zrobić

1. Znajdź zawód w wyszukiwarce *Anerkennungs-Finder*: wskaże właściwy urząd.
2. Skorzystaj z bezpłatnej porady, zanim za cokolwiek zapłacisz.
3. Zbierz dokument tożsamości, dyplomy, wykaz przedmiotów i godzin oraz świadectwa pracy. Tłumaczenia przysięgłe zostaw na koniec: zapytaj, które są potrzebne.
4. Złóż wniosek. Decyzja zapada zwykle w ciągu trzech do czterech miesięcy od złożenia kompletu dokumentów.

Uznanie może być pełne lub częściowe; możliwa jest też odmowa. Przy częściowym uznaniu można odbyć kurs wyrównawczy lub zdać egzamin. Opłaty są bardzo różne; może je pokryć Jobcenter albo urząd pracy (Agentur für Arbeit), jeśli zapytasz przed złożeniem wniosku.`,
    ru: `Признание (*Anerkennung*) — это официальное сравнение вашего образования с немецким. Нужно ли оно, зависит от профессии.

## Обязательно: регулируемые профессии

Медсёстры, врачи, учителя, воспитатели детских садов, некоторые ремёсла, если вы открываете своё дело: без признания работать по этой профессии нельзя. До него часто можно работать помощником, с оплатой помощника. Для граждан ЕС с дипломом ЕС признание в медицине и уходе во многом автоматическое; уровень языка нужен и тогда.

## Полезно: все остальные профессии

Пекарь, электрик или офисный работник может работать и без признания. Но решение о равноценности помогает: в разговоре об оплате и для вида на жительство для специалистов. Дипломы вузов оценивает ZAB (Zeugnisbewertung).

## Что делать

1. Найдите свою профессию в поиске *Anerkennungs-Finder*: он назовёт нужное ведомство.
2. Получите бесплатную консультацию, прежде чем за что-то платить.
3. Соберите паспорт, дипломы, список предметов и часов, подтверждение стажа. Заверенные переводы — в последнюю очередь: узнайте, какие нужны.
4. Подайте заявление. Решение обычно принимают за три-четыре месяца после того, как собраны все документы.

Результат бывает полным, частичным или отрицательным. При частичном признании можно пройти курс или сдать экзамен. Пошлины очень разные; их может оплатить джобцентр или агентство по труду, если обратиться к ним до подачи заявления.`,
  },
  sources: [
    ['Anerkennung in Deutschland', 'https://www.anerkennung-in-deutschland.de/'],
    ['BQFG', 'https://www.gesetze-im-internet.de/bqfg/'],
    ['ZAB', 'https://zab.kmk.org/'],
  ],
  checked: '2026-11-22',
}
