import type { z } from 'zod'
import { daysOverdue, type KhataAge, khataAges, type KhataTerms } from '#shop/khata/khata.ts'
import type { KhataCorrection, KhataPayment } from '#shop/khata/enter-khata.ts'
import { type KhataAccount } from '#shop/khata/khata-list.store.ts'
import { type Paisa, paisa, readRupees, rupees, toRupees } from '#shop/money.ts'
import { Refusal } from '#shop/refusals.ts'
import type { adminKhataCalls } from './khata.schema.ts'

type Calls = typeof adminKhataCalls

const most = rupees(10_000_000)

function amountIn(typed: number | string, least: Paisa): Paisa {
  const amount = readRupees(typed)
  if (amount === null || amount < least || amount > most) throw new Refusal('total_invalid')
  return amount
}

/** Refuses a limit above ten million rupees (`total_invalid`). */
export const decodeTerms = ({
  limit,
  ...terms
}: z.infer<Calls['adminSetKhata']['body']>): KhataTerms => ({
  ...terms,
  limit: amountIn(limit, paisa(0)),
})

/** Refuses an amount of nothing, and one above ten million rupees (`total_invalid`). */
export const decodePayment = ({
  amount,
  ...payment
}: z.infer<Calls['adminPayKhata']['body']>): KhataPayment => ({
  ...payment,
  amount: amountIn(amount, paisa(1)),
})

export const decodeCorrection = ({
  amount,
  ...correction
}: z.infer<Calls['adminCorrectKhata']['body']>): KhataCorrection => ({
  ...correction,
  amount: rupees(amount),
})

/** Open charges (paisa) by age, in rupees. */
export const encodeAges = (owed: Record<KhataAge, number>) =>
  Object.fromEntries(khataAges.map((age) => [age, toRupees(paisa(owed[age]))])) as typeof owed

/** A row of the list; `now`: ms UTC. */
export const encodeListed = (row: KhataAccount, now: number, whatsappText: string) => {
  const { dueAt, limit, balance, id, name, business, phone, isOn, toRemind } = row
  return {
    id,
    name,
    business,
    phone,
    isOn,
    toRemind,
    limit: toRupees(paisa(limit)),
    balance: toRupees(paisa(balance)),
    ages: encodeAges(row),
    daysOverdue: dueAt === null ? 0 : Math.max(0, daysOverdue(dueAt, now)),
    whatsappText,
  }
}
