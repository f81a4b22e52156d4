// U+0660 to U+0669 are the digits of Arabic, U+06F0 to U+06F9 those of Urdu and Persian.
const eastern = /[\u0660-\u0669\u06f0-\u06f9]/g

/** A number as people type it, with the digits that programs read: "۱۲٫۵" → "12.5". Other signs stay. */
export const plainDigits = (text: string): string =>
  text
    .replace(eastern, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
