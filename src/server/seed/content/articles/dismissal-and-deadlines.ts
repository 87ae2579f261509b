import type { LocalArticle } from './local-article.ts'

export const dismissalAndDeadlines: LocalArticle = {
  slug: 'dismissal-and-deadlines',
  daysAgo: 23,
  titles: {
    en: 'Dismissed: three deadlines that count',
    de: 'Gekündigt: drei Fristen, die zählen',
    pl: 'Wypowiedzenie: trzy terminy, które się liczą',
    ru: 'Увольнение: три срока, о которых нельзя забывать',
  },
  summaries: {
    en: 'A dismissal is valid only on paper. Three days for the public employment agency, three weeks for the court, and the notice period in between.',
    de: 'Eine Kündigung gilt nur auf Papier. Drei Tage für die Arbeitsagentur, drei Wochen für das Gericht und dazwischen die Kündigungsfrist.',
    pl: 'Wypowiedzenie jest ważne tylko na papierze. Trzy dni na zgłoszenie w urzędzie, trzy tygodnie na sąd i okres wypowiedzenia.',
    ru: 'Увольнение действительно только на бумаге. Три дня на агентство по труду, три недели на суд и срок предупреждения.',
  },
  bodies: {
    en: `A dismissal is valid only **on paper and signed by hand**. An e-mail, a photo, a chat message or “do not come back tomorrow” does not end the contract. Write down the day on which you received the letter: all deadlines start on that day.

## 1. Three days: the public employment agency

Register with the public employment agency (Agentur für Arbeit) as a job seeker within three days of learning the date on which your job ends, or at least three months before that date if you know it that early. You can do this online or by phone. If you are late, you lose money. On your first day without work you must also register as unemployed.

## 2. Three weeks: the labour court

If you think the dismissal is wrong, you have to file a claim within three weeks. After that it counts as valid. You do not need a lawyer: the legal application office (*Rechtsantragstelle*) of the labour court will help you to put the claim in writing. The Protection Against Dismissal Act applies after six months in firms with more than ten employees. Pregnant women, parents on leave and severely disabled people have special protection.

## 3. The notice period

By law it is four weeks, ending on the 15th or the last day of a month, and two weeks during a probation period of at most six months. If the employer dismisses you, the longer you have worked there, the longer the notice period is. Contracts and collective agreements may differ. Until it ends, you go on working and being paid.

## Sign nothing in a hurry

A termination agreement (*Aufhebungsvertrag*) can cost you up to twelve weeks of unemployment benefit. You may take it home and have it checked. Confirming that you received a letter does no harm.`,
    de: `Eine Kündigung gilt nur **auf Papier und mit eigenhändiger Unterschrift**. Eine E-Mail, ein Foto, eine Chatnachricht oder „Sie brauchen morgen nicht zu kommen“ beendet den Vertrag nicht. Notieren Sie den Tag, an dem Sie den Brief bekommen haben: Damit beginnen alle Fristen.

## 1. Drei Tage: die Arbeitsagentur

Melden Sie sich arbeitsuchend, spätestens drei Monate bevor der Vertrag endet. Erfahren Sie es später, haben Sie ab diesem Tag drei Tage Zeit. Das geht online oder am Telefon. Wer sich zu spät meldet, verliert Geld. Am ersten Tag ohne Arbeit melden Sie sich außerdem arbeitslos.

## 2. Drei Wochen: das Arbeitsgericht

Halten Sie die Kündigung für falsch, müssen Sie innerhalb von drei Wochen klagen. Danach gilt sie als wirksam. Einen Anwalt brauchen Sie nicht: Die Rechtsantragstelle des Arbeitsgerichts schreibt die Klage mit Ihnen auf. Das Kündigungsschutzgesetz gilt nach sechs Monaten in Betrieben mit mehr als zehn Beschäftigten. Schwangere, Eltern in Elternzeit und schwerbehinderte Menschen sind besonders geschützt.

## 3. Die Kündigungsfrist

Nach dem Gesetz sind es vier Wochen zum 15. oder zum Monatsende, in einer Probezeit von höchstens sechs Monaten zwei Wochen. Kündigt der Arbeitgeber, wird die Frist mit den Jahren länger. Verträge und Tarifverträge können abweichen. Bis die Frist endet, arbeiten Sie und bekommen Lohn.

## Nichts in Eile unterschreiben

Ein Aufhebungsvertrag kann Sie bis zu zwölf Wochen Arbeitslosengeld kosten. Sie dürfen ihn mitnehmen und prüfen lassen. Nur den Empfang eines Briefes zu bestätigen, schadet nicht.`,
    pl: `Wypowiedzenie jest ważne tylko **na papierze i z własnoręcznym podpisem**. E-mail, zdjęcie, wiadomość na czacie albo „jutro nie przychodź” nie kończy umowy. Zapisz dzień, w którym list do Ciebie dotarł: od niego biegną wszystkie terminy.

## 1. Trzy dni: urząd pracy

Zgłoś się w urzędzie pracy (Agentur für Arbeit) jako osoba szukająca pracy w ciągu trzech dni od dnia, w którym poznasz datę końca pracy, a jeśli znasz ją dużo wcześniej, najpóźniej trzy miesiące przed tą datą. Można to zrobić przez internet lub telefon. Spóźnienie kosztuje. Pierwszego dnia bez pracy zarejestruj się też jako osoba bezrobotna.

## 2. Trzy tygodnie: sąd pracy

Jeśli uważasz wypowiedzenie za niesłuszne, masz trzy tygodnie na pozew. Potem jest uznawane za ważne. Adwokat nie jest potrzebny: pozew spisze z Tobą biuro podawcze sądu pracy (Rechtsantragstelle). Ustawa o ochronie przed zwolnieniem działa po sześciu miesiącach w firmach zatrudniających ponad dziesięć osób. Szczególną ochronę mają kobiety w ciąży, osoby na urlopie rodzicielskim (Elternzeit) i osoby ze znaczną niepełnosprawnością.

## 3. Okres wypowiedzenia

Ustawowo trwa cztery tygodnie i kończy się 15. lub ostatniego dnia miesiąca. W okresie próbnym, najwyżej sześciomiesięcznym, trwa dwa tygodnie. Gdy umowę wypowiada pracodawca, okres jest tym dłuższy, im dłużej u niego pracujesz. Umowy i układy zbiorowe mogą stanowić inaczej. Do końca tego okresu pracujesz i dostajesz wypłatę.

## Niczego nie podpisuj w pośpiechu

Porozumienie o rozwiązaniu umowy (*Aufhebungsvertrag*) może Cię kosztować do dwunastu tygodni zasiłku dla bezrobotnych. Możesz je zabrać do domu i dać do sprawdzenia. Samo potwierdzenie odbioru pisma nie szkodzi.`,
    ru: `Увольнение действительно только **на бумаге и с собственноручной подписью**. Электронное письмо, фото, сообщение в чате или «завтра не приходи» договор не прекращают. Запишите день, когда получили письмо: с него начинаются все сроки.

## 1. Три дня: агентство по труду

Сообщите в агентство по труду (Agentur für Arbeit), что ищете работу, в течение трёх дней после того, как узнали, когда закончится работа. Если вы знаете это больше чем за три месяца, сообщите не позже чем за три месяца до её окончания. Это можно сделать через интернет или по телефону. Опоздание стоит денег. В первый день без работы нужно ещё и встать на учёт как безработный.

## 2. Три недели: суд по трудовым спорам

Если вы считаете увольнение неправильным, подайте иск в течение трёх недель. Потом оно считается действительным. Адвокат не обязателен: иск вместе с вами составит приёмная суда (Rechtsantragstelle). Закон о защите от увольнения действует после шести месяцев работы в фирмах, где больше десяти работников. Беременные, родители в отпуске по уходу за ребёнком и люди с тяжёлой инвалидностью защищены особо.

## 3. Срок предупреждения

По закону это четыре недели, и заканчиваться они должны 15-го числа или в конце месяца; на испытательном сроке (не больше шести месяцев) — две недели. Если увольняет работодатель, с годами срок растёт. Трудовой или коллективный договор может устанавливать другое. Пока этот срок не закончится, вы работаете и получаете зарплату.

## Ничего не подписывайте в спешке

Соглашение о расторжении (*Aufhebungsvertrag*) может лишить вас пособия на срок до двенадцати недель. Его можно взять домой и показать специалисту. Просто подтвердить, что вы получили письмо, не опасно.`,
  },
  sources: [
    ['§ 623 BGB', 'https://www.gesetze-im-internet.de/bgb/__623.html'],
    ['§ 622 BGB', 'https://www.gesetze-im-internet.de/bgb/__622.html'],
    ['§ 4 KSchG', 'https://www.gesetze-im-internet.de/kschg/__4.html'],
    ['§ 38 SGB III', 'https://www.gesetze-im-internet.de/sgb_3/__38.html'],
    ['§ 159 SGB III', 'https://www.gesetze-im-internet.de/sgb_3/__159.html'],
  ],
  checked: '2026-11-22',
}
