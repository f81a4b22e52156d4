import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { checkBooksApart } from './jobs/check-books.ts'
import { startJobs } from './jobs/jobs.ts'
import { openShopOver } from './open-shop.ts'
import { cleaningJobs, followingJobs } from './jobs/scheduled-jobs.ts'
import { buildApp } from './app.ts'
import { closeApp } from './processes/close-app.ts'
import { cautionsOf, type Config } from './config.ts'
import { languageNamed } from './api/admin/customers-reader.ts'
import type { WriteEmail } from '#shop/notifications/email.ts'
import { emailsIn } from './emails/write-email.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { mailLinks } from './emails/mail-links.ts'
import { openMail } from './emails/open-mail.ts'
import { loadPages } from './load-pages.ts'
import type { OtherWorkers } from './processes/join-workers.ts'
import { stopOnCrash } from './processes/on-crash.ts'
import { readPriceListApart } from './import/read-price-list-apart.ts'
import { openGeocoder } from './geocoder/geocoder.ts'

/** The languages that the shop speaks. */
const languages = [english, urdu]

/** How long requests under way may take after a signal to stop, in milliseconds. */
const patience = 10_000

/** Opens the shop on its port. `others`: the further processes that serve it; null: it is alone. */
export async function serve(config: Config, others: OtherWorkers | null): Promise<void> {
  const db = openDatabase(config.database)
  const agent = `Kiryana/${packageFile.version} (${config.publicUrl ?? 'a shop without an address'})`
  const geocoder = openGeocoder({ db, url: config.geocoderUrl, agent })
  const { dataFolder, smtpUrl } = config
  const mail = openMail({ db, dataFolder, smtpUrl })
  const saved = join(config.dataFolder, 'catalogue.saved')
  const shop = openShopOver(db, Date.now, geocoder, {
    saved,
    checkBooks: () => checkBooksApart(config.database, config.dataFolder),
    readPriceList: (list, onProgress) => readPriceListApart(config.database, list, onProgress),
    mail,
    languages,
  })
  const pages = await loadPages()
  const inStep = others?.openSteps(shop.events, db)
  const app = await buildApp({ config, shop, pages, ...(inStep && { inStep }) })
  await shop.events.poll() // before anything is cached that an event could change
  await shop.catalogue.fresh()
  const address = await app.listen({ port: config.port, host: config.host, backlog: 2048 })
  const sending = {
    shop,
    links: mailLinks(config.publicUrl ?? address),
    write: ((email, about) => emailsIn(shop.languages)(email, about)) satisfies WriteEmail,
    textsFor: (locale: string | null) => shop.translations(languageNamed(shop, locale).locale),
    post: mail.post,
    // Only a demo: elsewhere the log must not open accounts.
    printLink: config.demo
      ? (email: string, link: string) => console.log(`Mailed to ${email}: ${link}`)
      : null,
  }
  let stopping = false
  const jobs = startJobs(
    [
      ...cleaningJobs(shop, config.dataFolder),
      ...followingJobs(
        shop,
        sending,
        () => !stopping,
        (_, { kind, seq }) => app.log.error({ kind, seq }, 'the e-mail of an event failed'),
      ),
    ],
    app.log,
  )
  shop.events.subscribe(() => jobs.wake('emails'))
  const stop = async (code: number) => {
    setTimeout(() => process.exit(code), patience + 2000) // whatever does not end
    stopping = true
    await jobs.stop()
    mail.close()
    await closeApp(app, patience)
    await shop.catalogue.close()
    await db.close()
    process.exit(code)
  }
  stopOnCrash(app.log, stop)
  let firstSignalAt: number | undefined
  const onSignal = () => {
    // A terminal, npm and a group of processes may each bring the same signal: that is asking once.
    if (firstSignalAt !== undefined && Date.now() - firstSignalAt > 1000) process.exit(1) // asked twice: now
    if (firstSignalAt === undefined) void stop(0)
    firstSignalAt ??= Date.now()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  // Last: who reads that it is open may tell it to stop at once.
  const opened = `Kiryana is open at ${config.publicUrl ?? address}`
  const announce = others?.opened ?? console.log
  announce([opened, ...cautionsOf(config)].join('\n'))
}
