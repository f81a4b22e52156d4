import { expect, test } from 'vitest'
import { makeHashQueue } from './hash-queue.ts'

/** Work that the test finishes itself. */
function held() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => void ends.push(resolve))
  return { work, end: () => ends.shift()?.(), started: () => ends.length }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a bounded number run at once, the rest queue, and beyond the bound requests are refused', async () => {
  const run = makeHashQueue({ atOnce: 2, maxWaiting: 4, maxPerSource: 4 })
  const { work, end, started } = held()
  const running = ['a', 'b', 'c', 'd', 'e', 'f'].map((who) => run(who, work))
  await settled()
  expect(started()).toBe(2)
  await expect(run('g', work)).rejects.toMatchObject({ code: 'busy' })
  end()
  await settled()
  expect(started()).toBe(2)
  const next = run('g', work)
  for (let left = 6; left > 0; left -= 1) {
    end()
    await settled()
  }
  await Promise.all([...running, next])
})

test('one place takes only its share; the shop itself is never refused', async () => {
  const run = makeHashQueue({ atOnce: 1, maxWaiting: 10, maxPerSource: 2 })
  const { work, end } = held()
  const mine = [run('flood', work), run('flood', work), run('flood', work)]
  await expect(mine[2]).rejects.toMatchObject({ code: 'busy' })
  const others = [run('someone', work), ...Array.from({ length: 20 }, () => run(null, work))]
  for (let left = 23; left > 0; left -= 1) {
    end()
    await settled()
  }
  await Promise.all([mine[0], mine[1], ...others])
  const again = run('flood', work)
  await settled()
  end()
  await again
})

test('work that fails leaves its place', async () => {
  const run = makeHashQueue({ atOnce: 1, maxWaiting: 0, maxPerSource: 1 })
  await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(run('a', () => Promise.resolve(7))).resolves.toBe(7)
})
