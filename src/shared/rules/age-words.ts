/**
 * Words by which a vacancy may prefer the young (§ 1 AGG), in four languages, in a text in lower case without diacritics.
 * What is young matters: “junge Verkäuferin” is an applicant; a young company, customer, plant or reader is none.
 */
type YoungWords = {
  /** “young”; the second group has the next words of the sentence. */
  young: RegExp
  /** Beginnings of what is said of young applicants besides: “young and dynamic”. */
  qualities: readonly string[]
  /** Beginnings of what may be young and dynamic without being a person. */
  companies: readonly string[]
  isApplicant: (word: string) => boolean
}

const begins = (word: string, stems: readonly string[]) => stems.some((stem) => word.startsWith(stem))

// Words for people without end, recognised by their ending.
const PERSON_DE =
  /(?:in|innen|er|ern|[a-z]{3}eure?n?|ist|isten|kraft|kraften?|krafte|frau|frauen|mann|manner|hilfen?|leute|damen?|herren|kolleg(?:e|en)|talente?|koch|team)$/
// These end so, too, but they are no applicants.
const OTHERS_DE = [
  'anbieter|anfanger|arbeitgeber|auser|berlin|besucher|bewohner|dienstleister|einer|erwachsen|gastgeber|geschwister|grunder|hersteller',
  'hinter|horer|ihrer|immer|kaufer|keiner|klient|kunstler|leider|leser|mandant|migrant|musiker|mutter|nutzer|partner|schuler|sender',
  'spieler|sportler|tater|teilnehmer|termin|trager|unser|unter|vater|verbraucher|weiter|wieder|winzer|zuschauer',
].flatMap((line) => line.split('|'))
const ENDS_OF_OTHERS_DE =
  /(?:lander|magazin|theater|tiere?|verein|wein|zimmer|kund(?:in|innen)|patient(?:in|innen)|kindern?)$|^(?:in|oder|sicher)$/

const ENGLISH = [
  'assistant|baker|barista|bartender|bricklayer|builder|butcher|candidate|caregiver|caretaker|carer|carpenter|cashier|chef|cleaner',
  'colleague|cook|courier|developer|dishwasher|driver|electrician|employee|engineer|fitter|gardener|graduate|guy|hairdresser|helper',
  'joiner|labourer|laborer|manager|mason|mechanic|nurse|operative|painter|picker|plasterer|plumber|professional|programmer|receptionist|roofer',
  'talent|technician|tiler|waiter|welder|worker',
].flatMap((line) => line.split('|'))
const ENGLISH_PERSON =
  /^(?:.*m[ae]n|lady|ladies|girls|people|staff|team|waitress(?:es)?|nanny|nannies|secretary|sales.*)$/

const POLISH = [
  'asystent|chlopak|ciesl|dekarz|dziewczyn|ekspedient|elektryk|fryzjer|glazurnik|handlow|hostess|hydraulik|kandydat|kasjer|kelner',
  'kierowc|kobiet|kosmetycz|kuchar|kurier|lakiernik|magazynier|malarz|mechani|menedzer|mezczyzn|monter|murarz|nian|ogrodnik|opiekun',
  'osob|piekarz|pielegniar|pokojow|pomocni|pracowni|recepcjonist|sekretar|slusarz|spawacz|specjalist|sprzatacz|sprzedaw|stolarz',
  'talent|tynkarz|zespol',
].flatMap((line) => line.split('|'))
const RUSSIAN = [
  'автомеханик|администратор|ассистент|бариста|водител|горничн|грузчик|девуш|женщин|кандидат|каменщик|кассир|кладовщик|коллектив|команд',
  'кровельщик|курьер|маляр|мастер|менеджер|механик|монтажник|мужчин|нян|официант|парикмахер|парн|парен|пекари|пекарь|пекаря|плиточник',
  'плотник|повар|помощни|продав|работни|садовник|сантехник|сварщик|секретар|сиделк|слесар|сотрудни|специалист|столяр|строител|уборщи',
  'человек|штукатур|электрик',
].flatMap((line) => line.split('|'))

const LANGUAGES: readonly YoungWords[] = [
  {
    young: /(?<!\p{L})jung(?:e[rnsm]?)?(?!\p{L})(?=([^.!?;\n]{0,60}))/gu,
    qualities: [
      'attraktiv|belastbar|dynamisch|engagiert|flexib|fleisig|freundlich|frisch|hungrig|motiviert|nett|sportlich|zuverlasig',
    ].flatMap((line) => line.split('|')),
    companies: [
      'agentur|betrieb|buro|cafe|firm|gmbh|hotel|kanzlei|laden|marke|organisation|praxis|restaurant|start|unternehmen|verein',
    ].flatMap((line) => line.split('|')),
    isApplicant: (word) => PERSON_DE.test(word) && !begins(word, OTHERS_DE) && !ENDS_OF_OTHERS_DE.test(word),
  },
  {
    // Not the people whom somebody works with.
    young: /(?<!\p{L})(?<!(?:with|and|support|help) (?=young people))young(?!\p{L})(?=([^.!?;\n]{0,60}))/gu,
    qualities: 'ambitious|dynamic|energetic|enthusiastic|fit|flexible|fresh|friendly|hungry|motivated'.split(
      '|',
    ),
    companies: 'agency|brand|business|charity|compan|firm|organi|start'.split('|'),
    isApplicant: (word) => ENGLISH.includes(word.replace(/s$/, '')) || ENGLISH_PERSON.test(word),
  },
  {
    young: /(?<!\p{L})mlod(?:y|a|e|ego|ej|emu|ym|ych|ymi|zi)(?!\p{L})(?=([^.!?;\n]{0,60}))/gu,
    qualities: 'ambitn|atrakcyjn|dynamiczn|energiczn|kreatywn|mil|sympatyczn|zmotywowan'.split('|'),
    companies: 'firm|mark|organizacj|sklep|spolk|start'.split('|'),
    isApplicant: (word) => begins(word, POLISH) || /^(?:ludzi|pan|pana|panow|pani|panie|pania)$/.test(word),
  },
  {
    young: /(?<!\p{L})молод(?:ой|ая|ого|ую|ые|ых|ому|ым|ыми)(?!\p{L})(?=([^.!?;\n]{0,60}))/gu,
    qualities:
      'активн|амбициозн|динамичн|инициативн|креативн|мотивирован|перспективн|привлекательн|энергичн'.split(
        '|',
      ),
    companies: 'бренд|компани|магазин|организаци|предприят|стартап|фирм'.split('|'),
    isApplicant: (word) => begins(word, RUSSIAN) || word === 'люди' || word === 'людей',
  },
]
const AND = ['und', 'and', 'i', 'и', 'oraz']

/** The parts of a folded text that call applicants young. */
export function youngApplicantsIn(folded: string): { start: number; end: number }[] {
  return LANGUAGES.flatMap((language) =>
    [...folded.matchAll(language.young)].flatMap(({ 0: young, 1: rest = '', index }) =>
      isAboutApplicants(rest, language) ? [{ start: index, end: index + young.length }] : [],
    ),
  )
}

/** Whether “young” is said of an applicant, from the rest of its sentence. */
function isAboutApplicants(rest: string, { qualities, companies, isApplicant }: YoungWords): boolean {
  const words = rest.match(/\p{L}+/gu) ?? []
  const [first = '', second = ''] = words.filter((word) => !AND.includes(word))
  const isList = /^(?:,| &)/.test(rest) || AND.includes(words[0] ?? '')
  if (!begins(first, qualities)) return !isList && isApplicant(first)
  return isApplicant(second) || (isList && !words.some((word) => begins(word, companies)))
}
