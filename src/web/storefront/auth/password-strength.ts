import { passwordRejection } from '#shop/accounts/signing-in/sign-up-form.ts'

export type Strength = {
  steps: 0 | 1 | 2 | 3
  word: 'short' | 'long' | 'common' | 'fair' | 'good' | 'strong'
}

const refusals = {
  password_short: 'short',
  password_long: 'long',
  password_common: 'common',
} as const

/** The server's rule first; then length and the number of different characters. */
export function strengthOf(password: string): Strength {
  const refused = passwordRejection(password)
  if (refused !== null) return { steps: 0, word: refusals[refused] }
  const letters = [...password]
  const worth = letters.length + new Set(letters).size
  if (worth < 20) return { steps: 1, word: 'fair' }
  return worth < 28 ? { steps: 2, word: 'good' } : { steps: 3, word: 'strong' }
}
