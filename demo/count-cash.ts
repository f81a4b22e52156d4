import { closeDrawer } from '#shop/cash/close-drawer.ts'
import { type CountedNotes, denominations } from '#shop/cash/drawer.ts'
import { openDrawerOf } from '#shop/cash/drawers.store.ts'
import { nothing, type Paisa, rupees, toRupees } from '#shop/money.ts'
import type { Visit } from '#shop/visit.ts'

const week = 7 * 24 * 60 * 60_000

/** The clerk counts the cash once a week. Paisa can't be counted in notes, so they become the difference. */
export async function countCash(visit: Visit): Promise<void> {
  const drawer = await openDrawerOf(visit.db, visit.account?.id ?? '')
  if (drawer === undefined || visit.now() - drawer.openedAt < week) return
  const { id, balance: seen } = drawer
  const change = rupees(2000)
  const kept = seen > 2 * change ? change : nothing
  await closeDrawer(visit, id, { notes: notesFor(seen), seen, note: '', kept, taker: 'Owner' })
}

function notesFor(amount: Paisa): CountedNotes {
  let left = Math.floor(toRupees(amount))
  const notes: CountedNotes = {}
  for (const note of denominations) {
    notes[`${note}`] = Math.floor(left / note)
    left %= note
  }
  return notes
}
