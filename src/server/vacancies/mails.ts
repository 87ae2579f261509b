import type { Language } from '#shared/contract/languages.ts'
import { longDay } from '../mail/long-day.ts'
import type { MailText } from '../notifications/notify.ts'
import { linesOf } from '../notifications/several-vacancies.ts'

/** A vacancy in a mail, with the link that confirms it. */
export type Line = { title: string; link?: string; expires_at: Date | null }
type Named = { lines: readonly Line[]; more: number }

const ownList = (language: Language, publicUrl: string) =>
  `${publicUrl}/${language}/cabinet/worker/user/active-vacancy`

/** To bidders that the owner has accepted. */
const CLOSED: Record<Language, (title: string, chats: string, isFilled: boolean) => MailText> = {
  en: (title, chats, isFilled) => ({
    subject: `${isFilled ? 'Filled' : 'Closed'}: ${title}`,
    text: `Hello,\n\nThe employer has closed the vacancy “${title}”. Your bid is still accepted, and nobody else can bid any more.\n\nArrange everything else in your conversation: ${chats}\n\nJobmost`,
  }),
  de: (title, chats, isFilled) => ({
    subject: `${isFilled ? 'Besetzt' : 'Geschlossen'}: ${title}`,
    text: `Guten Tag,\n\nder Arbeitgeber hat die Anzeige „${title}“ geschlossen. Ihre Bewerbung bleibt angenommen. Andere können sich nicht mehr bewerben.\n\nAlles Weitere klären Sie in Ihrem Gespräch: ${chats}\n\nJobmost`,
  }),
  pl: (title, chats, isFilled) => ({
    subject: `${isFilled ? 'Obsadzone' : 'Zamknięte'}: ${title}`,
    text: `Dzień dobry,\n\npracodawca zamknął ogłoszenie „${title}”. Twoje zgłoszenie pozostaje przyjęte, a nikt inny nie może się już zgłosić.\n\nResztę ustalisz w rozmowie: ${chats}\n\nJobmost`,
  }),
  ru: (title, chats, isFilled) => ({
    subject: `${isFilled ? 'Место занято' : 'Вакансия закрыта'}: ${title}`,
    text: `Здравствуйте!\n\nРаботодатель закрыл вакансию «${title}». Ваш отклик остаётся принятым, а откликнуться больше никто не может.\n\nОстальное обсудите в переписке: ${chats}\n\nJobmost`,
  }),
}

/** The mail to an accepted bidder of a closed or deleted vacancy. It offers no other jobs, as in bids/mails.ts. */
export const closedMail = (
  language: Language,
  { title, isFilled }: { title: string; isFilled: boolean },
  publicUrl: string,
): MailText => CLOSED[language](title, `${publicUrl}/${language}/chat/my/room`, isFilled)

const EXPIRING: Record<Language, (title: string, day: string, own: string) => MailText> = {
  en: (title, day, own) => ({
    subject: `Expires soon: ${title}`,
    text: `Hello,\n\nYour vacancy “${title}” expires on ${day}. If it is still open, renew it with one click here: ${own}\n\nOtherwise you do not need to do anything: after that day, it will no longer be shown.\n\nJobmost`,
  }),
  de: (title, day, own) => ({
    subject: `Läuft bald ab: ${title}`,
    text: `Guten Tag,\n\nIhre Anzeige „${title}“ läuft am ${day} ab. Wenn die Stelle noch frei ist, verlängern Sie die Anzeige hier mit einem Klick: ${own}\n\nSonst brauchen Sie nichts zu tun: Danach wird sie nicht mehr angezeigt.\n\nJobmost`,
  }),
  pl: (title, day, own) => ({
    subject: `Wkrótce wygaśnie: ${title}`,
    text: `Dzień dobry,\n\nTwoje ogłoszenie „${title}” wygasa ${day}. Jeśli jest nadal aktualne, przedłuż je tutaj jednym kliknięciem: ${own}\n\nW przeciwnym razie nie musisz nic robić: po tym dniu nie będzie już wyświetlane.\n\nJobmost`,
  }),
  ru: (title, day, own) => ({
    subject: `Срок вакансии истекает: ${title}`,
    text: `Здравствуйте!\n\nСрок вашей вакансии «${title}» истекает ${day}, после этого она больше не показывается. Если вакансия ещё актуальна, продлите её здесь одним нажатием: ${own}\n\nИначе ничего делать не нужно.\n\nJobmost`,
  }),
}

