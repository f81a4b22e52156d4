import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)('on a %s an owner invites by keyboard, and takes it back', async (screen) => {
  const { page, errors } = await visit(browser, await openSite(), screens[screen], 'owner')
  await page.goto('/admin/staff')
  await hydrated(page)
  await page.getByRole('button', { name: 'Invite a colleague' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send the invitation' })
  await send.press('Enter')
  await dialog.getByText('Please enter an e-mail address').waitFor()
  const email = dialog.getByLabel('E-mail')
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('E-mail').fill('clerk@kiryana.example')
  await send.press('Enter')
  await dialog
    .getByRole('alert')
    .getByText('This person already works in the back office')
    .waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('E-mail').fill('sadia@kiryana.example')
  await dialog.getByRole('radio', { name: 'Rider' }).check()
  await send.press('Enter')
  await page.getByText('The invitation to sadia@kiryana.example is on its way.').waitFor()
  await page.getByText(/^Rider · open until/).waitFor()
  await page.getByRole('button', { name: 'Take back: sadia' }).press('Enter')
  await dialog.getByRole('button', { name: 'Take back' }).press('Enter')
  await page.getByRole('heading', { name: 'Invitations waiting' }).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('an owner is shown the link of an invitation, and whoever has it joins', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await (
    await site.as('owner')
  ).post('admin/staff/invitations', {
    email: 'sadia@kiryana.example',
    role: 'packer',
  })
  await page.goto('/admin/staff')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show the link: sadia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link for sadia@kiryana.example' })
  const link = await dialog.locator('code').innerText()
  expect(await axeFaults(page)).toEqual([])
  const guest = await visit(browser, site, screens.phone)
  await guest.page.goto(link)
  await guest.page.getByText('sadia@kiryana.example').first().waitFor()
  await guest.page.getByText('You are invited to the back office of Kiryana as: Packer.').waitFor()
  expect([...errors, ...guest.errors]).toEqual([])
})

test('a role that another owner has changed is shown instead of being overwritten', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/staff')
  await hydrated(page)
  await page.getByRole('button', { name: 'Change role: Sana Clerk' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Rider' }).check()
  const owner = await site.as('owner')
  await owner.patch('admin/staff/clerk', { role: 'packer' })
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await page.getByText('A colleague has changed this.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: 'Packer', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change role: Sana Clerk' }).click()
  expect(await dialog.getByRole('radio', { name: 'Packer' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'Rider' }).check()
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await page.getByText('Sana Clerk has a new role: Rider.').waitFor()
  expect(errors).toEqual([])
})

test('who gets a lesser role, or none, is out with the next click', async () => {
  const site = await openSite()
  const clerk = (await visit(browser, site, screens.desktop, 'clerk')).page
  await clerk.goto('/admin')
  await hydrated(clerk)
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/staff')
  await hydrated(page)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Change role: Sana Clerk' }).click()
  await dialog.getByRole('radio', { name: 'Rider' }).check()
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await page.getByText('Sana Clerk has a new role: Rider.').waitFor()
  await clerk.getByRole('link', { name: 'Customers' }).click()
  await clerk.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  await clerk.getByRole('main').getByRole('link', { name: 'Back to the start' }).click()
  await clerk.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await hydrated(clerk)
  expect(await clerk.getByRole('link', { name: 'Customers' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Remove Sana Clerk' }).click()
  await dialog.getByRole('button', { name: 'Remove from the back office' }).click()
  await page.getByText('Sana Clerk removed from the back office.').waitFor()
  await page.getByRole('rowheader', { name: 'Sana Clerk' }).waitFor({ state: 'detached' })
  await clerk.getByRole('link', { name: 'Orders' }).click()
  await clerk.getByRole('heading', { name: 'This part is for our staff' }).waitFor()
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s an owner logs a lost device of a colleague out by keyboard; it is asked to log in with the next click',
  async (screen) => {
    const site = await openSite()
    const lost = (await visit(browser, site, screens.desktop, 'clerk')).page
    await lost.goto('/admin/orders')
    await hydrated(lost)
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/staff')
    await hydrated(page)
    await page.getByRole('link', { name: 'Devices of Sana Clerk' }).press('Enter')
    await page.getByRole('heading', { name: 'Where Sana Clerk is logged in', level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Log out: / }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Log out' }).press('Enter')
    await page.getByRole('heading', { name: 'Sana Clerk is logged in nowhere' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await lost.getByRole('link', { name: 'Customers' }).click()
    await lost.getByRole('heading', { name: 'Your login has ended', level: 1 }).waitFor()
    expect(await axeFaults(lost)).toEqual([])
    await lost.getByRole('link', { name: 'Log in again' }).click()
    await lost.getByRole('heading', { name: 'Log in to the back office', level: 1 }).waitFor()
    expect(new URL(lost.url()).search).toBe('?next=%2Fadmin%2Fcustomers')
    expect(errors).toEqual([])
  },
)

test('the only owner cannot be removed, and is told why; who may only look has no buttons', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/staff')
  await hydrated(page)
  await page.getByText('The only owner can’t be removed.').waitFor()
  expect(await page.getByRole('button', { name: 'Remove Tariq Owner' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Change role: Tariq Owner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Manager' }).check()
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await dialog.getByRole('alert').getByText('A shop needs an owner').waitFor()
  const clerk = (await visit(browser, site, screens.desktop, 'clerk')).page
  await clerk.goto('/admin/staff')
  await clerk.getByRole('rowheader', { name: 'Tariq Owner' }).waitFor()
  expect(await clerk.getByRole('main').getByRole('button').count()).toBe(0)
})

test('an owner requires two-factor login; who has none is led to set it up', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/staff')
  await hydrated(page)
  const dialog = page.getByRole('dialog')
  const required = dialog.getByRole('button', { name: 'Require it' })
  await page.getByRole('button', { name: 'Require it' }).click()
  await required.click()
  await dialog.getByRole('alert').getByText('set up your own two-factor login first').waitFor()
  await site.db
    .run`insert into second_factor (account_id, secret, confirmed_at, last_step) values ('owner', 'A', 1, 0)`
  await required.click()
  await page.getByText('Required: without it, staff can only open their security page.').waitFor()
  const clerk = (await visit(browser, site, screens.phone, 'clerk')).page
  await clerk.goto('/admin/orders')
  await clerk.getByRole('heading', { name: 'Set up two-factor login first' }).waitFor()
  expect(await axeFaults(clerk)).toEqual([])
  await clerk.getByRole('main').getByRole('link', { name: 'My security' }).click()
  await clerk.getByText('This shop requires it of its staff.').waitFor()
  await clerk.getByRole('button', { name: 'Set up two-factor login' }).waitFor()
  expect(errors).toEqual([])
})
