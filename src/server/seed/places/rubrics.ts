import type { Language } from '#shared/contract/languages.ts'
import type { WageScope } from '#shared/contract/pay.ts'
import type { FigureSource, Rubric, SectorMinimum } from './rubric.ts'

const minima = (
  [from, to]: [from: string, to?: string],
  hourly: Partial<Record<WageScope, number>>,
  source: FigureSource,
): SectorMinimum[] =>
  Object.entries(hourly).map(([scope, hourlyEur]) => ({
    ...source,
    from,
    to: to ?? null,
    scope: scope as WageScope,
    hourlyEur,
  }))

const cleaningMinima = minima(
  ['2026-01-01', '2026-12-31'],
  { cleaning_inside: 15, cleaning_facade: 18.4 },
  {
    source: '10. GebäudeArbbV',
    source_url: 'https://www.hwk-ff.de/mindestlohn-im-gebaeudereinigerhandwerk-seit-1-februar-2025/',
    checked_on: '2026-11-30',
  },
)
const careMinima = [
  ...minima(
    ['2025-07-01'],
    { care_assistant: 16.1, care_trained: 17.35, care_nurse: 20.5 },
    {
      source: '6. PflegeArbbV',
      source_url: 'https://www.gesetze-im-internet.de/pflegearbbv_6/',
      checked_on: '2026-11-21',
    },
  ),
  ...minima(
    ['2026-07-01'],
    { care_assistant: 16.52, care_trained: 17.8, care_nurse: 21.03 },
    {
      source: '7. PflegeArbbV',
      source_url: 'https://www.gesetze-im-internet.de/pflegearbbv_7/',
      checked_on: '2026-11-21',
    },
  ),
]

type Line = readonly [
  slug: string,
  icon: string,
  inMain: boolean,
  texts: Record<Language, readonly [name: string, synonyms: string]>,
]

