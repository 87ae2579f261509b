import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notifications.ts'
import type { Deps } from '../http/deps.ts'
import { toHtml } from '../mail/html.ts'
import type { Mail } from '../mail/mailer.ts'
import { unsubscribeToken } from './tokens.ts'

const FOOTER: Record<Language, (link: string) => string> = {
  en: (link) => `You can stop e-mails of this kind with one click: ${link}`,
  de: (link) => `E-Mails dieser Art können Sie mit einem Klick abbestellen: ${link}`,
  pl: (link) => `Z wiadomości tego rodzaju można zrezygnować jednym kliknięciem: ${link}`,
  ru: (link) => `От таких писем можно отказаться одним нажатием: ${link}`,
}

/** A mail as plain text and HTML, with a way to end its kind, for people and for mail programs (RFC 8058). */
export function withUnsubscribe(
  config: Pick<Deps['config'], 'jwtSecret' | 'publicUrl'>,
  { id, language }: { id: number; language: Language },
  kind: NotificationKind,
  mail: Mail,
): Mail {
  const token = unsubscribeToken(config, { userId: id, kind })
  const oneClick = `${config.publicUrl}/api/v1/notifications/unsubscribe?token=${token}`
  const text = `${mail.text.trimEnd()}\n\n${FOOTER[language](oneClick)}\n`
  return {
    ...mail,
    text,
    html: toHtml(text, language),
    headers: {
      ...mail.headers,
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
