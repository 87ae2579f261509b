import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Ground } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { ReportType } from '#shared/contract/reports.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { type Linked, objectionLink } from '../objections/link.ts'
import { withGround } from '../texts/grounds.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'
import { say } from '../texts/texts.ts'

type Recipient = { email: string; language: Language }
type Reported = { id: number; type: ReportType; subject_id: number; subject_slug: string | null }
type Named = Pick<Reported, 'id' | 'type'> & { subject_title: string; reporter_id: number | null }
type Verdict = Reported &
  Named & {
    state: 'upheld' | 'dismissed'
    at: Date
    decision: string
    ground: Ground
    isRemoved: boolean
    /** Whether the reporter objected to the first decision. This one is the last. */
    isAgain: boolean
  }
type Words = {
  thing: Record<ReportType, string>
  /** The same as the author's own, where `toAuthor` names it. */
  own: Record<ReportType, string>
  titled: (thing: string, title: string) => string
  objectTo: (contact: string) => string
  receipt: (number: number, thing: string, link: string) => { subject: string; text: string }
  toReporter: (
    number: number,
    thing: string,
    verdict: Verdict,
    redress: string,
  ) => { subject: string; text: string }
  toAuthor: (own: string, verdict: Verdict, redress: string) => { subject: string; text: string }
  overturned: (
    number: number,
    thing: string,
    answer: string | null,
    contact: string,
  ) => { subject: string; text: string }
}

