import { cleanCode } from '../../clean-text.ts'

/**
 * Normalizes a Pakistani mobile or land line to "+923001234567"; accepts 0300/1234567, 92…, 0092…, (+92) …
 * in digits of any script. Null: not such a number.
 */
export function phoneKey(typed: string): string | null {
  const digits = nationalDigits(typed)
  if (!/^[1-9]\d{8,9}$/.test(digits)) return null
  const isMobile = digits.startsWith('3')
  return isMobile && digits.length !== 10 ? null : `+92${digits}`
}

/** True: of Pakistan, from abroad, a UAN or toll-free; false: digits are missing, or it is no number. */
export const canBeCalled = (typed: string): boolean =>
  phoneKey(typed) !== null || /^(?!3)\+?\d{8,14}$/.test(nationalDigits(typed))

/** `phoneKey` without +92, for searching; '' if invalid. */
export const nationalPhone = (typed: string): string => phoneKey(typed)?.slice(3) ?? ''

/**
 * For WhatsApp and calls from abroad: "0300 1234567" → "+92 300 1234567". Numbers with a country code stay.
 */
export function internationalPhone(typed: string): string {
  const key = phoneKey(typed)
  if (key === null) return typed.replace(/^0(?!0)/, '+92 ')
  const isWhole = typed.replace(/\D/g, '') === key.slice(1)
  return isWhole ? typed : `${key.slice(0, 3)} ${key.slice(3, 6)} ${key.slice(6)}`
}

/** As people in Pakistan write a mobile number: "+923001234567" → "0300 1234567". Other numbers stay. */
export function localPhone(typed: string): string {
  const key = phoneKey(typed)
  return key?.startsWith('+923') ? `0${key.slice(3, 6)} ${key.slice(6)}` : typed
}

/**
 * For spreadsheets, which read a leading + as a formula: as dialled in Pakistan, "0300 1234567", "051 1234567",
 * "0044…". What is no number stays.
 */
export function dialledPhone(typed: string): string {
  const local = localPhone(typed)
  const key = phoneKey(local)
  if (!/^\s*[+＋]/.test(local)) return local
  if (key !== null) return `0${key.slice(3, 5)} ${key.slice(5)}`
  return canBeCalled(local) ? cleanCode(local).replace(/^\+/, '00') : local
}

/** Opens a WhatsApp chat with a typed number ('': the user picks one). `text`: the first message. */
export const whatsappLink = (typed: string, text = ''): string => {
  const digits = internationalPhone(typed).replace(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
}

/** Digits of a typed number or its beginning, without 0 or +92; null: fewer than three. */
export function phoneStart(typed: string): string | null {
  const digits = nationalDigits(typed)
  return /^[1-9]\d{2,13}$/.test(digits) ? digits : null
}

/** Digits of the typed end of a number; null: fewer than four, or more than digits. */
export function phoneEnd(typed: string): string | null {
  const digits = cleanCode(typed).replace(/[\s()./-]/g, '')
  return /^\d{4,10}$/.test(digits) ? digits : null
}

const nationalDigits = (typed: string) =>
  cleanCode(typed)
    .replace(/[\s()./-]/g, '')
    .replace(/^(?:(?:\+|00)92|92(?=0?\d{9,10}$))0?/, '')
    .replace(/^0/, '')
