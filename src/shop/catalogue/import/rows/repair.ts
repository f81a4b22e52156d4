import { cleanName, cleanText } from '../../../clean-text.ts'

/**
 * Repairs what can only have one meaning: spaces of all kinds, invisible characters, letters that
 * went through the wrong encoding, and pieces that are lost for good (they become a space).
 */
export const repairLine = (text: string) => cleanName(repairText(text)).replace(/\s+/g, ' ').trim()

/** The same for longer text, whose line breaks stay. */
export function repairText(text: string) {
  return cleanText(withoutDamage(reread(text)).replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

// U+FFFD says that a program could not read what was there; with it often come underscores.
const withoutDamage = (text: string) =>
  text.includes('\ufffd')
    ? text.replace(
        /[_\u0080-\u00bf\u00e2\u0161\u2026]*\ufffd[_\ufffd\u0080-\u00bf\u00e2\u0161\u2026]*/g,
        ' ',
      )
    : text

/** What Windows-1252 has where Latin-1 has control characters: 0x80 to 0x9f. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = (sign: string) => {
  const at = windows.indexOf(sign)
  return at === -1 ? sign.charCodeAt(0) : 0x80 + at
}

const follower = `[\\u0080-\\u00bf${windows.replace(/[\u0080-\u009f]/g, '')}]`
// First bytes of Latin, Arabic, punctuation, Arabic forms and emoji: what a grocery's list can hold.
const misread = new RegExp(`[ÂÃÄÅØÙÚÛ]${follower}|[âï]${follower}{2}|ð${follower}{3}`, 'g')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** "CrÃ¨me" → "Crème": UTF-8 that was read as Windows-1252. Twice, because it happens twice. */
function reread(text: string, times = 2): string {
  const read = text.replace(misread, (signs) => {
    try {
      return utf8.decode(Uint8Array.from(signs, byteOf))
    } catch {
      return signs
    }
  })
  return read === text || times === 1 ? read : reread(read, times - 1)
}
