import type { LocalArticle } from './local-article.ts'

export const whereFreeAdviceIs: LocalArticle = {
  slug: 'where-free-advice-is',
  daysAgo: 35,
  titles: {
    en: 'Where to get free advice',
    de: 'Wo es kostenlosen Rat gibt',
    pl: 'Gdzie uzyskać bezpłatną poradę',
    ru: 'Где получить бесплатную консультацию',
  },
  summaries: {
    en: 'Unpaid wages, dismissal, papers, discrimination: who helps in Germany free of charge, and in which languages.',
    de: 'Lohn nicht gezahlt, Kündigung, Papiere, Diskriminierung: wer in Deutschland kostenlos hilft und in welchen Sprachen.',
    pl: 'Niewypłacona pensja, wypowiedzenie, dokumenty, dyskryminacja: kto w Niemczech pomaga bezpłatnie i w jakich językach.',
    ru: 'Не платят зарплату, увольняют, нужны документы, дискриминация: кто в Германии помогает бесплатно и на каких языках.',
  },
  bodies: {
    en: `You do not have to cope alone, and good advice costs nothing at these places. Bring your contract, your payslips and your own record of your hours.

## Work and pay

- **Faire Mobilität** advises employees from the EU on contracts, wages, dismissal and accidents, in Polish, Romanian, Bulgarian and other languages.
- **Faire Integration** does the same for people from outside the EU, in Russian, Ukrainian and other languages.
- **Trade unions** advise and represent their members, in court too.
- **The labour court** has a legal application office (*Rechtsantragstelle*), where you can file a claim without a lawyer.
- **Customs** (Finanzkontrolle Schwarzarbeit) takes reports of unpaid minimum wage.

## Papers and residence

- **Migration advice** for adults (MBE) and the youth migration services (JMD) help with public authorities, residence, language courses and families. The *mbeon* app offers advice by chat in several languages.
- **The EU Equal Treatment Office** is there for EU citizens and their families.

## Out of work or short of money

The public employment agency (Agentur für Arbeit, 0800 4 5555 00, free of charge) and the job centre answer questions about benefits. For a lawyer there is *Beratungshilfe*: with a low income you pay at most 15 euros for the first advice; ask at the local court.

## Treated unfairly

The Federal Anti-Discrimination Agency explains your rights. Claims have to be made in writing within two months, so ask early.

Jobmost itself gives no legal advice. If a vacancy here breaks the law, report it on its page.`,
    de: `Sie müssen nicht allein zurechtkommen, und guter Rat kostet bei diesen Stellen nichts. Bringen Sie Vertrag, Abrechnungen und Ihre eigenen Notizen zu den Stunden mit.

## Arbeit und Lohn

- **Faire Mobilität** berät Beschäftigte aus der EU, unter anderem auf Polnisch, Rumänisch und Bulgarisch: zu Vertrag, Lohn, Kündigung und Unfall.
- **Faire Integration** tut dasselbe für Menschen von außerhalb der EU, unter anderem auf Russisch und Ukrainisch.
- **Gewerkschaften** beraten und vertreten ihre Mitglieder, auch vor Gericht.
- **Das Arbeitsgericht** nimmt in seiner Rechtsantragstelle Klagen ohne Anwalt auf.
- **Der Zoll** (Finanzkontrolle Schwarzarbeit) nimmt Hinweise auf nicht gezahlten Mindestlohn an.

## Papiere und Aufenthalt

- **Die Migrationsberatung** für Erwachsene (MBE) und die Jugendmigrationsdienste (JMD) helfen bei Ämtern, Aufenthalt, Sprachkursen und Familie. Die App *mbeon* berät im Chat in mehreren Sprachen.
- **Die EU-Gleichbehandlungsstelle** ist für Menschen aus der EU und ihre Familien da.

## Arbeitslos oder zu wenig Geld

Die Arbeitsagentur (0800 4 5555 00, kostenlos) und das Jobcenter beantworten Fragen zu Leistungen. Für einen Anwalt gibt es die Beratungshilfe: Mit geringem Einkommen zahlen Sie für die erste Beratung höchstens 15 Euro; fragen Sie beim Amtsgericht.

## Ungerecht behandelt

Die Antidiskriminierungsstelle des Bundes erklärt Ihre Rechte. Ansprüche müssen innerhalb von zwei Monaten schriftlich geltend gemacht werden, fragen Sie also früh.

Jobmost selbst bietet keine Rechtsberatung. Verstößt hier eine Anzeige gegen das Gesetz, melden Sie sie auf ihrer Seite.`,
    pl: `Nie musisz radzić sobie bez pomocy, a dobra porada w tych miejscach nic nie kosztuje. Zabierz umowę, paski wypłaty i własne notatki o godzinach.

## Praca i płaca

- **Faire Mobilität** doradza pracownikom z UE, między innymi po polsku, rumuńsku i bułgarsku: w sprawie umowy, płacy, wypowiedzenia i wypadku.
- **Faire Integration** robi to samo dla osób spoza UE, między innymi po rosyjsku i ukraińsku.
- **Związki zawodowe** doradzają swoim członkom i reprezentują ich, także w sądzie.
- **Sąd pracy** przyjmuje pozwy bez adwokata w swoim biurze (Rechtsantragstelle).
- **Urząd celny** (Finanzkontrolle Schwarzarbeit) przyjmuje zawiadomienia o niewypłacaniu płacy minimalnej.

## Dokumenty i pobyt

- **Poradnie migracyjne** dla dorosłych (MBE) i dla młodzieży (JMD) pomagają w sprawach urzędów, pobytu, kursów językowych i rodziny. Aplikacja *mbeon* doradza na czacie w kilku językach.
- **EU-Gleichbehandlungsstelle** pomaga obywatelom UE i ich rodzinom.

## Gdy brakuje pracy lub pieniędzy

Urząd pracy (Agentur für Arbeit, 0800 4 5555 00, bezpłatnie) i Jobcenter odpowiadają na pytania o świadczenia. Poradę adwokata umożliwia *Beratungshilfe*: przy niskich dochodach pierwsza porada kosztuje najwyżej 15 euro; zapytaj w sądzie rejonowym (Amtsgericht).

## Gorsze traktowanie

Federalny urząd antydyskryminacyjny wyjaśni Twoje prawa. Roszczenia trzeba zgłosić na piśmie w ciągu dwóch miesięcy, więc pytaj wcześnie.

Jobmost nie udziela porad prawnych. Jeśli ogłoszenie łamie prawo, zgłoś je na jego stronie.`,
    ru: `Справляться в одиночку не обязательно: здесь вас хорошо и бесплатно проконсультируют. Возьмите договор, расчётные листы и свои записи часов.

## Работа и оплата

- **Faire Integration** консультирует людей не из ЕС, в том числе на русском и украинском: о договоре, зарплате, увольнении и несчастных случаях.
- **Faire Mobilität** делает то же самое для работников из ЕС, в том числе на польском, румынском и болгарском.
- **Профсоюзы** консультируют и представляют своих членов, в том числе в суде.
- **Суд по трудовым спорам** принимает иски без адвоката в своей приёмной (Rechtsantragstelle).
- **Таможня** (Finanzkontrolle Schwarzarbeit) принимает сообщения о том, что работникам платят меньше установленного минимума.

## Документы и пребывание

- **Миграционные консультации** для взрослых (MBE) и для молодёжи (JMD) помогают с ведомствами, видом на жительство, языковыми курсами и семейными вопросами. Приложение *mbeon* консультирует в чате на нескольких языках.
- **EU-Gleichbehandlungsstelle** помогает гражданам ЕС и их семьям.

## Нет работы или мало денег

Агентство по труду (0800 4 5555 00, бесплатно) и джобцентр отвечают на вопросы о пособиях. Если нужен адвокат, есть *Beratungshilfe*: при низком доходе первая консультация стоит не больше 15 евро; спросите в участковом суде (Amtsgericht).

## Если с вами обошлись хуже, чем с другими

Федеральное антидискриминационное ведомство объяснит ваши права. Требование нужно заявить письменно в течение двух месяцев, поэтому обращайтесь сразу.

Сам Jobmost юридических консультаций не даёт. Если вакансия нарушает закон, нажмите на её странице «Пожаловаться».`,
  },
  sources: [
    ['Faire Mobilität', 'https://www.faire-mobilitaet.de/'],
    ['Faire Integration', 'https://www.faire-integration.de/'],
    ['mbeon', 'https://www.mbeon.de/'],
    ['EU-Gleichbehandlungsstelle', 'https://www.eu-gleichbehandlungsstelle.de/'],
    ['Antidiskriminierungsstelle', 'https://www.antidiskriminierungsstelle.de/'],
    ['§ 15 AGG', 'https://www.gesetze-im-internet.de/agg/__15.html'],
  ],
  checked: '2026-11-22',
}
