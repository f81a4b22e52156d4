import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Account, staffRoles } from '#shop/person.ts'
import { type Cart, type CartLine, cartOf } from '#shop/cart/cart.ts'
import { toCartLine } from '#shop/cart/price-cart.ts'
import { paisa, toRupees } from '#shop/money.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { missingChoices, orderFlows } from '#shop/orders/order.ts'
import { orderPayments } from '#shop/settings/payment.ts'
import { returnKinds, returnStates, type OrderWithReturns } from '#shop/returns/order-return.ts'
import { WireCart } from './buying/cart.schema.ts'
import { decodeCart, encodeCart } from './buying/cart.ts'
import { decodeOrder, encodeOrder } from './buying/order.ts'
import { WireOrder } from './buying/order.schema.ts'
import { encodeProduct } from './catalogue/product.ts'
import { decodeWholeProduct, encodeWholeProduct } from './catalogue/whole-product.ts'
import { Item } from './catalogue/product.schema.ts'
import { decodeUser, encodeUser } from './account/user.ts'
import { User } from './account/user.schema.ts'
import {
  text,
  maybe,
  amount,
  time,
  count,
  priceTag,
  quantity,
  product,
} from '../../../test/support/arbitrary-product.ts'

const order: fc.Arbitrary<OrderWithReturns> = fc.record({
  id: text,
  accountId: maybe(text),
  flow: fc.constantFrom(...orderFlows),
  status: fc.constantFrom(...orderStatuses),
  payment: fc.constantFrom(...orderPayments),
  cashOffered: maybe(amount),
  prepaid: amount,
  lines: fc.array(
    fc
      .record({
        productId: text,
        number: count,
        name: text,
        pack: text,
        picture: maybe(text),
        tint: maybe(text),
        tag: priceTag,
        quantity: fc.integer({ min: 1, max: 999 }),
        cancelledQuantity: fc.nat(999),
        pointsDivisor: fc.integer({ min: 1, max: 1000 }),
        perishable: fc.boolean(),
        ifMissing: maybe(fc.constantFrom(...missingChoices)),
        colour: maybe(text),
      })
      .map(({ tag, colour, ...line }) => ({
        ...line,
        ...(colour !== null && { colour, colourLabel: colour }),
        listPrice: tag.list,
        price: tag.offer ?? tag.list,
      })),
  ),
  subtotal: amount,
  shipping: amount,
  redeemedPoints: count,
  earnedPoints: count,
  total: amount,
  address: text,
  zone: maybe(text),
  zoneTerms: maybe(fc.record({ fee: amount, minimum: amount, freeAbove: maybe(amount) })),
  place: maybe(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.constant(73.0479) })),
  contact: fc.record({ name: text, email: text, phone: text }),
  note: text,
  placedAt: time,
  arrival: maybe(fc.constant({ from: '2025-01-31', to: '2025-02-01' })),
  changes: fc.array(fc.record({ status: fc.constantFrom(...orderStatuses), at: time })),
  returns: fc.array(
    fc.record({
      id: text,
      productId: text,
      quantity: fc.integer({ min: 1, max: 999 }),
      grams: maybe(count),
      kind: fc.constantFrom(...returnKinds),
      reason: text,
      hasPhoto: fc.boolean(),
      state: fc.constantFrom(...returnStates),
      askedAt: time,
      askedBy: maybe(fc.constant('')),
      decidedAt: maybe(time),
      note: maybe(text),
      refund: maybe(fc.record({ cash: amount, pointsBack: count, pointsTaken: count })),
    }),
  ),
})

const cart: fc.Arbitrary<Cart> = fc
  .tuple(
    fc.array(fc.tuple(product, quantity, fc.constantFrom('retail', 'wholesale')), { maxLength: 5 }),
    amount,
  )
  .map(([items, shippingPrice]) =>
    cartOf(
      items.map(([found, pieces, priceList]) =>
        labelled(
          toCartLine(
            {
              ...found,
              retail: { list: paisa((found.retail.list % 10 ** 9) + 1), offer: null },
              wholesale: found.wholesale && {
                ...found.wholesale,
                list: paisa(1000),
                offer: paisa(900),
              },
            },
            priceList,
            pieces,
          ),
        ),
      ),
      paisa(shippingPrice % 10 ** 6),
    ),
  )

/** As a reader of English gets it. */
const labelled = (line: CartLine): CartLine =>
  line.colour === undefined ? line : { ...line, colourLabel: line.colour }

const account: fc.Arbitrary<Account> = fc.record({
  id: text,
  fullName: text,
  email: text,
  phone: text,
  kind: fc.constantFrom('normal', 'stock'),
  businessName: maybe(text),
  businessAddress: maybe(text),
  picture: maybe(text),
  points: fc.integer(),
  pendingPoints: fc.nat(),
  loyaltyCard: text,
  wholesale: fc.boolean(),
  role: fc.constantFrom(...staffRoles, null),
})

/** Over the wire is through JSON. */
const sent = <T>(schema: { parse: (value: unknown) => T }, value: unknown): T =>
  schema.parse(JSON.parse(JSON.stringify(value)))

test('a product survives the round trip', () => {
  fc.assert(
    fc.property(
      product,
      (one) => void expect(decodeWholeProduct(sent(Item, encodeWholeProduct(one)))).toEqual(one),
    ),
  )
})

test('an order survives the round trip', () => {
  fc.assert(
    fc.property(
      order,
      (one) => void expect(decodeOrder(sent(WireOrder, encodeOrder(one)))).toEqual(one),
    ),
  )
})

test('a cart survives the round trip', () => {
  fc.assert(
    fc.property(
      cart,
      (one) => void expect(decodeCart(sent(WireCart, encodeCart(one)))).toEqual(one),
    ),
  )
})

test('an account survives the round trip, with its lists', () => {
  const pendingEmail = fc.option(text)
  const lists = fc.record({ wishlist: fc.array(text), stockAlerts: fc.array(text), pendingEmail })
  fc.assert(
    fc.property(account, lists, (one, entries) => {
      expect(decodeUser(sent(User, encodeUser(one, entries)))).toEqual({ ...one, ...entries })
    }),
  )
})

test('0 on the wire is no offer, and no wholesale price is no field', () => {
  fc.assert(
    fc.property(product, (one) => {
      const wire = encodeProduct(one)
      expect(wire.discountprice).toBe(one.retail.offer === null ? 0 : toRupees(one.retail.offer))
      expect(Object.keys(wire).filter((name) => /^(wholesale_|sku)/.test(name))).toHaveLength(
        (one.wholesale === undefined ? 0 : 6) + (one.sku === null ? 0 : 1),
      )
    }),
  )
})

test('states are not case-sensitive; an unknown one is the first step and not in the history', () => {
  fc.assert(
    fc.property(order, (one) => {
      const sent = encodeOrder(one)
      const loud = (word: string) => word.toUpperCase() as OrderWithReturns['status']
      const shouted = {
        ...sent,
        status: loud(sent.status),
        history: sent.history.map(({ status, at }) => ({ status: loud(status), at })),
      }
      expect(decodeOrder(shouted)).toEqual(decodeOrder(sent))
      const strange = { status: loud('lost'), at: sent.createdAt }
      const lost = decodeOrder({ ...sent, status: strange.status, history: [strange] })
      expect([lost.status, lost.changes]).toEqual(['placed', []])
    }),
  )
})
