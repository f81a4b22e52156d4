import { useState } from 'react'
import { type ListLine, maxLines, readOrderList } from '#shop/cart/order-list.ts'
import { messageOf } from '../../../app/api/api-error.ts'
import { quickOrderCalls } from '../../../app/api/quick-order-calls.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useCartStore } from '../store/use-cart-store.tsx'
import {
  confirmed,
  isReady,
  type SheetLine,
  toSheet,
  cartItemsIn,
  withAnswer,
  withChoice,
  withQuantity,
} from './sheet.ts'

type Stage = 'list' | 'sheet' | 'done'

/** Three steps: text, checked sheet, cart. */
export function useQuickOrder() {
  const t = useMessages(quickOrderMessages)
  const api = useApi()
  const cartStore = useCartStore()
  const [stage, setStage] = useState<Stage>('list')
  const [lines, setLines] = useState<SheetLine[]>([])
  const [left, setLeft] = useState({ unwanted: 0, beyond: 0 })
  const [again, setAgain] = useState(false)
  const { busy, setBusy, whileBusy } = useBusy()

  const ask = (requested: readonly ListLine[]) =>
    quickOrderCalls(api).checkList(
      requested.map(({ wanted, quantity, otherwise }) => ({ wanted, quantity, otherwise })),
    )
  const change = (key: number, to: (line: SheetLine) => SheetLine) =>
    setLines((now) => now.map((line) => (line.key === key ? to(line) : line)))

  const check = (text: string) =>
    whileBusy(async () => {
      const { lines: asked, ...rest } = readOrderList(text)
      setLines(toSheet(asked, await ask(asked)))
      setLeft(rest)
      setStage('sheet')
    }, t('list.failed'))

  /** Searches the line again under another name; returns whether it found candidates. */
  async function find(line: SheetLine, wanted: string): Promise<boolean> {
    const [read] = readOrderList(wanted).lines
    if (read === undefined) return false
    const { written } = read
    const otherwise =
      read.wanted === written ? [] : [{ wanted: read.wanted, quantity: read.quantity }]
    const pending: SheetLine = { ...line, written, wanted: written, otherwise, doubt: null }
    const [answer] = (await whileBusy(() => ask([pending]), t('list.failed'))) ?? []
    if (answer === undefined || answer.sure === 'none') return false
    change(line.key, () => withAnswer(pending, answer))
    return true
  }

  async function addAll() {
    const items = cartItemsIn(lines)
    if (items.length === 0) return toast.error(t('sum.none'), 'cart')
    const together = new Set([...cartStore.get().items, ...items].map(({ productId }) => productId))
    if (together.size > maxLines) return toast.error(t('sum.full'), 'cart')
    setBusy(true)
    const isKept = await cartStore.addAll(items)
    setBusy(false)
    if (!isKept) return // the cart store has shown the reason; keep the list
    const rest = lines.filter((line) => !isReady(line))
    setLines(rest)
    if (rest.length > 0) return toast.success(t('sum.addedSome', { count: items.length }), 'cart')
    toast.success(t('sum.added'), 'cart')
    setStage('done')
  }

  return {
    stage,
    lines,
    left,
    busy,
    check,
    find,
    addAll,
    /** The list form is displayed again: the focused control is gone, so focus the text. */
    again,
    backToList: () => {
      setAgain(true)
      setStage('list')
    },
    choose: (key: number, chosen: string | null) => change(key, (line) => withChoice(line, chosen)),
    setColour: (key: number, colour: string) => change(key, (line) => ({ ...line, colour })),
    confirm: (key: number) => change(key, confirmed),
    setQuantity: (key: number, quantity: number) =>
      change(key, (line) => withQuantity(line, quantity)),
    remove: (key: number) => setLines((now) => now.filter((line) => line.key !== key)),
  }
}

function useBusy() {
  const [busy, setBusy] = useState(false)

  async function whileBusy<T>(work: () => Promise<T>, otherwise: string) {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toast.error(messageOf(error, otherwise))
      return null
    } finally {
      setBusy(false)
    }
  }

  return { busy, setBusy, whileBusy }
}

export type QuickOrder = ReturnType<typeof useQuickOrder>
