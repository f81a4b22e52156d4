import { useState } from 'react'
import { keyOf } from '#shop/cart/cart.ts'
import type { Order, OrderLine } from '#shop/orders/order.ts'
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
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useAttemptKey } from '../use-attempt-key.ts'
import { CancelItem } from './cancel-item.tsx'
import { type Rest, restOf } from './rest-of.ts'
import '../../cart/buying.css'

type RestProps = { order: Order; rest: Rest; className?: string }

/** New total before confirming; announced when it changes. */
const RestCost = ({ order, rest, className }: RestProps) => (
  <div role="status" className={rest.cost === null ? 'sr-only' : className}>
    <div className="grid gap-1.5 font-semibold">
      <Sentences order={order} rest={rest} />
    </div>
  </div>
)

function Sentences({ order, rest: { cost, isBelowMinimum } }: Omit<RestProps, 'className'>) {
  const t = useMessages(ordersMessages)
  const { zone, zoneTerms: terms } = order
  if (cost === null) return null
  if (isBelowMinimum && terms !== null)
    return <p>{t('cancel.belowMinimum', { zone: zone ?? '', least: t.money(terms.minimum) })}</p>
  const { shipping, total } = cost
  const freeFrom = terms?.freeAbove ?? null
  return (
    <>
      {shipping > order.shipping && freeFrom !== null && (
        <p>{t('cancel.dearerDelivery', { fee: t.money(shipping), freeFrom: t.money(freeFrom) })}</p>
      )}
      <p>{t('cancel.newTotal', { total: t.money(total) })}</p>
      {total > order.total && <p>{t('cancel.dearerTotal', { before: t.money(order.total) })}</p>}
    </>
  )
}

type Props = { order: Order; orderKey: string | undefined; lines: readonly OrderLine[] }

/** Chosen quantities, and sending them. */
function useCancelForm({ order, orderKey, lines }: Props) {
  const t = useMessages(ordersMessages)
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
  return { form, busy, problem, noItem, notAgreed, chosen, choose, agreed, setAgreed, rest }
}

/** No lines: the whole order. */
const wholeOrder: [] = []

/** The order has changed since the page loaded. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && ['rest_total_changed', 'rest_below_minimum'].includes(error.code)

export function CancelForm(props: Props) {
  const t = useMessages(ordersMessages)
  const { order, orderKey, lines } = props
  const { form, busy, problem, noItem, notAgreed, ...input } = useCancelForm(props)
  return (
    <form {...form} noValidate>
      <div className="till-grid">
        <fieldset className="panel grid gap-4 p-5" aria-invalid={noItem ? true : undefined}>
          <legend className="float-start w-full pb-1 font-display text-lead font-bold">
            {t(lines.length === 1 ? 'cancel.item' : 'cancel.choose')}
          </legend>
          {lines.map((line) => (
            <CancelItem
              key={keyOf(line)}
              line={line}
              quantity={input.chosen.get(keyOf(line)) ?? 0}
              only={lines.length === 1}
              onChange={(quantity) => input.choose(line, quantity)}
            />
          ))}
          {noItem && <Wrong message={noItem} />}
        </fieldset>
        <section aria-labelledby="policy" className="till-side panel p-5">
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
          <RestCost order={order} rest={input.rest} className="max-wide:hidden" />
          {problem && <Notice>{problem}</Notice>}
          <Buttons
            busy={busy}
            rest={input.rest}
            back={paths.order({ id: order.id, key: orderKey })}
          />
        </section>
      </div>
      {/* On phones the total and the button stay in sight below many items. */}
      <div className="till-bar justify-end">
        <RestCost order={order} rest={input.rest} className="grow" />
        <Submit busy={busy} rest={input.rest} className="shrink-0" />
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
  const t = useMessages(ordersMessages)
  return (
    <>
      <h2 id="policy" className="text-lead">
        {t('cancel.policy')}
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-soft">
        <li>{t('cancel.policy1')}</li>
        <li>{t('cancel.policy2')}</li>
        <li>{t('cancel.policy3')}</li>
      </ul>
    </>
  )
}

type ButtonsProps = { busy: boolean; rest: Rest; back: string }

function Buttons({ busy, rest, back }: ButtonsProps) {
  const t = useMessages(ordersMessages)
  return (
    <div className="flex flex-wrap gap-3">
      <Submit busy={busy} rest={rest} className="max-wide:hidden" />
      <Link to={back} className={buttonClass({ kind: 'plain' })}>
        {t('cancel.keep')}
      </Link>
    </div>
  )
}

type SubmitProps = { busy: boolean; rest: Rest; className: string }

function Submit({ busy, rest: { isBelowMinimum }, className }: SubmitProps) {
  const t = useMessages(ordersMessages)
  return (
    <Button type="submit" kind="danger" busy={busy} className={className}>
      {t(isBelowMinimum ? 'cancel.wholeOrder' : 'cancel.submit')}
    </Button>
  )
}
