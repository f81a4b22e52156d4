import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { spendable } from '#shop/loyalty/points.ts'
import type { StaffCustomer } from '../customers/load-customer.ts'
import { sessionTexts } from '../../app/storage/stores.ts'
import { withoutWeights } from '../counter/sale-lines.ts'
import { pointsIn } from './points-in.ts'
import { type Line, linesOf, useLines } from './use-lines.ts'

/** How the customer gets it; `counter`: now. */
export type Where = 'delivery' | 'pickup' | 'counter'

export type DeliveryTime = { id: string; day: string }

type Chosen = {
  kind: 'known' | 'walk-in'
  chosen: StaffCustomer | null
  lines: readonly Line[]
  where: Where
  addressId: string
  /** of a delivery time; absent in older drafts */
  window?: DeliveryTime | null
  /** as typed; absent in older drafts */
  pointsText?: string
}

const key = 'new order'

/** Address and delivery time; another address may be of another zone, which has other times. */
function useWhere() {
  const [addressId, setAddressId] = useState('')
  /** As typed; the form keeps it. */
  const [address, setAddress] = useState('')
  /** Null: the soonest. */
  const [window, setWindow] = useState<DeliveryTime | null>(null)
  return {
    addressId,
    setAddressId,
    address,
    window,
    setWindow,
    chooseAddress(id: string) {
      setAddressId(id)
      setWindow(null)
    },
    typeAddress(text: string) {
      setAddress(text)
      if (address !== '') setWindow(null) // else the draft of both is put back
    },
  }
}

/** The draft of a new order, stored in this tab until the order is placed. Text fields keep their own drafts. */
export function useDraft() {
  const [kind, setKind] = useState<'known' | 'walk-in'>('known')
  const [chosen, setChosen] = useState<StaffCustomer | null>(null)
  const { lines: all, setLines, add, change, remove } = useLines()
  const [where, setWhere] = useState<Where>('delivery')
  const lines = where === 'counter' ? all : withoutWeights(all)
  const { addressId, setAddressId, address, window, setWindow, ...place } = useWhere()
  const [pointsText, setPointsText] = useState('')
  const isEmpty = chosen === null && lines.length === 0 && kind === 'known'
  const wasFilled = useRef(false)
  const putBack = useEffectEvent(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Chosen | null
    if (saved === null) return
    setKind(saved.kind)
    setChosen(saved.chosen)
    setLines(saved.lines)
    setWhere(saved.where)
    setAddressId(saved.addressId)
    setWindow(saved.window ?? null)
    setPointsText(saved.pointsText ?? '')
  })
  useEffect(() => putBack(), [])
  useEffect(() => {
    const now: Chosen = { kind, chosen, lines: all, where, addressId, window, pointsText }
    if (!isEmpty) sessionTexts.write(key, JSON.stringify(now))
    else if (wasFilled.current) sessionTexts.write(key, '')
    wasFilled.current = !isEmpty
  }, [isEmpty, kind, chosen, all, where, addressId, window, pointsText])
  const customer = kind === 'known' ? chosen : null
  const freePoints = customer === null ? 0 : spendable(customer)
  const points = customer === null ? 0 : pointsIn(pointsText, freePoints)

  const choose = (one: StaffCustomer | null) => {
    setChosen(one)
    setPointsText('')
    setAddressId(one?.addresses[0]?.id ?? '')
  }
  const ownAddress = customer === null || where !== 'delivery' ? null : addressId || null
  const ask = {
    customerId: customer?.id ?? null,
    lines: linesOf(lines),
    atCounter: where === 'counter',
    pickup: where === 'pickup',
    addressId: ownAddress,
    address: where !== 'delivery' || ownAddress !== null ? '' : address.trim(),
    ...(where === 'delivery' && window && { window }),
    redeemPoints: points ?? 0,
  }
  return {
    kind,
    setKind,
    customer,
    choose,
    lines,
    add,
    change,
    weigh: (index: number, line: Line) => setLines((before) => before.with(index, line)),
    remove,
    where,
    setWhere,
    addressId,
    ...place,
    window,
    setWindow,
    pointsText,
    setPointsText,
    /** Maximum that can be redeemed. */
    freePoints,
    /** null: not a valid number. */
    points,
    ask,
    deleteDraft: () => sessionTexts.write(key, ''),
  }
}

export type Draft = ReturnType<typeof useDraft>
