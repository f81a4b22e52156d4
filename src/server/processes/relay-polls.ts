import type { FromWorker, ToWorker } from './worker-messages.ts'

type Member = { id: number; send: (message: ToWorker) => void }

/** Asks all other workers to poll after a commit, and reports when all have or are gone. */
export function relayPolls() {
  const members = new Map<number, Member>()
  const waiting = new Map<string, { asker: Member; turn: number; left: Set<number> }>()

  const settle = (key: string) => {
    const poll = waiting.get(key)
    if (poll === undefined || poll.left.size > 0) return
    waiting.delete(key)
    if (members.has(poll.asker.id)) poll.asker.send({ kind: 'all-polled', turn: poll.turn })
  }

  return {
    join: (member: Member) => void members.set(member.id, member),
    leave(id: number) {
      members.delete(id)
      for (const [key, { left }] of waiting) if (left.delete(id)) settle(key)
    },
    hear(asker: Member, message: FromWorker) {
      if (message.kind === 'committed') {
        const others = [...members.values()].filter(({ id }) => id !== asker.id)
        const key = keyOf(asker.id, message.turn)
        waiting.set(key, { asker, turn: message.turn, left: new Set(others.map(({ id }) => id)) })
        for (const other of others) other.send({ kind: 'poll', of: asker.id, turn: message.turn })
        settle(key)
      }
      if (message.kind === 'polled') {
        const key = keyOf(message.of, message.turn)
        waiting.get(key)?.left.delete(asker.id)
        settle(key)
      }
    },
  }
}

const keyOf = (worker: number, turn: number) => `${worker} ${turn}`
