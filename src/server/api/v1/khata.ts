import { readKhata } from '#shop/khata/read-khata.ts'
import { customer } from '#shop/visit.ts'
import { encodeStanding, encodeStatement } from '#wire/khata.ts'
import type { Handlers } from '../handler.ts'

export const khataHandlers = {
  async khata(visit, { query: { month } }) {
    const { id } = customer(visit)
    const khata = await readKhata(visit.db, id, { month, now: visit.now() })
    // Why staff corrected something is theirs.
    const statement = encodeStatement(khata, ({ kind, note }) => (kind === 'payment' ? note : ''))
    return { data: { ...encodeStanding(khata), ...statement } }
  },
} satisfies Partial<Handlers>
