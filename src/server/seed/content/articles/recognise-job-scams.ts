import type { LocalArticle } from './local-article.ts'

export const recogniseJobScams: LocalArticle = {
  slug: 'recognise-job-scams',
  daysAgo: 4,
  titles: {
    en: 'Seven signs of a fake job offer',
    de: 'Sieben Anzeichen für ein falsches Stellenangebot',
    pl: 'Siedem oznak fałszywego ogłoszenia o pracę',
    ru: 'Семь признаков мошеннической вакансии',
  },
  summaries: {
    en: 'An honest employer wants neither money nor a photo of your passport before there is a contract. What to look out for, and what to do.',
    de: 'Ein seriöser Arbeitgeber will vor dem Vertrag weder Geld noch ein Foto Ihres Ausweises. Worauf Sie achten und was Sie tun können.',
    pl: 'Uczciwy pracodawca przed podpisaniem umowy nie chce ani pieniędzy, ani zdjęcia paszportu. Na co zwracać uwagę i co zrobić.',
    ru: 'Честный работодатель до договора не просит ни денег, ни фото паспорта. На что смотреть и что делать.',
  },
  bodies: {
    en: `Most employers are honest. The others look for people who are new in the country and need work quickly. Watch out for these signs:

1. **You are asked to pay for something**: a job, papers, training or a flat you have not seen. An employer may never charge for a job. A private agent may ask for a fee only after you have the job, under a written contract and up to a legal limit, never in advance (section 296 SGB III).
2. **They want a photo of your passport** or a selfie with it before there is a contract.
3. **They want you to open a bank account** or to take part in a “video identification test”. Someone then takes out a loan in your name.
4. **You are asked to receive parcels and send them on**, or to pass on money. That is how people become part of a fraud without knowing it, and the police come to them first.
5. **The pay is far above what is usual**, and nobody asks what you can do.
6. **They want to move the conversation off the platform at once**, to a messaging app, and give no company name.
7. **Work “cash in hand”, without registration.** Then nobody pays into your health, pension or unemployment insurance, and you have no written proof of your pay.

## What you can do

An honest offer looks different: it names the company and the place, the work, the hours and the pay, and someone wants to get to know you, in person or on the phone. Papers are only needed once you have agreed. Then you bring them along or send them to the company itself.

Do not send documents when you are not sure. Look the company up: does its website have a legal notice (Impressum) with an address and a phone number that someone answers? Ask for the offer in writing. Take a day to think about it: an honest employer will give you one.

Report the vacancy with the button on its page; you do not need an account for that. If you have already sent your papers or lost money, go to the police and tell your bank the same day.`,
    de: `Die meisten Arbeitgeber sind ehrlich. Die anderen suchen Menschen, die neu im Land sind und schnell Arbeit brauchen. Achten Sie auf diese Anzeichen:

1. **Sie sollen etwas bezahlen**: für die Stelle, für Papiere, eine Schulung oder eine Wohnung, die Sie nie gesehen haben. Ein Arbeitgeber darf für eine Stelle nie Geld verlangen. Eine private Vermittlung darf es erst, wenn Sie die Stelle haben, mit schriftlichem Vertrag und bis zu einer gesetzlichen Grenze, nie als Vorschuss (§ 296 SGB III).
2. **Man will ein Foto Ihres Ausweises** oder ein Selfie damit, bevor es einen Vertrag gibt.
3. **Sie sollen ein Konto eröffnen** oder an einem „Video-Ident-Test“ teilnehmen. Damit nimmt jemand auf Ihren Namen einen Kredit auf.
4. **Sie sollen Pakete annehmen und weiterschicken** oder Geld weiterleiten. So wird man Teil eines Betrugs, ohne es zu wissen, und die Polizei kommt zuerst zu Ihnen.
5. **Der Lohn liegt weit über dem Üblichen**, und niemand fragt, was Sie können.
6. **Sie sollen sofort in einen Messenger wechseln**, und niemand nennt den Namen der Firma.
7. **Arbeit „bar auf die Hand“, ohne Anmeldung.** Dann zahlt niemand Beiträge für Ihre Kranken-, Renten- und Arbeitslosenversicherung, und für Ihren Lohn haben Sie nichts Schriftliches in der Hand.

## Was Sie tun können

Ein ehrliches Angebot sieht anders aus: Es nennt Firma und Ort, Arbeit, Stunden und Lohn, und jemand möchte Sie kennenlernen, persönlich oder am Telefon. Ihre Papiere werden erst gebraucht, wenn Sie sich einig sind; dann bringen Sie sie mit oder schicken sie direkt an die Firma.

Schicken Sie keine Dokumente, wenn Sie nicht sicher sind. Suchen Sie die Firma im Internet: Hat ihre Website ein Impressum mit Adresse und einer Telefonnummer, unter der sich jemand meldet? Bitten Sie um ein schriftliches Angebot. Nehmen Sie sich einen Tag Bedenkzeit: Ein ehrlicher Arbeitgeber gibt sie Ihnen.

Melden Sie die Stelle über den Knopf auf ihrer Seite, das geht ohne Konto. Haben Sie schon Papiere geschickt oder Geld verloren, gehen Sie zur Polizei und sagen Sie noch am selben Tag Ihrer Bank Bescheid.`,
    pl: `Większość pracodawców jest uczciwa. Nieuczciwi szukają ludzi, którzy są w kraju od niedawna i szybko potrzebują pracy. Te oznaki się powtarzają:

1. **Masz za coś zapłacić**: za pracę, papiery, szkolenie albo mieszkanie, którego nikt Ci nie pokazał. Pracodawca nigdy nie może żądać pieniędzy za pracę. Prywatny pośrednik może dopiero wtedy, gdy masz już pracę, na podstawie pisemnej umowy i do ustawowego limitu, nigdy z góry (§ 296 SGB III).
2. **Chcą zdjęcia paszportu lub dowodu** albo selfie z dokumentem, zanim podpiszecie umowę.
3. **Masz założyć konto w banku** albo wziąć udział w „teście wideoidentyfikacji”. W ten sposób ktoś bierze kredyt na Twoje nazwisko.
4. **Masz odbierać i wysyłać dalej paczki** albo przekazywać pieniądze. Tak ludzie stają się częścią oszustwa, choć o tym nie wiedzą, a policja przychodzi najpierw do nich.
5. **Stawka jest dużo wyższa niż zwykle**, a nikt nie pyta, co umiesz.
6. **Rozmowa ma się od razu przenieść do komunikatora**, bez nazwy firmy.
7. **Praca „na czarno”, bez zgłoszenia.** Nikt nie odprowadza wtedy składek na ubezpieczenie zdrowotne, emerytalne ani od bezrobocia, a na wynagrodzenie nie ma żadnego dowodu na piśmie.

## Co można zrobić

Uczciwe ogłoszenie wygląda inaczej: podaje firmę i miejsce, rodzaj pracy, godziny i stawkę, a ktoś chce Cię poznać, osobiście albo przez telefon. Dokumenty są potrzebne dopiero wtedy, gdy wszystko jest uzgodnione; wtedy bierze się je ze sobą albo wysyła do samej firmy, a nie do prywatnej osoby z komunikatora.

Jeśli nie masz pewności, nie wysyłaj dokumentów. Poszukaj firmy: czy na jej stronie jest Impressum z adresem i numerem, pod którym ktoś odbiera? Poproś o warunki na piśmie. Daj sobie dzień do namysłu: uczciwy pracodawca poczeka. Pokaż ogłoszenie komuś, kto mieszka w Niemczech dłużej.

Zgłoś ogłoszenie przyciskiem na jego stronie; konto nie jest potrzebne. Jeśli dokumenty już poszły albo przepadły pieniądze, idź na policję i jeszcze tego samego dnia zawiadom bank.`,
    ru: `Большинство работодателей честны. Нечестные ищут тех, кто недавно в стране и кому срочно нужна работа. Признаки повторяются:

1. **Вы должны что-то заплатить**: за место, бумаги, обучение или квартиру, которую вы не видели. Работодатель не вправе брать деньги за место. Частный посредник вправе взять плату только после того, как вы получили работу, по письменному договору и в пределах закона, но никогда вперёд (§ 296 SGB III).
2. **Просят фото паспорта** или селфи с ним, хотя договора ещё нет.
3. **Просят открыть счёт в банке** или пройти «тест видеоидентификации». Так на ваше имя берут кредит.
4. **Нужно принимать и пересылать посылки** или переводить деньги. Так становятся участниками мошенничества, сами того не зная, и полиция первым делом приходит к вам.
5. **Платят намного больше обычного**, и никто не спрашивает, что вы умеете.
6. **Всё нужно сразу обсуждать в мессенджере**, без названия фирмы.
7. **Работа «вчёрную», без оформления.** Тогда за вас не платят взносов на медицинскую страховку, пенсию и страховку от безработицы, и нечем подтвердить право на оплату.

## Что можно сделать

Честное предложение выглядит иначе: в нём названы фирма и место, работа, часы и оплата, и с вами хотят познакомиться, лично или по телефону. Документы нужны лишь тогда, когда вы обо всём договорились; тогда их берут с собой или отправляют самой фирме, а не частному лицу из мессенджера.

Если вы не уверены, не отправляйте документы. Найдите фирму: есть ли на её сайте раздел Impressum с адресом и телефоном, по которому отвечают? Попросите предложение в письменном виде. Возьмите день на раздумье: честный работодатель его даст. Покажите объявление тому, кто живёт в Германии дольше вас.

Пожалуйтесь на вакансию кнопкой на её странице, для этого не нужна учётная запись. Если вы уже отправили документы или потеряли деньги, обратитесь в полицию и в тот же день сообщите банку.`,
  },
  sources: [
    ['§ 296 SGB III', 'https://www.gesetze-im-internet.de/sgb_3/__296.html'],
    ['§ 297 SGB III', 'https://www.gesetze-im-internet.de/sgb_3/__297.html'],
    ['Polizei-Beratung', 'https://www.polizei-beratung.de/'],
  ],
  checked: '2026-11-22',
}
