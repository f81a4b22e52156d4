import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionTexts } from '../../app/storage/stores.ts'
import { type Line, useLines } from '../new-order/use-lines.ts'

const key = 'counter sale'
type Saved = { lines: readonly Line[]; cash: string }

/** The sale that is being entered, stored in this tab until it is paid. */
export function useSaleDraft() {
  const { lines, setLines, ...changes } = useLines()
  const [cash, setCash] = useState('')
  const wasFilled = useRef(false)
  const putBack = useEffectEvent(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Saved | null
    if (saved === null) return
    setLines(saved.lines)
    setCash(saved.cash)
  })
  useEffect(() => putBack(), [])
  useEffect(() => {
    const isFilled = lines.length > 0 || cash !== ''
    const saved: Saved = { lines, cash }
    if (isFilled) sessionTexts.write(key, JSON.stringify(saved))
    else if (wasFilled.current) sessionTexts.write(key, '')
    wasFilled.current = isFilled
  }, [lines, cash])
  const clear = () => {
    setLines([])
    setCash('')
  }
  return { lines, ...changes, cash, setCash, clear }
}

export type SaleDraft = ReturnType<typeof useSaleDraft>
