import { CircleCheck, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { plainDigits } from '#shop/digits.ts'
import type { Paisa } from '#shop/money.ts'
import {
  maxPoints,
  type PointsHeld,
  pointsThatHold,
  spendable,
  spendableLater,
  worth,
} from '#shop/loyalty/points.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { redeemMessages } from '../../../messages/en/storefront/checkout/redeem.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { acceptsPoints, refusalOf } from './points-input.ts'

type Props = {
  account: PointsHeld
  /** before points */
  total: Paisa
  chosen: number
  onChoose: (points: number) => void
}

/** Points are deducted only when the order is placed. */
export function PointsBox({ account, total, chosen, onChoose }: Props) {
  const t = useMessages(checkoutMessages, redeemMessages)
  const later = spendableLater(account)
  const held = pointsThatHold(chosen, account, total)

  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span className="font-semibold">
          {t('points.available', { points: spendable(account) })}
        </span>
        <span className="text-soft">{t('points.worth')}</span>
      </p>
      {later > 0 && (
        <p className="flex gap-2 text-small text-soft">
          <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('points.pending', { points: later })}
        </p>
      )}
      {held > 0 ? (
        <Chosen points={held} isLowered={held < chosen} onUndo={() => onChoose(0)} />
      ) : (
        <RedeemForm {...{ account, total, chosen, onChoose }} />
      )}
    </div>
  )
}

function RedeemForm({ account, total, chosen, onChoose }: Props) {
  const t = useMessages(redeemMessages)
  const [typed, setTyped] = useState('')
  // The cart or balance has shrunk below the chosen points: say so instead of dropping them silently.
  const lapsed = chosen > 0 ? refusalOf(chosen, account, total) : null
  const { form, errorOf } = useForm<'points'>({
    check() {
      const refusal = refusalOf(Number(typed), account, total)
      return refusal && { fields: { points: t(refusal) } }
    },
    send() {
      onChoose(Number(typed))
      setTyped('')
    },
  })

  function type(text: string) {
    const digits = plainDigits(text)
    if (acceptsPoints(digits)) setTyped(digits)
  }

  return (
    <form {...form} noValidate className="grid gap-2">
      <Field
        label={t('points.label')}
        error={errorOf('points') ?? (lapsed ? t(lapsed) : undefined)}
      >
        {(wiring) => (
          <div className="flex gap-2">
            <input
              className="input min-w-0 grow"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => type(target.value)}
              {...wiring}
            />
            <Button type="submit">{t('points.redeem')}</Button>
          </div>
        )}
      </Field>
      <UseAll
        most={maxPoints(account, total)}
        isPending={spendableLater(account) > 0}
        onUse={onChoose}
      />
    </form>
  )
}

type UseAllProps = { most: number; isPending: boolean; onUse: (points: number) => void }

const UseAll = ({ most, isPending, onUse }: UseAllProps) => {
  const t = useMessages(redeemMessages)
  return most > 0 ? (
    <button
      type="button"
      className="inline-link thumb min-h-8 justify-self-start text-small"
      onClick={() => onUse(most)}
    >
      {t('points.most', { points: most })}
    </button>
  ) : (
    !isPending && <p className="text-small text-soft">{t('points.earnHint')}</p>
  )
}

type ChosenProps = { points: number; isLowered: boolean; onUndo: () => void }

const Chosen = ({ points, isLowered, onUndo }: ChosenProps) => {
  const t = useMessages(redeemMessages)
  return (
    <div
      role="status"
      className="grid gap-1 rounded-small bg-leaf-soft p-3 text-small text-leaf-ink"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t('points.set', { points, worth: t.money(worth(points)) })}
      </p>
      <p>{isLowered ? t('points.lowered', { points }) : t('points.done')}</p>
      <button
        type="button"
        className="inline-link thumb min-h-8 justify-self-start"
        onClick={onUndo}
      >
        {t('points.undo')}
      </button>
    </div>
  )
}
