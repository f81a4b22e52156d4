import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const form = {
  fullname: 'Nadia Rehman',
  number: '0333 7654321',
  email: 'nadia@kiryana.example',
  type: 'normal',
  password: 'mera lamba password',
}
const stockForm = {
  ...form,
  type: 'stock',
  bussinesname: 'Rehman & Sons',
  bussinesaddress: 'Raja Bazaar, Rawalpindi',
}
const picture = { content: await pngPhoto() }

const without = (name: keyof typeof stockForm, from: Record<string, string> = stockForm) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name))
const accountOf = (shop: TestShop, email: string) =>
  shop.db.maybeOne<Record<string, unknown>>`select * from account where email_key = ${email}`
const filesOf = (shop: TestShop) =>
  readdirSync(join(shop.dataFolder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

test('a normal buyer opens an account, is not signed in by it, and signs in with it', async () => {
  const shop = await openShop()
  const nadia = shop.guest()
  const reply = await nadia.form('user/signup', form, picture)
  expect(reply).toMatchObject({
    status: 201,
    body: { success: true, message: 'User Registered Successfully' },
  })
  expect(nadia.cookies.size).toBe(0)
  expect(await accountOf(shop, form.email)).toMatchObject({
    full_name: 'Nadia Rehman',
    phone: '+923337654321',
    kind: 'normal',
    wholesale_since: null,
    business_name: null,
    password_hash: expect.stringMatching(/^argon2id\$19456\$2\$1\$/),
    loyalty_card: expect.stringMatching(/^7860\d{12}$/),
  })
  expect(
    (await nadia.post('user/login', { email: ' NADIA@kiryana.example', password: form.password }))
      .status,
  ).toBe(200)
  expect((await nadia.get('user/me')).body).toMatchObject({
    type: 'normal',
    loyalty_points: 0,
    role: null,
    favorites: [],
  })
  const stored = filesOf(shop)
  expect(stored).toHaveLength(2)
  expect((await nadia.get('user/me')).body.profile).toBe(
    `people/${stored.find((name) => !name.includes('@'))}`,
  )
})

test('a stock buyer has wholesale prices at once; where staff approves, retail until then', async () => {
  const shop = await openShop()
  await shop.guest().form('user/signup', stockForm, picture)
  expect(await accountOf(shop, form.email)).toMatchObject({
    kind: 'stock',
    business_name: 'Rehman & Sons',
    wholesale_since: shop.now(),
  })
  await shop.db
    .run`insert into setting (name, value, changed_at) values ('wholesaleApproval', 'true', 0)`
  await shop.guest().form('user/signup', { ...stockForm, email: 'other@kiryana.example' }, picture)
  expect(await accountOf(shop, 'other@kiryana.example')).toMatchObject({
    kind: 'stock',
    wholesale_since: null,
  })
})

test('every form that is refused says why, opens no account and leaves no file', async () => {
  const shop = await openShop()
  const required = 'Please fill all required fields'
  const business = 'Please fill all business fields'
  const rows: [
    what: string,
    fields: Record<string, string>,
    status: number,
    says: string,
    picture?: typeof picture | null,
  ][] = [
    ['no name', without('fullname'), 400, required],
    ['no phone', without('number'), 400, required],
    ['no e-mail', without('email'), 400, required],
    ['no type', without('type'), 400, required],
    ['no password', without('password'), 400, required],
    ['a blank name', { ...form, fullname: '   ' }, 400, required],
    ['no picture', form, 400, required, null],
    ['an empty picture', form, 400, required, { content: Buffer.of() }],
    ['a type of its own', { ...form, type: 'admin' }, 400, required],
    ['stock without a business name', without('bussinesname'), 400, business],
    ['stock without an address', without('bussinesaddress'), 400, business],
    ['required before business', without('password', without('bussinesname')), 400, required],
    [
      'an e-mail without a host',
      { ...form, email: 'nadia@kiryana' },
      400,
      'Please enter a valid e-mail address',
    ],
    [
      'two e-mails',
      { ...form, email: 'a@b.example, c@d.example' },
      400,
      'Please enter a valid e-mail address',
    ],
    [
      'a phone of letters',
      { ...form, number: 'call me' },
      400,
      'Please enter a valid Pakistani phone number, such as 0300 1234567',
    ],
    [
      'a short mobile number',
      { ...form, number: '0300 123456' },
      400,
      'Please enter a valid Pakistani phone number, such as 0300 1234567',
    ],
    [
      'seven characters',
      { ...form, password: 'seven77' },
      400,
      'Please choose a password of at least 8 characters',
    ],
    [
      "everybody's password",
      { ...form, password: 'Password1' },
      400,
      'Please choose a password that is harder to guess',
    ],
    [
      'one letter for long',
      { ...form, password: 'aaaaaaaaaaaa' },
      400,
      'Please choose a password that is harder to guess',
    ],
    [
      'a password of 257',
      { ...form, password: 'xy'.repeat(128) + 'z' },
      400,
      'Please choose a password of at most 256 characters',
    ],
    [
      'an endless name',
      { ...form, fullname: 'x'.repeat(9000) },
      400,
      'Please check “fullname”. This may have at most 500 characters.',
    ],
    [
      'a name with NUL',
      { ...form, fullname: 'Nadia\0' },
      400,
      'Please check “fullname”. This must be plain text.',
    ],
    [
      'an e-mail with NUL',
      { ...form, email: 'a\0@b.example' },
      400,
      'Please check “email”. This must be plain text.',
    ],
    [
      'an e-mail that has an account',
      { ...form, email: 'amina@kiryana.example' },
      409,
      'There is already an account with this e-mail address',
    ],
    [
      'the same in capitals',
      { ...form, email: 'AMINA@Kiryana.Example' },
      409,
      'There is already an account with this e-mail address',
    ],
  ]
  for (const [what, fields, status, says, given = picture] of rows) {
    const reply = await shop.guest().form('user/signup', fields, given ?? undefined)
    expect([what, reply.status, reply.body.message]).toEqual([
      what,
      status,
      expect.stringContaining(says),
    ])
  }
  expect(await shop.count('account')).toBe(6)
  expect(filesOf(shop)).toEqual([])
})

test('sign-up cannot set a role, points, a card or an id', async () => {
  const shop = await openShop()
  const more = {
    role: 'owner',
    isAdmin: 'true',
    loyalty_points: '9999',
    loyaltycard_no: '1',
    _id: 'amina',
    wholesale: 'true',
    created_at: '1',
  }
  expect((await shop.guest().form('user/signup', { ...form, ...more }, picture)).status).toBe(201)
  const row = await accountOf(shop, form.email)
  expect(row).toMatchObject({
    id: expect.stringMatching(/^\w{26}$/),
    created_at: shop.now(),
    wholesale_since: null,
  })
  expect(row?.loyalty_card).not.toBe('1')
  expect(await shop.db.all`select * from staff_member where account_id = ${row?.id}`).toEqual([])
  expect(await shop.count('points_entry')).toBe(0)
})

test('spaces in a password count, at sign-up as at login', async () => {
  const shop = await openShop()
  await shop.guest().form('user/signup', { ...form, password: '  a spacious one ' }, picture)
  const login = (typed: string) =>
    shop.guest().post('user/login', { email: form.email, password: typed })
  expect((await login('  a spacious one ')).status).toBe(200)
  expect((await login('a spacious one')).status).toBe(401)
})

test.each([
  ['64 letters', 'ab1 '.repeat(16), 'ab1 '.repeat(16).slice(0, 63)],
  ['more than 72 bytes: the last letter counts', 'ab1-'.repeat(25), 'ab1-'.repeat(25).slice(0, 72)],
  ['Urdu and a sign', 'پاس ورڈ نمبر سات 🥭', 'پاس ورڈ نمبر سات '],
])('a password of %s', async (_, typed, nearly) => {
  const shop = await openShop()
  const opened = await shop.guest().form('user/signup', { ...form, password: typed }, picture)
  expect(opened.status).toBe(201)
  const login = (tried: string) =>
    shop.guest().post('user/login', { email: form.email, password: tried })
  expect([(await login(nearly)).status, (await login(typed)).status]).toEqual([401, 200])
})

test('a password of a megabyte is refused', async () => {
  const shop = await openShop()
  const password = 'x1'.repeat(512 * 1024)
  expect([400, 413]).toContain(
    (await shop.guest().form('user/signup', { ...form, password }, picture)).status,
  )
  const typed = { email: form.email, password }
  expect([400, 413]).toContain((await shop.guest().post('user/login', typed)).status)
  expect(await shop.count('account')).toBe(6)
})

test('twenty sign-ups at once with one address: one account, the others are refused without leftovers', async () => {
  const shop = await openShop()
  const spellings = ['nadia@kiryana.example', 'NADIA@kiryana.example', ' nadia@Kiryana.example ']
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      shop.guest().form('user/signup', { ...form, email: spellings[n % 3] ?? '' }, picture),
    ),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 409),
  ])
  expect(await shop.count('account')).toBe(7)
  expect(filesOf(shop)).toHaveLength(2)
  expect(
    (await shop.guest().post('user/login', { email: 'amina@kiryana.example', password })).status,
  ).toBe(200)
})

test('automated sign-ups are throttled', async () => {
  const shop = await openShop()
  const subject = 'sign-up 127.0.0.1'
  await shop.db
    .run`insert into throttle (subject, tries, until) values (${subject}, 300, ${shop.now() + 60_000})`
  const reply = await shop.guest().form('user/signup', form, picture)
  expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(reply.headers['retry-after']).toBe('3600')
  expect(await shop.count('account')).toBe(6)
})
