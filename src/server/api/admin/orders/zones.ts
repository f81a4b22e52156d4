import { changeZone, createZone, moveZone, removeZone } from '#shop/delivery/change-zone.ts'
import { countZones, findZone, searchZones } from '#shop/delivery/zones.store.ts'
import { newId } from '#shop/ids.ts'
import { Refusal } from '#shop/refusals.ts'
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
    return { data: encodeZone(zone) }
  },
  adminCreateZone: async (visit, { body }) => ({
    data: encodeZone(await createZone(visit, body.id ?? newId(), decodeNewZone(body))),
  }),
  adminChangeZone: async (visit, { params, body }) => ({
    data: encodeZone(
      await changeZone(visit, params.id, (zone) => decodeZoneChanges(body, zone), body.version),
    ),
  }),
  adminMoveZone: async (visit, { params, body }) => ({
    data: encodeZone(await moveZone(visit, params.id, body.position)),
  }),
  async adminRemoveZone(visit, { params }, http) {
    await removeZone(visit, params.id)
    return doneIn(http, 'done.zoneRemoved')
  },
} satisfies Partial<Handlers>
