import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart, CartItem } from '#shop/cart/cart.ts'
import { cartOf } from '#shop/cart/cart.ts'
import { nothing, rupees } from '#shop/money.ts'
import type { Api } from '../../app/api/api.ts'
import { makeCartStore } from './cart-store.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

/** A shop in which everything costs ten rupees and only five of a kind are left. */
const priced = (items: readonly CartItem[]): Cart =>
  cartOf(
    items.map(({ productId, quantity }) => ({
      productId,
      number: 1,
      name: productId,
      description: '',
      picture: null,
      tint: null,
      pack: { text: '', amount: null, unit: null },
      price: { now: rupees(10), was: null, percentOff: 0 },
      wholesale: null,
      quantity: Math.min(5, quantity),
      pointsDivisor: 30,
      stock: 5,
    })),
    nothing,
  )

function open(owner: 'guest' | 'account', items: readonly CartItem[] = []) {
  const answer = vi.fn<Api['setCart']>(async (asked) => priced(asked))
  const onFail = vi.fn<(error: unknown) => void>()
  const shop: Pick<Api, 'priceCart' | 'setCart' | 'mergeCart' | 'cart'> = {
    priceCart: answer,
    setCart: answer,
    mergeCart: answer,
    cart: async () => priced([{ productId: 'tea', quantity: 1 }]),
  }
  const api = shop as Api
  const cart = owner === 'account' ? priced(items) : null
  return { store: makeCartStore({ api, owner, cart, onFail }), answer, onFail }
}

test('what is added is there at once, and the total when the shop has answered', async () => {
  const { store } = open('guest')
  store.add('rice', 2)
  expect(store.quantityOf('rice')).toBe(2)
  expect(store.get().cart).toBeNull()
  await store.settle()
  expect(store.get().cart?.total).toBe(rupees(20))
})

test('changes of one moment are one question', async () => {
  const { store, answer } = open('account')
  store.add('rice')
  store.add('rice')
  store.add('daal')
  await store.settle()
  expect(answer).toHaveBeenCalledTimes(1)
  expect(store.get().items).toEqual([
    { productId: 'rice', quantity: 2 },
    { productId: 'daal', quantity: 1 },
  ])
})

test('what changes while the shop thinks is asked next, and once', async () => {
  const { store, answer } = open('account')
  const thought = Promise.withResolvers<Cart>()
  answer.mockReturnValueOnce(thought.promise)
  store.add('rice')
  await Promise.resolve()
  store.add('rice')
  store.add('daal')
  thought.resolve(priced([{ productId: 'rice', quantity: 1 }]))
  await store.settle()
  expect(answer).toHaveBeenCalledTimes(2)
  expect(store.get().items).toEqual([
    { productId: 'rice', quantity: 2 },
    { productId: 'daal', quantity: 1 },
  ])
})

test('what has not been said when the page is left is said then', async () => {
  const { store, answer } = open('account')
  answer.mockReturnValueOnce(new Promise(() => undefined))
  store.add('rice')
  await Promise.resolve()
  store.add('rice')
  store.leave()
  expect(answer).toHaveBeenLastCalledWith([{ productId: 'rice', quantity: 2 }])
})

test('the shop has the last word on how many there are', async () => {
  const { store } = open('account')
  store.add('rice', 9)
  await store.settle()
  expect(store.quantityOf('rice')).toBe(5)
})

test('when the shop cannot be reached, the items stay', async () => {
  const { store, answer, onFail } = open('guest')
  answer.mockRejectedValueOnce(new Error('offline'))
  store.add('rice')
  await store.settle()
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(store.get()).toMatchObject({ failed: true, items: [{ productId: 'rice', quantity: 1 }] })
})

test('a guest finds the cart again, and it joins the account at login', async () => {
  const first = open('guest').store
  first.add('rice', 3)
  await first.settle()

  const { store, answer } = open('guest')
  await store.wake()
  expect(store.quantityOf('rice')).toBe(3)

  await store.join()
  expect(answer).toHaveBeenLastCalledWith([{ productId: 'rice', quantity: 3 }])
  expect(store.get().owner).toBe('account')
  expect(kept.get('kiryana-cart')).toBe('[]')
})

test('a login without a cart takes the one that the account has', async () => {
  const { store } = open('guest')
  await store.join()
  expect(store.quantityOf('tea')).toBe(1)
})

test('after the logout nothing of the account is left', () => {
  const { store } = open('account', [{ productId: 'rice', quantity: 1 }])
  store.become('guest', null)
  expect(store.get()).toMatchObject({ owner: 'guest', items: [], cart: null })
})
