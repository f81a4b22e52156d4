import { plainDigits } from '../digits.ts'

/**
 * A Pakistani number in one form, "+923001234567"; null for what is none. Taken as people write it:
 * 0300 1234567, 300-1234567, 0092…, (+92) …, and land lines with their area code.
 */
export function phoneKey(typed: string): string | null {
  const digits = plainDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+92|0092)0?/, '')
    .replace(/^0/, '')
  if (!/^[1-9]\d{8,9}$/.test(digits)) return null
  const isMobile = digits.startsWith('3')
  return isMobile && digits.length !== 10 ? null : `+92${digits}`
}
