import type { Language } from '#shared/contract/languages.ts'

/** Title and description of a page in each language. */
export type PageTexts = Record<Language, { title: string; description: string }>

const of = (
  en: [string, string],
  ru: [string, string],
  pl: [string, string],
  de: [string, string],
): PageTexts => ({ en: texts(en), ru: texts(ru), pl: texts(pl), de: texts(de) })
const texts = ([title, description]: [string, string]) => ({ title, description })

const GENERAL: Record<Language, string> = {
  en: 'Jobs in Germany in four languages. Pay is always shown, no bid waits forever, and it works without a connection.',
  ru: 'Работа в Германии на четырёх языках. Оплата всегда указана, ни один отклик не ждёт ответа бесконечно, сайт работает и без связи.',
  pl: 'Praca w Niemczech w czterech językach. Wynagrodzenie zawsze podane, żadne zgłoszenie nie czeka bez końca, działa też bez połączenia.',
  de: 'Arbeit in Deutschland in vier Sprachen. Der Lohn steht immer dabei, keine Bewerbung bleibt ewig offen, und es geht auch ohne Internet.',
}
const general = (en: string, ru: string, pl: string, de: string) =>
  of([en, GENERAL.en], [ru, GENERAL.ru], [pl, GENERAL.pl], [de, GENERAL.de])

