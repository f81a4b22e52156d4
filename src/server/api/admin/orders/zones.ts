import type { Sql } from '#db/database.ts'
import { changeZone, createZone, moveZone, removeZone } from '#shop/delivery/change-zone.ts'
import { countZones, findZone, searchZones } from '#shop/delivery/zones.store.ts'
import type { Zone, ZoneDraft } from '#shop/delivery/zone.ts'
import { newId } from '#shop/ids.ts'
import { Refusal } from '#shop/refusals.ts'
import { urduOfTexts } from '#shop/translations/urdu-of-texts.ts'
import { decodeNewZone, decodeZoneChanges, encodeZone } from '#wire/admin/orders/zone.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const zoneHandlers = {
  async adminZones({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const [found, total] = await Promise.all([
      searchZones(db, text, limit, offset),
      countZones(db, text),
    ])
    return { data: found.map(encodeZone), total }
  },
  async adminZone({ db }, { params }) {
    const zone = await findZone(db, params.id)
    if (zone === undefined) throw new Refusal('zone_not_found')
    return answer(db, zone)
  },
  adminCreateZone: async (visit, { body }) =>
    answer(visit.db, await createZone(visit, body.id ?? newId(), decodeNewZone(body), body.nameUr)),
  async adminChangeZone(visit, { params: { id }, body }) {
    const change = (zone: ZoneDraft) => decodeZoneChanges(body, zone)
    return answer(visit.db, await changeZone(visit, id, change, body.version, body.nameUr))
  },
  adminMoveZone: async (visit, { params, body }) => ({
    data: encodeZone(await moveZone(visit, params.id, body.position)),
  }),
  async adminRemoveZone(visit, { params }, http) {
    await removeZone(visit, params.id)
    return doneIn(http, 'done.zoneRemoved')
  },
} satisfies Partial<Handlers>

/** With the Urdu of its name. */
async function answer(db: Sql, zone: Zone) {
  const { nameUr = '', toCheck } = await urduOfTexts(db, { name: zone.name })
  return { data: { ...encodeZone(zone), nameUr: String(nameUr), toCheck } }
}
