/** For lists on the device and names; the search folds by `plain`, as its database does. Lower-case letters without accents, ß as ss: Müller, MULLER and muller become equal. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Unicode does not decompose this letter.
    .replaceAll('ł', 'l')
