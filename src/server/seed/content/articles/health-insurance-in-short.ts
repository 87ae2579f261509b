import type { LocalArticle } from './local-article.ts'

export const healthInsuranceInShort: LocalArticle = {
  slug: 'health-insurance-in-short',
  daysAgo: 32,
  titles: {
    en: 'Health insurance in brief',
    de: 'Die Krankenversicherung kurz erklärt',
    pl: 'Ubezpieczenie zdrowotne w skrócie',
    ru: 'Коротко о медицинской страховке',
  },
  summaries: {
    en: 'When you are insured through your work, when you are not, how to choose an insurer, and what to do on the day you fall ill.',
    de: 'Wann Sie durch die Arbeit versichert sind und wann nicht, wie Sie eine Kasse wählen und was an dem Tag zu tun ist, an dem Sie krank werden.',
    pl: 'Kiedy praca daje ubezpieczenie, a kiedy nie, jak wybrać kasę chorych i co zrobić w dniu, w którym zachorujesz.',
    ru: 'Когда работа даёт страховку, а когда нет, как выбрать больничную кассу и что делать в день, когда вы заболели.',
  },
  bodies: {
    en: `Everyone who lives in Germany has to have health insurance. For most people it comes with their work, and it covers more than a visit to the doctor: hospital, medicines, help after an accident, and care.

## Does my work insure me?

- **Mini-job** (up to 603 euros a month in 2026, 633 euros from 2027): no. You must be insured in another way, for example through your family, another job or the job centre.
- **Midi-job** (above that, up to 2,000 euros a month): yes, fully, with reduced contributions for you.
- **More than that**: yes. You and your employer share the contributions. They are deducted before you receive your pay; you see them on the payslip.
- **Self-employed** or “on an invoice”: no. You have to insure yourself and pay all of it. If someone wants you to work like an employee but send invoices, get advice first.

## Choosing an insurer

You may choose your *Krankenkasse* yourself; your employer may not choose it for you. What insurers pay for is nearly the same everywhere. Compare the additional contribution, and find out which languages they speak and whether there is an app you understand. Apply online or by phone, and tell your employer the name. Later you get a card with your photo: show it to every doctor.

A husband, wife or children without much income of their own can often be insured with you at no extra cost. Ask your insurer about family insurance.

## When you fall ill

1. Tell your employer at once, before your working day begins, and how long it will probably last.
2. If it lasts more than three days, see a doctor by the fourth day; your employer may ask for it earlier. With statutory insurance your employer gets the sick note electronically (eAU): you only need to say that you have been to the doctor. With private insurance, or in a mini-job in a private household, you hand in the paper certificate yourself.
3. Once you have been in the job for four weeks, your employer goes on paying you for up to six weeks of illness, in a mini-job too. Before and after that the health insurance pays sickness benefit to members entitled to it. Nobody may ask you to make up the days or to take them as holiday.

In an emergency, call **112**, free of charge and from any phone; a mobile phone needs a SIM card. When it is urgent but not dangerous and doctors’ surgeries are closed, **116117** helps. An accident at work, or on the direct way to or from work, is covered by the statutory accident insurance, at no cost to you: tell the doctor and your employer that it happened at work or on the way, and go to a *Durchgangsarzt* (a doctor for work accidents).`,
    de: `Wer in Deutschland lebt, muss krankenversichert sein. Die meisten sind es durch ihre Arbeit, und die Versicherung deckt mehr als den Besuch beim Arzt: Krankenhaus, Medikamente, Hilfe nach einem Unfall und Pflege.

## Bin ich durch meine Arbeit versichert?

- **Minijob** (2026 bis 603 Euro im Monat, ab 2027 bis 633 Euro): nein. Sie müssen auf anderem Weg versichert sein, etwa über die Familie, eine weitere Arbeit oder das Jobcenter.
- **Midijob** (darüber, bis 2.000 Euro im Monat): ja, voll, mit verringerten Beiträgen für Sie.
- **Mehr als das**: ja. Sie teilen sich die Beiträge mit dem Arbeitgeber. Ihr Anteil wird abgezogen, bevor der Lohn bei Ihnen ankommt; er steht auf der Abrechnung.
- **Selbstständig** oder „auf Rechnung“: nein. Sie müssen sich selbst versichern und alles selbst bezahlen. Will jemand, dass Sie wie angestellt arbeiten, aber Rechnungen schreiben, lassen Sie sich vorher beraten.

## Die Kasse wählen

Ihre Krankenkasse dürfen Sie selbst wählen; der Arbeitgeber darf Ihnen keine vorschreiben. Was die Kassen bezahlen, ist fast überall gleich. Achten Sie auf den Zusatzbeitrag, auf die Sprache der Beratung und auf eine App, die Sie verstehen. Den Antrag stellen Sie im Internet oder am Telefon, den Namen der Kasse nennen Sie dem Arbeitgeber. Später kommt eine Karte mit Ihrem Foto: Nehmen Sie sie zu jedem Arzt mit.

Ehepartner und Kinder ohne größeres eigenes Einkommen können oft ohne weitere Kosten bei Ihnen mitversichert werden. Fragen Sie Ihre Kasse nach der Familienversicherung.

## Wenn Sie krank werden

1. Sagen Sie dem Arbeitgeber sofort, noch vor Beginn Ihrer Arbeitszeit, dass Sie krank sind und wie lange es voraussichtlich dauert.
2. Dauert es länger als drei Kalendertage, gehen Sie spätestens am vierten Tag zum Arzt; der Arbeitgeber darf es früher verlangen. Bei gesetzlich Versicherten ruft der Arbeitgeber die Krankschreibung elektronisch ab (eAU): Sie sagen nur, dass Sie beim Arzt waren. Privat Versicherte und Minijobber im Privathaushalt geben die Bescheinigung auf Papier ab.
3. Nach vier Wochen im Betrieb zahlt der Arbeitgeber den Lohn bis zu sechs Wochen weiter, auch im Minijob. Davor und danach zahlt die Krankenkasse Mitgliedern mit Anspruch Krankengeld. Niemand darf verlangen, dass Sie die Tage nacharbeiten oder Urlaub dafür nehmen.

Im Notfall rufen Sie die **112** an, kostenlos und von jedem Telefon; ein Handy braucht dafür eine SIM-Karte. Ist es dringend, aber nicht gefährlich, und die Praxen haben zu, hilft die **116117**. Einen Unfall bei der Arbeit oder auf dem direkten Weg dorthin oder nach Hause deckt die gesetzliche Unfallversicherung ab, ohne dass Sie dafür zahlen: Sagen Sie Arzt und Arbeitgeber, dass es bei der Arbeit oder auf dem Weg passiert ist, und gehen Sie zum Durchgangsarzt.`,
    pl: `Każdy, kto mieszka w Niemczech, musi mieć ubezpieczenie zdrowotne. Większość ludzi ma je dzięki pracy, a obejmuje ono więcej niż wizytę u lekarza: szpital, leki, pomoc po wypadku i opiekę.

## Czy praca daje mi ubezpieczenie?

- **Minijob** (do 603 euro miesięcznie w 2026 roku, do 633 euro od 2027): nie. Ubezpieczenie trzeba mieć z innego źródła, na przykład przez rodzinę, inną pracę albo Jobcenter.
- **Midijob** (powyżej tej kwoty, do 2000 euro miesięcznie): tak, w pełni, a Twoje składki są niższe.
- **Wyższe zarobki**: tak. Składki dzielisz z pracodawcą. Są potrącane, zanim pieniądze do Ciebie dotrą; widać je na pasku wypłaty.
- **Samozatrudnienie** lub praca „na fakturę”: nie. Trzeba ubezpieczyć się we własnym zakresie i zapłacić całość. Jeśli masz pracować jak na etacie, ale wystawiać faktury, najpierw zasięgnij porady.

## Wybór kasy chorych

Kasę chorych (*Krankenkasse*) wybierasz samodzielnie; pracodawca nie może żadnej narzucić. Zakres świadczeń jest prawie wszędzie taki sam. Zwróć uwagę na składkę dodatkową, język obsługi i na to, czy kasa ma zrozumiałą dla Ciebie aplikację. Wniosek składa się w internecie lub przez telefon, a nazwę kasy podaje się pracodawcy. Później przychodzi karta ze zdjęciem: zabieraj ją do każdego lekarza.

Mąż, żona i dzieci bez większych własnych dochodów często mogą być ubezpieczeni razem z Tobą bez dodatkowych kosztów. Zapytaj kasę o ubezpieczenie rodzinne.

## Kiedy zachorujesz

1. Od razu zawiadom pracodawcę, jeszcze przed rozpoczęciem pracy, i powiedz, ile to prawdopodobnie potrwa.
2. Jeśli choroba trwa dłużej niż trzy dni, idź do lekarza najpóźniej czwartego dnia; pracodawca może żądać tego wcześniej. Przy ubezpieczeniu ustawowym pracodawca pobiera zwolnienie elektronicznie (eAU): wystarczy powiedzieć, że lekarz je wystawił. Przy ubezpieczeniu prywatnym i w minijobie w prywatnym domu oddajesz zwolnienie na papierze.
3. Po czterech tygodniach pracy pracodawca płaci Ci w chorobie do sześciu tygodni, także w minijobie. Wcześniej i później zasiłek wypłaca uprawnionym kasa chorych. Nikt nie może żądać odpracowania tych dni ani wzięcia za nie urlopu.

W nagłym wypadku dzwoń pod **112**, bezpłatnie z każdego telefonu; w komórce musi być karta SIM. Gdy sprawa jest pilna, ale niegroźna, a gabinety są zamknięte, pomaga **116117**. Wypadek w pracy albo w bezpośredniej drodze do niej lub z niej obejmuje ustawowe ubezpieczenie wypadkowe, bez Twojej składki: powiedz lekarzowi i pracodawcy, że zdarzył się w pracy lub w drodze, i idź do lekarza od wypadków przy pracy (*Durchgangsarzt*).`,
    ru: `Каждый, кто живёт в Германии, обязан иметь медицинскую страховку. У большинства она есть благодаря работе и покрывает не только визит к врачу, но и больницу, лекарства, помощь после несчастного случая и уход.

## Страхует ли меня моя работа?

- **Мини-джоб** (до 603 евро в месяц в 2026 году, до 633 евро с 2027-го): нет. Вы должны быть застрахованы иначе, например через семью, другую работу или джобцентр.
- **Миди-джоб** (больше этой суммы и до 2000 евро в месяц): да, полностью, а взносы для вас снижены.
- **Заработок выше**: да. Взносы вы делите с работодателем. Их удерживают ещё до того, как вы получите деньги; они видны в расчётном листе.
- **Самозанятость**, когда вы сами выставляете счета: нет. Страхуетесь и платите всё вы сами. Если от вас хотят, чтобы вы работали как по найму, но выставляли счета, сначала посоветуйтесь со специалистом.

## Как выбрать кассу

Больничную кассу (*Krankenkasse*) вы выбираете сами; работодатель не вправе её навязывать. Оплачивают кассы почти одно и то же. Посмотрите на дополнительный взнос, на языки, на которых консультируют, и на то, есть ли понятное вам приложение. Заявление подают через интернет или по телефону, а название кассы сообщают работодателю. Позже придёт карта с вашей фотографией: берите её с собой к любому врачу.

Мужа, жену и детей без больших собственных доходов часто можно застраховать вместе с собой без доплаты. Спросите в кассе о семейной страховке.

## Если вы заболели

1. Сразу предупредите работодателя, ещё до начала рабочего дня, и скажите, сколько это примерно продлится.
2. Если болезнь длится больше трёх дней, сходите к врачу не позже четвёртого дня; работодатель вправе потребовать этого раньше. При государственной страховке работодатель получает больничный электронно (eAU): вы лишь сообщаете, что были у врача. При частной страховке и на мини-джобе у частного лица больничный отдают на бумаге.
3. Если вы проработали четыре недели, во время болезни работодатель платит вам зарплату до шести недель, на мини-джобе тоже. До и после этого больничное пособие платит касса, если ваша страховка даёт на него право. Никто не вправе требовать, чтобы вы отработали эти дни или взяли на них отпуск.

В экстренном случае звоните **112**: бесплатно и с любого телефона; в мобильном должна быть SIM-карта. Если дело срочное, но не опасное, а врачи уже не принимают, поможет номер **116117**. Несчастный случай на работе или по прямой дороге на неё и домой покрывает государственная страховка от несчастных случаев, для вас она бесплатна: скажите врачу и работодателю, что это случилось на работе или по дороге, и идите к врачу по несчастным случаям на работе (*Durchgangsarzt*).`,
  },
  sources: [
    ['§ 3 EFZG', 'https://www.gesetze-im-internet.de/entgfg/__3.html'],
    ['§ 5 EFZG', 'https://www.gesetze-im-internet.de/entgfg/__5.html'],
    ['§ 8 SGB VII', 'https://www.gesetze-im-internet.de/sgb_7/__8.html'],
    ['§ 5 SGB V', 'https://www.gesetze-im-internet.de/sgb_5/__5.html'],
  ],
  checked: '2026-11-22',
}
