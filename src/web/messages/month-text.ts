import type { Formats } from './formats-shape.ts'

/** "2026-11" → "Nov 2026". */
export const monthText = (t: Pick<Formats, 'calendarLeaf' | 'figure'>, month: string) =>
  `${t.calendarLeaf(Date.parse(`${month}-01T12:00:00Z`)).month} ${t.figure(month.slice(0, 4))}`
