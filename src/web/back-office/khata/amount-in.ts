import { cleanAmount } from '#shop/clean-amount.ts'
import { nothing, type Paisa, readRupees } from '#shop/money.ts'
import { textIn } from '../../ui/form/use-form.ts'

/** Rupees as they are typed, in paisa; nothing: no amount. */
export const amountIn = (values: FormData, name = 'amount'): Paisa =>
  readRupees(cleanAmount(textIn(values, name))) ?? nothing
