/**
 * Words by which a vacancy may prefer the young (§ 1 AGG), in four languages, in a text in lower case without diacritics.
 * Who is called young matters: “junge Verkäuferin” is an applicant; a young company, customer, plant or reader is none.
 */

// German makes words for people without end, so they are recognised by their ending. At least three letters before it:
// "Mädchen und Jungen in …".
const PERSON_DE =
  '\\p{L}{3,}(?:in|innen|er|ern|ist|isten|kraft|krafte|kraften|frau|frauen|mann|manner|hilfe|hilfen|leute|damen?|herren|kolleg(?:e|en)|talente?)|damen?|frau|frauen|mann|manner|leute|hilfe|talente?|kolleg(?:e|en|in|innen)|koch|kochin|team'
// The same endings, but no applicants.
const OTHERS_DE = [
  'anbieter|anfanger|arbeitgeber|besuch|bewohn|dienstleister|forscher|gastgeber|grunder|hersteller|horer|kaufer|kind|klient',
  'kund|kunstler|leser|mandant|migrant|musiker|mutter|nutzer|partner|patient|schuler|spieler|sportler|tater|teilnehm|trager',
  'unternehmer|vater|verbraucher|wissenschaft|zuschauer|geschwister|(?:\\p{L}*)(?:theater|verein|magazin|wein|lander|tier|tiere)(?!\\p{L})',
  'berlin|termin|sender|winzer|immer|unter|unser|ihrer|einer|keiner|hinter|weiter|wieder|leider|sicher|ausser|(?:\\p{L}*)zimmer',
].join('|')
const ADJECTIVES_DE =
  'attraktiv|belastbar|dynamisch|engagiert|flexib|fleisig|freundlich|frisch|hungrig|motiviert|nett|sportlich|zuverlasig|zuverlassig'
const COMPANY_DE =
  'agentur|betrieb|buro|cafe|firm|gmbh|hotel|kanzlei|laden|marke|organisation|praxis|restaurant|start|unternehmen|verein'

const ADJECTIVES_EN = 'ambitious|dynamic|energetic|enthusiastic|fit|flexible|fresh|friendly|hungry|motivated'
const PERSON_EN =
  '\\p{L}*(?:wom[ae]n|m[ae]n)|(?:lady|ladies|girls?|guys?|staff|team|talents?|graduates?|professionals?|workers?|employees?|candidates?|colleagues?|assistants?|helpers?|nurses?|cooks?|chefs?|baristas?|waiters?|waitress(?:es)?|drivers?|receptionists?|cashiers?|cleaners?|nanny|nannies|carers?|secretary|managers?|developers?|engineers?|shop assistants?|sales \\p{L}+)'
const COMPANY_EN = 'agency|brand|business|charity|compan|firm|organi|start'

const ADJECTIVES_PL = 'ambitn|atrakcyjn|dynamiczn|energiczn|kreatywn|mil|sympatyczn|zmotywowan'
const PERSON_PL =
  'asystent|chlopak|dziewczyn|ekspedient|fryzjer|handlow|hostess|kadr|kandydat|kasjer|kelner|kierowc|kobiet|kosmetycz|kuchar|ludzi(?!\\p{L})|magazynier|mechani|menedzer|mezczyzn|nian|opiekun|osob|pan(?:a|i|ie|ia|ow)?(?!\\p{L})|pielegniar|pokojow|pomocni|pracowni|recepcjonist|sekretar|specjalist|sprzatacz|sprzedaw|talent|zespol'
const COMPANY_PL = 'firm|mark|organizacj|sklep|spolk|start'

const ADJECTIVES_RU =
  'активн|амбициозн|динамичн|инициативн|креативн|мотивирован|перспективн|привлекательн|энергичн'
const PERSON_RU =
  'администратор|ассистент|бариста|водител|горничн|грузчик|девуш|женщин|кандидат|кассир|кладовщик|коллектив|команд|курьер|люд(?:и|ей)(?!\\p{L})|мастер|менеджер|мужчин|нян|официант|парикмахер|парн|парен|повар|помощни|продав|работни|секретар|сиделк|сотрудни|специалист|уборщи|человек'
const COMPANY_RU = 'бренд|компани|магазин|организаци|предприят|стартап|фирм'

type Words = {
  young: string
  and: string
  adjectives: string
  company: string
  person: string
  others?: string
}

/** “young”, then a person; “young and dynamic”, “young, …”, unless a company is so. */
function patternsOf({ young, and, adjectives, company, person, others }: Words): RegExp[] {
  const youngWord = `(?<!\\p{L})${young}`
  const noCompany = `(?![^.!?\\n]{0,40}(?:${company}))`
  const noOthers = others ? `(?!${others})` : ''
  return [
    new RegExp(
      `${youngWord}(?: (?:${adjectives})\\p{L}*)? ${noOthers}(?:${person})${others ? '(?!\\p{L})' : ''}`,
      'gu',
    ),
    new RegExp(`${youngWord}(?:,| ${and}| &) (?:${adjectives})${noCompany}`, 'gu'),
  ]
}

/** The patterns of all four languages, for a folded text. */
export const YOUNG_WORDS: readonly RegExp[] = [
  ...patternsOf({
    young: 'jung(?:e[rnsm]?)?',
    and: 'und',
    adjectives: ADJECTIVES_DE,
    company: COMPANY_DE,
    person: PERSON_DE,
    others: OTHERS_DE,
  }),
  ...patternsOf({
    young: 'young',
    and: 'and',
    adjectives: ADJECTIVES_EN,
    company: COMPANY_EN,
    person: PERSON_EN,
    others: 'wom[ae]n’s|m[ae]n’s|customer',
  }),
  // Not those that somebody works with.
  /(?<!\p{L})(?<!(?:with|and|support|help) )young people/gu,
  ...patternsOf({
    young: 'mlod(?:y|a|e|ego|ej|emu|ym|ych|ymi|zi)',
    and: 'i',
    adjectives: ADJECTIVES_PL,
    company: COMPANY_PL,
    person: PERSON_PL,
  }),
  ...patternsOf({
    young: 'молод(?:ой|ая|ого|ую|ые|ых|ому|ым|ыми)',
    and: 'и',
    adjectives: ADJECTIVES_RU,
    company: COMPANY_RU,
    person: PERSON_RU,
  }),
]
