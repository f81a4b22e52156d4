import { createHash } from 'node:crypto'

/** Null: valid, or no key. */
export const keyRejection = (key: string | null) =>
  key === null || /^[\x21-\x7e]{8,200}$/.test(key) ? null : 'key_invalid'

/** Tells whether a key comes back with the same request. */
export const hashOfInput = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