/** One line for each rubric in the order of ids. Synonyms are words that people type, separated by commas. */
const lines = [
  [
    'childcare',
    'childcare',
    true,
    {
      en: [
        'Childcare & babysitting',
        'babysitter, nanny, au pair, child minder, nursery, kindergarten, kids',
      ],
      de: [
        'Kinderbetreuung',
        'Babysitter, Tagesmutter, Tagesvater, Kinderfrau, Nanny, Kita, Erzieher, Kindergarten, Leihoma',
      ],
      pl: ['Opieka nad dziećmi', 'niania, opiekunka, opiekun, babysitter, przedszkole, żłobek, dzieci'],
      ru: [
        'Уход за детьми',
        'няня, бебиситтер, воспитатель, гувернантка, садик, детский сад, дети, присмотр',
      ],
    },
  ],
  [
    'elderly-care',
    'elderly-care',
    true,
    {
      en: ['Elderly care', 'carer, caregiver, senior care, care assistant, companion, nursing home, live-in'],
      de: [
        'Seniorenbetreuung & Pflege',
        'Altenpflege, Altenpfleger, Pflegehelfer, Betreuungskraft, Alltagsbegleitung, Seniorenheim, 24-Stunden-Pflege',
      ],
      pl: [
        'Opieka nad seniorami',
        'opiekunka osób starszych, opiekun, senior, pielęgnacja, dom opieki, starsza osoba',
      ],
      ru: [
        'Уход за пожилыми',
        'сиделка, уход за больными, дом престарелых, пожилые, бабушка, помощник по уходу',
      ],
    },
  ],
  [
    'cleaning',
    'cleaning',
    true,
    {
      en: ['Cleaning', 'cleaner, housekeeping, office cleaning, window cleaning, janitor, maid'],
      de: [
        'Reinigung',
        'Putzen, Putzfrau, Putzkraft, Reinigungskraft, Gebäudereiniger, Glasreiniger, Zimmermädchen, Büroreinigung',
      ],
      pl: [
        'Sprzątanie',
        'sprzątaczka, sprzątanie biur, mycie okien, pokojówka, pokojowa, serwis sprzątający',
      ],
      ru: ['Уборка', 'уборщица, уборщик, клининг, мойка окон, горничная, уборка офисов, уборка квартир'],
    },
  ],
  [
    'household-help',
    'household-help',
    false,
    {
      en: ['Household help', 'housekeeper, home help, ironing, laundry, cooking, domestic help'],
      de: [
        'Haushaltshilfe',
        'Hauswirtschaft, Haushälterin, Bügelhilfe, Wäsche, Kochen, Einkaufshilfe, Putzhilfe',
      ],
      pl: ['Pomoc domowa', 'gosposia, prasowanie, pranie, gotowanie, prace domowe, gospodyni'],
      ru: ['Помощь по дому', 'домработница, домохозяйка, глажка, стирка, готовка, хозяйство'],
    },
  ],
  [
    'construction',
    'construction',
    true,
    {
      en: [
        'Construction & renovation',
        'builder, bricklayer, mason, painter, plasterer, paver, carpenter, scaffolder, drywall, labourer, construction worker, roofer, tiler, building site',
      ],
      de: [
        'Bau & Renovierung',
        'Maurer, Maler, Putzer, Stuckateur, Pflasterer, Gerüstbauer, Betonbauer, Eisenflechter, Estrichleger, Bodenleger, Trockenbauer, Bauhelfer, Bauarbeiter, Dachdecker, Fliesenleger, Zimmerer, Straßenbauer, Baustelle, Handwerker',
      ],
      pl: [
        'Budowa i remonty',
        'murarz, malarz, tynkarz, brukarz, cieśla, zbrojarz, betoniarz, posadzkarz, budowlaniec, budowlanka, pracownik budowlany, robotnik budowlany, glazurnik, płytkarz, dekarz, rusztowania, remont, wykończenia, budowa',
      ],
      ru: [
        'Строительство и ремонт',
        'строитель, каменщик, маляр, штукатур, бетонщик, арматурщик, плотник, плиточник, гипсокартонщик, кровельщик, разнорабочий, стройка, отделочник',
      ],
    },
  ],
  [
    'electrics-plumbing-heating',
    'wrench',
    false,
    {
      en: [
        'Electrics, plumbing, heating',
        'electrician, plumber, heating engineer, fitter, heat pump, photovoltaics',
      ],
      de: [
        'Elektro, Sanitär, Heizung',
        'Elektriker, Elektroniker, Klempner, Installateur, Anlagenmechaniker, SHK, Wärmepumpe, Photovoltaik',
      ],
      pl: [
        'Elektryka, hydraulika, ogrzewanie',
        'elektryk, hydraulik, instalator, monter, fotowoltaika, pompa ciepła',
      ],
      ru: [
        'Электрика, сантехника, отопление',
        'электрик, сантехник, монтажник, отопление, тепловой насос, водопроводчик',
      ],
    },
  ],
  [
    'metal-welding',
    'welding',
    false,
    {
      en: ['Metal & welding', 'welder, fabricator, metalworker, fitter, CNC, turner, milling, MAG, TIG'],
      de: [
        'Metall & Schweißen',
        'Schweißer, Schlosser, Metallbauer, CNC, Dreher, Fräser, Zerspanungsmechaniker, WIG, MAG',
      ],
      pl: ['Metal i spawanie', 'spawacz, ślusarz, tokarz, frezer, operator CNC, MAG, TIG'],
      ru: ['Металл и сварка', 'сварщик, слесарь, токарь, фрезеровщик, ЧПУ, металлист'],
    },
  ],
  [
    'production',
    'factory',
    true,
    {
      en: [
        'Production & factory',
        'factory worker, operator, assembly, packer, machine operator, manufacturing',
      ],
      de: [
        'Produktion',
        'Produktionshelfer, Fabrik, Fertigung, Montage, Maschinenführer, Verpackung, Fließband',
      ],
      pl: ['Produkcja', 'fabryka, pracownik produkcji, operator maszyn, montaż, pakowanie, taśma'],
      ru: ['Производство', 'завод, фабрика, оператор, сборщик, упаковщик, конвейер, рабочий'],
    },
  ],
  [
    'warehouse-logistics',
    'warehouse',
    true,
    {
      en: ['Warehouse & logistics', 'warehouse worker, order picker, forklift, picker, stock, parcels'],
      de: [
        'Lager & Logistik',
        'Lagerist, Lagerhelfer, Kommissionierer, Staplerfahrer, Gabelstapler, Versand, Paket',
      ],
      pl: [
        'Magazyn i logistyka',
        'magazynier, komisjoner, wózek widłowy, operator wózka, kompletacja, paczki',
      ],
      ru: [
        'Склад и логистика',
        'кладовщик, комплектовщик, погрузчик, складской работник, сортировка, посылки',
      ],
    },
  ],
  [
    'driving-delivery',
    'truck',
    true,
    {
      en: ['Driving & delivery', 'driver, lorry, truck, courier, delivery, bus driver, taxi'],
      de: [
        'Fahren & Zustellen',
        'Fahrer, Kraftfahrer, Lkw-Fahrer, Kurier, Zusteller, Busfahrer, Taxi, Auslieferung, Postbote',
      ],
      pl: ['Kierowcy i dostawy', 'kierowca, kurier, dostawca, ciężarówka, autobus, taxi, tir'],
      ru: ['Водители и доставка', 'водитель, дальнобойщик, курьер, доставка, грузовик, автобус, такси'],
    },
  ],
  [
    'moving-odd-jobs',
    'moving-box',
    false,
    {
      en: ['Moving & odd jobs', 'removals, mover, helper, handyman, clearance, labourer'],
      de: ['Umzug & Helfer', 'Umzugshelfer, Möbelpacker, Aushilfe, Entrümpelung, Helfer, Tagelöhner'],
      pl: [
        'Przeprowadzki i prace dorywcze',
        'przeprowadzka, pomocnik, tragarz, złota rączka, dorywcza, pomoc',
      ],
      ru: [
        'Переезды и подсобные работы',
        'грузчик, переезд, подсобник, подработка, разнорабочий, мастер на час',
      ],
    },
  ],
  [
    'hotel-catering',
    'catering',
    true,
    {
      en: [
        'Hotel & catering',
        'cook, chef, waiter, waitress, kitchen help, barista, bartender, receptionist, dishwasher, café, bar, bistro',
      ],
      de: [
        'Hotel & Gastronomie',
        'Koch, Kellner, Servicekraft, Küchenhilfe, Spüler, Barkeeper, Rezeption, Restaurant, Gastro, Café, Bar, Bistro, Bedienung',
      ],
      pl: [
        'Hotele i gastronomia',
        'kucharz, kelner, kelnerka, pomoc kuchenna, zmywak, barman, recepcja, restauracja, kawiarnia, bar',
      ],
      ru: [
        'Гостиницы и общепит',
        'повар, официант, кухня, посудомойщик, бармен, отель, ресторан, горничная, кафе, бар',
      ],
    },
  ],
  [
    'retail-sales',
    'shop',
    true,
    {
      en: ['Retail & sales', 'shop assistant, cashier, sales, supermarket, bakery, store'],
      de: ['Verkauf', 'Verkäufer, Kassierer, Supermarkt, Bäckerei, Einzelhandel, Filiale, Regale einräumen'],
      pl: ['Sprzedaż', 'sprzedawca, kasjer, sklep, supermarket, piekarnia, handel'],
      ru: ['Торговля и продажи', 'продавец, кассир, магазин, супермаркет, пекарня, консультант'],
    },
  ],
  [
    'farm-seasonal-work',
    'harvest',
    false,
    {
      en: [
        'Farm & seasonal work',
        'harvest, picker, farm worker, seasonal, asparagus, strawberries, tractor',
      ],
      de: [
        'Landwirtschaft & Saisonarbeit',
        'Erntehelfer, Spargel, Erdbeeren, Weinlese, Saisonarbeit, Traktor, Bauernhof, Melker',
      ],
      pl: [
        'Rolnictwo i prace sezonowe',
        'zbiory, szparagi, truskawki, winobranie, sezon, traktorzysta, gospodarstwo',
      ],
      ru: [
        'Сельское хозяйство и сезонные работы',
        'сбор урожая, спаржа, клубника, сезонная работа, тракторист, ферма, доярка',
      ],
    },
  ],
  [
    'gardening',
    'plant',
    false,
    {
      en: ['Gardening', 'gardener, landscaping, lawn, hedge, greenhouse, plants'],
      de: ['Garten', 'Gärtner, Gartenhilfe, Landschaftsbau, GaLaBau, Rasen mähen, Hecke, Gärtnerei'],
      pl: ['Ogrodnictwo', 'ogrodnik, ogród, koszenie trawy, zieleń, szklarnia, żywopłot'],
      ru: ['Садоводство', 'садовник, сад, стрижка газона, озеленение, теплица, ландшафт'],
    },
  ],
  [
    'animal-care',
    'paw',
    false,
    {
      en: ['Animal care', 'dog walker, pet sitter, stable, horses, kennel, animals'],
      de: ['Tierbetreuung', 'Hundesitter, Gassigehen, Katzensitter, Tierpfleger, Pferde, Stall'],
      pl: ['Opieka nad zwierzętami', 'pies, kot, wyprowadzanie psów, stajnia, konie, petsitter'],
      ru: ['Уход за животными', 'выгул собак, кошки, собаки, конюх, лошади, зооняня'],
    },
  ],
  [
    'beauty-hair',
    'scissors',
    false,
    {
      en: ['Beauty & hair', 'hairdresser, barber, nails, manicure, beautician, cosmetics'],
      de: ['Kosmetik & Friseur', 'Friseur, Barbier, Nageldesign, Maniküre, Kosmetikerin, Fußpflege, Wimpern'],
      pl: ['Kosmetyka i fryzjerstwo', 'fryzjer, barber, manicure, paznokcie, kosmetyczka, rzęsy'],
      ru: ['Красота и парикмахерские услуги', 'парикмахер, барбер, маникюр, ногти, косметолог, ресницы'],
    },
  ],
  [
    'health-medicine',
    'health',
    false,
    {
      en: [
        'Health & medicine',
        'nurse, doctor, medical assistant, dental assistant, physiotherapist, hospital',
      ],
      de: [
        'Gesundheit & Medizin',
        'Krankenschwester, Pflegefachkraft, MFA, ZFA, Arzthelferin, Physiotherapeut, Krankenhaus, Klinik, Arzt',
      ],
      pl: ['Zdrowie i medycyna', 'pielęgniarka, pielęgniarz, lekarz, asystentka, fizjoterapeuta, szpital'],
      ru: ['Здоровье и медицина', 'медсестра, медбрат, врач, ассистент, физиотерапевт, больница, клиника'],
    },
  ],
  [
    'office-administration',
    'office',
    false,
    {
      en: ['Office & administration', 'office, clerk, secretary, assistant, receptionist, data entry'],
      de: [
        'Büro & Verwaltung',
        'Bürokraft, Sekretariat, Sachbearbeiter, Empfang, Assistenz, Datenerfassung, Kaufmann für Büromanagement',
      ],
      pl: ['Biuro i administracja', 'biuro, sekretarka, asystent, recepcja, urząd, wprowadzanie danych'],
      ru: [
        'Офис и администрация',
        'офис, секретарь, ассистент, администратор, ввод данных, делопроизводитель',
      ],
    },
  ],
  [
    'accounting-finance',
    'calculator',
    false,
    {
      en: ['Accounting & finance', 'accountant, bookkeeper, payroll, tax, finance, controller'],
      de: [
        'Buchhaltung & Finanzen',
        'Buchhalter, Lohnbuchhaltung, Steuerfachangestellte, Controlling, Bilanz, Finanzen',
      ],
      pl: ['Księgowość i finanse', 'księgowa, księgowy, kadry, płace, podatki, finanse'],
      ru: ['Бухгалтерия и финансы', 'бухгалтер, зарплата, налоги, финансы, экономист, учёт'],
    },
  ],
  [
    'it',
    'laptop',
    false,
    {
      en: ['IT', 'developer, programmer, software, support, administrator, tester'],
      de: ['IT', 'Entwickler, Programmierer, Informatiker, Software, Systemadministrator, Support, Tester'],
      pl: ['IT', 'programista, informatyk, administrator, tester, wsparcie, oprogramowanie'],
      ru: ['ИТ', 'программист, разработчик, айти, IT, администратор, тестировщик, поддержка'],
    },
  ],
  [
    'tutoring-education',
    'book',
    false,
    {
      en: ['Tutoring & education', 'tutor, teacher, lessons, homework, German course, maths'],
      de: [
        'Nachhilfe & Bildung',
        'Nachhilfelehrer, Lehrer, Dozent, Unterricht, Hausaufgaben, Deutschkurs, Mathe',
      ],
      pl: ['Korepetycje i edukacja', 'korepetytor, nauczyciel, lektor, lekcje, szkoła, matematyka'],
      ru: ['Репетиторство и образование', 'репетитор, учитель, преподаватель, уроки, школа, математика'],
    },
  ],
  [
    'translation',
    'speech',
    false,
    {
      en: ['Translation & interpreting', 'translator, interpreter, languages, Russian, Polish, Ukrainian'],
      de: [
        'Übersetzen & Dolmetschen',
        'Übersetzer, Dolmetscher, Sprachmittler, Sprachen, Russisch, Polnisch, Ukrainisch',
      ],
      pl: ['Tłumaczenia', 'tłumacz, tłumaczenie, języki, niemiecki, rosyjski, ukraiński'],
      ru: ['Письменный и устный перевод', 'переводчик, перевод, языки, немецкий, польский, украинский'],
    },
  ],
  [
    'car-repair',
    'car',
    false,
    {
      en: ['Car repair', 'mechanic, garage, tyre fitter, car painter, body shop, mechatronics'],
      de: [
        'Kfz-Werkstatt',
        'Kfz-Mechatroniker, Automechaniker, Reifen, Lackierer, Karosserie, Autohaus, Werkstatt',
      ],
      pl: ['Warsztat samochodowy', 'mechanik, lakiernik, opony, wulkanizator, blacharz, samochód'],
      ru: ['Автосервис', 'автомеханик, шиномонтаж, автомаляр, кузовщик, машина, СТО'],
    },
  ],
  [
    'security',
    'shield',
    false,
    {
      en: ['Security', 'guard, security officer, doorman, steward, reception'],
      de: ['Sicherheit', 'Wachmann, Security, Objektschutz, Pförtner, Ordner, Türsteher, 34a'],
      pl: ['Ochrona', 'ochroniarz, portier, stróż, security, bramkarz'],
      ru: ['Охрана', 'охранник, сторож, вахтёр, секьюрити, контролёр'],
    },
  ],
  [
    'events-promotion',
    'megaphone',
    false,
    {
      en: ['Events & promotion', 'promoter, host, trade fair, stage, events, cloakroom'],
      de: ['Events & Promotion', 'Promoter, Messe, Hostess, Veranstaltung, Bühne, Aufbau, Garderobe'],
      pl: ['Eventy i promocja', 'promotor, hostessa, targi, impreza, scena, szatnia'],
      ru: ['Мероприятия и промо', 'промоутер, хостес, выставка, мероприятие, сцена, гардероб'],
    },
  ],
  [
    'other',
    'dots',
    false,
    {
      en: ['Other', 'caretaker, tailor, laundry, newspapers, miscellaneous'],
      de: ['Sonstiges', 'Hausmeister, Schneider, Wäscherei, Zeitungen austragen, Verschiedenes'],
      pl: ['Inne', 'dozorca, krawcowa, pralnia, gazety, różne'],
      ru: ['Другое', 'комендант, швея, прачечная, газеты, разное'],
    },
  ],
] as const satisfies readonly Line[]

/** The slug of a rubric. */
export type RubricSlug = (typeof lines)[number][0]

/** The slug of a rubric by its id. */
export function rubricSlug(id: number): RubricSlug {
  const line = lines[id - 1]
  if (!line) throw new Error(`No rubric ${id}`)
  return line[0]
}

const minimaBySlug: Partial<Record<RubricSlug, SectorMinimum[]>> = {
  cleaning: cleaningMinima,
  'elderly-care': careMinima,
}

/** The 26 rubrics and Other (id 27), with names, search synonyms and sector minimum wages. */
export const rubrics: Rubric[] = lines.map(([slug, icon, inMain, texts], index) => {
  const minimumWage = minimaBySlug[slug]
  const all = (language: Language) => texts[language][1].split(', ')
  return {
    id: index + 1,
    slug,
    icon,
    inMain,
    names: { en: texts.en[0], de: texts.de[0], pl: texts.pl[0], ru: texts.ru[0] },
    synonyms: { en: all('en'), de: all('de'), pl: all('pl'), ru: all('ru') },
    ...(minimumWage ? { minimumWage } : {}),
  }
})
