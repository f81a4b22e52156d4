import { expect, test } from 'vitest'
import { relayPolls } from './relay-polls.ts'
import type { ToWorker } from './worker-messages.ts'

function three() {
  const relay = relayPolls()
  const heard: string[] = []
  const [a, b, c] = [1, 2, 3].map((id) => ({
    id,
    send: (message: ToWorker) => void heard.push(`${id} ${message.kind} ${message.turn}`),
  })) as [Member, Member, Member]
  for (const member of [a, b, c]) relay.join(member)
  const since = () => heard.splice(0)
  return { relay, a, b, c, since }
}

type Member = { id: number; send: (message: ToWorker) => void }

test('all others poll, and who has asked hears when the last one has', () => {
  const { relay, a, b, c, since } = three()
  relay.hear(a, { kind: 'committed', turn: 7 })
  expect(since()).toEqual(['2 poll 7', '3 poll 7'])
  relay.hear(b, { kind: 'polled', of: 1, turn: 7 })
  relay.hear(b, { kind: 'polled', of: 1, turn: 7 })
  expect(since()).toEqual([])
  relay.hear(c, { kind: 'polled', of: 1, turn: 7 })
  relay.hear(c, { kind: 'polled', of: 1, turn: 7 })
  expect(since()).toEqual(['1 all-polled 7'])
})

test('a dead worker is neither waited for nor notified', () => {
  const { relay, a, b, since } = three()
  relay.hear(a, { kind: 'committed', turn: 1 })
  relay.hear(b, { kind: 'polled', of: 1, turn: 1 })
  since()
  relay.leave(3)
  expect(since()).toEqual(['1 all-polled 1'])
  relay.leave(2)
  relay.hear(a, { kind: 'committed', turn: 2 })
  expect(since()).toEqual(['1 all-polled 2'])
})
