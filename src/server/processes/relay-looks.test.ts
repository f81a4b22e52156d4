import { expect, test } from 'vitest'
import { relayLooks } from './relay-looks.ts'
import type { ToWorker } from './worker-messages.ts'

function three() {
  const relay = relayLooks()
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

test('all others look, and who has asked hears when the last one has', () => {
  const { relay, a, b, c, since } = three()
  relay.hear(a, { kind: 'committed', turn: 7 })
  expect(since()).toEqual(['2 look 7', '3 look 7'])
  relay.hear(b, { kind: 'looked', of: 1, turn: 7 })
  relay.hear(b, { kind: 'looked', of: 1, turn: 7 })
  expect(since()).toEqual([])
  relay.hear(c, { kind: 'looked', of: 1, turn: 7 })
  relay.hear(c, { kind: 'looked', of: 1, turn: 7 })
  expect(since()).toEqual(['1 all-looked 7'])
})

test('a dead worker is neither waited for nor notified', () => {
  const { relay, a, b, since } = three()
  relay.hear(a, { kind: 'committed', turn: 1 })
  relay.hear(b, { kind: 'looked', of: 1, turn: 1 })
  since()
  relay.leave(3)
  expect(since()).toEqual(['1 all-looked 1'])
  relay.leave(2)
  relay.hear(a, { kind: 'committed', turn: 2 })
  expect(since()).toEqual(['1 all-looked 2'])
})
