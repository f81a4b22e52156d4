import { describe, expect, test } from 'vitest'
import { rules } from './rules.ts'

/** One file or several, each as its path and its text. */
type Files = Record<string, string>

const brokenBy = (files: Files) => {
  const given = Object.entries(files).map(([path, text]) => ({ path, text }))
  return rules.filter(({ breaches }) => breaches(given).length > 0).map(({ rule }) => rule)
}

test('nothing breaks no rule', () => expect(brokenBy({})).toEqual([]))

const longFunction = `function long() {\n${'  step()\n'.repeat(80)}}\n`

const bad: Record<string, Files[]> = {
  'no function in src has more than': [
    { 'src/shop/cart/cart.ts': longFunction },
    { 'src/web/page.tsx': `export const Page = () => <p onClick={${longFunction}} />` },
  ],
  'a form that leads to another address': [
    { 'src/web/back-office/a.tsx': '<form role="search" onSubmit={(event) => go(event)}>' },
    { 'src/web/back-office/a.tsx': '<form\n  className="box"\n  action={officePaths.audit()}\n>' },
    { 'src/web/storefront/a.tsx': '<form key={`${from} ${to}`} onSubmit={send}>' },
    { 'src/web/back-office/a.tsx': '<FindForm key={category} text={q} />' },
  ],
  'imports point right': [
    { 'src/db/open.ts': `import { rupees } from '#shop/money.ts'` },
    { 'src/shop/cart/cart.ts': `import { encodeCart } from '../../wire/cart.ts'` },
    { 'src/shop/money.ts': `import type { Page } from '#web/storefront/pages.ts'` },
    { 'src/wire/order.ts': `import {\n  one,\n  two,\n} from '#web/app/paths.ts'` },
    { 'src/web/pages.ts': `export { app } from '../server/app.ts'` },
    { 'src/web/pages.ts': `const load = () => import('#server/app.ts')` },
    { 'src/web/page.tsx': `import '#server/app.ts'` },
    { 'src/shop/money.ts': `import { cast } from '../../demo/people.ts'` },
    { 'src/server/main.ts': `import { openShop } from '../../test/support/shop.ts'` },
  ],
  'a folder of src/shop imports only': [
    { 'src/shop/accounts/a.ts': `import type { Order } from '../orders/order.ts'` },
    { 'src/shop/visit.ts': `import { emailKey } from './accounts/email.ts'` },
    { 'src/shop/odds/ends.ts': '' },
  ],
  'sizes of text come from the scale': [
    { 'src/web/a.css': '.a {\n  font-size: 0.9375rem;\n}' },
    { 'src/web/a.css': '.a {\n  font-size: clamp(1rem, 2vw, 3rem);\n}' },
  ],
  'a CSS class is defined in one file': [
    {
      'src/web/a.css': '@layer components {\n  .panel {\n    gap: 0;\n  }\n}',
      'src/web/b/b.css': '.panel {\n  gap: 1rem;\n}',
    },
  ],
  'what the browser loads': [
    { 'src/web/storefront/entry-browser.ts': `import { readFile } from 'node:fs/promises'` },
    {
      'src/web/storefront/entry-browser.ts': `import { cart } from './cart.tsx'`,
      'src/web/storefront/cart.tsx': `import { total } from '#shop/cart/cart.ts'`,
      'src/shop/cart/cart.ts': `import { open } from '#db/open.ts'`,
    },
    {
      'src/web/storefront/entry-browser.ts': `const cart = lazy(() => import('./cart.tsx'))`,
      'src/web/storefront/cart.tsx': `export { hash } from 'node:crypto'`,
    },
  ],
  'storefront and back office': [
    {
      'src/web/back-office/home.page.tsx': `import { Card } from '../storefront/product/card.tsx'`,
    },
    { 'src/web/storefront/pages.ts': `import('../back-office/home.page.tsx')` },
  ],
  'the public contract and that of': [
    { 'src/wire/admin/order.ts': `import { encodeOrder } from '../v1/order.ts'` },
    {
      'src/wire/admin/order.schema.ts': `import type { WireOrder } from '#wire/v1/order.schema.ts'`,
    },
    { 'src/wire/v1/order.ts': `import type { AdminOrder } from '../admin/order.schema.ts'` },
  ],
  'the folders of src/web do': [
    {
      'src/web/app/app.tsx': `import { pages } from '../storefront/pages.ts'`,
      'src/web/storefront/pages.ts': `import type { PageEntry } from '../app/page.tsx'`,
    },
  ],
  'the folders of src/web/storefront': [
    {
      'src/web/storefront/cart/cart.tsx': `import { Card } from '../product/card.tsx'`,
      'src/web/storefront/product/card.tsx': `import type { Cart } from '../cart/lines.tsx'`,
    },
    {
      'src/web/storefront/cart/cart.tsx': `import('../product/card.tsx')`,
      'src/web/storefront/product/card.tsx': `import '../account/heart.tsx'`,
      'src/web/storefront/account/heart.tsx': `export { cart } from '../cart/list/cart.tsx'`,
    },
    {
      'src/web/storefront/pages.ts': `import('./product/card.tsx')`,
      'src/web/storefront/product/card.tsx': `import { paths } from '../addresses.ts'`,
    },
  ],
  'documents name files': [
    { 'docs/walk.md': 'Read `src/shop/money.ts`.' },
    { 'docs/walk.md': 'Read `cart/cart.ts`.' },
    { 'docs/walk.md': '[speed](speed.md)' },
    { 'docs/walk.md': '[below](#the-end)' },
    { 'docs/walk.md': '`npm run deploy`', 'package.json': '{"scripts":{"build":""}}' },
  ],
  'a row for each attack': [{ 'docs/security.md': '| A1 | asked | told | `test/none.test.ts` |' }],
  'the odd spellings': [
    { 'src/shop/product.ts': `const orignalprice = 3` },
    { 'src/web/form.tsx': `<input name="bussinesname" />` },
    { 'src/server/app.ts': `// the wholesale_orignalprice` },
  ],
  'the environment is read once': [{ 'src/db/open.ts': `const url = process.env.DATABASE_URL` }],
  'SQL is written in': [
    { 'src/shop/orders/placing/place-order.ts': 'await tx.run`delete from cart_line`' },
    { 'src/shop/cart/cart.ts': 'db.all<{ id: string }>`select id from cart`' },
    { 'src/server/app.ts': 'const rows = await db\n  .maybeOne<Row>`select 1`' },
    { 'src/web/page.tsx': 'const where = sql`id = ${id}`' },
  ],
  'a table is written by one folder': [
    {
      'src/shop/cart/cart.store.ts': 'tx.run`delete from cart_line where account_id = ${id}`',
      'src/shop/catalogue/remove-product.store.ts':
        'await tx.run`\n  update cart_line\n  set quantity = 1`',
    },
    {
      'src/shop/outbox/outbox.store.ts': 'tx.run`insert into outbox (id) values (${id})`',
      'src/shop/privacy/forget.store.ts': 'tx.run`delete from outbox`',
    },
  ],
  'a statement that changes what the catalogue shows': [
    { 'src/shop/catalogue/a.store.ts': 'tx.run`\n  update product set name = ${name}`' },
    { 'src/shop/catalogue/a.store.ts': 'tx.all<{ id: string }>`delete from category`' },
    { 'src/shop/cart/a.store.ts': 'tx.run`update product set stock_limit = 1`' },
  ],
  'no files of src import each other': [
    {
      'src/shop/cart/a.ts': `import { b } from './b.ts'`,
      'src/shop/cart/b.ts': `import type { C } from './lines/c.ts'`,
      'src/shop/cart/lines/c.ts': `export const load = () => import('../a.ts')`,
    },
  ],
  'a folder of src has at most': [
    Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [`src/web/ui/part-${index}.ts`, '']),
    ),
  ],
  'a migration does not list': [
    { 'src/db/migrations/0030_gifts.sql': `kind text not null check (kind in ('card', 'wrap'))` },
    { 'src/db/migrations/0030_gifts.sqlite.sql': `check ((kind in ('card')) = (at is null))` },
    { 'src/db/migrations/0030_gifts.sql': `check (\n  active in (0, 1)\n)` },
  ],
  'layout speaks of start and end': [
    { 'src/web/page.tsx': `<p className="text-left">` },
    { 'src/web/page.tsx': `<p className="flex ml-2">` },
    { 'src/web/page.tsx': `<p className="md:-mr-[3px]">` },
    { 'src/web/page.tsx': `<p className="pl-(--gap)">` },
    { 'src/web/page.tsx': `<p className="absolute left-0">` },
    { 'src/web/page.tsx': `<p className="absolute -right-1/2">` },
    { 'src/web/page.tsx': `<p className="border-l">` },
    { 'src/web/page.tsx': `<p className="rounded-tl-lg">` },
    { 'src/web/page.tsx': `<p style={{ marginLeft: 3 }}>` },
    { 'src/web/look.css': `.a { margin-left: 3px }` },
    { 'src/web/look.css': `.a {\n  left: 0;\n}` },
    { 'src/web/look.css': `.a { text-align: right }` },
  ],
  'staff search what texts fold to': [
    { 'src/shop/orders/orders.store.ts': 'hasWords(sql`lower(contact_name)`, text)' },
    {
      'src/shop/delivery/zones.store.ts':
        'db.all`select 1 from zone where lower(name) like ${text}`',
    },
  ],
  'a figure is typed into a field of text': [
    { 'src/web/page.tsx': `<input type="number" min={0} />` },
    { 'src/web/fields.ts': `const amount = { type: 'number' }` },
  ],
  'HTML is never put into a page': [
    { 'src/web/page.tsx': `<p dangerouslySetInnerHTML={{ __html: text }} />` },
    { 'src/web/storefront/entry-browser.ts': `root.innerHTML = text` },
  ],
  'a type is checked or narrowed': [
    { 'src/shop/money.ts': `const price = 3 as unknown as Paisa` },
    { 'demo/people.ts': `// @ts-ignore` },
  ],
  'what we write can be followed': [
    { 'scripts/start.mjs': `const home = '/home/amina/'` },
    { 'src/shop/money.ts': `// TODO round` },
  ],
  'a file says in its name': [
    { 'src/shop/utils.ts': '' },
    { 'src/web/helpers/price.ts': '' },
    { 'src/shop/cart/index.ts': '' },
  ],
  'a file in src has at most': [{ 'src/shop/orders/order.ts': 'line\n'.repeat(251) }],
}

