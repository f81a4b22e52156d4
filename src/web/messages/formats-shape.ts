import type { Paisa } from '#shop/money.ts'

/** Writes figures, dates and times. The shop's clock is Pakistan's, wherever it is rendered. */
export type Formats = {
  /** 1250 → "1,250", 4.5 → "4.5" */
  number: (value: number) => string
  /** 1250 → "1250": of a year or a place in a list */
  figure: (value: number | string) => string
  /** "Rs. 1,250", and "Rs. 1,250.50" if there are paisa */
  money: (amount: Paisa) => string
  /** Of delivery: "Free", or an amount */
  fee: (amount: Paisa) => string
  /** "Jan 05, 2025" */
  day: (at: number) => string
  /** "Jan 05, 2025", or "Jan 05, 2025 – Jan 07, 2025" */
  days: (from: number, to: number) => string
  /** Of days like "2025-01-05": "Jan 5", "Jan 5–6", "Jan 31 – Feb 1" */
  nearDays: (from: string, to: string) => string
  /** "Jan 05, 2025, 3:40 PM" */
  moment: (at: number) => string
  /** "3:40 PM" */
  time: (at: number) => string
  /** A calendar leaf: "Jan", "5" */
  calendarLeaf: (at: number) => { month: string; date: string }
  /** "09:00" → "9am", "21:30" → "9:30pm" */
  hour: (time: string) => string
  /** "6pm–8pm" */
  hours: (from: string, to: string) => string
  /** "Lahore, Multan": the parts that are there, one after the other */
  joined: (parts: readonly (string | false | null | undefined)[]) => string
  /** "Arriving tomorrow. Delivery is free.": the parts that are there, each with its full stop */
  sentences: (parts: readonly (string | false | null | undefined)[]) => string
}
