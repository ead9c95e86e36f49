/** Of the company: the server's HTML and the page then agree which day is today. */
export const timeZone = 'America/New_York';