// A receipt may go to an unconfirmed address, so it contains no text written by a person (no spam relay).
const WORDS: Record<Language, Words> = {
  en: {
    thing: { job: 'a vacancy', offer: 'an offer', user: 'a profile', message: 'a message', bid: 'a bid' },
    own: {
      job: 'Your vacancy',
      offer: 'Your offer',
      user: 'Your profile',
      message: 'Your message',
      bid: 'Your bid',
    },
    titled: (thing, title) => `${thing} (“${title}”)`,
    objectTo: (contact) => `If you do not agree, write to us within six months: ${contact}`,
    receipt: (number, thing, link) => ({
      subject: `We have received your report no. ${number}`,
      text: `Hello,\n\nThank you for reporting ${thing} on Jobmost: ${link}\n\nA person will review it and tell you what was decided and why. Your report number is ${number}. The person you reported will not be told who you are.\n\nIf you have not reported anything, someone mistyped an address: please ignore this e-mail.\n\nJobmost`,
    }),
    toReporter: (number, thing, { state, decision, isRemoved, isAgain }, redress) => ({
      subject: `Our decision on your report no. ${number}`,
      text: `Hello,\n\n${isAgain ? `A person has reviewed your report no. ${number} about ${thing} again because you objected.` : `A person has reviewed your report no. ${number} about ${thing}.`} ${state === 'upheld' ? `You were right${isRemoved ? ': what you reported has been taken down' : ''}.` : 'What you reported breaks no rules and stays online.'}\n\nThe reason: ${decision}\n\n${redress}\n\nJobmost`,
    }),
    toAuthor: (own, { state, decision, isRemoved, subject_title }, redress) => ({
      subject: `Our decision on a report about “${subject_title}”`,
      text: `Hello,\n\n${own} “${subject_title}” was reported, and a person has reviewed it. ${state === 'upheld' ? `The report was justified${isRemoved ? ', and your content has been taken down' : ''}.` : 'Nothing changes; you do not need to do anything.'}\n\nThe reason: ${decision}\n\n${redress}Jobmost`,
    }),
    overturned: (number, thing, answer, contact) => ({
      subject: `The decision on your report no. ${number} has been reversed`,
      text: `Hello,\n\nWe made a decision on your report no. ${number} about ${thing}, and the person concerned objected. We have reviewed the decision: it was wrong, and we have reversed it.\n\n${answer ? `The reason: ${answer}\n\n` : ''}If you do not agree, write to us: ${contact}\n${OUTSIDE_REDRESS.en}\n\nJobmost`,
    }),
  },
  de: {
    thing: {
      job: 'eine Stellenanzeige',
      offer: 'ein Stellengesuch',
      user: 'ein Profil',
      message: 'eine Nachricht',
      bid: 'eine Bewerbung',
    },
    own: {
      job: 'Ihre Stellenanzeige',
      offer: 'Ihr Stellengesuch',
      user: 'Ihr Profil',
      message: 'Ihre Nachricht',
      bid: 'Ihre Bewerbung',
    },
    titled: (thing, title) => `${thing} („${title}“)`,
    objectTo: (contact) =>
      `Wenn Sie damit nicht einverstanden sind, schreiben Sie uns innerhalb von sechs Monaten: ${contact}`,
    receipt: (number, thing, link) => ({
      subject: `Ihre Meldung Nr. ${number} ist angekommen`,
      text: `Guten Tag,\n\ndanke, dass Sie ${thing} auf Jobmost gemeldet haben: ${link}\n\nEin Mensch sieht sich das an und teilt Ihnen mit, was entschieden wurde und warum. Ihre Meldung hat die Nummer ${number}. Wer gemeldet wurde, erfährt nicht, wer Sie sind.\n\nWenn Sie nichts gemeldet haben, hat sich jemand bei der Adresse vertippt: Dann brauchen Sie nichts zu tun.\n\nJobmost`,
    }),
    toReporter: (number, thing, { state, decision, isRemoved, isAgain }, redress) => ({
      subject: `Entscheidung über Ihre Meldung Nr. ${number}`,
      text: `Guten Tag,\n\n${isAgain ? `nach Ihrem Widerspruch hat sich ein Mensch Ihre Meldung Nr. ${number} über ${thing} noch einmal angesehen.` : `ein Mensch hat sich Ihre Meldung Nr. ${number} über ${thing} angesehen.`} ${state === 'upheld' ? `Sie hatten recht${isRemoved ? ': Was Sie gemeldet haben, ist nicht mehr zu sehen' : ''}.` : 'Was Sie gemeldet haben, verstößt gegen keine Regel und bleibt online.'}\n\nDie Begründung: ${decision}\n\n${redress}\n\nJobmost`,
    }),
    toAuthor: (own, { state, decision, isRemoved, subject_title }, redress) => ({
      subject: `Entscheidung über eine Meldung zu „${subject_title}“`,
      text: `Guten Tag,\n\n${own} „${subject_title}“ wurde gemeldet, und ein Mensch hat das geprüft. ${state === 'upheld' ? `Die Meldung war berechtigt${isRemoved ? ', und der Inhalt ist nicht mehr zu sehen' : ''}.` : 'Alles bleibt, wie es ist; Sie müssen nichts tun.'}\n\nDie Begründung: ${decision}\n\n${redress}Jobmost`,
    }),
    overturned: (number, thing, answer, contact) => ({
      subject: `Die Entscheidung über Ihre Meldung Nr. ${number} wurde aufgehoben`,
      text: `Guten Tag,\n\nnach Ihrer Meldung Nr.\u00a0${number} über ${thing} haben wir eine Entscheidung getroffen, und die betroffene Person hat widersprochen. Die Sache wurde noch einmal geprüft: Die Entscheidung war falsch, und wir haben sie aufgehoben.\n\n${answer ? `Die Begründung: ${answer}\n\n` : ''}Wenn Sie damit nicht einverstanden sind, schreiben Sie uns: ${contact}\n${OUTSIDE_REDRESS.de}\n\nJobmost`,
    }),
  },
  ru: {
    thing: { job: 'вакансию', offer: 'анкету', user: 'профиль', message: 'сообщение', bid: 'отклик' },
    own: {
      job: 'вашу вакансию',
      offer: 'вашу анкету',
      user: 'ваш профиль',
      message: 'ваше сообщение',
      bid: 'ваш отклик',
    },
    titled: (thing, title) => `${thing} «${title}»`,
    objectTo: (contact) => `Если вы не согласны, напишите нам в течение шести месяцев: ${contact}`,
    receipt: (number, thing, link) => ({
      subject: `Ваша жалоба № ${number} получена`,
      text: `Здравствуйте!\n\nСпасибо за жалобу на ${thing}: ${link}\n\nЖалобу рассмотрит человек. Мы напишем вам, что решено и почему. Номер вашей жалобы — ${number}. Тот, на кого вы пожаловались, не узнает, кто подал жалобу.\n\nЕсли вы ни на что не жаловались, кто-то ошибся в адресе: просто не обращайте внимания на это письмо.\n\nJobmost`,
    }),
    toReporter: (number, thing, { state, decision, isRemoved, isAgain }, redress) => ({
      subject: `По вашей жалобе № ${number} принято решение`,
      text: `Здравствуйте!\n\n${isAgain ? `После вашего возражения человек ещё раз рассмотрел вашу жалобу № ${number} на ${thing}.` : `Человек рассмотрел вашу жалобу № ${number} на ${thing}.`} ${state === 'upheld' ? `Вы были правы${isRemoved ? ': то, на что вы пожаловались, больше не показывается' : ''}.` : 'То, на что вы пожаловались, не нарушает правил и остаётся на сайте.'}\n\nПричина: ${decision}\n\n${redress}\n\nJobmost`,
    }),
    toAuthor: (own, { state, decision, isRemoved, subject_title }, redress) => ({
      subject: `По жалобе на «${subject_title}» принято решение`,
      text: `Здравствуйте!\n\nПоступила жалоба на ${own} «${subject_title}». Её рассмотрел человек. ${state === 'upheld' ? `Жалоба обоснованна${isRemoved ? ', и то, на что пожаловались, больше не показывается' : ''}.` : 'Всё остаётся как есть, вам ничего не нужно делать.'}\n\nПричина: ${decision}\n\n${redress}Jobmost`,
    }),
    overturned: (number, thing, answer, contact) => ({
      subject: `Решение по вашей жалобе № ${number} отменено`,
      text: `Здравствуйте!\n\nПосле вашей жалобы № ${number} на ${thing} мы приняли решение, и тот, кого оно касалось, возразил. Дело рассмотрели ещё раз: решение было ошибочным, и мы его отменили.\n\n${answer ? `Причина: ${answer}\n\n` : ''}Если вы не согласны, напишите нам: ${contact}\n${OUTSIDE_REDRESS.ru}\n\nJobmost`,
    }),
  },
  pl: {
    thing: {
      job: 'ogłoszenie o pracę',
      offer: 'ogłoszenie osoby szukającej pracy',
      user: 'profil',
      message: 'wiadomość',
      bid: 'zgłoszenie do ogłoszenia o pracę',
    },
    own: {
      job: 'Twoje ogłoszenie o pracę',
      offer: 'Twoje ogłoszenie',
      user: 'Twój profil',
      message: 'Twoja wiadomość',
      bid: 'Twoje zgłoszenie',
    },
    titled: (thing, title) => `${thing} „${title}”`,
    objectTo: (contact) => `Jeśli się z tym nie zgadzasz, napisz do nas w ciągu sześciu miesięcy: ${contact}`,
    receipt: (number, thing, link) => ({
      subject: `Otrzymaliśmy Twoje zgłoszenie naruszenia nr ${number}`,
      text: `Dzień dobry,\n\ndziękujemy za zgłoszenie naruszenia. Czego dotyczy: ${thing}, ${link}\n\nZgłoszenie rozpatrzy człowiek. Napiszemy, co postanowiono i dlaczego. Numer zgłoszenia: ${number}. Osoba, której ono dotyczy, nie dowie się, kto je wysłał.\n\nJeśli to nie Ty, ktoś pomylił się w adresie: zignoruj tę wiadomość.\n\nJobmost`,
    }),
    toReporter: (number, thing, { state, decision, isRemoved, isAgain }, redress) => ({
      subject: `Twoje zgłoszenie naruszenia nr ${number} zostało rozpatrzone`,
      text: `Dzień dobry,\n\n${isAgain ? `po Twoim sprzeciwie człowiek ponownie rozpatrzył Twoje zgłoszenie naruszenia nr ${number} (${thing}).` : `człowiek rozpatrzył Twoje zgłoszenie naruszenia nr ${number} (${thing}).`} ${state === 'upheld' ? `Zgłoszenie było zasadne${isRemoved ? ', a zgłoszona treść nie jest już widoczna' : ''}.` : 'Zgłoszona treść nie narusza zasad i pozostaje w serwisie.'}\n\nUzasadnienie: ${decision}\n\n${redress}\n\nJobmost`,
    }),
    toAuthor: (own, { state, decision, isRemoved, subject_title }, redress) => ({
      subject: `Zgłoszenie naruszenia dotyczące „${subject_title}” zostało rozpatrzone`,
      text: `Dzień dobry,\n\nktoś zgłosił naruszenie. Dotyczyło: ${own} „${subject_title}”. Zgłoszenie rozpatrzył człowiek. ${state === 'upheld' ? `Zgłoszenie było zasadne${isRemoved ? ', a treść nie jest już widoczna' : ''}.` : 'Wszystko pozostaje bez zmian; nie musisz nic robić.'}\n\nUzasadnienie: ${decision}\n\n${redress}Jobmost`,
    }),
    overturned: (number, thing, answer, contact) => ({
      subject: `Decyzja w sprawie Twojego zgłoszenia naruszenia nr ${number} została uchylona`,
      text: `Dzień dobry,\n\npo Twoim zgłoszeniu naruszenia nr ${number} (${thing}) podjęliśmy decyzję, a osoba, której dotyczyła, wniosła sprzeciw. Sprawę rozpatrzono ponownie: decyzja była błędna, więc ją uchyliliśmy.\n\n${answer ? `Uzasadnienie: ${answer}\n\n` : ''}Jeśli się z tym nie zgadzasz, napisz do nas: ${contact}\n${OUTSIDE_REDRESS.pl}\n\nJobmost`,
    }),
  },
}