describe.each(Object.entries(bad))('%s', (rule, samples) => {
  test.each(samples)('%j', (files) => {
    expect(brokenBy(files)).toEqual([expect.stringContaining(rule)])
  })
})

test('every rule has a sample that breaks it', () => {
  const untried = rules.filter(({ rule }) => !Object.keys(bad).some((key) => rule.includes(key)))
  expect(untried).toEqual([])
})

test.each<Files>([
  { 'src/shop/cart/cart.test.ts': longFunction },
  { 'src/shop/cart/cart.ts': 'step()\n'.repeat(90) },
  { 'src/server/main.ts': `import { fill } from '../../demo/fill.ts'` },
  { 'src/shop/cart/cart.test.ts': `import { openShop } from '../../../test/support/shop.ts'` },
  { 'scripts/import.ts': `import { readConfig } from '#server/config.ts'` },
  { 'demo/fill.ts': `import { buildApp } from '#server/app.ts'` },
  { 'src/web/storefront/entry-browser.ts': `import type { Db } from '#db/database.ts'` },
  { 'src/web/entry-server.tsx': `import { readFile } from 'node:fs/promises'` },
  { 'src/wire/product.ts': `const orignalprice = 3` },
  { 'src/server/config.ts': `readConfig(process.env)` },
  { 'src/shop/cart/cart.store.ts': 'db.all`select 1`' },
  {
    'src/shop/cart/cart.store.ts': 'tx.run`delete from cart_line where id = ${id}`',
    'src/shop/verify/cart.store.ts': 'db.all`select 1 from cart_line ${tx.forUpdate}`',
  },
  {
    'src/db/migrations/0030_gifts.sql': `check (active between 0 and 1));\ncreate index gift on gift (at) where kind in ('card');`,
  },
  { 'src/shop/cart/save-cart.ts': 'await Promise.all([`a`])' },
  { 'src/web/page.tsx': `<p className="ms-2 pe-3 start-0 text-start border-e rounded-s-lg">` },
  { 'src/web/page.tsx': `the left-hand side; <ArrowLeft /> 'right-to-left' 'arrow-left-2.svg'` },
  { 'src/web/page.tsx': `const key = event.key === 'ArrowLeft'; const { left, right } = box` },
  { 'src/web/map.tsx': `// physical: pixels from the pointer\nconst style = 'left-[3px]'` },
  { 'src/web/look.css': `.a { margin-inline-start: 3px; inset-inline-end: 0 }` },
])('%j is fine', (files) => expect(brokenBy(files)).toEqual([]))
