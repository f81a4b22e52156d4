import type { Paisa } from '../../money.ts'
import {
  type HoldKind,
  holdKinds,
  type HoldReason,
  holdReasons,
  holdSettings,
} from '../../settings/hold-rules.ts'
import type { ShopSettings } from '../../settings/settings.ts'

export type OrderHold = {
  kind: HoldKind
  reasons: HoldReason[]
  /** ms UTC; null: the order still waits. */
  releasedAt: number | null
  /** When it began to wait again, ms UTC; null: it waits since it was placed. */
  since: number | null
}

/** What the shop's own history and the order say about the risk that nobody takes it at the door. */
export type HoldFacts = {
  /** Nothing was delivered to this phone number or account yet. */
  isFirst: boolean
  /** Orders of this phone number, account or address that were sent or kept ready in vain. */
  refusals: number
  total: Paisa
  /** Days that delivery to the zone takes at most; null: no zone. */
  days: number | null
}

type Rules = Pick<
  ShopSettings,
  (typeof holdSettings)[HoldReason] | 'holdLargeFrom' | 'holdRefusedFrom' | 'holdFarFrom'
>

/** The strictest of the rules that apply, and all their reasons; null: the order is packed at once. */
export function holdFor(rules: Rules, facts: HoldFacts): OrderHold | null {
  const applying = holdReasons.flatMap((reason) => {
    const kind = appliesTo(facts, rules)[reason] ? rules[holdSettings[reason]] : 'none'
    return kind === 'none' ? [] : [{ reason, kind }]
  })
  const kind = holdKinds.findLast((one) => applying.some((rule) => rule.kind === one))
  if (kind === undefined) return null
  return { kind, reasons: applying.map(({ reason }) => reason), releasedAt: null, since: null }
}

const appliesTo = ({ isFirst, refusals, total, days }: HoldFacts, rules: Rules) => ({
  first: isFirst,
  large: total >= rules.holdLargeFrom,
  refused: refusals >= rules.holdRefusedFrom,
  far: days !== null && days >= rules.holdFarFrom,
})
