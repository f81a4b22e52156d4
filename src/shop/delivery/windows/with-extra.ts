import { nothing, type Paisa, paisa, plus } from '../../money.ts'

/** `extra`: of the delivery window; a discount never makes the charge negative. */
export const withExtra = (fee: Paisa, extra: Paisa = nothing) =>
  paisa(Math.max(0, plus(fee, extra)))
