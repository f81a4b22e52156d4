import { less, nothing, type Paisa, paisa, plus } from '../../money.ts'

/** `extra`: of the delivery window; a discount never makes the charge negative. */
export const withExtra = (fee: Paisa, extra: Paisa = nothing) =>
  paisa(Math.max(0, plus(fee, extra)))

/** A charge as the fee and what its window adds to it (paisa). A discount that made the charge nothing stays in the fee. */
export const splitCharge = (charge: Paisa, extra: Paisa = nothing) =>
  charge === 0 || charge < extra
    ? { fee: charge, extra: nothing }
    : { fee: less(charge, extra), extra }