const EXPIRING_SEVERAL: Record<Language, (lines: string, own: string) => MailText> = {
  en: (lines, own) => ({
    subject: 'Vacancies that expire soon',
    text: `Hello,\n\nThese vacancies expire soon:\n\n${lines}\n\nIf any of these jobs are still open, renew them here. You can select several at once: ${own}\n\nYou do not need to do anything about the others: after the day given, they will no longer be shown.\n\nJobmost`,
  }),
  de: (lines, own) => ({
    subject: 'Bald ablaufende Anzeigen',
    text: `Guten Tag,\n\ndiese Anzeigen laufen bald ab:\n\n${lines}\n\nSind Stellen noch frei, verlängern Sie die Anzeigen hier. Sie können mehrere auf einmal auswählen: ${own}\n\nBei den anderen brauchen Sie nichts zu tun: Nach dem genannten Tag werden sie nicht mehr angezeigt.\n\nJobmost`,
  }),
  pl: (lines, own) => ({
    subject: 'Ogłoszenia, które wkrótce wygasną',
    text: `Dzień dobry,\n\nte ogłoszenia wkrótce wygasną:\n\n${lines}\n\nJeśli któreś jest nadal aktualne, przedłuż je tutaj. Możesz zaznaczyć kilka naraz: ${own}\n\nW przeciwnym razie nie musisz nic robić: po podanym dniu ogłoszenia nie będą już wyświetlane.\n\nJobmost`,
  }),
  ru: (lines, own) => ({
    subject: 'Скоро истекает срок вакансий',
    text: `Здравствуйте!\n\nСкоро истекает срок этих вакансий, после чего они больше не показываются:\n\n${lines}\n\nЕсли вакансии ещё актуальны, продлите их здесь. Можно выбрать сразу несколько: ${own}\n\nИначе ничего делать не нужно.\n\nJobmost`,
  }),
}

/** The mail for owners before vacancies expire, with the day of each. */
export function expiringMail(
  language: Language,
  { lines: vacancies, more }: Named,
  publicUrl: string,
): MailText {
  const own = ownList(language, publicUrl)
  const lines = vacancies.map(({ title, expires_at }) => ({
    title,
    day: expires_at ? longDay(language, expires_at) : '',
  }))
  const [only, ...others] = lines
  if (only && others.length === 0) return EXPIRING[language](only.title, only.day, own)
  const list = lines.map(({ title, day }) => `– ${title}: ${day}`)
  return EXPIRING_SEVERAL[language](linesOf(language, list, more), own)
}

/**
 * Subject and words for one or several vacancies. The subject for several has no number, which would need plural
 * forms.
 */
type ListWords = {
  one: (title: string) => string
  several: string
  text: (titles: string, own: string) => string
}

