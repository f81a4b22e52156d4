import '../cart/buying.css'
import { type SubmitEvent, useState } from 'react'
import type { Order, OrderLine } from '#shop/orders/order.ts'
import { paths } from '../../app/paths.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { ordersMessages, type OrdersKey } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { Notice } from '../../ui/notice.tsx'
import { CancelItem } from './cancel-item.tsx'

type Props = { order: Order; orderKey: string | undefined; lines: readonly OrderLine[] }

export function CancelForm({ order, orderKey, lines }: Props) {
  const t = useMessages(ordersMessages)
  const api = useApi()
  const person = usePerson()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // One item is what it is about; of several, one chooses.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(lines.length === 1 ? lines.map(whole) : []),
  )
  const [agreed, setAgreed] = useState(false)
  const [wrong, setWrong] = useState<OrdersKey>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = chosen.size === 0 ? 'cancel.needItem' : agreed ? undefined : 'cancel.needAgree'
    setWrong(missing)
    setFailure(undefined)
    if (missing)
      return event.currentTarget
        .querySelector<HTMLElement>(`[data-for="${missing}"] input`)
        ?.focus()
    setBusy(true)
    try {
      await api.cancelOrder(
        { id: order.id, key: orderKey },
        [...chosen].map(([productId, quantity]) => ({ productId, quantity })),
      )
      await navigate(paths.cancelConfirmation({ id: order.id, key: orderKey }))
      if (person) void revalidate() // points came back
    } catch (error) {
      setFailure(wordsOf(error, t('cancel.failed')))
      toast.error(wordsOf(error, t('cancel.failed')))
      setBusy(false)
    }
  }

  const choose = (line: OrderLine, quantity: number) => {
    const next = new Map(chosen)
    if (quantity > 0) next.set(line.productId, quantity)
    else next.delete(line.productId)
    setChosen(next)
  }

  return (
    <form onSubmit={submit} noValidate className="till-grid">
      <fieldset className="panel grid gap-4 p-5" data-for="cancel.needItem">
        <legend className="float-start w-full pb-1 font-display text-lead font-bold">
          {t(lines.length === 1 ? 'cancel.item' : 'cancel.choose')}
        </legend>
        {lines.map((line) => (
          <CancelItem
            key={line.productId}
            line={line}
            quantity={chosen.get(line.productId) ?? 0}
            only={lines.length === 1}
            onChange={(quantity) => choose(line, quantity)}
          />
        ))}
        {wrong === 'cancel.needItem' && chosen.size === 0 && <Wrong words={wrong} />}
      </fieldset>
      <section aria-labelledby="policy" className="till-side panel p-5">
        <h2 id="policy" className="text-lead">
          {t('cancel.policy')}
        </h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-soft">
          <li>{t('cancel.policy1')}</li>
          <li>{t('cancel.policy2')}</li>
          <li>{t('cancel.policy3')}</li>
        </ul>
        <div data-for="cancel.needAgree">
          <Checkbox
            label={t('cancel.agree')}
            required
            checked={agreed}
            aria-describedby={wrong === 'cancel.needAgree' ? 'need-agree' : undefined}
            aria-invalid={wrong === 'cancel.needAgree' && !agreed ? true : undefined}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </div>
        {wrong === 'cancel.needAgree' && !agreed && <Wrong id="need-agree" words={wrong} />}
        {failure && <Notice>{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="danger" busy={busy}>
            {t('cancel.submit')}
          </Button>
          <Link
            to={paths.order({ id: order.id, key: orderKey })}
            className={buttonClass({ kind: 'plain' })}
          >
            {t('cancel.keep')}
          </Link>
        </div>
      </section>
    </form>
  )
}

const whole = ({ productId, quantity, cancelledQuantity }: OrderLine) =>
  [productId, quantity - cancelledQuantity] as const

const Wrong = ({ id, words }: { id?: string; words: OrdersKey }) => {
  const t = useMessages(ordersMessages)
  return (
    <div role="alert">
      <FieldError {...(id && { id })} message={t(words)} />
    </div>
  )
}
