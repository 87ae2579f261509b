import type { LocalPage } from './local-page.ts'

/** Imprint required by § 5 DDG. The operator's data follow from the settings (content/operator-text.ts). */
export const imprint: LocalPage = {
  titles: {
    en: 'Legal notice (Impressum)',
    ru: 'Сведения о владельце (Impressum)',
    pl: 'Impressum (dane operatora)',
    de: 'Impressum',
  },
  bodies: {
    en: `{{imprint}}

## Reporting illegal content

Write to us through “Contact us” or at the address above. We will answer with a decision and its reasons. This is also our point of contact for authorities and users under Articles 11 and 12 of the Digital Services Act, in German and English.

## Consumer disputes

We do not take part in proceedings before a consumer arbitration board and are not obliged to do so.`,
    ru: `{{imprint}}

## Сообщить о незаконном содержании

Напишите нам через «Связаться с нами» или по адресу выше. В ответ вы получите решение с обоснованием. Это и есть наш контакт для властей и пользователей по статьям 11 и 12 Закона о цифровых услугах (DSA), на немецком и английском.

## Споры с потребителями

Мы не участвуем и не обязаны участвовать в разбирательствах органов по урегулированию потребительских споров.`,
    pl: `{{imprint}}

## Zgłaszanie treści niezgodnych z prawem

Napisz przez „Skontaktuj się z nami” albo na powyższy adres. Odpowiadamy decyzją z uzasadnieniem. To także nasz punkt kontaktowy dla organów i użytkowników zgodnie z art. 11 i 12 aktu o usługach cyfrowych, po niemiecku i angielsku.

## Spory konsumenckie

Nie uczestniczymy w postępowaniach w sprawie pozasądowego rozwiązywania sporów konsumenckich i nie jesteśmy do tego zobowiązani.`,
    de: `{{imprint}}

## Rechtswidrige Inhalte melden

Schreiben Sie uns über „Kontakt“ oder an die Anschrift oben. Sie bekommen eine begründete Entscheidung. Das ist zugleich unsere Kontaktstelle für Behörden, Nutzerinnen und Nutzer nach Art. 11 und 12 des Gesetzes über digitale Dienste, auf Deutsch und Englisch.

## Verbraucherstreitbeilegung

Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.`,
  },
}
