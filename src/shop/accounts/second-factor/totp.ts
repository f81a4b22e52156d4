import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 as all apps expect it: SHA-1, six digits, 30-second steps.
const stepLasts = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits in base32. */
export const newTotpSecret = () =>
  Array.from(randomBytes(32), (byte) => alphabet[byte & 31]).join('')

/** `at`: ms UTC. */
export const stepAt = (at: number) => Math.floor(at / stepLasts)

/** Six digits. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The current step or a neighbour, for clocks that differ. Null: wrong code, or a step up to `lastStep`
 * (used).
 */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  lastStep: number,
): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const current = stepAt(now)
  const steps = [current - 1, current, current + 1]
  return steps.find((step) => step > lastStep && isSame(codeAt(secret, step), code)) ?? null
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** For the app's QR code. */
export function totpLink(secret: string, shop: string, login: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(login)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/[01]{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
