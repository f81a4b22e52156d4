import { z } from 'zod'
import { maxCorners, maxRadius } from '#shop/delivery/area.ts'
import { maxLeadDays, maxZones } from '#shop/delivery/zone.ts'
import { Name, TypedRupees, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'
import { Days, Location } from '../../place-and-days.schema.ts'
import { ToCheck, urduLine } from '../../urdu.schema.ts'

const Area = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('circle'),
    centre: Location,
    radius: z.number().min(0.1).max(maxRadius).describe('radius in kilometres'),
  }),
  z.object({ kind: z.literal('polygon'), corners: z.array(Location).min(3).max(maxCorners) }),
])
const lead = z.int().min(0).max(maxLeadDays)

const fields = {
  name: Name(60),
  area: Area,
  fee: TypedRupees,
  minimum: TypedRupees,
  freeAbove: TypedRupees.nullable().describe(
    'value of goods from which delivery is free; 0 or null: never',
  ),
  days: Days,
  takes: z.object({ from: lead, to: lead }).describe('delivery time in days; 0: the same day'),
  active: z.boolean(),
  precedence: z
    .int()
    .min(0)
    .max(1_000_000)
    .describe('zones are matched lowest first; default: last'),
}

export const NewZoneBody = z
  .object(fields)
  .partial()
  .required({ name: true, area: true, fee: true })
  .extend({
    nameUr: urduLine(60),
    id: z.uuid().optional().describe('chosen by the client, so retries create one'),
  })
/** `version`, when given, must be the one that the change was made on. */
export const ChangeZoneBody = z.object(fields).partial().extend({ nameUr: urduLine(60), version: Version.optional() }) // prettier-ignore

const MoveZoneBody = z.object({ position: z.int().min(1).max(maxZones) })

export const AdminZone = z.object({
  ...fields,
  id: z.string(),
  fee: z.number(),
  minimum: z.number(),
  freeAbove: z.number().nullable(),
  version: z.int(),
  nameUr: urduLine(60),
  toCheck: ToCheck,
})

export const zoneCalls = {
  adminZones: {
    route: 'GET /admin/zones',
    access: 'zone.read',
    summary: 'List delivery zones in the order they are matched',
    query: Paged,
    answer: counted(AdminZone),
  },
  adminZone: {
    route: 'GET /admin/zones/:id',
    access: 'zone.read',
    summary: 'Get a delivery zone',
    params: ById,
    answer: data(AdminZone),
  },
  adminCreateZone: {
    route: 'POST /admin/zones',
    access: 'zone.write',
    idempotency: 'saved',
    summary: 'Create a delivery zone',
    body: NewZoneBody,
    status: 201,
    answer: data(AdminZone),
  },
  adminChangeZone: {
    route: 'PATCH /admin/zones/:id',
    access: 'zone.write',
    summary: 'Change a delivery zone',
    params: ById,
    body: ChangeZoneBody,
    answer: data(AdminZone),
  },
  adminMoveZone: {
    route: 'POST /admin/zones/:id/position',
    access: 'zone.write',
    summary: 'Move a delivery zone in the matching order (1: first)',
    params: ById,
    body: MoveZoneBody,
    answer: data(AdminZone),
  },
  adminRemoveZone: {
    route: 'DELETE /admin/zones/:id',
    access: 'zone.write',
    summary: 'Delete a delivery zone',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
