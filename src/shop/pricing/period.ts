/** When something holds, in milliseconds UTC: from a moment on and until another, which is not part of it; null: open. */
export type Period = { from: number | null; until: number | null }

export const always: Period = { from: null, until: null }

export const isDuring = ({ from, until }: Period, at: number) =>
  (from === null || at >= from) && (until === null || at < until)

/** It ends at the moment that it begins, or before. */
export const endsFirst = ({ from, until }: Period) =>
  from !== null && until !== null && until <= from
