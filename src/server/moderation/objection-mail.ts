import type { Language } from '#shared/contract/languages.ts'
import type { QueuedType } from '#shared/contract/objections.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'

type Facts = { type: QueuedType; title: string; outcome: 'overturned' | 'upheld'; reason: string }
type Words = {
  subject: string
  hello: string
  outcome: Record<QueuedType, Record<Facts['outcome'], (title: string) => string>>
  reason: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'We have made a decision on your objection',
    hello: 'Hello,',
    outcome: {
      offer: {
        overturned: (title) => `You were right: your offer “${title}” breaks no rules. It is public again.`,
        upheld: (title) =>
          `A person has looked at your offer “${title}” again. It will not be published again.`,
      },
      message: {
        overturned: () => 'You were right: your message breaks no rules. It is shown again.',
        upheld: () => 'A person has looked at your message again. It stays removed.',
      },
      bid: {
        overturned: () => 'You were right: your bid breaks no rules. We have reversed its removal.',
        upheld: () => 'A person has looked at your bid again. It stays removed.',
      },
      profile: {
        overturned: () => 'You were right: your profile breaks no rules. It is public again.',
        upheld: () => 'A person has looked at your profile again. It stays hidden.',
      },
      account: {
        overturned: () =>
          'You were right: your account is no longer blocked. You can log in, and what you published is shown again.',
        upheld: () => 'A person has reviewed the block on your account. Your account stays blocked.',
      },
    },
    reason: 'The reason:',
  },
  de: {
    subject: 'Entscheidung über Ihren Widerspruch',
    hello: 'Guten Tag,',
    outcome: {
      offer: {
        overturned: (title) =>
          `Sie hatten recht: Ihr Gesuch „${title}“ verstößt gegen keine Regel. Es ist wieder öffentlich.`,
        upheld: (title) =>
          `ein Mensch hat sich Ihr Gesuch „${title}“ noch einmal angesehen. Es bleibt entfernt.`,
      },
      message: {
        overturned: () =>
          'Sie hatten recht: Ihre Nachricht verstößt gegen keine Regel. Sie ist wieder zu sehen.',
        upheld: () => 'ein Mensch hat sich Ihre Nachricht noch einmal angesehen. Sie bleibt entfernt.',
      },
      bid: {
        overturned: () =>
          'Sie hatten recht: Ihre Bewerbung verstößt gegen keine Regel. Die Entfernung ist aufgehoben.',
        upheld: () => 'ein Mensch hat sich Ihre Bewerbung noch einmal angesehen. Sie bleibt entfernt.',
      },
      profile: {
        overturned: () =>
          'Sie hatten recht: Ihr Profil verstößt gegen keine Regel. Es ist wieder öffentlich.',
        upheld: () => 'ein Mensch hat sich Ihr Profil noch einmal angesehen. Es bleibt ausgeblendet.',
      },
      account: {
        overturned: () =>
          'Sie hatten recht: Ihr Konto ist nicht mehr gesperrt. Sie können sich anmelden, und was Sie veröffentlicht haben, ist wieder zu sehen.',
        upheld: () =>
          'ein Mensch hat sich die Sperre Ihres Kontos noch einmal angesehen. Es bleibt gesperrt.',
      },
    },
    reason: 'Die Begründung:',
  },
  pl: {
    subject: 'Twój sprzeciw został rozpatrzony',
    hello: 'Dzień dobry,',
    outcome: {
      offer: {
        overturned: (title) =>
          `sprzeciw był słuszny: ogłoszenie „${title}” nie narusza zasad. Jest znów widoczne.`,
        upheld: (title) =>
          `człowiek ponownie sprawdził Twoje ogłoszenie „${title}”. Pozostaje ono zdjęte z publikacji.`,
      },
      message: {
        overturned: () => 'sprzeciw był słuszny: Twoja wiadomość nie narusza zasad. Jest znów widoczna.',
        upheld: () => 'człowiek ponownie sprawdził Twoją wiadomość. Pozostaje ona usunięta.',
      },
      bid: {
        overturned: () =>
          'sprzeciw był słuszny: Twoje zgłoszenie nie narusza zasad. Cofnęliśmy jego usunięcie.',
        upheld: () => 'człowiek ponownie sprawdził Twoje zgłoszenie. Pozostaje ono usunięte.',
      },
      profile: {
        overturned: () => 'sprzeciw był słuszny: Twój profil nie narusza zasad. Jest znów widoczny.',
        upheld: () => 'człowiek ponownie sprawdził Twój profil. Pozostaje on ukryty.',
      },
      account: {
        overturned: () =>
          'sprzeciw był słuszny: Twoje konto nie jest już zablokowane. Możesz się zalogować, a Twoje opublikowane treści są znów widoczne.',
        upheld: () => 'człowiek ponownie sprawdził blokadę Twojego konta. Konto pozostaje zablokowane.',
      },
    },
    reason: 'Uzasadnienie:',
  },
  ru: {
    subject: 'По вашему возражению принято решение',
    hello: 'Здравствуйте!',
    outcome: {
      offer: {
        overturned: (title) => `Вы были правы: анкета «${title}» не нарушает правил. Она снова опубликована.`,
        upheld: (title) =>
          `Человек ещё раз проверил вашу анкету «${title}». Она остаётся снятой с публикации.`,
      },
      message: {
        overturned: () => 'Вы были правы: ваше сообщение не нарушает правил. Оно снова видно.',
        upheld: () => 'Человек ещё раз проверил ваше сообщение. Оно остаётся удалённым.',
      },
      bid: {
        overturned: () => 'Вы были правы: ваш отклик не нарушает правил. Мы отменили его удаление.',
        upheld: () => 'Человек ещё раз проверил ваш отклик. Он остаётся удалённым.',
      },
      profile: {
        overturned: () => 'Вы были правы: ваш профиль не нарушает правил. Он снова виден.',
        upheld: () => 'Человек ещё раз проверил ваш профиль. Он остаётся скрытым.',
      },
      account: {
        overturned: () =>
          'Вы были правы: ваша учётная запись больше не заблокирована. Вы можете войти, и всё, что вы опубликовали, снова видно.',
        upheld: () => 'Человек ещё раз проверил блокировку вашей учётной записи. Она остаётся в силе.',
      },
    },
    reason: 'Причина:',
  },
}

/** The mail with the decision about an objection and its reason. */
export function objectionMail(language: Language, { type, title, outcome, reason }: Facts) {
  const words = WORDS[language]
  return {
    subject: words.subject,
    text: [
      words.hello,
      words.outcome[type][outcome](title),
      `${words.reason} ${reason}`,
      ...(outcome === 'upheld' ? [OUTSIDE_REDRESS[language]] : []),
      'Jobmost',
    ].join('\n\n'),
  }
}
