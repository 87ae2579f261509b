/** The first letter of a line names its author: `w` the worker, `b` the boss. */
export type Line = `${'w' | 'b'} ${string}`

/** Conversations about a vacancy, by language. The last lines of some are unread. */
export const jobChats: Record<'de' | 'ru' | 'pl' | 'en', Line[]> = {
  de: [
    'w Guten Tag, ist die Stelle noch frei? Ich wohne zwanzig Minuten entfernt.',
    'b Guten Tag! Ja, sie ist noch frei. Haben Sie so etwas schon einmal gemacht?',
    'w Ja, gut zwei Jahre lang. Mein Zeugnis kann ich mitbringen.',
    'b Sehr gern. Passt Ihnen ein Gespräch am Donnerstag um 10 Uhr?',
    'w Donnerstag um 10 passt. Muss ich noch etwas mitbringen?',
    'b Nur einen Ausweis, bitte. Den Weg finden Sie hier: https://www.openstreetmap.org',
    'b Und melden Sie sich bitte am Empfang, wir holen Sie dort ab.',
  ],
  ru: [
    'b Здравствуйте! Увидели ваш отклик. Вы сейчас где-нибудь работаете?',
    'w Добрый день! До конца месяца подрабатываю, потом могу выйти.',
    'b А по выходным могли бы выходить? Хотя бы раз в две недели.',
    'w По субботам могу, по воскресеньям занимаюсь с сыном.',
    'b Суббота нам подходит 👍 Давайте созвонимся завтра после 18:00?',
    'w Давайте! Буду ждать.',
    'b Договорились. Если планы изменятся, просто напишите здесь.',
  ],
  pl: [
    'w Dzień dobry, czy w pracy potrzebny jest niemiecki? Mówię komunikatywnie.',
    'b Dzień dobry! Komunikatywny wystarczy, w zespole są też osoby z Polski.',
    'w Świetnie. A jak wyglądają zmiany?',
    'b Pierwsza od 6 do 14, druga od 14 do 22, na zmianę co tydzień.',
    'w To mi odpowiada. Kiedy mogę przyjść?',
    'b Proszę przyjść w środę o 9, wejście od podwórza.',
  ],
  en: [
    'b Hello, thank you for your bid. Are you allowed to work in Germany without restrictions?',
    'w Hello! Yes, I have a residence permit with full access to the labour market.',
    'b Great. Could you come for a trial shift? It is paid, of course.',
    'w Yes, any morning this week except Friday.',
    'b Then let us say Wednesday, 6 o’clock. Please wear closed shoes.',
    'w Perfect, I will be there. See you on Wednesday!',
  ],
}

/** The demo employer writes about the demo worker's bid; the last two lines are unread. */
export const bidChat: Line[] = [
  'b Good morning Ms Petrova, thank you for your bid. It reads well!',
  'w Good morning, thank you for answering so quickly.',
  'b Two questions: could you begin at 4 in the morning, and do you have a food hygiene certificate (§ 43 IfSG)?',
  'w 4 o’clock is fine, I live around the corner. I do not have the certificate yet. Where do I get it?',
  'b At the health office. It takes an hour, and we pay for it.',
  'b Would Tuesday suit you for a trial shift?',
]

/** The beginning of the long conversation about short-notice help. */
export const firstDay: Line[] = [
  'b Hello Ms Petrova, I found your profile. We sometimes need help at short notice. Would that interest you?',
  'w Hello Mr Brückner! Yes, I would like that. Early mornings suit me best.',
  'b Very good. €15.50 an hour, and you may take bread home.',
  'w That sounds good. How does it work: do you write here when you need me?',
  'b Yes, the evening before. And please be honest if you cannot.',
  'w Agreed!',
]

