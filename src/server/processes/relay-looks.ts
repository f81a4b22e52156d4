import type { FromWorker, ToWorker } from './worker-messages.ts'

type Member = { id: number; send: (message: ToWorker) => void }

/** Asks all other workers to poll after a commit, and reports when all have or are gone. */
export function relayLooks() {
  const members = new Map<number, Member>()
  const asked = new Map<string, { asker: Member; turn: number; left: Set<number> }>()

  const settle = (key: string) => {
    const look = asked.get(key)
    if (look === undefined || look.left.size > 0) return
    asked.delete(key)
    if (members.has(look.asker.id)) look.asker.send({ kind: 'all-looked', turn: look.turn })
  }

  return {
    join: (member: Member) => void members.set(member.id, member),
    leave(id: number) {
      members.delete(id)
      for (const [key, { left }] of asked) if (left.delete(id)) settle(key)
    },
    hear(asker: Member, message: FromWorker) {
      if (message.kind === 'committed') {
        const others = [...members.values()].filter(({ id }) => id !== asker.id)
        const key = keyOf(asker.id, message.turn)
        asked.set(key, { asker, turn: message.turn, left: new Set(others.map(({ id }) => id)) })
        for (const other of others) other.send({ kind: 'look', of: asker.id, turn: message.turn })
        settle(key)
      }
      if (message.kind === 'looked') {
        const key = keyOf(message.of, message.turn)
        asked.get(key)?.left.delete(asker.id)
        settle(key)
      }
    },
  }
}

const keyOf = (worker: number, turn: number) => `${worker} ${turn}`
