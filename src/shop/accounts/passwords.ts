import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

// OWASP's argon2id figures: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const hashOf = promisify(argon2)

// Hashing runs on the thread pool; a flood of sign-ins must leave a core, and threads, for everything else.
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
let running = 0
const waiting: (() => void)[] = []

/** "argon2id$19456$2$1$salt$hash" */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

/** Compares in constant time. Without a stored hash it takes as long and says no: nobody learns who has an account. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, , , , salt = 'c2FsdHNhbHRzYWx0c2FsdA', expected = ''] = (stored ?? '').split('$')
  const hash = await derive(password, Buffer.from(salt, 'base64url'))
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === hash.length && timingSafeEqual(hash, wanted)
}

async function derive(password: string, salt: Buffer) {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await hashOf('argon2id', { message: password.normalize('NFC'), nonce: salt, ...cost })
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
