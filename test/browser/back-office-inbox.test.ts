import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { emailsOf } from '../support/mail.ts'
import { delivered } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a return is accepted with an answer, from the first page on', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  const id = await delivered(site, amina)
  const asked = await amina.form(`order/${id}/return`, {
    product: 'apples',
    quantity: '1',
    kind: 'damaged',
    reason: 'One was brown',
  })
  expect(asked.status).toBe(201)
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin')
  await page.getByRole('link', { name: '1 Return to decide' }).click()
  await page.getByText('One was brown').waitFor()
  await page.getByLabel('Answer to the customer').fill('Sorry for that')
  await page.getByText(/^If you accept: refund Rs\. \d+/).waitFor()
  await page.getByRole('button', { name: 'Accept the return' }).click()
  await page.getByRole('heading', { name: 'No returns here' }).waitFor()
  await page.getByRole('button', { name: /^Pay back Rs\. \d+$/ }).click()
  await page.getByRole('heading', { name: 'Refunds' }).waitFor()
  await page.goto('/admin/returns?state=accepted')
  await page.getByText('Answer: Sorry for that').waitFor()
  expect(errors).toEqual([])
})

test('a return is refused only with an answer for the customer', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  const id = await delivered(site, amina)
  const wish = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'One was brown' }
  expect((await amina.form(`order/${id}/return`, wish)).status).toBe(201)
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/returns')
  await hydrated(page)
  const refuse = page.getByRole('button', { name: 'Refuse' })
  await refuse.click()
  await page.getByText('Please tell the customer why you refuse.').waitFor()
  const answer = page.getByLabel('Answer to the customer')
  await waitForFocus(answer)
  expect(await axeFaults(page)).toEqual([])
  await answer.fill('Opened packs stay with you')
  await refuse.click()
  await page.getByRole('heading', { name: 'No returns here' }).waitFor()
  await page.goto('/admin/returns?state=refused')
  await page.getByText('Answer: Opened packs stay with you').waitFor()
  expect(errors).toEqual([])
})

test.each(['phone', 'desktop'] as const)('a message is answered on a %s', async (size) => {
  const site = await openSite()
  for (const subject of ['The onion', 'The potato'])
    await site.guest().post('message', {
      kind: 'contact',
      name: 'Bushra Khan',
      email: 'bushra@kiryana.example',
      subject,
      message: 'One was missing.',
    })
  const { page, errors } = await visit(browser, site, screens[size], 'clerk')
  await page.goto('/admin')
  await page.getByRole('link', { name: '2 Messages to answer' }).click()
  await hydrated(page)
  const card = (subject: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) })
  const onion = card('The onion')
  await onion.getByLabel('Who answers').selectOption('Tariq Owner')
  await page.getByText('Message assigned to Tariq Owner.').waitFor()
  await onion.getByRole('button', { name: 'Answer' }).click()
  await onion.getByRole('button', { name: 'Send the answer' }).click()
  await onion.getByText('Please write an answer').waitFor()
  const text = 'We bring another one with your next order.'
  await onion.getByLabel('Your answer to').fill(text)
  await onion.getByRole('button', { name: 'Save as a template' }).click()
  await onion.getByLabel('A name for it').fill('Missing item')
  const inUrdu = 'اگلے آرڈر کے ساتھ ایک اور آ جائے گا۔'
  await onion.getByLabel('Text in Urdu').fill(inUrdu)
  await onion.getByRole('button', { name: 'Save it' }).click()
  await page.getByText('Template saved.').waitFor()

  await page.reload()
  await hydrated(page)
  expect(await onion.getByLabel('Your answer to').inputValue()).toBe(text) // typed, not sent
  await onion.getByRole('button', { name: 'Send the answer' }).click()
  await onion.waitFor({ state: 'detached' })

  const potato = card('The potato')
  await potato.getByRole('button', { name: 'Answer' }).click()
  await potato.getByLabel('Saved answers').selectOption('Missing item')
  const answer = potato.getByLabel('Your answer to')
  expect(await answer.inputValue()).toBe(text)
  await potato.getByRole('button', { name: 'Use the Urdu' }).click()
  expect(await answer.inputValue()).toBe(inUrdu)
  expect(await axeFaults(page)).toEqual([])
  await potato.getByRole('button', { name: 'Use the English' }).click()
  await potato.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByRole('heading', { name: 'No messages here' }).waitFor()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await onion.getByText(/^Answer by Sana Clerk/).waitFor()
  const mails = (await emailsOf(site.db)).filter((mail) => mail.kind === 'message-reply')
  expect(mails.map((mail) => [mail.subject, mail.text]).toSorted()).toEqual([
    ['The onion', text],
    ['The potato', text],
  ])
  expect(errors).toEqual([])
})