/** Confirms that a report was received. */
export function receiptMail(to: Recipient, what: Reported, publicUrl: string): Mail {
  const { language } = to
  const { thing, receipt } = WORDS[language]
  return composeMail(
    'report_received',
    to,
    publicUrl,
    receipt(what.id, thing[what.type], linkTo(what, language, publicUrl)),
  )
}

/** Informs the reporter of the decision and its reason. */
export function decisionMail({ email, language }: Recipient, verdict: Verdict, publicUrl: string): Mail {
  const { toReporter } = WORDS[language]
  const { text, claims } = redress(
    verdict.state === 'dismissed' ? { type: 'report', id: verdict.id, at: verdict.at } : null,
    verdict,
    language,
    publicUrl,
  )
  const mail = toReporter(verdict.id, nameOf(verdict, language), withStatement(verdict, language), text)
  return composeMail('decision', { email, language }, publicUrl, { ...mail, claims })
}

/** Informs the author of the decision and its reason, never of the reporter's identity. */
export function authorMail({ email, language }: Recipient, verdict: Verdict, publicUrl: string): Mail {
  const { own, toAuthor } = WORDS[language]
  // Nobody objects to a decision in their favour.
  const { text, claims } =
    verdict.state === 'upheld'
      ? redress(removedOf(verdict), { isAgain: false }, language, publicUrl)
      : { text: '', claims: undefined }
  const mail = toAuthor(own[verdict.type], withStatement(verdict, language), text && `${text}\n\n`)
  return composeMail('decision', { email, language }, publicUrl, { ...mail, ...(claims && { claims }) })
}

