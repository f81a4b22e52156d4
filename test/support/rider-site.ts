import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import { allowManyOrders } from './orders.ts'
import { assigned, stopAction } from './runs.ts'
import { openSite, phone, visit } from './site.ts'

export type RiderSite = Awaited<ReturnType<typeof openRiderSite>>

/** A shop with two riders, bilal and kashif; `count` packed orders are in the run of bilal, the first one with his name. */
export async function openRiderSite(count: number) {
  const site = await openSite()
  await allowManyOrders(site.db)
  await saveSetting(site.db, 'map', { lat: 33.6, lng: 73.05 }, 0)
  await site.db.transaction(async (tx) => {
    for (const rider of ['bilal', 'kashif']) await appoint(tx, rider, 'rider', 0)
  })
  const clerk = await site.as('clerk')
  const { ids, day } = count === 0 ? { ids: [], day: '' } : await assigned(site, clerk, count, 'bilal') // prettier-ignore
  for (const id of ids) await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  const statusOf = async (id: string | undefined) =>
    (await clerk.get(`admin/orders/${id}`)).body.data.status as string
  const actions = async (kind: string) =>
    (await site.db.all`select id from stop_action where kind = ${kind} and refusal is null`).length
  return { site, clerk, ids, day, statusOf, actions }
}

/** Bilal's phone, with the service worker. */
export async function openRun({ site }: RiderSite, browser: Browser) {
  const journey = await visit(browser, site, { ...phone, serviceWorkers: 'allow' }, 'bilal')
  await journey.context.addInitScript(() => {
    const really = window.fetch
    window.fetch = (request, init) =>
      localStorage['office-airplane'] && String(request).endsWith('/run/actions')
        ? Promise.reject(new TypeError())
        : really(request, init)
  })
  await journey.page.goto('/admin/rider')
  return { ...journey, ...on(journey.page) }
}

/** What a rider does on the page. */
export const on = (page: Page) => ({
  /** Chromium's own switch lets through some requests of pages with a service worker. */
  async goOffline() {
    await page.evaluate(() => (localStorage['office-airplane'] = 'on'))
    await page.context().setOffline(true)
  },
  async goOnline() {
    await page.evaluate(() => localStorage.removeItem('office-airplane'))
    await page.context().setOffline(false)
  },
  deliver: () => page.getByRole('button', { name: /^Delivered/ }).click(),
  waiting: (count: number) => page.getByText(`${count} waiting to be sent`),
  async nothingWaits() {
    const waiting = page.getByText('waiting to be sent')
    await expect.poll(() => waiting.count(), { timeout: 15_000 }).toBe(0)
  },
  /** The page opens without a connection from now on. */
  async isKept() {
    const kept = () =>
      page.evaluate(async () => {
        const copy = await caches.match('/admin/rider', { ignoreVary: true })
        return copy !== undefined && navigator.serviceWorker.controller !== null
      })
    await expect.poll(kept, { timeout: 15_000 }).toBe(true)
  },
})

/** Somebody else logs in on this device. */
export async function logInAs(page: Page, { site }: RiderSite, who: 'bilal' | 'kashif') {
  const value = await startSession(site.db, who, site.now(), false)
  await page.context().addCookies([{ name: 'sid', value, url: site.origin, httpOnly: true, sameSite: 'Lax' }]) // prettier-ignore
}

/** Bilal takes all orders along, without his phone. */
export async function takeAll({ site, ids }: RiderSite) {
  const bilal = await site.as('bilal')
  for (const id of ids) {
    const reply = await bilal.post('admin/run/actions', stopAction(site, id, 'taken', { rider: 'bilal' })) // prettier-ignore
    expect(reply.status).toBe(200)
  }
}
