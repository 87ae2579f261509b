import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import type { Deps } from '../http/deps.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { collectClaims } from '../mail/signed-links.ts'
import { say } from '../texts/texts.ts'
import { unsubscribeTokenBy } from './tokens.ts'

/** A mail as plain text and HTML, with an unsubscribe link for its kind and headers for mail programs (RFC 8058). */
export function withUnsubscribe(
  config: Pick<Deps['config'], 'publicUrl'>,
  { id, email, language }: { id: number; email: string; language: Language },
  kind: NotificationKind,
  mail: Pick<Mail, 'subject' | 'text' | 'claims'>,
): Mail {
  const { sign, claims } = collectClaims()
  const token = unsubscribeTokenBy(sign, { userId: id, kind })
  const oneClick = `${config.publicUrl}/api/v1/notifications/unsubscribe?token=${token}`
  return composeMail(kind, { email, language }, config.publicUrl, {
    ...mail,
    claims: { ...mail.claims, ...claims },
    smallPrint: { words: say(language, 'unsubscribe_link'), link: oneClick },
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
