import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionTexts } from '../../app/storage/stores.ts'
import { type Line, useLines } from '../new-order/use-lines.ts'

const key = 'counter sale'
/** Of a customer who may buy on account. */
export type Account = { id: string; name: string }
type Saved = { lines: readonly Line[]; cash: string; account?: Account | null }

/** The sale that is being entered, stored in this tab until it is paid. */
export function useSaleDraft() {
  const { lines, setLines, ...changes } = useLines()
  const [cash, setCash] = useState('')
  const [isOnAccount, setOnAccount] = useState(false)
  const [account, setAccount] = useState<Account | null>(null)
  const wasFilled = useRef(false)
  const putBack = useEffectEvent(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Saved | null
    if (saved === null) return
    setLines(saved.lines)
    setCash(saved.cash)
    setAccount(saved.account ?? null)
    setOnAccount(Boolean(saved.account))
  })
  useEffect(() => putBack(), [])
  useEffect(() => {
    const isFilled = lines.length > 0 || cash !== '' || account !== null
    const saved: Saved = { lines, cash, account }
    if (isFilled) sessionTexts.write(key, JSON.stringify(saved))
    else if (wasFilled.current) sessionTexts.write(key, '')
    wasFilled.current = isFilled
  }, [lines, cash, account])
  const clear = () => {
    setLines([])
    setCash('')
    setAccount(null)
    setOnAccount(false)
  }
  const paying = { isOnAccount, setOnAccount, account, setAccount }
  return { lines, ...changes, cash, setCash, ...paying, clear }
}

export type SaleDraft = ReturnType<typeof useSaleDraft>
