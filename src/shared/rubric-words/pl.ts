/** Words that find a rubric, by its slug, separated by commas. */
export const pl: Record<string, string> = {
  childcare: 'niania, opiekunka dziecięca, przedszkolanka, wychowawca, wychowawczyni, au pair, bona',
  'elderly-care': 'opiekunka, opiekun, opiekun medyczny, asystentka, demencja, pomoc osobom starszym',
  cleaning: 'sprzątacz, sprzątanie, pokojowy, myjący okna, firma sprzątająca, czyszczenie',
  'household-help': 'gospodyni domowa, pomoc w domu, gosposia, prasowanie, sprzątanie mieszkania',
  construction:
    'murarz, malarz, tynkarz, stolarz, cieśla, dekarz, glazurnik, operator koparki, kierownik budowy, pomocnik budowlany, zbrojarz, brukarz',
  'electrics-plumbing-heating':
    'elektryk, hydraulik, monter instalacji, instalator, monter fotowoltaiki, elektromonter',
  'metal-welding': 'spawacz, spawaczka, ślusarz, tokarz, frezer, mechanik przemysłowy, kowal, narzędziowiec',
  production:
    'piekarz, piekarnia, cukiernik, cukiernia, rzeźnik, pakowacz, pracownik produkcji, operator maszyn, monter, krawcowa, szwaczka',
  'warehouse-logistics':
    'magazynier, magazynierka, pakowacz, operator wózka widłowego, sortowanie paczek, kompletowanie zamówień',
  'driving-delivery':
    'kierowca, kierowca ciężarówki, kierowca autobusu, kurier, kurierka, dostawca, listonosz, taksówkarz',
  'moving-odd-jobs': 'pomocnik, przeprowadzki, tragarz, pracownik fizyczny, prace dorywcze, złota rączka',
  'hotel-catering':
    'kucharz, kucharka, kelner, kelnerka, pomoc kuchenna, zmywak, barman, barmanka, recepcjonista, recepcjonistka, pokojówka, cukiernik, pizzer',
  'retail-sales':
    'sprzedawca, sprzedawczyni, ekspedientka, ekspedient, kasjer, kasjerka, handlowiec, sklep, stacja benzynowa, kierownik sklepu',
  'farm-seasonal-work':
    'zbiory, zbieracz, rolnik, pracownik sezonowy, traktorzysta, dojarz, dojarka, szparagi, truskawki',
  gardening: 'ogrodnik, ogrodniczka, florysta, florystka, kwiaciarnia, koszenie trawy, pielęgnacja zieleni',
  'animal-care': 'opiekun zwierząt, opiekunka zwierząt, wyprowadzanie psów, stajnia, groomer, schronisko',
  'beauty-hair': 'fryzjer, fryzjerka, kosmetyczka, manikiurzystka, masażysta, masażystka, wizażystka, barber',
  'health-medicine':
    'pielęgniarka, pielęgniarz, lekarz, lekarka, fizjoterapeuta, fizjoterapeutka, farmaceuta, ratownik medyczny, położna, asystentka stomatologiczna',
  'office-administration':
    'sekretarka, asystentka, asystent, pracownik biurowy, recepcjonistka, call center, obsługa klienta, dyspozytor',
  'accounting-finance': 'księgowa, księgowy, doradca podatkowy, kadry, płace, analityk finansowy',
  it: 'programista, programistka, informatyk, administrator systemów, tester oprogramowania, grafik komputerowy',
  'tutoring-education':
    'korepetytor, korepetytorka, nauczyciel, nauczycielka, lektor, lektorka, trener, pedagog',
  translation: 'tłumacz, tłumaczka, tłumacz przysięgły, język niemiecki, napisy',
  'car-repair': 'mechanik, mechanik samochodowy, lakiernik, blacharz, wulkanizator, myjnia, warsztat',
  security: 'ochroniarz, pracownik ochrony, portier, bramkarz, stróż, dozorca',
  'events-promotion': 'hostessa, animator, animatorka, fotograf, montaż stoisk, ulotki, statysta',
  other: 'dozorca, krawiec, krawcowa, pralnia, roznoszenie gazet, ratownik, inne',
}
