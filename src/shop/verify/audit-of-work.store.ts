import type { Sql } from '#db/database.ts'
import { pictureId, type StoredPicture } from '../catalogue/pictures/gallery.ts'
import type { Check } from './check.ts'

/** V6 without orders and stock: staff decisions in rows are in the audit. */
export const auditOfWork: Check[] = [
  {
    name: 'V6',
    says: 'a product was removed and the audit does not say so',
    find: removedUnseen,
  },
  {
    name: 'V6',
    says: 'a review was published or refused by staff and the audit does not say so',
    find: (db) => db.all`
      select id from (
        select id, written_at, published_at, refused_at from review
        union all select id, written_at, published_at, refused_at from product_review
      ) as said
      where (refused_at is not null and not exists (
          select 1 from event where kind = 'review.refused' and subject = said.id))
        or (published_at <> written_at and not exists (
          select 1 from event where kind = 'review.approved' and subject = said.id))`,
  },
  {
    name: 'V6',
    says: 'a review was answered and the audit does not say so',
    find: (db) => db.all`
      select id from (
        select id, answered_at from review union all select id, answered_at from product_review
      ) as said
      where answered_at is not null and not exists (
        select 1 from event where kind in ('review.answered', 'review.answer-changed') and subject = said.id
          and event.at = answered_at)`,
  },
  {
    name: 'V6',
    says: 'a message is done and the audit does not say so',
    find: (db) => db.all`
      select id from message where done_at is not null and not exists (
        select 1 from event where kind = 'message.done' and subject = message.id and event.at = done_at)`,
  },
  {
    name: 'V6',
    says: 'wholesale prices were opened to an account and the audit does not say so',
    find: (db) => db.all`
      select id from account where wholesale_since <> created_at and not exists (
        select 1 from event where kind = 'customer.approved' and subject = account.id
          and event.at = wholesale_since)`,
  },
  {
    name: 'V6',
    says: 'wholesale prices were closed to an account and the audit does not say so',
    find: (db) => db.all`
      select id from account where wholesale_since is null and deleted_at is null
        and exists (select 1 from event as opened where kind = 'customer.approved' and subject = account.id
          and not exists (select 1 from event as closed where closed.kind = 'customer.disapproved'
            and closed.subject = account.id and closed.at >= opened.at))`,
  },
  {
    name: 'V6',
    says: 'points were given or taken by staff and the audit does not say so',
    find: (db) => db.all`
      select account_id || ' entry ' || seq as id from points_entry
      where reason = 'adjusted' and (order_id is not null or not exists (
        select 1 from event where kind in ('customer.points-adjusted', 'customer.merged', 'customer.merged-away') and subject = account_id
          and event.at = points_entry.at))`,
  },
  {
    name: 'V6',
    says: 'a delivery zone was changed more often than the audit says',
    find: (db) => db.all`
      select id from delivery_zone where version - 1 > (
        select count(*) from event where kind = 'zone.changed' and subject = delivery_zone.id)`,
  },
  {
    name: 'V6',
    says: 'a setting was changed after the last change that the audit has of it',
    find: changedSettings,
  },
  {
    name: 'V6',
    says: 'a picture was added to a product and the audit does not say so',
    find: addedPictures,
  },
]

/** Initial settings have no entry; a changed one must be as old as one of its entries. */
async function changedSettings(db: Sql): Promise<{ id: string }[]> {
  // Settings first: later changes only add to the audit.
  const settings = await db.all<{ id: string; changedAt: number }>`
    select name as id, changed_at as "changedAt" from setting`
  const entries = await db.all<{ at: number; details: string }>`
    select at, data as details from event where kind = 'settings.changed'`
  const changes = entries.flatMap(({ at, details }) => {
    const { changed = [] } = JSON.parse(details) as { changed?: string[] }
    return changed.map((name) => ({ name, at }))
  })
  return settings
    .filter(({ id, changedAt }) => {
      const own = changes.filter(({ name }) => name === id)
      return own.length > 0 && !own.some(({ at }) => at === changedAt)
    })
    .map(({ id }) => ({ id }))
}

/** Uploaded pictures have a digest; each entry lists the product's pictures after it. */
async function addedPictures(db: Sql): Promise<{ id: string }[]> {
  const products = await db.all<{ id: string; gallery: string }>`
    select id, gallery from product where gallery is not null`
  const entries = await db.all<{ subject: string; details: string }>`
    select subject, data as details from event where kind = 'product.picture-added'`
  const seen = new Set(
    entries.flatMap(({ subject, details }) => {
      const { pictures = [] } = JSON.parse(details) as { pictures?: string[] }
      return pictures.map((picture) => `${subject} ${picture}`)
    }),
  )
  return products.flatMap(({ id, gallery }) =>
    (JSON.parse(gallery) as StoredPicture[])
      .filter(({ digest, path }) => digest !== null && !seen.has(`${id} ${pictureId(path)}`))
      .map(({ path }) => ({ id: `${id} ${path}` })),
  )
}

/** By an entry of its own, or that of an undone import. */
async function removedUnseen(db: Sql): Promise<{ id: string }[]> {
  const alone = await db.all<{ id: string }>`
    select id from removed_product where not exists (
      select 1 from event where kind = 'product.removed' and subject = removed_product.id)`
  if (alone.length === 0) return []
  const undone = await db.all<{ data: string }>`
    select data from event where kind = 'products.import-undone'`
  const seen = new Set(
    undone.flatMap(({ data }) => (JSON.parse(data) as { removed: string[] }).removed),
  )
  return alone.filter(({ id }) => !seen.has(id))
}
