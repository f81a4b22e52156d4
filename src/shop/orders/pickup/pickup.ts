import { randomInt } from 'node:crypto'
import { plainDigits } from '../../digits.ts'

/** `code`: four digits that the customer says at the counter. */
export type Pickup = { code: string }

export const newPickup = (): Pickup => ({ code: String(randomInt(10_000)).padStart(4, '0') })

/** The start of an order's id, or a code, in what was typed or scanned; a QR code has the order's address. */
export const searchedPickup = (text: string): string =>
  plainDigits(text.trim().split(/[/#]/).at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^0-9a-z-]/g, '')
