import { wordsOf } from '../rules/fold-text.ts'
import { phraseKeys } from './phrase-keys.ts'

// Each line is one occupation as titles and searches call it, in German, English, Polish and Russian. Left out are names of
// other work, too ("Service"), and the stop words of parse-keyword.ts.
const OCCUPATIONS = `
Kellner, Kellnerin, Servicekraft, Servicemitarbeiter, Bedienung, waiter, waitress, waiting staff, kelner, kelnerka, официант, официантка
Koch, Köchin, cook, chef, kucharz, kucharka, повар
Küchenhilfe, Küchenhelfer, kitchen help, kitchen helper, kitchen assistant, kitchen porter, pomoc kuchenna, помощник кухню, кухонный работник
Spüler, Spülerin, Spülkraft, Spülhilfe, Tellerwäscher, dishwasher, zmywak, pomywacz, посудомойщик, посудомойщица
Barkeeper, bartender, barman, barmanka, бармен
Rezeptionist, Rezeption, Hotelrezeption, receptionist, recepcjonista, recepcjonistka, recepcja, ресепшен, администратор гостиницу
Zimmermädchen, Zimmerreinigung, chambermaid, room cleaner, pokojówka, pokojowa, sprzątanie pokoi, горничная, уборка номеров
Putzfrau, Putzkraft, Putzhilfe, Reinigungskraft, cleaner, cleaning lady, sprzątaczka, sprzątanie, уборщица, уборщик, уборка
Babysitter, Kinderfrau, Nanny, Kinderbetreuung, Tagesmutter, childcare, niania, opieka nad dziećmi, няня, присмотр детьми
Altenpfleger, Pflegehelfer, Betreuungskraft, Alltagsbegleitung, carer, caregiver, care assistant, opiekun osób starszych, opieka domowa, opiekun domu seniora, сиделка, помощник уходу, санитарка, санитар, salowa
Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, nurse, pielęgniarka, pielęgniarz, медсестра, медбрат
Lagerist, Lagerhelfer, Lagerarbeiter, Lagermitarbeiter, warehouse worker, warehouse assistant, magazynier, pracownik magazynu, кладовщик, складской работник
Kommissionierer, order picker, komisjoner, kompletowanie zamówień, комплектовщик
Staplerfahrer, Gabelstaplerfahrer, forklift driver, forklift operator, operator wózka, водитель погрузчика
Lkw-Fahrer, Kraftfahrer, Berufskraftfahrer, lorry driver, truck driver, kierowca ciężarówki, водитель грузовика, дальнобойщик
Busfahrer, bus driver, kierowca autobusu, водитель автобуса
Kurier, Zusteller, Paketzusteller, Paketbote, Kurierfahrer, courier, delivery driver, kurier, doręczyciel, dostawca, курьер
Möbelpacker, Umzugshelfer, mover, removals, pracownik przeprowadzek, tragarz, грузчик
Bauhelfer, Bauarbeiter, construction worker, construction helper, labourer, pomocnik budowlany, pracownik budowlany, robotnik budowlany, подсобный рабочий стройку, разнорабочий
Maurer, bricklayer, mason, murarz, каменщик
Maler, painter decorator, house painter, malarz, маляр
Tischler, Schreiner, carpenter, joiner, stolarz, столяр
Zimmerer, Zimmermann, carpenter, cieśla, плотник
Fliesenleger, tiler, glazurnik, płytkarz, плиточник
Dachdecker, roofer, dekarz, кровельщик
Trockenbauer, drywall installer, dry lining installer, monter suchej zabudowy, монтажник гипсокартона
Elektriker, Elektroniker, Elektroinstallateur, electrician, elektryk, электрик
Klempner, Installateur, Anlagenmechaniker, plumber, hydraulik, сантехник
Schweißer, welder, spawacz, сварщик
Schlosser, Metallbauer, metalworker, metal fabricator, ślusarz, слесарь
Industriemechaniker, Betriebsmechaniker, industrial mechanic, maintenance mechanic, mechanik przemysłowy, промышленный механик
Bäcker, baker, piekarz, пекарь
Metzger, Fleischer, butcher, rzeźnik, masarz, мясник
Produktionshelfer, Produktionsmitarbeiter, Fabrikarbeiter, production helper, production worker, factory worker, pracownik produkcji, рабочий производство
Maschinenführer, Anlagenführer, machine operator, operator maszyn, operator linii, оператор линии
Verpacker, Mitarbeiter Verpackung, packer, pakowacz, pakowanie, упаковщик
Verkäufer, sales assistant, shop assistant, sprzedawca, продавец
Kassierer, cashier, kasjer, кассир
Erntehelfer, picker, harvest worker, zbiór owoców, zbiory, сбор фруктов, сбор урожая
Gärtner, Gartenhelfer, Gartenhilfe, gardener, garden help, ogrodnik, pomoc ogrodzie, садовник, помощь саду
Friseur, hairdresser, fryzjer, парикмахер
Kosmetiker, beautician, kosmetyczka, kosmetolog, косметолог
Buchhalter, Finanzbuchhalter, accountant, bookkeeper, księgowy, księgowa, бухгалтер
Programmierer, Entwickler, Softwareentwickler, developer, programmer, programista, программист, разработчик
Übersetzer, translator, tłumacz, переводчик
Dolmetscher, interpreter, tłumacz ustny, устный переводчик
Nachhilfelehrer, Nachhilfe, Nachhilfelehrkraft, tutor, korepetytor, korepetycje, репетитор
Kfz-Mechaniker, Kfz-Mechatroniker, Automechaniker, car mechanic, mechanik samochodowy, автомеханик
Wachmann, Sicherheitsmitarbeiter, Sicherheitskraft, security guard, security officer, ochroniarz, pracownik ochrony, охранник
Hausmeister, caretaker, janitor, dozorca, комендант
Schneider, Änderungsschneider, Näherin, tailor, seamstress, krawiec, krawcowa, przeróbki krawieckie, швея, портной
`

const occupations = OCCUPATIONS.trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => wordsOf(name)))

/** All single words of these names. */
export const occupationWords: readonly string[] = occupations.flat(2)

/** The names of occupations, each as its words, by the keys of each name. */
const byName = (() => {
  const names = new Map<string, Set<string[][]>>()
  for (const occupation of occupations) {
    for (const key of occupation.flatMap(phraseKeys))
      names.set(key, (names.get(key) ?? new Set()).add(occupation))
  }
  return names
})()

/** What titles call the occupation that has this name, each as its words; empty when it names none. */
export function titlesOfOccupation(name: string[]): string[][] {
  return [...new Set(phraseKeys(name).flatMap((key) => [...(byName.get(key) ?? [])]))].flat()
}
