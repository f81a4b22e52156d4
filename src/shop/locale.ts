export const locales = ['en', 'ur'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** First supported of these preferences (cookie, account, `Accept-Language`). */
export function chooseLocale(
  preferences: readonly (string | null | undefined)[],
  locales: readonly Locale[],
): Locale {
  for (const preference of preferences) {
    const found = preference && firstSpoken(preference, locales)
    if (found) return found
  }
  return defaultLocale
}

/** Best supported language of a header like "ur-PK,ur;q=0.9,en;q=0.8", or of one name. */
function firstSpoken(header: string, locales: readonly Locale[]): Locale | undefined {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [name = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { name: name.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const speaks = (name: string) =>
    locales.find((locale) => locale.toLowerCase() === name) ??
    locales.find((locale) => locale.toLowerCase() === name.split('-')[0])
  return wanted.map(({ name }) => speaks(name)).find((locale) => locale !== undefined)
}