/** Title and description of every page. Pages about one thing replace them (subjects.ts). */
export const TITLES = {
  home: general(
    'The job exchange for Germany',
    'Биржа вакансий в Германии',
    'Giełda pracy w Niemczech',
    'Die Jobbörse für Deutschland',
  ),
  jobs: of(
    ['Jobs on offer', 'Current jobs in Germany with pay, hours and the German you need.'],
    ['Вакансии в Германии', 'Свежие вакансии в Германии: оплата, часы и нужный уровень немецкого.'],
    [
      'Ogłoszenia o pracę w Niemczech',
      'Aktualne ogłoszenia o pracę w Niemczech: stawka, godziny i wymagany niemiecki.',
    ],
    ['Stellenangebote', 'Aktuelle Stellen in Deutschland mit Lohn, Stunden und nötigen Deutschkenntnissen.'],
  ),
  job: general('Job', 'Вакансия', 'Ogłoszenie o pracę', 'Stellenangebot'),
  // Replaced by the title of the place (page-extras.ts).
  'job-place': general('Jobs', 'Вакансии', 'Ogłoszenia', 'Stellen'),
  offers: of(
    [
      'People looking for work',
      'People in Germany who are looking for work: what they can do, where, and for what pay.',
    ],
    ['Анкеты соискателей', 'Кто ищет работу в Германии: что умеет, где хочет работать и за какую оплату.'],
    [
      'Osoby szukające pracy',
      'Ludzie w Niemczech, którzy oferują swoją pracę: co potrafią, gdzie i za jaką stawkę.',
    ],
    [
      'Stellengesuche',
      'Menschen in Deutschland, die Arbeit suchen: was sie können, wo und zu welchem Lohn sie arbeiten möchten.',
    ],
  ),
  offer: general(
    'Looking for work',
    'Анкета соискателя',
    'Ogłoszenie osoby szukającej pracy',
    'Stellengesuch',
  ),
  login: general('Log in', 'Вход', 'Logowanie', 'Anmelden'),
  register: general('Register', 'Регистрация', 'Rejestracja', 'Registrieren'),
  forgot: general('Password recovery', 'Восстановление пароля', 'Odzyskiwanie hasła', 'Passwort vergessen'),
  'confirm-email': general(
    'Confirm your e-mail address',
    'Подтверждение эл. почты',
    'Potwierdzenie adresu e-mail',
    'E-Mail-Adresse bestätigen',
  ),
  'deletion-requested': general(
    'Your account will be deleted',
    'Ваша учётная запись будет удалена',
    'Twoje konto zostanie usunięte',
    'Ihr Konto wird gelöscht',
  ),
  'about-company': of(
    ['About us', 'What Jobmost is, who it is for, and how many jobs and people there are today.'],
    ['О нас', 'Что такое Jobmost, для кого он и сколько на нём сегодня вакансий и людей.'],
    ['O nas', 'Czym jest Jobmost, dla kogo powstał oraz ile ogłoszeń i osób jest tu dzisiaj.'],
    ['Über uns', 'Was Jobmost ist, für wen es da ist und wie viele Stellen und Menschen heute dabei sind.'],
  ),
  transparency: of(
    [
      'Transparency report',
      'How many decisions were made on vacancies, offers and reports on Jobmost in the last twelve months, and how fast.',
    ],
    [
      'Отчёт о прозрачности',
      'Сколько вакансий, анкет и жалоб рассмотрено на Jobmost за последние двенадцать месяцев, как и за какое время.',
    ],
    [
      'Raport przejrzystości',
      'Ile ogłoszeń i zgłoszeń naruszeń rozpatrzono w Jobmost w ostatnich dwunastu miesiącach, z jakim wynikiem i jak szybko.',
    ],
    [
      'Transparenzbericht',
      'Über wie viele Anzeigen, Gesuche und Meldungen in den letzten zwölf Monaten auf Jobmost entschieden wurde, wie und wie schnell.',
    ],
  ),
  'minimum-wages': of(
    [
      'Minimum wages and mini-job limits',
      'Minimum wages in Germany, including those for cleaning and care, and the limits for mini-jobs and midi-jobs, with dates and sources.',
    ],
    [
      'Минимальная оплата и пределы для мини-джобов',
      'Минимальная оплата в Германии, в том числе в уборке и уходе, пределы для мини- и миди-джобов: даты и источники.',
    ],
    [
      'Płace minimalne i limity minijobu',
      'Płace minimalne w Niemczech, także w sprzątaniu i opiece, oraz limity minijobu i midijobu, z datami i źródłami.',
    ],
    [
      'Mindestlöhne und Minijob-Grenzen',
      'Mindestlöhne in Deutschland, auch für Reinigung und Pflege, und die Grenzen für Minijob und Midijob, mit Datum und Quelle.',
    ],
  ),
  faq: of(
    [
      'Questions and answers',
      'Answers for everyone, for employers and for people looking for work on Jobmost.',
    ],
    ['Вопросы и ответы', 'Ответы для всех, для работодателей и для тех, кто ищет работу на Jobmost.'],
    ['Pytania i odpowiedzi', 'Odpowiedzi dla wszystkich, dla pracodawców i dla szukających pracy w Jobmost.'],
    [
      'Fragen und Antworten',
      'Antworten für alle, für Arbeitgeber und für Menschen, die auf Jobmost Arbeit suchen.',
    ],
  ),
  page: general('Information', 'Информация', 'Informacje', 'Informationen'),
  'announced-page': general('Upcoming version', 'Будущая версия', 'Przyszła wersja', 'Künftige Fassung'),
  blog: of(
    [
      'Blog',
      'Short, practical articles on working in Germany: pay, contracts, papers, applications and fraud.',
    ],
    [
      'Блог',
      'Короткие полезные статьи о работе в Германии: оплата, договоры, документы, отклики и мошенники.',
    ],
    [
      'Blog',
      'Krótkie, praktyczne artykuły o pracy w Niemczech: płace, umowy, dokumenty, zgłoszenia i oszustwa.',
    ],
    [
      'Blog',
      'Kurze, nützliche Artikel zur Arbeit in Deutschland: Lohn, Verträge, Papiere, Bewerbung und Betrug.',
    ],
  ),
  article: general('Article', 'Статья', 'Artykuł', 'Artikel'),
  search: of(
    [
      'Search',
      'Jobs in Germany that match what you are looking for, with pay, hours and the German you need.',
    ],
    ['Поиск', 'Вакансии в Германии по вашему запросу: оплата, часы и нужный уровень немецкого.'],
    ['Wyszukiwanie', 'Praca w Niemczech pasująca do zapytania: stawka, godziny i wymagany niemiecki.'],
    [
      'Suche',
      'Stellen in Deutschland, die zu Ihrer Suche passen: mit Lohn, Stunden und nötigen Deutschkenntnissen.',
    ],
  ),
  profile: general('Profile', 'Профиль', 'Profil', 'Profil'),
  'newsletter-confirm': general(
    'Confirm your subscription',
    'Подтверждение подписки',
    'Potwierdzenie subskrypcji',
    'Abonnement bestätigen',
  ),
  'newsletter-unsubscribe': general(
    'Unsubscribe',
    'Отписка от рассылки',
    'Rezygnacja z subskrypcji',
    'Newsletter abbestellen',
  ),
  outbox: general('Outbox', 'Исходящие', 'Skrzynka nadawcza', 'Postausgang'),
  share: general('Shared text', 'Полученный текст', 'Udostępniony tekst', 'Geteilter Text'),
  chats: general('My chats', 'Мои чаты', 'Moje czaty', 'Meine Chats'),
  cabinet: general('Cabinet', 'Кабинет', 'Panel', 'Mein Konto'),
  admin: general('Administration', 'Администрирование', 'Administracja', 'Verwaltung'),
  'not-found': general(
    'Page not found',
    'Страница не найдена',
    'Nie znaleziono strony',
    'Seite nicht gefunden',
  ),
} satisfies Record<string, PageTexts>

/** Title of a job feed. */
export const RSS_TITLE: Record<Language, string> = {
  en: 'New jobs in Germany',
  ru: 'Новые вакансии в Германии',
  pl: 'Nowe ogłoszenia o pracę w Niemczech',
  de: 'Neue Stellen in Deutschland',
}

/** Title of a search by keyword and city; null means all of Germany. */
export const SEARCH_TITLE: Record<Language, (word: string, city: string | null) => string> = {
  en: (word, city) => `“${word}”: jobs in ${city ?? 'Germany'}`,
  ru: (word, city) => `«${word}»: вакансии, ${city ?? 'вся Германия'}`,
  pl: (word, city) => `„${word}”: praca, ${city ?? 'całe Niemcy'}`,
  de: (word, city) => `„${word}“: Stellen in ${city ?? 'Deutschland'}`,
}
