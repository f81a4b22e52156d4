import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { openEventFeed } from './feed.ts'

const placed = (seq: number) => ({
  seq,
  at: 1,
  actor: null,
  kind: 'order.placed' as const,
  subject: `order ${seq}`,
  data: '{}',
})

/** A database in which others see a row before the process that wrote it hears of its commit. */
function openStub() {
  let commit: Parameters<Db['onCommit']>[0] = () => undefined
  const rows: ReturnType<typeof placed>[] = []
  const stub: Pick<Db, 'all' | 'one' | 'onCommit'> = {
    all: async <Row>(_: TemplateStringsArray, after: unknown) =>
      rows.filter(({ seq }) => typeof after === 'number' && seq > after) as Row[],
    one: async <Row>() => ({ seq: 0 }) as Row,
    onCommit: (listener) => void (commit = listener),
  }
  return { db: stub as Db, rows, commit: (seq: number) => commit([{ ...placed(seq), data: {} }]) }
}

test('each commit is announced once, whether a poll has seen it or not', async () => {
  const { db, rows, commit } = openStub()
  const feed = openEventFeed(db)
  const received: string[] = []
  feed.subscribe(({ subject }) => void received.push(subject))
  await feed.poll()
  rows.push(placed(1))
  await feed.poll()
  commit(1)
  commit(2)
  rows.push(placed(2))
  await feed.poll()
  expect(received).toEqual(['order 1', 'order 2'])
})
