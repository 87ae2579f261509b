import { FIRST_DAY_ARTICLE } from '#shared/contract/content-kinds.ts'
import type { LocalArticle } from './local-article.ts'

export const papersForTheFirstDay: LocalArticle = {
  slug: FIRST_DAY_ARTICLE,
  daysAgo: 11,
  titles: {
    en: 'Papers for the first working day',
    de: 'Papiere für den ersten Arbeitstag',
    pl: 'Dokumenty na pierwszy dzień pracy',
    ru: 'Документы к первому рабочему дню',
  },
  summaries: {
    en: 'Tax number, social insurance number, health insurance, bank account: what your employer needs from you, and what you should get in return.',
    de: 'Steuer-ID, Sozialversicherungsnummer, Krankenkasse, Konto: was der Arbeitgeber von Ihnen braucht und was Sie dafür bekommen sollten.',
    pl: 'Numer podatkowy, numer ubezpieczenia, kasa chorych, konto: czego pracodawca potrzebuje od Ciebie i co Ci się w zamian należy.',
    ru: 'Налоговый номер, номер социального страхования, больничная касса, счёт: что нужно работодателю от вас и что вы должны получить взамен.',
  },
  bodies: {
    en: `Once you have agreed on the work, your employer registers you. These things are needed:

- **Tax identification number** (Steuer-ID, eleven digits). It comes by post after you have registered your address at the local *Bürgeramt*.
- **Social insurance number.** If you have never worked in Germany, ask your health insurer: the number is applied for when you are registered.
- **Name of your health insurer.** You may choose it yourself; what it pays for is nearly the same everywhere.
- **Bank account** (IBAN) in your own name. An account in another EU country is valid too.
- **Permission to work**, if you are not a citizen of the EU, the EEA or Switzerland.

Some lines of work need more: where open food is handled, usually a hygiene briefing certificate from the health office; in nurseries and schools, a certificate of good conduct. Your employer tells you what is needed. Ask early, because it takes time.

## What you should get

Your employer has to give you the most important terms: who employs you, from when, where, for what pay, how many hours, and what the work is. An e-mail is enough, but not in construction, hotels and restaurants, transport and logistics, cleaning, hairdressing and cosmetics, delivery platforms, the meat industry (except butchers), security and some other trades (section 2a SchwarzArbG): there you get the terms **on paper with a signature**. In the same trades you must carry your passport or identity card while you work and show it to customs officers on request. Keep the contract. If it is in German only, ask for time to have it explained before you sign.

Each month you get a payslip. Check the hours, the hourly pay and what was deducted. Write down your hours yourself, with the start, the end and the breaks: a notebook or a photo of the roster is enough.

## If something has not arrived yet

Do not be afraid to say so. The tax identification number can be handed in later; until it arrives, more tax may be deducted than necessary, but you can get that back. Work that is not registered at all is another matter: then nobody pays into your health, pension or unemployment insurance.

Give these details only after you have agreed on the work, and only to the employer. On Jobmost nobody may ask for a copy of your papers.`,
    de: `Wenn Sie sich einig sind, meldet der Arbeitgeber Sie an. Dafür braucht er:

- **Steuer-Identifikationsnummer** (elf Ziffern). Sie kommt mit der Post, nachdem Sie Ihre Wohnung beim Bürgeramt angemeldet haben.
- **Sozialversicherungsnummer.** Wenn Sie noch nie in Deutschland gearbeitet haben, fragen Sie Ihre Krankenkasse: Die Nummer wird mit der Anmeldung beantragt.
- **Name Ihrer Krankenkasse.** Sie dürfen sie selbst wählen; was sie bezahlt, ist fast überall gleich.
- **Bankkonto** (IBAN) auf Ihren eigenen Namen. Auch ein Konto in einem anderen EU-Land ist möglich.
- **Arbeitserlaubnis**, wenn Sie keinen Pass der EU, des EWR oder der Schweiz haben.

Manche Arbeit verlangt mehr: wo mit offenen Lebensmitteln umgegangen wird, meist eine Belehrung des Gesundheitsamts, in Kita und Schule ein Führungszeugnis. Was nötig ist, sagt Ihnen der Arbeitgeber. Fragen Sie früh, denn es braucht Zeit.

## Was Sie bekommen sollten

Der Arbeitgeber muss Ihnen die wichtigsten Arbeitsbedingungen mitteilen: wer Sie anstellt, ab wann, wo, zu welchem Lohn, mit wie vielen Stunden und für welche Arbeit. Eine E-Mail genügt, aber nicht in diesen Branchen: Bau, Hotels und Gaststätten, Transport und Logistik, Reinigung, Friseur und Kosmetik, Lieferplattformen, Fleischwirtschaft (außer Fleischerhandwerk), Sicherheit und einige weitere (§ 2a SchwarzArbG). Dort bekommen Sie die Bedingungen **auf Papier mit Unterschrift**. In denselben Branchen müssen Sie bei der Arbeit Pass oder Personalausweis dabeihaben und dem Zoll auf Verlangen zeigen. Heben Sie den Vertrag auf. Wenn Sie nicht alles verstehen, bitten Sie um Zeit und lassen Sie es sich erklären, bevor Sie unterschreiben.

Jeden Monat bekommen Sie eine Lohnabrechnung. Prüfen Sie Stunden, Stundenlohn und Abzüge. Schreiben Sie Ihre Stunden selbst auf, mit Beginn, Ende und Pause: Ein Heft oder ein Foto vom Dienstplan genügt.

## Wenn noch etwas fehlt

Sagen Sie es ruhig. Die Steuer-ID dürfen Sie nachreichen; bis sie da ist, wird womöglich mehr Steuer abgezogen als nötig, und das bekommen Sie zurück. Etwas anderes ist Arbeit, die gar nicht angemeldet ist: Dann zahlt niemand Beiträge für Ihre Kranken-, Renten- und Arbeitslosenversicherung.

Geben Sie diese Daten erst weiter, wenn Sie sich einig sind, und nur dem Arbeitgeber. Auf Jobmost darf niemand eine Kopie Ihrer Papiere verlangen.`,
    pl: `Gdy praca jest uzgodniona, pracodawca zgłasza Cię do urzędów. Potrzebne są do tego:

- **Numer identyfikacji podatkowej** (Steuer-ID, jedenaście cyfr). Przychodzi pocztą po zameldowaniu w urzędzie.
- **Numer ubezpieczenia społecznego.** Jeśli to pierwsza praca w Niemczech, zapytaj kasę chorych: wniosek składa się przy zgłoszeniu do ubezpieczenia.
- **Nazwa kasy chorych.** Wybierasz ją samodzielnie; zakres świadczeń jest prawie wszędzie taki sam.
- **Konto w banku** (IBAN) na własne nazwisko. Może być w innym kraju UE, na przykład w Polsce.
- **Zezwolenie na pracę**, jeśli nie masz obywatelstwa kraju UE, EOG ani Szwajcarii.

Czasem potrzeba więcej: tam, gdzie ma się do czynienia z żywnością bez opakowania, zwykle zaświadczenia z urzędu zdrowia o pouczeniu higienicznym, a w przedszkolu i szkole zaświadczenia o niekaralności. Co jest potrzebne, powie pracodawca. Warto zapytać wcześnie, bo to trwa.

## Co Ci się należy

Pracodawca musi podać Ci najważniejsze warunki: kto zatrudnia, od kiedy, gdzie, za jaką stawkę, na ile godzin i do jakiej pracy. Wystarczy e-mail, ale nie w budownictwie, hotelach i gastronomii, transporcie i logistyce, sprzątaniu, fryzjerstwie i kosmetyce, dostawach przez platformy internetowe, branży mięsnej (poza rzemiosłem rzeźniczym), ochronie i kilku innych branżach (§ 2a SchwarzArbG): tam dostajesz warunki **na papierze z podpisem**. W tych samych branżach musisz mieć w pracy przy sobie paszport lub dowód i okazać go na żądanie celników. Zachowaj umowę. Jeśli jest tylko po niemiecku, poproś o czas, by ktoś Ci ją wyjaśnił przed podpisaniem.

Co miesiąc dostajesz pasek wypłaty. Sprawdź godziny, stawkę i potrącenia. Zapisuj godziny: początek, koniec i przerwę; wystarczy zeszyt albo zdjęcie grafiku.

## Jeśli czegoś jeszcze brakuje

Powiedz o tym otwarcie. Numer podatkowy można dostarczyć później; dopóki go nie ma, potrącony podatek może być wyższy, niż trzeba, ale nadwyżkę dostaje się z powrotem. Co innego praca, której w ogóle nie zgłoszono: wtedy nikt nie odprowadza za Ciebie składek na ubezpieczenie zdrowotne, emerytalne ani od bezrobocia.

Podawaj te dane dopiero po uzgodnieniu pracy i tylko pracodawcy. W Jobmost nikt nie może żądać kopii Twoich dokumentów.`,
    ru: `Когда вы договорились о работе, работодатель вас регистрирует. Для этого нужны:

- **Налоговый идентификационный номер** (Steuer-ID, одиннадцать цифр). Он приходит по почте после того, как вы зарегистрировали адрес в городском ведомстве (*Bürgeramt*).
- **Номер социального страхования.** Если вы в Германии ещё не работали, спросите в больничной кассе: его запрашивают при оформлении.
- **Название вашей больничной кассы.** Её можно выбрать самому; оплачивают кассы почти одно и то же.
- **Банковский счёт** (IBAN) на ваше имя. Подойдёт и счёт в другой стране ЕС.
- **Разрешение на работу**, если у вас нет гражданства ЕС, ЕЭЗ или Швейцарии.

Иногда нужно больше: там, где имеют дело с продуктами без упаковки, — обычно справка о гигиеническом инструктаже из ведомства здравоохранения, в детских садах и школах — справка об отсутствии судимости. Что именно нужно, скажет работодатель. Узнайте заранее: на это уходит время.

## Что должны получить вы

Работодатель обязан сообщить вам главные условия: кто вас нанимает, с какого дня, где, за какую оплату, на сколько часов и для какой работы. Обычно достаточно электронного письма. Исключения — стройка, гостиницы и рестораны, перевозки и логистика, уборка, парикмахерские и косметика, доставка через платформы, мясная отрасль (кроме ремесленных мясных цехов), охрана и ещё несколько отраслей (§ 2a SchwarzArbG): там условия дают **на бумаге с подписью**. В этих же отраслях на работе нужно иметь при себе паспорт или удостоверение личности и показывать их таможне. Храните договор. Если он только на немецком, попросите время, чтобы вам его объяснили до подписи.

Каждый месяц вы получаете расчётный лист. Проверьте часы, ставку и удержания. Часы записывайте и сами: начало, конец и перерыв; достаточно тетради или фото графика.

## Если чего-то ещё нет

Скажите об этом прямо. Налоговый номер можно принести позже; пока его нет, налога могут удержать больше, чем нужно, но лишнее вам вернут. Другое дело — работа, которую вообще не оформили: тогда за вас не платят взносов на пенсию, медицинскую страховку и страховку от безработицы, а доказать, сколько вы отработали, трудно.

Сообщайте эти данные только после того, как договорились, и только работодателю. На Jobmost никто не вправе требовать копии ваших документов.`,
  },
  sources: [
    ['§ 2 NachwG', 'https://www.gesetze-im-internet.de/nachwg/__2.html'],
    ['§ 2a SchwarzArbG', 'https://www.gesetze-im-internet.de/schwarzarbg_2004/__2a.html'],
    [
      'Bundeszentralamt für Steuern',
      'https://www.bzst.de/DE/Privatpersonen/SteuerlicheIdentifikationsnummer/steuerlicheidentifikationsnummer_node.html',
    ],
  ],
  checked: '2026-11-22',
}
