import type { Language } from '#shared/contract/languages.ts'
import { REPLY_CODES, type ReplyTemplate } from '#shared/contract/reply-templates.ts'

type Words = Record<(typeof REPLY_CODES)[number], [label: string, text: string]>

/** Greeting and signature are those of the mail (`mails.ts`). Names of buttons and pages are those of the interface. */
const WORDS: Record<Language, Words> = {
  en: {
    more_details: [
      'Ask for details',
      'Thank you for your message. To help you, we need to know more: which vacancy or page is it about, what did you do, and what did you see?',
    ],
    bid_withdrawal: [
      'Withdraw a bid',
      'You can withdraw a bid yourself: log in, open “My bids” in your cabinet and press “Withdraw bid”. The employer will then no longer see it.',
    ],
    waiting_vacancy: [
      'Vacancy in moderation',
      'A person reads your vacancy before it is published. We will e-mail you the decision. If we reject the vacancy, the e-mail gives the reason, and you can correct the text.',
    ],
    lost_password: [
      'Forgotten password',
      'On the login page, press “Forgot your password?” and enter your e-mail address. We will send you a new password. Please also look in your spam folder.',
    ],
    lost_email: [
      'E-mail address lost',
      'If you can no longer read the e-mails at your old address but know your password, log in and change the address under “Security”. If you cannot log in, please tell us the old address, the new address, and when and how we can reach you to make sure that it is your account. Please send us neither your password nor a copy of your identity card.',
    ],
    account_deletion: [
      'Delete account',
      'You can delete your account yourself: log in, open “Privacy” in your cabinet and choose “Delete account”. After that, you have 14 days to change your mind.',
    ],
    report_content: [
      'Report a vacancy or person',
      'Please use the “Report” button on the page of the vacancy, the offer or the person. That way we can see exactly what it is about, and you will receive our decision by e-mail. If you have paid money or sent documents, please also contact the police.',
    ],
    no_placement: [
      'We do not place people',
      'We do not employ people or find jobs for them ourselves: employers publish their vacancies here. Open “Jobs on offer”, choose a city and a rubric, and send the employer a bid. This is free of charge.',
    ],
    passed_on: [
      'Thank you, passed on',
      'Thank you for telling us. We have passed it on to the people responsible.',
    ],
  },
  de: {
    more_details: [
      'Nach Einzelheiten fragen',
      'Vielen Dank für Ihre Nachricht. Um Ihnen helfen zu können, müssen wir mehr wissen: Um welche Anzeige oder Seite geht es, was haben Sie gemacht und was haben Sie gesehen?',
    ],
    bid_withdrawal: [
      'Bewerbung zurückziehen',
      'Sie können eine Bewerbung selbst zurückziehen: Melden Sie sich an, öffnen Sie unter „Mein Konto“ die Seite „Meine Bewerbungen“ und wählen Sie „Bewerbung zurückziehen“. Der Arbeitgeber sieht sie dann nicht mehr.',
    ],
    waiting_vacancy: [
      'Anzeige in Prüfung',
      'Vor der Veröffentlichung liest ein Mensch Ihre Anzeige. Die Entscheidung schicken wir Ihnen per E-Mail. Lehnen wir die Anzeige ab, steht der Grund in der E-Mail, und Sie können den Text berichtigen.',
    ],
    lost_password: [
      'Passwort vergessen',
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen ein neues Passwort. Bitte sehen Sie auch im Spam-Ordner nach.',
    ],
    lost_email: [
      'Kein Zugriff auf das Postfach',
      'Wenn Sie die E-Mails an Ihre alte Adresse nicht mehr lesen können, aber Ihr Passwort kennen, melden Sie sich an und ändern Sie die Adresse unter „Sicherheit“. Können Sie sich nicht anmelden, nennen Sie uns bitte die alte und die neue Adresse und schreiben Sie, wann und wie wir Sie erreichen. Dann prüfen wir, ob es Ihr Konto ist. Bitte schicken Sie uns weder Ihr Passwort noch eine Ausweiskopie.',
    ],
    account_deletion: [
      'Konto löschen',
      'Sie können Ihr Konto selbst löschen: Melden Sie sich an, öffnen Sie unter „Mein Konto“ die Seite „Datenschutz“ und gehen Sie zu „Konto löschen“. 14\u00a0Tage lang können Sie es sich anders überlegen.',
    ],
    report_content: [
      'Anzeige oder Person melden',
      'Bitte nutzen Sie „Melden“ auf der Seite der Anzeige, des Gesuchs oder der Person. So sehen wir genau, worum es geht, und Sie erhalten unsere Entscheidung per E-Mail. Wenn Sie Geld bezahlt oder Dokumente verschickt haben, wenden Sie sich bitte auch an die Polizei.',
    ],
    no_placement: [
      'Wir vermitteln nicht',
      'Wir stellen selbst niemanden ein und vermitteln niemanden: Arbeitgeber veröffentlichen hier ihre Anzeigen. Öffnen Sie „Stellenangebote“, wählen Sie Ort und Rubrik und senden Sie dem Arbeitgeber eine Bewerbung. Das ist kostenlos.',
    ],
    passed_on: [
      'Danke, weitergegeben',
      'Vielen Dank für den Hinweis. Wir haben ihn an die zuständige Stelle bei uns weitergegeben.',
    ],
  },
  pl: {
    more_details: [
      'Prośba o szczegóły',
      'Dziękujemy za wiadomość. Aby Ci pomóc, musimy wiedzieć więcej: o które ogłoszenie lub którą stronę chodzi, co próbujesz zrobić i co widzisz na ekranie?',
    ],
    bid_withdrawal: [
      'Wycofanie zgłoszenia',
      'Zgłoszenie możesz wycofać samodzielnie: zaloguj się, otwórz w panelu „Moje zgłoszenia” i wybierz „Wycofaj zgłoszenie”. Pracodawca przestanie je widzieć.',
    ],
    waiting_vacancy: [
      'Ogłoszenie w moderacji',
      'Twoje ogłoszenie przed publikacją czyta człowiek. O decyzji powiadomimy Cię e-mailem. Jeśli odrzucimy ogłoszenie, w e-mailu będzie powód, a tekst można poprawić.',
    ],
    lost_password: [
      'Zapomniane hasło',
      'Na stronie logowania wybierz „Nie pamiętasz hasła?” i podaj swój adres e-mail. Wyślemy Ci nowe hasło. Sprawdź też folder ze spamem.',
    ],
    lost_email: [
      'Brak dostępu do skrzynki',
      'Jeśli nie możesz już czytać e-maili pod starym adresem, ale znasz hasło, zaloguj się i zmień adres w sekcji „Bezpieczeństwo”. Jeśli nie możesz się zalogować, podaj nam stary i nowy adres oraz napisz, kiedy i jak możemy się z Tobą skontaktować, aby upewnić się, że to Twoje konto. Nie wysyłaj nam hasła ani kopii dokumentu tożsamości.',
    ],
    account_deletion: [
      'Usunięcie konta',
      'Konto możesz usunąć samodzielnie: zaloguj się, otwórz w panelu „Prywatność” i przejdź do sekcji „Usunięcie konta”. Przez 14 dni możesz zmienić zdanie.',
    ],
    report_content: [
      'Zgłoszenie naruszenia',
      'Użyj przycisku „Zgłoś naruszenie” na stronie ogłoszenia lub osoby. Wtedy dokładnie widzimy, o co chodzi, a naszą decyzję otrzymasz e-mailem. Jeśli doszło do wpłaty pieniędzy lub wysłania dokumentów, powiadom też policję.',
    ],
    no_placement: [
      'Nie pośredniczymy',
      'Sami nikogo nie zatrudniamy i nie pośredniczymy w zatrudnieniu: ogłoszenia publikują tu pracodawcy. Otwórz „Dam pracę”, wybierz miasto i kategorię i wyślij pracodawcy zgłoszenie. To nic nie kosztuje.',
    ],
    passed_on: [
      'Dziękujemy, przekazano',
      'Dziękujemy za informację. Przekazaliśmy ją osobom, które się tym zajmują.',
    ],
  },
  ru: {
    more_details: [
      'Запросить подробности',
      'Спасибо за сообщение. Чтобы помочь вам, нам нужно знать больше: о какой вакансии или странице идёт речь, что вы сделали и что увидели?',
    ],
    bid_withdrawal: [
      'Отозвать отклик',
      'Отозвать отклик можно самостоятельно: войдите, откройте в кабинете «Мои отклики» и нажмите «Отозвать отклик». Работодатель больше не будет его видеть.',
    ],
    waiting_vacancy: [
      'Вакансия на модерации',
      'Перед публикацией вашу вакансию читает человек. О решении мы сообщим вам по электронной почте. Если вакансия отклонена, в письме указана причина, и текст можно исправить.',
    ],
    lost_password: [
      'Забыт пароль',
      'На странице входа нажмите «Забыли пароль?» и укажите адрес электронной почты. Мы пришлём новый пароль. Проверьте, пожалуйста, и папку со спамом.',
    ],
    lost_email: [
      'Потерян доступ к почте',
      'Если письма на старый адрес вам больше недоступны, но вы помните пароль, войдите и измените адрес в разделе «Безопасность». Если войти не получается, напишите нам старый и новый адрес, а также когда и как с вами связаться, чтобы мы могли убедиться, что учётная запись ваша. Не присылайте нам ни пароль, ни копию удостоверения личности.',
    ],
    account_deletion: [
      'Удалить учётную запись',
      'Удалить учётную запись можно самостоятельно: войдите, откройте в кабинете «Конфиденциальность» и перейдите к разделу «Удаление учётной записи». В течение 14 дней можно передумать.',
    ],
    report_content: [
      'Пожаловаться',
      'Нажмите, пожалуйста, «Пожаловаться» на странице вакансии, анкеты или профиля. Так мы точно увидим, о чём речь, а наше решение придёт вам по электронной почте. Если вы перевели деньги или отправили документы, обратитесь также в полицию.',
    ],
    no_placement: [
      'Мы не трудоустраиваем',
      'Мы сами никого не нанимаем и не трудоустраиваем: вакансии здесь публикуют работодатели. Откройте в меню «Предлагаю работу» (вакансии работодателей), выберите город и рубрику и откликнитесь на вакансию. Это бесплатно.',
    ],
    passed_on: ['Спасибо, передали', 'Спасибо, что сообщили. Мы передали это тем, кто этим занимается.'],
  },
}

/** The prepared replies, with labels in the current user's language and texts in all languages. */
export const replyTemplates = (language: Language): ReplyTemplate[] =>
  REPLY_CODES.map((code) => ({
    code,
    label: WORDS[language][code][0],
    text: { en: WORDS.en[code][1], de: WORDS.de[code][1], pl: WORDS.pl[code][1], ru: WORDS.ru[code][1] },
  }))
