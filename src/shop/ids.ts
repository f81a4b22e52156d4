import { randomBytes } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's: no i, l, o, u to misread

/** 26 characters, 130 random bits: not guessable. */
export const newId = () => Array.from(randomBytes(26), (byte) => letters[byte & 31]).join('')

/** 256 random bits, for a cookie or a link. */
export const newSecret = () => randomBytes(32).toString('base64url')
