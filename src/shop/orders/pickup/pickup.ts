import { randomInt } from 'node:crypto'

/** `code`: four digits that the customer says at the counter. */
export type Pickup = { code: string }

export const newPickup = (): Pickup => ({ code: String(randomInt(10_000)).padStart(4, '0') })
