import { doneIn } from '../done-in.ts'
import { deliveryInWords } from '../../delivery-in-words.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { arrivalOf } from '#shop/delivery/arrival.ts'
import { lowestFree } from '#shop/delivery/terms.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { rounded } from '#shop/delivery/place.ts'
import { deliveryAt } from '#shop/delivery/zone.ts'
import { activeZones, countZones, findZone, searchZones } from '#shop/delivery/zones.store.ts'
import { newId } from '#shop/ids.ts'
import { Refusal } from '#shop/refusals.ts'
import { changeZone, createZone, moveZone, removeZone } from '#shop/delivery/change-zone.ts'
import { decodeNewZone, decodeZoneChanges, encodeZone } from '#wire/admin/zone.ts'
import { encodeDelivery, encodeUsualDelivery } from '#wire/v1/delivery.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const zoneHandlers = {
  async delivery({ db, now }, { query }, { language }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const delivery = deliveryAt(zones, rounded(query))
    const { shippingPrice } = settings
    const arrival = arrivalOf({ delivery, schedule: settings, at: now() })
    const words = deliveryInWords(language, delivery, shippingPrice)
    return encodeDelivery(delivery, shippingPrice, arrival, words)
  },
  async usualDelivery({ db, now }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const at = now()
    const arrival = arrivalOf({ delivery: { delivers: true, zone: null }, schedule: settings, at })
    const { shippingPrice: fee } = settings
    return encodeUsualDelivery({ today: shopDay(at), arrival, fee, freeFrom: lowestFree(zones) })
  },
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
