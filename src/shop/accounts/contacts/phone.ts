import { cleanCode } from '../../clean-text.ts'

/**
 * A Pakistani number in one form, "+923001234567"; null for what is none. Taken as people write it:
 * 0300 1234567, 0300/1234567, 300-1234567, 92…, 0092…, (+92) …, and land lines with their area code, in digits
 * of any script and with the unseen signs that phones and chats put around a number.
 */
export function phoneKey(typed: string): string | null {
  const digits = nationalDigits(typed)
  if (!/^[1-9]\d{8,9}$/.test(digits)) return null
  const isMobile = digits.startsWith('3')
  return isMobile && digits.length !== 10 ? null : `+92${digits}`
}

/** The same without its country, '' for what is none: by this orders are found. */
export const nationalPhone = (typed: string): string => phoneKey(typed)?.slice(3) ?? ''

/**
 * A number as WhatsApp and callers abroad need it: "0300 1234567" is "+92 300 1234567". One that has its country
 * code, of whatever country, stays as it is.
 */
export function internationalPhone(typed: string): string {
  const key = phoneKey(typed)
  if (key === null) return typed.replace(/^0(?!0)/, '+92 ')
  const isWhole = typed.replace(/\D/g, '') === key.slice(1)
  return isWhole ? typed : `${key.slice(0, 3)} ${key.slice(3, 6)} ${key.slice(6)}`
}

/**
 * What somebody types who looks for a number, or for how it begins: its digits without 0 or +92 before them, at least
 * three; null: no number.
 */
export function phoneStart(typed: string): string | null {
  const digits = nationalDigits(typed)
  return /^[1-9]\d{2,13}$/.test(digits) ? digits : null
}

const nationalDigits = (typed: string) =>
  cleanCode(typed)
    .replace(/[\s()./-]/g, '')
    .replace(/^(?:(?:\+|00)92|92(?=0?\d{9,10}$))0?/, '')
    .replace(/^0/, '')
