/** A random key that makes a call idempotent. Not randomUUID: a phone visiting the shop over plain http has none. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
