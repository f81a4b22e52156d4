/** Slot by product id, in several maps: one large map would block while growing. */
export type Slots = { maps: Map<string, number>[] }

const several = 64

export const makeSlots = (): Slots => ({
  maps: Array.from({ length: several }, () => new Map<string, number>()),
})

export const slotOf = (slots: Slots, id: string): number | undefined => mapOf(slots, id).get(id)

export const setSlot = (slots: Slots, id: string, slot: number) => mapOf(slots, id).set(id, slot)

export const dropSlot = (slots: Slots, id: string) => mapOf(slots, id).delete(id)

export const countSlots = ({ maps }: Slots): number => maps.reduce((sum, { size }) => sum + size, 0)

function mapOf({ maps }: Slots, id: string): Map<string, number> {
  const last = id.charCodeAt(id.length - 1) * 7 + id.charCodeAt(id.length - 2)
  const map = maps[(last || 0) % several]
  if (map === undefined) throw new RangeError('no map for an id')
  return map
}
