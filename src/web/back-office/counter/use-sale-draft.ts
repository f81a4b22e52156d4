import type { CashMethod } from '#shop/cash/drawer.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionTexts } from '../../app/storage/stores.ts'
import { type Line, useLines } from '../new-order/use-lines.ts'
import type { SaleProduct } from './find-sale-products.ts'
import { addPack } from './sale-lines.ts'

const key = 'counter sale'
/** Of a customer who may buy on account. */
export type Account = { id: string; name: string }
/** How a sale is paid. */
export type SalePaid = CashMethod | 'account'
type Saved = {
  lines: readonly Line[]
  cash: string
  account?: Account | null
  how?: SalePaid
  slip?: string
}

/** The sale that is being entered, stored in this tab until it is paid. */
export function useSaleDraft() {
  const { lines, setLines, ...changes } = useLines()
  const [cash, setCash] = useState('')
  const [how, setHow] = useState<SalePaid>('cash')
  const [slip, setSlip] = useState('')
  const [account, setAccount] = useState<Account | null>(null)
  const wasFilled = useRef(false)
  const putBack = useEffectEvent(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Saved | null
    if (saved === null) return
    setLines(saved.lines)
    setCash(saved.cash)
    setAccount(saved.account ?? null)
    setHow(saved.how ?? 'cash')
    setSlip(saved.slip ?? '')
  })
  useEffect(() => putBack(), [])
  useEffect(() => {
    const isFilled = lines.length > 0 || cash !== '' || account !== null || slip !== ''
    const saved: Saved = { lines, cash, account, how, slip }
    if (isFilled) sessionTexts.write(key, JSON.stringify(saved))
    else if (wasFilled.current) sessionTexts.write(key, '')
    wasFilled.current = isFilled
  }, [lines, cash, account, how, slip])
  const clear = () => {
    setLines([])
    setCash('')
    setAccount(null)
    setHow('cash')
    setSlip('')
  }
  const isOnAccount = how === 'account'
  const add = (product: SaleProduct, count: number) =>
    setLines((all) => addPack(all, product, count))
  const weigh = (index: number, line: Line) => setLines((all) => all.with(index, line))
  const paying = { how, setHow, slip, setSlip, isOnAccount, account, setAccount }
  return { lines, ...changes, add, weigh, cash, setCash, ...paying, clear }
}

export type SaleDraft = ReturnType<typeof useSaleDraft>
