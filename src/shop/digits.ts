// U+0660 to U+0669: Arabic digits; U+06F0 to U+06F9: Urdu and Persian.
const eastern = /[\u0660-\u0669\u06f0-\u06f9]/g

/** "۱۲٫۵" → "12.5"; other characters stay. */
export const plainDigits = (text: string): string =>
  text
    .replace(eastern, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
