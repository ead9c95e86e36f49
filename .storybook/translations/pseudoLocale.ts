/** A language that nobody speaks: English with accents and 40% more letters, which shows what is cut or not translated. */
export const pseudoLocale = 'en-XA';
