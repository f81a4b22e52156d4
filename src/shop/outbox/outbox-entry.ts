export const outboxStates = ['due', 'sending', 'sent', 'kept', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

/** An e-mail as plain data; `notifications` knows the kinds. */
export type QueuedEmail = { kind: string; to: string }

/** An e-mail on its way. */
export type OutboxEntry<E extends QueuedEmail = QueuedEmail> = {
  id: string
  email: E
  /** The language it is read in; null: English. */
  locale: string | null
  state: OutboxState
  writtenAt: number
  dueAt: number
  tries: number
  sentAt: number | null
  /** Why the last try failed. */
  problem: string | null
}

const minute = 60_000
const waits = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute)

/** How long to wait after so many tries; null: it is given up, after some forty hours. */
export const waitAfter = (tries: number): number | null => waits[tries - 1] ?? null
