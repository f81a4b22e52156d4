import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const id = '00000000-0000-4000-8000-0000000000aa'

const stories = [
  ['news', { title: 'Mangoes', summary: 'Here', body: 'Fresh', publishedAt: null }, 'title'],
  [
    'events',
    { name: 'Fair', description: 'Fun', location: 'Here', firstDay: '2025-02-01', lastDay: '2025-02-01', shown: true },
    'name',
  ],
  ['blocks', { page: 'about', title: 'Roots', description: 'Ours', shown: true }, 'title'],
  ['banners', { place: 'banner', title: 'Tea', text: 'Hot' }, 'title'],
] as const // prettier-ignore

test.each(stories)(
  '%s are saved with their Urdu, which goes along with a changed text',
  async (kind, fields, name) => {
    const shop = await openShop()
    const clerk = await shop.as('clerk')
    const urdu = { [`${name}Ur`]: 'كچھ' }
    const made = (await clerk.post(`admin/${kind}`, { id, ...fields, ...urdu })).body.data
    expect(made).toMatchObject({ [`${name}Ur`]: 'کچھ', toCheck: [] })
    const change = { [name]: 'Something else', version: 1 }
    expect((await clerk.patch(`admin/${kind}/${id}`, change)).body.data).toMatchObject({
      [name]: 'Something else',
      [`${name}Ur`]: 'کچھ',
      toCheck: [name],
    })
    const both = { [name]: 'A third', [`${name}Ur`]: 'تیسرا', version: 2 }
    expect((await clerk.patch(`admin/${kind}/${id}`, both)).body.data).toMatchObject({
      [`${name}Ur`]: 'تیسرا',
      toCheck: [],
    })
    const none = { [`${name}Ur`]: '', version: 3 }
    expect((await clerk.patch(`admin/${kind}/${id}`, none)).body.data).toMatchObject({
      [`${name}Ur`]: '',
    })
  },
)

test('a product is saved with all its texts in Urdu, in one transaction', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const words = {
    highlights: ['Sweet', 'Crisp'],
    storage: 'Keep cool.',
    nameUr: 'سیب',
    descriptionUr: 'منڈی سے۔',
    highlightsUr: ['', 'کرارے'],
    storageUr: 'ٹھنڈا رکھیں۔',
  }
  const { data } = (await clerk.patch('admin/products/apples', { ...words, version: 1 })).body
  expect(data).toMatchObject(words)
  const renamed = await clerk.patch('admin/products/apples', {
    name: 'Black Apples',
    highlights: ['Sweet', 'Very crisp'],
  })
  expect(renamed.body.data).toMatchObject({
    nameUr: 'سیب',
    highlightsUr: ['', 'کرارے'],
    toCheck: ['name', 'highlights'],
  })
  const refused = { descriptionUr: 'کچھ اور', version: 1 }
  expect((await clerk.patch('admin/products/apples', refused)).status).toBe(409)
  expect((await clerk.get('admin/products/apples')).body.data.descriptionUr).toBe('منڈی سے۔')
  const check = (await clerk.get('admin/translations?state=check')).body.data
  expect(check.map(({ english }: { english: string }) => english)).toEqual([
    'Black Apples',
    'Very crisp',
  ])
  const right = { field: 'product-name', english: 'Black Apples', before: 'سیب', urdu: 'سیب' }
  expect((await clerk.put('admin/translations', right)).body.data.needsCheck).toBe(false)
  expect((await clerk.get('admin/products/apples')).body.data.toCheck).toEqual(['highlights'])
})

test('a category has its Urdu beside its name', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const body = { name: 'Murabba', parent: null, nameUr: 'مربہ' }
  expect((await clerk.post('admin/categories', body)).body.data.nameUr).toBe('مربہ')
  expect((await clerk.patch('admin/categories/murabba', { name: 'Jams' })).body.data).toMatchObject(
    { name: 'Jams', nameUr: 'مربہ', toCheck: true },
  )
})

test('a list brings and takes both languages, and one alone leaves the other as it is', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const load = async (rows: string) =>
    (await clerk.post('admin/products/import', rows, { 'content-type': 'text/csv' })).body.data
  const misri = async () => (await clerk.get('admin/products?q=misri')).body.data[0]?.id as string
  const read = async () => (await clerk.get(`admin/products/${await misri()}`)).body.data
  const start = 'code,name,category,price,description'
  expect(
    await load(`${start},name_ur,description_ur\nM-1,Misri,Sugar,150,Sweet.,مصري,ميٹھی\u202e۔`),
  ).toMatchObject({ added: 1, refused: 0 })
  expect(await read()).toMatchObject({ nameUr: 'مصری', descriptionUr: 'میٹھی۔' })
  expect(await load(`${start}\nM-1,Misri,Sugar,160,Sweet.`)).toMatchObject({ changed: 1 })
  expect(await read()).toMatchObject({ nameUr: 'مصری', descriptionUr: 'میٹھی۔', toCheck: [] })
  const urdu = 'code,name,category,price,description_ur'
  expect(await load(`${urdu}\nM-1,Misri,Sugar,160,بہت میٹھی۔`)).toMatchObject({ changed: 1 })
  expect(await load(`${urdu}\nM-1,Misri,Sugar,160,بہت میٹھی۔`)).toMatchObject({ unchanged: 1 })
  expect(await read()).toMatchObject({ description: 'Sweet.', descriptionUr: 'بہت میٹھی۔' })
  const { text } = await clerk.get('admin/products/csv')
  expect(text).toContain('بہت میٹھی۔')
  expect(await load(`${start}\nM-1,Misri,Sugar,160,Very sweet.`)).toMatchObject({ changed: 1 })
  expect(await read()).toMatchObject({ descriptionUr: 'بہت میٹھی۔', toCheck: ['description'] })
  const long = await load(`${urdu}\nM-1,Misri,Sugar,160,${'م'.repeat(2001)}`)
  expect(long).toMatchObject({ refused: 1, rejected: [{ code: 'tooLong' }] })
})
