import { useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { focusWrong } from '../../ui/dialog/focus-wrong.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { StarterProduct } from './starter-row.tsx'
import {
  chosenOf,
  faultsOf,
  readTyped,
  storedPrices,
  type Typed,
  type TypedPrices,
  untouched,
  withChange,
} from './typed-prices.ts'

type Faults = Readonly<Record<string, ReturnType<typeof faultsOf>>>
type Report = Answer<'adminAddStarterProducts'>['data']

const write = (typed: TypedPrices) => storedPrices.write(JSON.stringify(typed))

/** The drafts of the starter set, and the call that adds the selected products. */
export function useStarter(products: readonly StarterProduct[]) {
  const t = useMessages(backOfficeStarterMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const typed = readTyped(storedPrices.use())
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState('')
  const [report, setReport] = useState<Report | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<string | null>(null)
  const chosen = products.filter(
    ({ key, number }) => number === null && typed[key]?.isChosen === true,
  )

  function change(key: string, what: Partial<Typed>) {
    write({ ...typed, [key]: withChange(typed[key] ?? untouched, what) })
  }

  async function add(): Promise<void> {
    if (busy) return
    setReport(null)
    setProblem('')
    const found = Object.fromEntries(
      chosen.flatMap(({ key }) => {
        const wrong = faultsOf(typed[key] ?? untouched)
        return wrong.price === undefined && wrong.stock === undefined ? [] : [[key, wrong]]
      }),
    )
    if (Object.keys(found).length > 0) return focusWrong(form.current, () => setFaults(found))
    setFaults({})
    if (chosen.length === 0) return setProblem(t('starter.nothing'))
    setBusy(true)
    try {
      // The same id until it succeeds: the response may have been lost.
      attempt.current ??= newUuid()
      const body = { products: chosen.map(({ key }) => chosenOf(key, typed[key] ?? untouched)) }
      const idempotencyKey = attempt.current
      const { data } = await send('adminAddStarterProducts', { body, idempotencyKey })
      attempt.current = null
      setReport(data)
      const done = new Set([...data.added, ...data.known])
      const rest = Object.entries(readTyped(storedPrices.read())).filter(([key]) => !done.has(key))
      write(Object.fromEntries(rest))
      await revalidate()
    } catch (error) {
      setProblem(messageOf(error, t('starter.failed')))
    }
    setBusy(false)
  }
  return { typed, faults, change, chosen, problem, report, busy, form, add }
}