const ASKED: Record<Language, ListWords> = {
  en: {
    one: (title) => `Is this job still open? ${title}`,
    several: 'Are your jobs still open?',
    text: (titles, own) =>
      `Hello,\n\nEvery two weeks we ask employers whether their jobs are still open. Please check:\n\n${titles}\n\nIf a job is still open, open the link below it and confirm. You do not need to log in. After logging in you can confirm several at once: ${own}\n\nAnything you do not confirm within 7 days is paused: job seekers will not see it until you publish it again.\n\nJobmost`,
  },
  de: {
    one: (title) => `Noch frei? ${title}`,
    several: 'Sind Ihre Stellen noch frei?',
    text: (titles, own) =>
      `Guten Tag,\n\nalle zwei Wochen fragen wir, ob Stellen noch frei sind. Bitte sehen Sie nach:\n\n${titles}\n\nIst eine Stelle noch frei, öffnen Sie den Link darunter und bestätigen Sie das. Anmelden müssen Sie sich dafür nicht. Angemeldet können Sie hier mehrere auf einmal bestätigen: ${own}\n\nWas Sie nicht innerhalb von 7 Tagen bestätigen, wird pausiert: Arbeitssuchende sehen es erst wieder, wenn Sie es erneut veröffentlichen.\n\nJobmost`,
  },
  pl: {
    one: (title) => `Czy nadal aktualne? ${title}`,
    several: 'Czy Twoje ogłoszenia są nadal aktualne?',
    text: (titles, own) =>
      `Dzień dobry,\n\nco dwa tygodnie pytamy, czy ogłoszenia są nadal aktualne. Sprawdź, proszę:\n\n${titles}\n\nJeśli ogłoszenie jest nadal aktualne, otwórz link pod tytułem i potwierdź. Logowanie nie jest potrzebne. Po zalogowaniu możesz tutaj potwierdzić kilka naraz: ${own}\n\nTo, co nie zostanie potwierdzone w ciągu 7 dni, zostanie wstrzymane: osoby szukające pracy zobaczą je dopiero, gdy opublikujesz je ponownie.\n\nJobmost`,
  },
  ru: {
    one: (title) => `Вакансия ещё актуальна? ${title}`,
    several: 'Ваши вакансии ещё актуальны?',
    text: (titles, own) =>
      `Здравствуйте!\n\nРаз в две недели мы спрашиваем, актуальны ли ещё вакансии. Пожалуйста, проверьте:\n\n${titles}\n\nЕсли вакансия ещё актуальна, откройте ссылку под её названием и подтвердите. Входить не нужно. После входа здесь можно подтвердить сразу несколько: ${own}\n\nБез подтверждения через 7 дней вакансия приостанавливается: соискатели не увидят её, пока вы не опубликуете её снова.\n\nJobmost`,
  },
}

const PAUSED: Record<Language, ListWords> = {
  en: {
    one: (title) => `Paused: ${title}`,
    several: 'Your vacancies are paused',
    text: (titles, own) =>
      `Hello,\n\nA week ago we asked whether you still have an opening. We have had no answer, so we no longer show:\n\n${titles}\n\nNothing is lost, neither the text nor the bids. To show a vacancy again, switch on “Publish” here: ${own}\n\nJobmost`,
  },
  de: {
    one: (title) => `Pausiert: ${title}`,
    several: 'Ihre Anzeigen sind pausiert',
    text: (titles, own) =>
      `Guten Tag,\n\nvor einer Woche haben wir gefragt, ob noch eine Stelle frei ist, und keine Antwort erhalten. Deshalb zeigen wir nicht mehr:\n\n${titles}\n\nNichts ist verloren, weder der Text noch die Bewerbungen. Um eine Anzeige wieder zu zeigen, schalten Sie hier „Veröffentlichen“ ein: ${own}\n\nJobmost`,
  },
  pl: {
    one: (title) => `Wstrzymane: ${title}`,
    several: 'Twoje ogłoszenia są wstrzymane',
    text: (titles, own) =>
      `Dzień dobry,\n\ntydzień temu zapytaliśmy, czy nadal kogoś szukasz. Nie było odpowiedzi, więc nie wyświetlamy już:\n\n${titles}\n\nNic nie przepadło, ani treść, ani zgłoszenia kandydatów. Aby przywrócić ogłoszenie, włącz tutaj „Publikuj”: ${own}\n\nJobmost`,
  },
  ru: {
    one: (title) => `Вакансия приостановлена: ${title}`,
    several: 'Ваши вакансии приостановлены',
    text: (titles, own) =>
      `Здравствуйте!\n\nНеделю назад мы спросили, есть ли ещё свободное место, но не получили ответа. Поэтому мы больше не показываем:\n\n${titles}\n\nНичего не потеряно: ни текст, ни отклики. Чтобы снова показать вакансию, включите здесь «Публиковать»: ${own}\n\nJobmost`,
  },
}

const listMail =
  (words: Record<Language, ListWords>) =>
  (language: Language, { lines: vacancies, more }: Named, publicUrl: string): MailText => {
    const { one, several, text } = words[language]
    const [only, ...others] = vacancies
    const list = vacancies.map(({ title, link }) => (link ? `– ${title}\n${link}` : `– ${title}`))
    return {
      subject: others.length ? several : one(only?.title ?? ''),
      text: text(linesOf(language, list, more), ownList(language, publicUrl)),
    }
  }

/** The mail that asks an owner whether jobs are still open. */
export const askedMail = listMail(ASKED)

/** The mail to an owner whose vacancies were paused, with the link to publish them again. */
export const pausedMail = listMail(PAUSED)
