/** Words that find a rubric, by its slug, separated by commas. */
export const de: Record<string, string> = {
  childcare:
    'Babysitterin, Erzieherin, Kinderpfleger, Kinderpflegerin, Tagespflege, Kinderfrau, Au-pair, Krippe, Hort, Kindermädchen, Betreuer, Betreuerin',
  'elderly-care':
    'Altenpflegerin, Pflegehelferin, Pflegeassistent, Pflegeassistentin, Betreuer, Betreuerin, Alltagsbegleiter, Alltagsbegleiterin, Pflegekraft, Pflegedienst, Demenz, Seniorenhilfe',
  cleaning:
    'Gebäudereinigung, Gebäudereinigerin, Glasreinigung, Glasreinigerin, Reinigungsfrau, Reinigungshilfe, Raumpfleger, Raumpflegerin, Unterhaltsreinigung, Putzhilfe, Putzmann, Fensterputzer, Fensterputzerin, Treppenhausreinigung, Housekeeping, Zimmerreinigung',
  'household-help':
    'Haushälter, Haushaltskraft, Hauswirtschafter, Hauswirtschafterin, Haushaltshilfe, Bügeln, Köchin im Haushalt',
  construction:
    'Malerin, Maurerin, Bauhelferin, Tischler, Tischlerin, Schreiner, Schreinerin, Zimmerin, Dachdeckerin, Fliesenlegerin, Baggerfahrer, Baggerfahrerin, Kranführer, Kranführerin, Polier, Bauleiter, Bauleiterin, Tiefbau, Hochbau, Abbruch, Parkettleger, Glaser, Lackierer',
  'electrics-plumbing-heating':
    'Elektrikerin, Elektronikerin, Klempnerin, Elektroinstallateur, Elektrohelfer, Heizungsbauer, Heizungsbauerin, Sanitärinstallateur, Solarteur, Solar, Kältetechniker, Mechatroniker',
  'metal-welding':
    'Schweißerin, Schlosserin, Metallbauerin, Industriemechaniker, Industriemechanikerin, Konstruktionsmechaniker, Rohrschlosser, Feinblechner, Werkzeugmacher, Gießer, Schmied',
  production:
    'Produktionshelferin, Produktionsmitarbeiter, Produktionsmitarbeiterin, Bäcker, Bäckerin, Bäckerhelfer, Bäckerhelferin, Backstube, Backwaren, Konditor, Konditorin, Konditorei, Metzger, Metzgerin, Fleischer, Fleischerin, Schlachter, Maschinenführerin, Anlagenführer, Anlagenführerin, Verpacker, Verpackerin, Montagehelfer, Monteur, Näherin, Näher, Lebensmittel, Brauer, Molkerei',
  'warehouse-logistics':
    'Lageristin, Lagerarbeiter, Lagerarbeiterin, Lagermitarbeiter, Lagermitarbeiterin, Lagerhelferin, Kommissioniererin, Staplerfahrerin, Fachkraft für Lagerlogistik, Logistiker, Logistikerin, Packer, Packerin, Paketsortierer, Sortierung',
  'driving-delivery':
    'Fahrerin, Lkw-Fahrerin, LKW, Berufskraftfahrer, Berufskraftfahrerin, Kurierfahrer, Kurierfahrerin, Paketbote, Paketbotin, Paketzusteller, Paketzustellerin, Zustellerin, Lieferfahrer, Lieferfahrerin, Busfahrerin, Taxifahrer, Taxifahrerin, Pizzabote, Fahrradkurier, Postbotin, Briefträger, Briefträgerin, Lokführer',
  'moving-odd-jobs':
    'Umzugshelferin, Möbelpackerin, Hilfsarbeiter, Hilfsarbeiterin, Hilfskraft, Handlanger, Haushaltsauflösung, Entrümpler, Tragehelfer',
  'hotel-catering':
    'Köchin, Kellnerin, Küchenhelfer, Küchenhelferin, Servicemitarbeiter, Servicemitarbeiterin, Spülerin, Spülkraft, Tellerwäscher, Rezeptionist, Rezeptionistin, Hotelfachmann, Hotelfachfrau, Zimmermädchen, Beikoch, Pizzabäcker, Pizzabäckerin, Konditor, Konditorin, Barista, Barkeeperin, Eisdiele, Imbiss, Kantine, Bäckerei-Café, Thekenkraft, Zimmerservice',
  'retail-sales':
    'Verkäuferin, Fachverkäufer, Fachverkäuferin, Bäckereiverkäufer, Bäckereiverkäuferin, Bäckereifachverkäufer, Bäckereifachverkäuferin, Kassiererin, Kasse, Verkaufshilfe, Metzgereiverkäufer, Fleischereifachverkäuferin, Filialleiter, Filialleiterin, Einzelhandelskaufmann, Einzelhandelskauffrau, Kundenberater, Kundenberaterin, Vertrieb, Außendienst, Tankstelle, Kiosk, Laden, Drogerie, Warenverräumung',
  'farm-seasonal-work':
    'Erntehelferin, Saisonarbeiter, Saisonarbeiterin, Landwirt, Landwirtin, Traktorfahrer, Melkerin, Winzer, Winzerin, Obsternte, Apfelernte, Feldarbeit, Stallhelfer, Viehzucht, Gewächshaus',
  gardening:
    'Gärtnerin, Gartenhelfer, Gartenhelferin, Landschaftsgärtner, Landschaftsgärtnerin, Florist, Floristin, Baumpfleger, Baumschule, Grünpflege, Blumen, Winterdienst',
  'animal-care':
    'Hundesitterin, Tierpflegerin, Tierbetreuer, Tierbetreuerin, Pferdepfleger, Pferdepflegerin, Pferdewirt, Hundefriseur, Tierarzthelferin, Tierheim, Katzensitterin',
  'beauty-hair':
    'Friseurin, Friseurmeister, Kosmetiker, Nageldesignerin, Masseur, Masseurin, Massage, Visagist, Visagistin, Barber, Fußpflegerin, Kosmetikstudio, Nagelstudio',
  'health-medicine':
    'Krankenpfleger, Krankenpflegerin, Pflegefachmann, Pflegefachfrau, Ärztin, Physiotherapeutin, Ergotherapeut, Ergotherapeutin, Medizinische Fachangestellte, Zahnarzthelferin, Apotheker, Apothekerin, PTA, Rettungssanitäter, Sanitäter, Hebamme, Logopäde, Arztpraxis, Apotheke',
  'office-administration':
    'Sekretär, Sekretärin, Sachbearbeiterin, Bürokaufmann, Bürokauffrau, Kauffrau für Büromanagement, Bürohilfe, Assistent, Assistentin, Verwaltungsangestellte, Empfangskraft, Callcenter, Personalreferent, Telefonist, Telefonistin, Kundenservice, Disponent, Disponentin',
  'accounting-finance':
    'Buchhalterin, Finanzbuchhalter, Finanzbuchhalterin, Lohnbuchhalter, Lohnbuchhalterin, Steuerfachangestellter, Steuerberater, Steuerberaterin, Controllerin, Bankkaufmann, Bankkauffrau, Versicherung',
  it: 'Entwicklerin, Softwareentwickler, Softwareentwicklerin, Programmiererin, Informatikerin, Fachinformatiker, Fachinformatikerin, Webdesigner, Webentwickler, Systemadministratorin, IT-Support, Datenbank, Computer',
  'tutoring-education':
    'Nachhilfelehrerin, Lehrerin, Lehrkraft, Dozentin, Sprachlehrer, Sprachlehrerin, Musiklehrer, Musiklehrerin, Schulbegleiter, Schulbegleiterin, Pädagoge, Pädagogin, Trainer, Trainerin, Fahrlehrer, Sozialpädagoge',
  translation:
    'Übersetzerin, Dolmetscherin, Sprachmittlerin, Lektor, Lektorin, Untertitel, Englisch, Türkisch, Arabisch',
  'car-repair':
    'Mechaniker, Mechanikerin, Kfz-Mechatronikerin, Kfz-Mechaniker, Automechanikerin, Lackiererin, Karosseriebauer, Fahrzeugaufbereiter, Fahrzeugaufbereitung, Autowäsche, Reifenmonteur, Fahrradmechaniker, Zweiradmechaniker',
  security:
    'Wachfrau, Sicherheitsmitarbeiter, Sicherheitsmitarbeiterin, Sicherheitskraft, Sicherheitsdienst, Wachdienst, Türsteherin, Pförtnerin, Ordnerin, Detektiv, Ladendetektiv, Personenschutz, Nachtwächter, Fluggastkontrolle',
  'events-promotion':
    'Promoterin, Hosts, Messehelfer, Messehelferin, Messebau, Messebauer, Eventhelfer, Eventhelferin, Bühnenhelfer, Aufbauhelfer, Moderator, Animateur, Animateurin, DJ, Fotograf, Fotografin, Komparse, Flyer, Werbung',
  other:
    'Hausmeisterin, Hauswart, Schneiderin, Näherin, Zeitungszusteller, Zeitungszustellerin, Bademeister, Rettungsschwimmer, Bestatter, Küster, Künstler',
}
