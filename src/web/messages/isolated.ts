/**
 * In its own direction, if a figure or Latin letter is in it: else the groups of a phone number, or an amount and its
 * “Rs.”, would change places within a sentence from the right. What begins with such a part runs from the right: its
 * first letter doesn't count, as it stands within a part.
 */
export const isolated = (text: string) =>
  /[\d۰-۹A-Za-z]/.test(text) ? `${text[0] === '\u2068' ? '\u2067' : '\u2068'}${text}\u2069` : text
