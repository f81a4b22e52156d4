// What the processes of one shop say to each other: that something was committed, never what.

/** `turn` numbers what a worker asks; `of` is the worker that asked. */
export type FromWorker =
  | { kind: 'opened'; words: string }
  | { kind: 'committed'; turn: number }
  | { kind: 'looked'; of: number; turn: number }

export type ToWorker =
  | { kind: 'look'; of: number; turn: number }
  | { kind: 'all-looked'; turn: number }
