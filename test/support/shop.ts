import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/database.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { type Geocoder, noGeocoder } from '#shop/delivery/geocoder.ts'
import { buildApp } from '#server/app.ts'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { readPriceList, type ReadPriceList } from '#server/import/read-price-list.ts'
import { openShopOver } from '#server/open-shop.ts'
import type { Pages } from '#server/load-pages.ts'
import type { Language } from '#web/messages/language.ts'
import { type Mail, noMail } from '#shop/notifications/mail-server.ts'
import { cleanUp } from './clean-up.ts'
import { type Person, fillWithCast } from './cast.ts'
import { makeTestDatabase } from './database.ts'

type Options = {
  on?: string
  fill?: (db: Db) => Promise<void>
  /** A database that is there already, instead of one that is made and filled. */
  address?: DatabaseAddress
  pages?: Pages | null
  publicUrl?: string | null
  cacheFor?: number
  staleFor?: number
  maxDelay?: number
  geocoder?: Geocoder
  /** How price lists are imported; default: in this thread. */
  readPriceList?: ReadPriceList
  /** The mail server; default: one that takes everything. */
  mail?: (made: { db: Db; dataFolder: string }) => Mail
  /** English alone when nothing is said (pseudo-locale.ts has another). */
  languages?: readonly Language[]
}

/** A shop per test: the whole app with its own database and a fixed clock. */
export async function openShop({
  on = '2025-01-05T10:00:00Z',
  fill = fillWithCast,
  address: given,
  pages = null,
  publicUrl = null,
  cacheFor = 0,
  staleFor = 0,
  maxDelay = Infinity, // a test's machine may stand still for a while
  geocoder = noGeocoder,
  readPriceList: read,
  mail = () => ({ ...noMail, source: async () => 'saved', check: async () => null }),
  languages,
}: Options = {}) {
  const address = given ?? (await makeTestDatabase(fill))
  const db = openDatabase(address)
  const clock = { now: Date.parse(on) }
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiryana-data-'))
  const shop = openShopOver(db, () => clock.now, geocoder, {
    checkBooks: () => verifyShop(db, dataFolder, clock.now),
    mail: mail({ db, dataFolder }),
    readPriceList: read ?? ((sent, onProgress) => readPriceList(shop, sent, onProgress)),
    ...(languages && { languages }),
  })
  const app = await buildApp({
    config: { dataFolder, publicUrl, logLevel: 'silent' },
    shop,
    pages,
    cacheFor,
    staleFor,
    maxDelay,
  })
  // E-mails are queued before the answer, like with a fast job.
  app.addHook('onSend', async (_, __, payload: unknown) => {
    await enqueueEmails(shop, () => undefined).catch(() => undefined)
    return payload
  })
  cleanUp(async () => {
    await app.close()
    await db.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  return {
    ...shop,
    app,
    dataFolder,
    /** Moves the clock on, in milliseconds. */
    later: (by: number) => (clock.now += by),
    guest: () => new Caller(app),
    as: async (person: Person) => new Caller(app, await startSession(db, person, clock.now, false)),
    /** Signed in, or a guest. */
    is: async (who: Person | 'guest') =>
      who === 'guest'
        ? new Caller(app)
        : new Caller(app, await startSession(db, who, clock.now, false)),
    /** A client of another server with the same database and folder. */
    elsewhere: async (person: Person) => {
      const own = openShopOver(openDatabase(address), shop.now, geocoder, {
        ...(languages && { languages }),
      })
      const polling = [shop, own].map(({ events }) => ({
        name: 'events',
        every: 250,
        run: events.poll,
      }))
      const jobs = startJobs(polling, console)
      await own.events.poll() // from here on it hears of everything
      await shop.events.poll()
      const other = await buildApp({
        config: { dataFolder, publicUrl, logLevel: 'silent' },
        shop: own,
        pages,
        cacheFor,
        staleFor,
        maxDelay,
      })
      cleanUp(async () => {
        await jobs.stop()
        await other.close()
        await own.db.close()
      })
      return new Caller(other, await startSession(db, person, clock.now, false))
    },
    stockOf: async (id: string) =>
      (await db.one<{ stock: number | null }>`select stock from product where id = ${id}`).stock,
    count: async (
      table:
        | 'orders'
        | 'points_entry'
        | 'account'
        | 'review'
        | 'favourite'
        | 'stock_entry'
        | 'audit',
    ) =>
      (
        await db.all<{ name: string; rows: number }>`
        select 'orders' as name, count(*) as rows from orders union all
        select 'points_entry', count(*) from points_entry union all
        select 'account', count(*) from account union all
        select 'review', count(*) from review union all
        select 'favourite', count(*) from favourite union all
        select 'stock_entry', count(*) from stock_entry union all
        select 'audit', count(*) from event where kind = 'account.deleted' or actor in (select account_id from staff_member)`
      ).find((row) => row.name === table)?.rows,
    balanceOf: async (person: Person) =>
      (
        await db.one<{
          balance: number
        }>`select cast(coalesce(sum(points), 0) as bigint) as balance from points_entry where account_id = ${person}`
      ).balance,
  }
}

export type TestShop = Awaited<ReturnType<typeof openShop>>
export type Reply = { status: number; body: any; headers: Record<string, unknown>; text: string }

/** A client that keeps cookies, like a browser. */
export class Caller {
  readonly #app: FastifyInstance
  readonly cookies = new Map<string, string>()

  constructor(app: FastifyInstance, token?: string) {
    this.#app = app
    if (token !== undefined) this.cookies.set('sid', token)
  }

  get = (path: string, headers: Record<string, string> = {}) =>
    this.send('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.send('POST', path, body, headers)
  put = (path: string, body?: unknown) => this.send('PUT', path, body)
  patch = (path: string, body?: unknown) => this.send('PATCH', path, body)

  async send(
    method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await this.#app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== ''
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : null,
      headers: answer.headers,
      text: answer.body,
    }
  }

  /** A multipart form, with a picture or without. */
  form(
    path: string,
    fields: Record<string, string>,
    picture?: { content: Uint8Array; type?: string; name?: string; field?: string },
    headers: Record<string, string> = {},
  ) {
    const boundary = 'kiryana-test-boundary'
    const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    )
    if (picture !== undefined) {
      const { content, type = 'image/png', name = 'me.png', field = 'profile' } = picture
      parts.push(
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      )
    }
    const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
    return this.send('POST', path, payload, {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
  }
}