/** Tells the reporter that an objection has overturned what the report led to. */
export function overturnedMail(
  { email, language }: Recipient,
  { answer, ...report }: Named & { answer: string | null },
  publicUrl: string,
): Mail {
  const { overturned } = WORDS[language]
  return composeMail(
    'decision',
    { email, language },
    publicUrl,
    overturned(report.id, nameOf(report, language), answer, contactLink(language, publicUrl)),
  )
}

/**
 * What was reported, with the title of a vacancy or an offer. Without an account, the address of the reporter is
 * unconfirmed, so the mail quotes no title (no spam relay).
 */
function nameOf({ type, subject_title, reporter_id }: Named, language: Language): string {
  const { thing, titled } = WORDS[language]
  const isTitled = reporter_id !== null && (type === 'job' || type === 'offer') && subject_title
  return isTitled ? titled(thing[type], subject_title) : thing[type]
}

/** Adds to the reason of an upheld report what it rests on and who decided (DSA Art. 17). */
const withStatement = (verdict: Verdict, language: Language): Verdict =>
  verdict.state === 'upheld'
    ? {
        ...verdict,
        decision: `${withGround(language, { ...verdict, reason: verdict.decision })} ${say(language, 'decided_by_person')}`,
      }
    : verdict

function removedOf({ isRemoved, type, subject_id, at }: Verdict): Linked | null {
  return isRemoved ? { type: OBJECTION_TYPES[type], id: subject_id, at } : null
}

const OBJECTION_TYPES = {
  job: 'vacancy',
  offer: 'offer',
  user: 'profile',
  message: 'message',
  bid: 'bid',
} as const satisfies Record<ReportType, ObjectionSubject['type']>

/**
 * How to object to a decision: by a link, or by the contact form where there is nothing to take back. A decision about an
 * objection is the last one here.
 */
function redress(
  subject: Linked | null,
  { isAgain }: Pick<Verdict, 'isAgain'>,
  language: Language,
  publicUrl: string,
): { text: string; claims?: Mail['claims'] } {
  const outside = OUTSIDE_REDRESS[language]
  if (isAgain) return { text: outside }
  const { link, claims } = subject
    ? objectionLink(subject, language, publicUrl)
    : { link: contactLink(language, publicUrl), claims: undefined }
  return { text: `${WORDS[language].objectTo(link)}\n${outside}`, ...(claims && { claims }) }
}

const contactLink = (language: Language, publicUrl: string): string =>
  `${publicUrl}/${language}/${CONTACT_PATH}`

/** Link to the reported subject. Messages and bids have no public page: their links open the chats and the own vacancies. */
function linkTo({ type, subject_id, subject_slug }: Reported, language: Language, publicUrl: string): string {
  const path = {
    job: `jobs/item/${subject_slug}`,
    offer: `offer/item/${subject_id}`,
    user: `user/profile/${subject_id}`,
    message: 'chat/my/room',
    bid: 'cabinet/worker/user/active-vacancy',
  }[type]
  return `${publicUrl}/${language}/${path}`
}
