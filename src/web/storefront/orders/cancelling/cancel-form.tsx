import { useState } from 'react'
import { keyOf } from '#shop/cart/cart.ts'
import { leftOfLine, type Order, type OrderLine } from '#shop/orders/order.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { orderCalls } from '../../../app/api/order-calls.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { useNavigate, useRevalidator } from '../../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useAttemptKey } from '../use-attempt-key.ts'
import { CancelItem } from './cancel-item.tsx'
import { RestCost } from './rest-cost.tsx'
import { type Rest, restOf, totalOf } from './rest-of.ts'
import { SelectAll } from './select-all.tsx'
import '../../cart/buying.css'

type Props = { order: Order; orderKey: string | undefined; lines: readonly OrderLine[] }

/** Chosen quantities, and sending them. */
function useCancelForm({ order, orderKey, lines }: Props) {
  const t = useMessages(cancelMessages)
  const api = useApi()
  const person = usePerson()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const keyOfAttempt = useAttemptKey()
  // A single item is preselected.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(lines.length === 1 ? lines.map(whole) : []),
  )
  const [agreed, setAgreed] = useState(false)
  const rest = restOf(order, lines, chosen)
  const { form, busy, problem, errorOf } = useForm<'item' | 'agree'>({
    failed: t('cancel.failed'),
    check() {
      if (chosen.size === 0) return { fields: { item: t('cancel.needItem') } }
      return agreed ? null : { fields: { agree: t('cancel.needAgree') } }
    },
    async send() {
      const { items, cost } = rest
      const cancellation = rest.isBelowMinimum
        ? { lines: wholeOrder }
        : { lines: items, total: cost?.total }
      const sent = orderCalls(api).cancelOrder(
        { id: order.id, key: orderKey },
        cancellation,
        keyOfAttempt([order.id, cancellation]),
      )
      await sent.catch(async (error: unknown) => {
        if (isOutdated(error)) await revalidate()
        throw error
      })
      if (order.accountId === null) {
        const cancelled =
          cancellation.lines.length > 0 ? cancellation.lines : order.lines.map(restOfLine)
        void import('../../bought/on-this-device.ts').then(
          (device) => device.recordCancelled(cancelled),
          () => undefined,
        )
      }
      await navigate(paths.cancelConfirmation({ id: order.id, key: orderKey }))
      if (person) void revalidate() // refunded points
    },
  })
  const choose = (line: OrderLine, quantity: number) => {
    const next = new Map(chosen)
    if (quantity > 0) next.set(keyOf(line), quantity)
    else next.delete(keyOf(line))
    setChosen(next)
  }
  const noItem = chosen.size === 0 ? errorOf('item') : undefined
  const notAgreed = agreed ? undefined : errorOf('agree')
  const chooseAll = (isAll: boolean) => setChosen(new Map(isAll ? lines.map(whole) : []))
  const chosenOnes = { chosen, choose, chooseAll, rest }
  return { form, busy, problem, noItem, notAgreed, agreed, setAgreed, ...chosenOnes }
}

const restOfLine = (line: OrderLine) => ({ ...line, quantity: leftOfLine(line).quantity })

/** No lines: the whole order. */
const wholeOrder: [] = []

/** The order has changed since the page loaded. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && ['rest_total_changed', 'rest_below_minimum'].includes(error.code)

export function CancelForm(props: Props) {
  const t = useMessages(cancelMessages)
  const { order, orderKey, lines } = props
  const { form, busy, problem, noItem, notAgreed, ...input } = useCancelForm(props)
  const back = paths.order({ id: order.id, key: orderKey })
  const total = totalOf(input.rest)
  return (
    <form {...form} noValidate>
      <div className="till-grid">
        <fieldset className="panel grid gap-4 p-5" aria-invalid={noItem ? true : undefined}>
          <legend className="float-start w-full pb-1 font-display text-lead font-bold">
            {t(lines.length === 1 ? 'cancel.item' : 'cancel.choose')}
          </legend>
          {/* Above the items: the bar of phones covers what is below them. */}
          {noItem && <Wrong message={noItem} />}
          {lines.length > 1 && (
            <SelectAll count={lines.length} chosen={input.chosen.size} onChange={input.chooseAll} />
          )}
          {lines.map((line) => (
            <CancelItem
              key={keyOf(line)}
              line={line}
              quantity={input.chosen.get(keyOf(line)) ?? 0}
              only={lines.length === 1}
              onChange={(quantity) => input.choose(line, quantity)}
            />
          ))}
        </fieldset>
        <div className="till-side panel p-5">
          <RestCost order={order} rest={input.rest} />
          <Policy />
          <Checkbox
            label={t('cancel.agree')}
            required
            checked={input.agreed}
            aria-describedby={notAgreed && 'need-agree'}
            aria-invalid={notAgreed ? true : undefined}
            onChange={({ target }) => input.setAgreed(target.checked)}
          />
          {notAgreed && <Wrong id="need-agree" message={notAgreed} />}
          {problem && (
            <div className="max-wide:hidden">
              <Notice>{problem}</Notice>
            </div>
          )}
          <div className="flex flex-wrap gap-3 max-wide:hidden">
            <Buttons busy={busy} rest={input.rest} back={back} />
          </div>
        </div>
      </div>
      {/* On phones the total and the buttons stay in sight below many items. */}
      <div className="till-bar flex-wrap">
        {problem && (
          <div className="basis-full">
            <Wrong message={problem} />
          </div>
        )}
        <p className="grid min-w-20 grow leading-tight">
          <span className="text-tiny text-soft">
            {t(total === null ? 'cancel.now' : 'cancel.after')}
          </span>
          <span className="money text-lead font-bold">{t.money(total ?? order.total)}</span>
        </p>
        <Buttons busy={busy} rest={input.rest} back={back} />
      </div>
    </form>
  )
}

const whole = (line: OrderLine) => [keyOf(line), line.quantity - line.cancelledQuantity] as const

const Wrong = ({ id, message }: { id?: string; message: string }) => (
  <div role="alert">
    <FieldError {...(id && { id })} message={message} />
  </div>
)

function Policy() {
  const t = useMessages(cancelMessages)
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="policy">
      <h2 id="policy" className="text-lead">
        {t('cancel.policy')}
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-small text-soft">
        <li>{t('cancel.policy1')}</li>
        <li>{t('cancel.policy2')}</li>
        <li>{t('cancel.policy3')}</li>
      </ul>
    </section>
  )
}

type ButtonsProps = { busy: boolean; rest: Rest; back: string }

function Buttons({ busy, rest: { isBelowMinimum }, back }: ButtonsProps) {
  const t = useMessages(cancelMessages)
  return (
    <>
      <Link to={back} className={buttonClass({ kind: 'plain' })}>
        {t('cancel.keep')}
      </Link>
      <Button
        type="submit"
        kind="danger"
        busy={busy}
        className={isBelowMinimum ? '' : 'shrink-0'} // else a long total breaks its word
      >
        {t(isBelowMinimum ? 'cancel.wholeOrder' : 'cancel.submit')}
      </Button>
    </>
  )
}
