import { createHash } from 'node:crypto'

/** The refusal of a key that is none; no key at all is none to refuse. */
export const whyNotKey = (key: string | null) =>
  key === null || /^[\x21-\x7e]{8,200}$/.test(key) ? null : 'key_invalid'

/** By which it is told whether a key comes back with the same thing. */
export const hashOfInput = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