test('a message that a colleague deals with stays while its answer is being written', async () => {
  const site = await openSite()
  await site.guest().post('message', {
    kind: 'contact',
    name: 'Bushra Khan',
    email: 'bushra@kiryana.example',
    subject: 'The onion',
    message: 'One was missing.',
  })
  const owner = await site.as('owner')
  const [{ id }] = (await owner.get('admin/messages')).body.data
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/messages')
  await hydrated(page)
  await page.getByRole('button', { name: 'Answer' }).click()
  const field = page.getByLabel('Your answer to')
  await field.fill('We bring')
  await owner.patch(`admin/messages/${id}`, { done: true })
  await page.getByText('A colleague has handled this message.').waitFor()
  await page.keyboard.type(' another one.')
  expect(await field.inputValue()).toBe('We bring another one.')
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('who may only read messages is shown no list of their own', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  const mine = page.getByRole('main').getByRole('link', { name: 'Mine' })
  await page.goto('/admin/messages')
  expect(await mine.count()).toBe(1)
  await (await site.as('owner')).patch('admin/staff/clerk', { role: 'viewer' })
  await page.goto('/admin/messages?state=mine')
  await page.getByRole('link', { name: 'Done', exact: true }).waitFor()
  expect(await mine.count()).toBe(0)
  expect(errors).toEqual([])
})

test('a review is answered below it, also after somebody else has answered', async () => {
  const site = await openSite()
  const [amina, owner] = [await site.as('amina'), await site.as('owner')]
  const { _id: id } = (await amina.post('reviews', { review: 'Quick and kind', rating: 5 })).body
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/reviews?state=approved')
  await hydrated(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Quick and kind' })
  await card.getByRole('button', { name: 'Answer' }).click()
  const publish = card.getByRole('button', { name: 'Publish the answer' })
  await publish.click()
  await card.getByText('Please write an answer').waitFor()
  const text = 'Thank you, Amina. Your rider Bilal says salam.'
  await card.getByLabel('Your answer to').fill(text)
  await page.reload()
  await hydrated(page)
  expect(await card.getByLabel('Your answer to').inputValue()).toBe(text) // typed, not sent
  await owner.put(`admin/reviews/${id}/answer`, { text: 'Thank you!', version: 1 })
  await publish.click()
  await card.getByText('The answer now: Thank you!').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await publish.click()
  await card.getByText(text).waitFor()
  await page.goto('/reviews')
  await page.getByText(text).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/admin/reviews?state=approved')
  await hydrated(page)
  await card.getByRole('button', { name: 'Delete the answer' }).click()
  await page.getByText('The answer is deleted.').waitFor()
  await card.getByRole('button', { name: 'Hide' }).click()
  await card.waitFor({ state: 'detached' })
  expect((await site.guest().get('reviews')).body).toEqual([])
  expect(errors).toEqual([])
})

test('a shop is given wholesale prices', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin')
  await hydrated(page)
  // Today has the work that waits, and nothing that doesn't.
  const tasks = page.getByRole('region', { name: 'To do now' }).getByRole('listitem')
  expect(await tasks.allInnerTexts()).toEqual([expect.stringContaining('Wholesale application')])
  expect(await page.getByText('is waiting.').count()).toBe(0)
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('row', { name: /amina@/ }).waitFor()
  // The counts of the menu come with the page.
  expect(await (await page.request.get('/admin/customers')).text()).toContain('office-count')
  // Staff have a list of their own.
  expect(await page.getByRole('row', { name: /Sana Clerk/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Waiting for wholesale prices' }).click()
  await page.getByRole('button', { name: 'Give wholesale prices' }).click()
  await page.getByRole('heading', { name: 'No customers here' }).waitFor()
  const { data } = (await (await site.as('owner')).get('admin/today')).body
  expect(data).toMatchObject({ wholesale: 0 })
  expect(errors).toEqual([])
})
