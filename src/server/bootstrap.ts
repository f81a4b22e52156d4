import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { within } from '#db/within.ts'
import { isEmptyShop } from '#shop/catalogue/is-empty.store.ts'
import { refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import { lockCatalogue } from '#shop/catalogue/catalogue-version.store.ts'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { withholdAllEmails } from '#shop/outbox/outbox.store.ts'
import { cleanAlertEmails } from '#shop/stock-alerts/clean-alert-emails.ts'
import { cleanContacts } from '#shop/accounts/contacts/clean-contacts.ts'
import { internationalPhone } from '#shop/accounts/contacts/phone.ts'
import { appointOwner } from '#shop/accounts/staff/appoint-owner.ts'
import { hasStaff } from '#shop/accounts/staff/staff.store.ts'
import { readSettings, saveSetting } from '#shop/settings/settings.store.ts'
import { fillPhoneKeys } from '#shop/orders/fill-phone-keys.ts'
import { foldOlderRows } from '#shop/verify/folded-texts.ts'
import type { Shop } from '#shop/visit.ts'
import type { Config } from './config.ts'

type Given = Pick<Config, 'owner' | 'demo' | 'dataFolder'> & Partial<Pick<Config, 'publicUrl'>>

/**
 * Prepares a shop: migrations, values of new columns, the owner, and the demo if it is empty. Owner and demo
 * are one transaction, so a killed start leaves nothing, and of two servers one does it. Passwords are
 * printed before the commit: a start killed in between repeats with new ones, so no demo has unknown
 * passwords.
 */
export async function setUp(
  now: () => number,
  config: Given & { database: DatabaseAddress },
  tell: (notes: readonly string[]) => void,
): Promise<void> {
  const db = openDatabase(config.database, { timeout: 0 })
  try {
    await migrate(db)
    await foldOlderRows(db)
    await db.transaction(async (tx) => {
      await lockCatalogue(tx)
      tell(await prepare({ db: within(tx), now }, config))
    })
  } finally {
    await db.close()
  }
}

const noStaff = [
  'Nobody can use the back office yet. Start once with ADMIN_EMAIL and ADMIN_PASSWORD to make the owner’s account:',
  '  ADMIN_EMAIL=you@shop.example ADMIN_PASSWORD=a-password-of-your-own npm start',
]

/** The same for a migrated database, in the caller's transaction. */
export async function prepare(shop: Shop, config: Given): Promise<string[]> {
  const isNew = await isEmptyShop(shop.db)
  const notes = config.demo && isNew ? await openDemo(shop, config) : []
  // Shoppers see it once its owner has opened it: an empty shop makes no good first impression.
  if (isNew && !config.demo) await saveSetting(shop.db, 'storefrontOpen', false, shop.now())
  await cleanContacts(shop)
  await cleanAlertEmails(shop)
  await fillPhoneKeys(shop)
  await giveWhatsappItsCountry(shop)
  if (config.owner !== null) notes.push(...(await openOwner(shop, config.owner)))
  await refreshPopularity(shop.db, shop.now())
  return (await hasStaff(shop.db)) ? notes : [...notes, ...noStaff]
}

async function giveWhatsappItsCountry({ db, now }: Shop) {
  const { whatsapp } = await readSettings(db)
  const international = internationalPhone(whatsapp)
  if (international !== whatsapp) await saveSetting(db, 'whatsapp', international, now())
}

async function openOwner(shop: Shop, owner: { email: string; password: string }) {
  const done = await appointOwner(shop, { ...owner, name: 'Owner', phone: '' })
  if (done !== 'taken-over') return []
  return [
    'The e-mail address in ADMIN_EMAIL had a shopper’s account. It is the owner’s now: its password is ADMIN_PASSWORD, and everybody who was signed in to it is signed out.',
  ]
}

// As seen from here and from dist/shop, where the server is built to.
const pictures = join(import.meta.dirname, '../../demo/pictures')

/** The demo's password is public, so a shop on the internet gets a random one. */
export function demoPasswords(publicUrl: string | null, published: string) {
  const random = () => randomBytes(9).toString('base64url')
  const isPublic = publicUrl?.startsWith('https:') ?? false
  return { staff: random(), shoppers: isPublic ? random() : published }
}

async function openDemo(shop: Shop, config: Given): Promise<string[]> {
  const { demoLogins, demoPassword, fillDemo } = await import('../../demo/fill.ts')
  const passwords = demoPasswords(config.publicUrl ?? null, demoPassword)
  const withOwner = config.owner === null
  await fillDemo(shop, { dataFolder: config.dataFolder, pictures, passwords, withOwner })
  await enqueueEmails(shop, (error) => {
    throw error
  })
  await withholdAllEmails(shop.db)
  return ['This is the demo shop. Sign in as:', ...demoLogins(passwords, withOwner)]
}
