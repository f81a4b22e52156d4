import { useState, useEffect } from 'react'
import { sessionTexts } from '../../app/storage/stores.ts'

type Listed = { id: string; reference: string }
type Run = { back: string; orders: readonly Listed[] }

const key = 'office-order-run'

/** Remembers in this tab the orders of a list, through which an opened order goes on. */
export function saveOrderRun(orders: readonly Listed[]) {
  const { pathname, search } = window.location
  const run: Run = {
    back: pathname + search,
    orders: orders.map(({ id, reference }) => ({ id, reference })),
  }
  sessionTexts.write(key, JSON.stringify(run))
}

/** The next order of the list from which this one was opened; null: it was not, or was the last. */
export function useNextOrder(id: string) {
  const [run, setRun] = useState<Run | null>(null)
  useEffect(() => setRun(JSON.parse(sessionTexts.read(key) || 'null') as Run | null), [id])
  const at = run?.orders.findIndex((one) => one.id === id) ?? -1
  const next = at < 0 ? null : (run?.orders[at + 1] ?? null)
  return { next, back: at < 0 ? null : (run?.back ?? null) }
}
