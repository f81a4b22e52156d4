import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { makeHashQueue } from './hash-queue.ts'

// OWASP's argon2id figures: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const hashOf = promisify(argon2)

// Hashing uses the thread pool; sign-ins must leave cores and threads free, and wait at most a second or two.
const queue = makeHashQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 48,
  maxPerSource: 24,
})

/**
 * "argon2id$19456$2$1$salt$hash". `who`: source for the queue's fair share; null: the shop itself. Refuses
 * `busy`.
 */
export async function hashPassword(password: string, who: string | null = null): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, who)
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

/**
 * Constant time, also without a stored hash, so timing doesn't reveal accounts. `who` and `busy` as in
 * `hashPassword`.
 */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
  who: string | null = null,
): Promise<boolean> {
  const [, , , , salt = 'c2FsdHNhbHRzYWx0c2FsdA', expected = ''] = (stored ?? '').split('$')
  const hash = await derive(password, Buffer.from(salt, 'base64url'), who)
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === hash.length && timingSafeEqual(hash, wanted)
}

const derive = (password: string, salt: Buffer, who: string | null) =>
  queue(who, () => hashOf('argon2id', { message: password.normalize('NFC'), nonce: salt, ...cost }))
