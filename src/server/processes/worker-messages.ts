// Messages between the processes of one shop: that something was committed, never its content.

/** `turn` numbers a worker's questions; `of` is the asking worker. */
export type FromWorker =
  | { kind: 'opened'; message: string }
  | { kind: 'committed'; turn: number }
  | { kind: 'polled'; of: number; turn: number }

export type ToWorker =
  | { kind: 'poll'; of: number; turn: number }
  | { kind: 'all-polled'; turn: number }
