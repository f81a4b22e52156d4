import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#shop/cart/cart.ts'
import { leftOfLine, type Order, referenceOf } from '#shop/orders/order.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listPaths } from '../../app/list-paths.ts'
import { newKey } from '../../app/new-key.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { ListName, nameFault } from '../cart/saving/list-name.tsx'

const maxOrders = 6

/** A name, and what the list begins with: nothing, the cart or a recent order. */
export function NewList() {
  const t = useMessages(listsMessages)
  const api = useApi()
  const navigate = useNavigate()
  const { items } = useCartState()
  const orders = useRecentOrders()
  const newListId = useRef(newKey())
  const { form, busy, problem, errorOf, clear } = useForm<'name'>({
    failed: t('newList.failed'),
    check: (values) => nameFault(values, t),
    place: (general) => ({ general }),
    async send(values) {
      const from = textIn(values, 'from')
      const order = orders.find(({ id }) => id === from)
      const begin = from === 'cart' ? items : order ? itemsOf(order) : []
      const name = textIn(values, 'name')
      const list = await listCalls(api).createList({ id: newListId.current, name, items: begin })
      await navigate(listPaths.list(list))
    },
  })
  const begins = [
    { value: 'empty', label: t('newList.empty') },
    ...(items.length > 0
      ? [{ value: 'cart', label: t('newList.cart', { count: items.length }) }]
      : []),
    ...orders.map((order) => ({
      value: order.id,
      label: t('newList.order', { reference: referenceOf(order), day: t.day(order.placedAt) }),
    })),
  ]

  return (
    <form
      {...form}
      onInput={() => {
        clear()
        newListId.current = newKey() // another list
      }}
      noValidate
      className="grid gap-4"
    >
      {problem && <Notice>{problem}</Notice>}
      <ListName error={errorOf('name')} />
      {begins.length > 1 && <SelectField label={t('newList.from')} name="from" options={begins} />}
      <Button type="submit" kind="main" busy={busy}>
        {t('newList.save')}
      </Button>
    </form>
  )
}

/** Empty while they load, and if they can't be loaded. */
function useRecentOrders(): readonly Order[] {
  const api = useApi()
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    orderCalls(api)
      .orders({ page: 1, limit: maxOrders })
      .then(
        (found) => setOrders(found.orders),
        () => undefined,
      )
  }, [api])
  return orders
}

const itemsOf = ({ lines }: Order): CartItem[] =>
  lines.flatMap((line) => {
    const { productId, colour } = line
    const { quantity } = leftOfLine(line)
    return quantity > 0 ? [{ productId, quantity, ...(colour !== undefined && { colour }) }] : []
  })
