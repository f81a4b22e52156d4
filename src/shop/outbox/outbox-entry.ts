export const outboxStates = ['due', 'sending', 'sent', 'kept', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

/** `notifications` defines the kinds. */
export type QueuedEmail = { kind: string; to: string }

export type OutboxEntry<E extends QueuedEmail = QueuedEmail> = {
  id: string
  email: E
  /** null: English. */
  locale: string | null
  state: OutboxState
  writtenAt: number
  dueAt: number
  tries: number
  sentAt: number | null
  /** Error of the last try. */
  problem: string | null
}

const minute = 60_000
const waits = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute)

/** In ms; null: give up, after some forty hours. */
export const waitAfter = (tries: number): number | null => waits[tries - 1] ?? null
