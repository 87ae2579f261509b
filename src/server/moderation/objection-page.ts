import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { plainPage } from '../http/plain-page.ts'
import { say } from '../texts/texts.ts'

const { min, max } = LIMITS.reason

type Given = {
  /** What the decision is about, and its reason. */
  about: { title: string; reason: string }
  problem?: string
  text?: string
}

/** The form for an objection. It works without login and scripts. A refused text stays in it, with its problem. */
export const objectionFormPage = (language: Language, { about, problem = '', text = '' }: Given): string =>
  plainPage(
    language,
    say(language, 'objection_ask'),
    `${aboutDecision(language, about)}<form method="post">${problem ? `<p role="alert"><strong>${problem}</strong></p>` : ''}<p><label for="text">${say(language, 'objection_why')}</label></p><p><textarea id="text" name="text" rows="8" cols="40" minlength="${min}" maxlength="${max}" required>${escapeHtml(text)}</textarea></p><p>${say(language, 'objection_free')}</p><button>${say(language, 'objection_send')}</button></form>`,
  )

const aboutDecision = (language: Language, { title, reason }: Given['about']) =>
  `<p><strong>${escapeHtml(title)}</strong></p>${reason ? `<p>${say(language, 'objection_reason')} ${escapeHtml(reason)}</p>` : ''}`

export const objectionSentPage = (language: Language): string =>
  plainPage(
    language,
    say(language, 'objection_done'),
    `<p>${say(language, 'objection_next')}</p><p><a href="/${language}">${say(language, 'unsubscribe_home')}</a></p>`,
  )

/** The page when the decision cannot be objected to any more. */
export const objectionLatePage = (language: Language): string =>
  plainPage(language, say(language, 'not_objectionable'), contactLink(language))

/** The page for a forged link. */
export const objectionGonePage = (language: Language): string =>
  plainPage(language, say(language, 'open_gone'), contactLink(language))

const contactLink = (language: Language) =>
  `<p><a href="/${language}/${CONTACT_PATH}">${say(language, 'objection_contact')}</a></p>`
