import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWriteTurns } from './write-turns.ts'

/** A writer that records its calls; `failing` selects commits that fail. */
function recorder(failing: (commit: number) => boolean = () => false) {
  const log: string[] = []
  let [open, commits] = [false, 0]
  const execute = (statement: string) => {
    log.push(statement)
    if (statement.startsWith('begin')) open = true
    if (statement === 'commit' && failing(commits++)) throw new Error('no room')
    if (statement === 'commit' || statement === 'rollback') open = false
  }
  const breakDown = () => void (open = false)
  const begin = async () => execute('begin immediate')
  return { log, turns: openWriteTurns({ begin, execute, isOpen: () => open }), execute, breakDown }
}

test('those that come at the same moment share one commit, and are answered after it, in their order', async () => {
  const { log, turns, execute } = recorder()
  const works = ['a', 'b', 'c'].map((name) =>
    turns.write(
      async () => execute(`write ${name}`),
      () => execute(`published ${name}`),
    ),
  )
  await Promise.all(works.map((work, index) => work.then(() => log.push(`answered ${index}`))))
  expect(log).toEqual([
    'begin immediate',
    'write a',
    'savepoint further',
    'write b',
    'release further',
    'savepoint further',
    'write c',
    'release further',
    'commit',
    'published a',
    'published b',
    'published c',
    'answered 0',
    'answered 1',
    'answered 2',
  ])
})

test('a failed transaction is rolled back alone and is answered after the commit', async () => {
  const { log, turns, execute } = recorder()
  const ended = await Promise.allSettled([
    turns.write(async () => execute('write a'), Object),
    turns.write(() => Promise.reject(new Error('sold out')), Object),
    turns.write(async () => execute('write c'), Object),
  ])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual([
    'begin immediate',
    'write a',
    'savepoint further',
    'rollback to further',
    'release further',
    'savepoint further',
    'write c',
    'release further',
    'commit',
  ])
})

test('when the common commit fails each is tried alone, and whichever can be committed is', async () => {
  const { log: told, turns, execute } = recorder((commit) => commit === 0 || commit === 2)
  const published: string[] = []
  const write = (name: string) =>
    turns.write(
      async () => execute(`write ${name}`),
      () => void published.push(name),
    )
  const ended = await Promise.allSettled([write('a'), write('b'), write('c')])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(published).toEqual(['a', 'c'])
  expect(told.filter((one) => one === 'rollback')).toHaveLength(2)
})

test('a failure of the shared commit does not affect the other transactions', async () => {
  const { turns, execute, breakDown } = recorder()
  const broken = async () => {
    breakDown()
    throw new Error('disk full')
  }
  const ended = await Promise.allSettled([
    turns.write(async () => execute('write a'), Object),
    turns.write(broken, Object),
    turns.write(async () => execute('write c'), Object),
  ])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('with any failure each transaction is answered once, and only committed rows count', async () => {
  const plan = fc.array(fc.record({ fails: fc.boolean(), later: fc.boolean() }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(plan, fc.func(fc.boolean()), async (jobs, failing) => {
      const rows: number[] = []
      let uncommitted: number[] = []
      const marks: number[] = []
      let [open, commits] = [false, 0]
      const execute = (statement: string) => {
        if (statement.startsWith('begin')) [open, uncommitted] = [true, []]
        if (statement.startsWith('savepoint')) marks.push(uncommitted.length)
        if (statement.startsWith('rollback to')) uncommitted.length = marks.at(-1) ?? 0
        if (statement.startsWith('release')) marks.pop()
        if (statement === 'commit') {
          if (failing(commits++)) throw new Error('no room')
          rows.push(...uncommitted)
        }
        if (statement === 'commit' || statement === 'rollback') open = false
      }
      const begin = async () => execute('begin immediate')
      const turns = openWriteTurns({ begin, execute, isOpen: () => open })
      const ended = await Promise.allSettled(
        jobs.map(async ({ fails, later }, index) => {
          if (later) await new Promise((resolve) => setImmediate(resolve))
          return turns.write(async () => {
            uncommitted.push(index)
            await Promise.resolve()
            if (fails) throw new Error('refused')
            return index
          }, Object)
        }),
      )
      const done = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(rows.toSorted((a, b) => a - b)).toEqual(done)
      expect(done.every((index) => jobs[index]?.fails === false)).toBe(true)
      await turns.idle()
    }),
  )
})
