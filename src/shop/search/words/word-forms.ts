/** What is being typed may end between the letters that `fold` joins: چائ of چائے. */
export const withFullYe = (text: string): string | null =>
  text.endsWith('ی') ? `${text.slice(0, -1)}ے` : null

/** English singular and plural forms ("tomatoes" of tomato), without the word itself. */
export function formsOf(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('es') && word.length > 4) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1), `${word}es`]
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`, `${word}s`]
  return [`${word}s`, `${word}es`]
}
