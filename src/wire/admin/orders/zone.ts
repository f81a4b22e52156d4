import type { z } from 'zod'
import {
  type NewZone,
  usualDays,
  weekdays,
  type Zone,
  type ZoneDraft,
} from '#shop/delivery/zone.ts'
import { nothing, type Paisa, readRupees, toRupees } from '#shop/money.ts'
import type { ChangeZoneBody, NewZoneBody, AdminZone } from './zone.schema.ts'

export const encodeZone = ({
  fee,
  minimum,
  freeAbove,
  area,
  days,
  ...rest
}: Zone): z.infer<typeof AdminZone> => ({
  ...rest,
  area: area.kind === 'circle' ? area : { ...area, corners: [...area.corners] },
  days: [...days],
  fee: toRupees(fee),
  minimum: toRupees(minimum),
  freeAbove: freeAbove === null ? null : toRupees(freeAbove),
})

export const decodeNewZone = ({ name, area, ...body }: z.output<typeof NewZoneBody>): NewZone => ({
  ...decodeZoneChanges(body, {
    name,
    area,
    fee: nothing,
    minimum: nothing,
    freeAbove: null,
    days: weekdays,
    takes: usualDays,
    active: true,
    precedence: 0,
  }),
  precedence: body.precedence ?? null,
})

/** Absent fields stay unchanged. */
export function decodeZoneChanges(
  body: z.output<typeof ChangeZoneBody>,
  draft: ZoneDraft,
): ZoneDraft {
  const { freeAbove } = body
  return {
    name: body.name ?? draft.name,
    area: body.area ?? draft.area,
    fee: amount(body.fee) ?? draft.fee,
    minimum: amount(body.minimum) ?? draft.minimum,
    // 0 means: never
    freeAbove: freeAbove === undefined ? draft.freeAbove : amount(freeAbove) || null,
    days: body.days ?? draft.days,
    takes: body.takes ?? draft.takes,
    active: body.active ?? draft.active,
    precedence: body.precedence ?? draft.precedence,
  }
}

const amount = (value: number | string | null | undefined): Paisa | null =>
  value === undefined || value === null ? null : readRupees(value)
