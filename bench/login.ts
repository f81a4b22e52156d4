import { hashPassword, passwordMatches } from '#shop/accounts/signing-in/passwords.ts'
import { demoPassword } from '../demo/fill.ts'
import { load } from './load.ts'

export type LoginFigures = { hash: number; login: number; calm: number; flooded: number }

/**
 * What a sign-in costs beside its hash alone, and what a page's slowest hundredth waits while 20 sign
 * in without a pause; medians and p99 in milliseconds.
 */
export async function measureLogin(origin: string, seconds: number): Promise<LoginFigures> {
  const stored = await hashPassword(demoPassword)
  const signIn = options('amina@kiryana.example')
  const ask = () => fetch(`${origin}/api/v1/user/login`, signIn)
  // In turns: both on a machine that is as busy.
  const [hashes, logins]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 25; turn += 1) {
    hashes.push(await timed(() => passwordMatches(demoPassword, stored)))
    logins.push(await timed(async () => (await ask()).text()))
  }
  const page = { url: `${origin}/products/1`, connections: 1, seconds }
  const calm = await load(page)
  const [flooded] = await Promise.all([
    load(page),
    load({ ...signIn, url: `${origin}/api/v1/user/login`, connections: 20, seconds }),
  ])
  return { hash: middle(hashes), login: middle(logins), calm: calm.p99, flooded: flooded.p99 }
}

const options = (email: string) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: demoPassword }),
})

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const middle = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