/** Templates for the days between. `{day}`, `{hour}`, `{count}` and `{thing}` differ each day. */
export const laterDays: Line[][] = [
  [
    'b Good evening, can you come on {day} at {hour}?',
    'w Good evening! Yes, I can.',
    'b Wonderful. It is for five hours or so.',
    'w Fine. Shop or bakehouse?',
    'b Bakehouse. The {thing} are waiting for you.',
    'w 😄 I will be there.',
    'b Thank you!',
  ],
  [
    'w Mr Brückner, how many hours did I have last week? I have {count}.',
    'b One moment, I will look.',
    'b {count} is what I have too.',
    'w Great, then the sheet is right.',
    'b Please sign it when you come on {day}.',
    'w Will do.',
  ],
  [
    'b Can you help us on {day}? Mrs Yilmaz is ill.',
    'w Oh no, give her my best wishes! When should I be there?',
    'b At {hour}, if possible.',
    'w I have to take my son to his grandmother’s first. Is an hour later all right?',
    'b Of course. We will manage until then.',
    'w Thank you. See you on {day}!',
    'b See you then.',
    'b And if you see the delivery van in front of the door: knock, the driver is asleep 😉',
  ],
  [
    'w I am on the bus and it is not moving. I will be ten minutes late, sorry!',
    'b No problem. Come in by the back door, the front one is still locked.',
    'w Thank you. We are moving again.',
    'w I am here.',
  ],
  [
    'b The order for {day}: {count} trays, mostly {thing}.',
    'w That is a lot! Is it for the school?',
    'b Yes, the summer party was moved.',
    'w Then I had better come at {hour}.',
    'b I was just going to ask. Thank you!',
    'w Who else will be there?',
    'b Jonas and Agnieszka. And me, of course.',
  ],
  [
    'w Could I swap {day}? I have an appointment at the immigration office.',
    'b Sure. Would the day after suit you?',
    'w Yes, at {hour} as always.',
    'b Done. Good luck with the appointment!',
    'w Thank you 🙏',
    'b Did it go well?',
    'w Yes! Three more years.',
    'b Congratulations! 🎉',
  ],
  [
    'b Someone left a blue scarf in the changing room. Yours?',
    'w Yes, I was looking for it everywhere!',
    'b It is hanging at the till.',
    'w Thank you, I will pick it up on {day}.',
  ],
  [
    'b Did the wages arrive?',
    'w Yes, on {day}. Thank you.',
    'b Good. The slip is in your pigeonhole.',
    'w One question: what is the line with {count} euros?',
    'b The supplement for the night hours before 6.',
    'w Oh, nice. Now I understand it.',
  ],
  [
    'w What did the recipe say for {thing}: how long do they rest?',
    'b {count} minutes, covered.',
    'w And then straight into the oven?',
    'b Brush them first, please. Half milk, half egg.',
    'w All right, they are in.',
    'w They look good!',
    'b I can smell them up here 😀',
  ],
  [
    'b We are closed on {day}: the oven is being serviced.',
    'w Good to know. Then I will sleep in.',
    'b You have earned it.',
    'w And the day after?',
    'b As always, at {hour}.',
  ],
  [
    'b Quick question: could you also work in the shop on {day}?',
    'w I can, but my German for the till is not so good yet.',
    'b It is good enough, and Agnieszka will be beside you.',
    'w Then yes. What should I wear?',
    'b A white shirt, the apron is here.',
    'b And please note down the leftover {thing} in the evening: how many, and who took them. The baker needs the figures for the next day, and last week nobody had written anything, so we had {count} too many of one and far too few of the other.',
    'w I will do that.',
  ],
]

export const things = [
  'pretzels',
  'butter croissants',
  'poppy seed rolls',
  'doughnuts',
  'rye loaves',
  'cinnamon buns',
] as const

/** The end of the long conversation. The demo employer has not read the worker's last line. */
export const lastDay: Line[] = [
  'b Thank you for yesterday, that was a great help!',
  'w It was fun. And the cinnamon buns are all gone: my son says they are the best in Berlin.',
  'w Shall I come on Saturday as well?',
]
