import type { LocalPage } from './local-page.ts'

/** Imprint required by § 5 DDG. All names and numbers are placeholders for the operator's. */
export const imprint: LocalPage = {
  titles: {
    en: 'Imprint',
    ru: 'Сведения о владельце (Impressum)',
    pl: 'Impressum (dane operatora)',
    de: 'Impressum',
  },
  bodies: {
    en: `<p><strong>[Placeholder: the operator replaces the data on this page before going public.]</strong></p>
<h2>Operator</h2>
<p>Jobmost demo operator<br>Musterstraße 1<br>10115 Berlin<br>Germany</p>
<h2>Represented by</h2><p>[Name of the managing director]</p>
<h2>Contact</h2><p>Phone: +49 30 23125 000<br>E-mail: office@jobmost.example</p>
<h2>Register and tax</h2><p>[Register court and number]<br>[VAT identification number]</p>
<h2>Responsible for the content</h2><p>[Name and address, section 18 (2) MStV]</p>
<h2>Reporting illegal content</h2><p>Write to us with “Contact us” or at the address above. We answer with a reasoned decision. This is also our point of contact for authorities and users under articles 11 and 12 of the Digital Services Act, in German and English.</p>
<h2>Consumer disputes</h2><p>We neither take part nor are obliged to take part in proceedings before a consumer arbitration board.</p>`,
    ru: `<p><strong>[Образец: перед запуском оператор заменяет данные на этой странице своими.]</strong></p>
<h2>Оператор</h2>
<p>Jobmost demo operator<br>Musterstraße 1<br>10115 Berlin<br>Германия</p>
<h2>Представитель</h2><p>[Имя управляющего]</p>
<h2>Контакты</h2><p>Телефон: +49 30 23125 000<br>Эл. почта: office@jobmost.example</p>
<h2>Реестр и налоги</h2><p>[Суд и номер в реестре]<br>[Номер плательщика НДС]</p>
<h2>Ответственный за содержание</h2><p>[Имя и адрес, § 18 абз. 2 MStV]</p>
<h2>Сообщить о незаконном контенте</h2><p>Напишите нам через «Связаться с нами» или по адресу выше. В ответ вы получите решение с обоснованием. Это и есть наш контакт для властей и пользователей по статьям 11 и 12 Закона о цифровых услугах (DSA), на немецком и английском.</p>
<h2>Споры с потребителями</h2><p>Мы не участвуем и не обязаны участвовать в разбирательствах органов по урегулированию потребительских споров.</p>`,
    pl: `<p><strong>[Wzór: przed uruchomieniem operator zastępuje dane na tej stronie własnymi.]</strong></p>
<h2>Operator</h2>
<p>Jobmost demo operator<br>Musterstraße 1<br>10115 Berlin<br>Niemcy</p>
<h2>Reprezentowany przez</h2><p>[Imię i nazwisko członka zarządu]</p>
<h2>Kontakt</h2><p>Telefon: +49 30 23125 000<br>E-mail: office@jobmost.example</p>
<h2>Rejestr i podatki</h2><p>[Sąd rejestrowy i numer]<br>[Numer VAT UE]</p>
<h2>Osoba odpowiedzialna za treść</h2><p>[Imię, nazwisko i adres, § 18 ust. 2 MStV]</p>
<h2>Zgłaszanie treści niezgodnych z prawem</h2><p>Napisz przez „Skontaktuj się z nami” albo na powyższy adres. Odpowiadamy decyzją z uzasadnieniem. To także nasz punkt kontaktowy dla organów i użytkowników zgodnie z art. 11 i 12 aktu o usługach cyfrowych, po niemiecku i angielsku.</p>
<h2>Spory konsumenckie</h2><p>Nie uczestniczymy i nie jesteśmy zobowiązani do udziału w postępowaniach przed konsumenckimi sądami polubownymi.</p>`,
    de: `<p><strong>[Platzhalter: Der Betreiber ersetzt die Angaben auf dieser Seite vor dem Start.]</strong></p>
<h2>Betreiber</h2>
<p>Jobmost demo operator<br>Musterstraße 1<br>10115 Berlin</p>
<h2>Vertreten durch</h2><p>[Name der Geschäftsführung]</p>
<h2>Kontakt</h2><p>Telefon: +49 30 23125 000<br>E-Mail: office@jobmost.example</p>
<h2>Register und Steuer</h2><p>[Registergericht und Nummer]<br>[Umsatzsteuer-Identifikationsnummer]</p>
<h2>Verantwortlich für den Inhalt</h2><p>[Name und Anschrift, § 18 Abs. 2 MStV]</p>
<h2>Rechtswidrige Inhalte melden</h2><p>Schreiben Sie uns über „Kontakt“ oder an die Anschrift oben. Sie bekommen eine begründete Entscheidung. Das ist zugleich unsere Kontaktstelle für Behörden und Nutzende nach Art. 11 und 12 des Gesetzes über digitale Dienste, auf Deutsch und Englisch.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.</p>`,
  },
}
