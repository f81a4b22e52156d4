import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { setUp } from '#server/bootstrap.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { type Mail, sendDue } from '#shop/notifications/send-due.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { sender } from '../support/mail.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const nothing = async () => undefined
const openEmpty = async () => openShop({ fill: nothing, pages: await loadPages() })
const emptyShop = forFile(openEmpty)
const invented =
  /\b(?:1245|357|960)\b|78%|99%|\+92|islamabad|rawalpindi|jinnah|@kiryana|wa\.me|tel:|mailto:/i
const readable = (html: string) => html.replace(/<script>.*?<\/script>/gs, '')

const shown = (html: string) => html.replace(/<script.*?<\/script>/gs, '')

test.each([
  '/',
  '/products',
  '/categories',
  '/search?q=atta',
  '/news',
  '/event',
  '/about',
  '/achievement',
  '/contact',
  '/reviews',
  '/help',
  '/helpinfo',
  '/faqs',
  '/termsconditions',
  '/privacy-policy',
  '/payment-info',
  '/cash-on-delivery',
  '/policy',
  '/signup',
  '/login',
  '/cart',
  '/offline',
  '/manifest.webmanifest',
  '/news.xml',
])('%s of an empty shop states nothing that was not set', async (address) => {
  const { status, text } = await emptyShop().guest().get(address)
  expect(status).toBe(200)
  expect(invented.exec(readable(text))?.[0]).toBeUndefined()
  expect(/, \.|\{\w+\}|undefined/.exec(shown(text))?.[0]).toBeUndefined()
})

test.each([
  ['/termsconditions', 'Kiryana. You reach us through the'],
  ['/termsconditions', 'the courts of the town where the shop is'],
  ['/policy', 'ask us through the'],
  ['/contact', 'Write to us. Whatever it is, a person reads it.'],
])('without an address and a phone %s says "%s"', async (address, words) => {
  const { text } = await emptyShop().guest().get(address)
  expect(text.includes(words)).toBe(true)
})

test.each([
  ['/about', /come by|the counter|find the shop/i],
  ['/contact', /come by|work with us|riders/i],
])('an empty shop’s %s invites no visits and no applications', async (address, words) => {
  const { text } = await emptyShop().guest().get(address)
  expect(words.exec(shown(text))?.[0]).toBeUndefined()
})

test('the home page of an empty shop says that it opens soon, and has no empty sections', async () => {
  const { text } = await emptyShop().guest().get('/')
  expect(text).toContain('opens soon')
  for (const words of [
    'No banners',
    'No sales',
    'Best Selling',
    'Customer Reviews',
    'Free Shipping',
  ])
    expect(text).not.toContain(words)
})

test('a shop with products and nothing else says which pictures are missing', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const { text } = await shop.guest().get('/')
  const words = [
    'No banners available',
    'No sales images available',
    'Best Selling',
    'No reviews yet',
    'View All Reviews',
    'opens soon',
  ]
  expect(words.filter((one) => shown(text).includes(one))).toEqual(words.slice(0, 4))
})

test('without an e-mail address of its own the shop sends from no-reply', async () => {
  const shop = await openEmpty()
  await shop.db.transaction((tx) =>
    insertEmail(
      tx,
      { kind: 'password-changed', to: 'amina@mail.example', name: 'Amina' },
      shop.now(),
      null,
    ),
  )
  const mails: Mail[] = []
  await sendDue({ ...sender(shop, null), post: async (mail) => void mails.push(mail) })
  expect(mails[0]?.from).toEqual({ name: 'Kiryana', address: 'no-reply@shop.example' })
  expect(mails[0]?.text).toMatch(/-- \nKiryana\nhttps:\/\/shop\.example\/\n$/)
})

test('a start without staff explains how to create the owner’s account', async () => {
  const database = await emptyDatabase()
  const parts = Date.now
  const plain = { database, dataFolder: '', demo: false, owner: null }
  const owner = { email: 'owner@mail.example', password: 'a good long password' }
  const told: (readonly string[])[] = []
  for (const config of [plain, { ...plain, owner }, plain])
    await setUp(parts, config, (notes) => void told.push(notes))
  expect(told).toEqual([expect.arrayContaining([expect.stringContaining('ADMIN_EMAIL')]), [], []])
})
