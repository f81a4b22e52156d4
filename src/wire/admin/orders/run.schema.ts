import { z } from 'zod'
import { orderStatuses } from '#shop/order-states.ts'
import { maxStopReason, stopActionKinds } from '#shop/orders/runs/run.ts'
import { orderPayments } from '#shop/settings/payment.ts'
import { Code, GoodsLabel, Id, PlainText, TypedRupees, Version } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { Location, WireArrival } from '../../place-and-days.schema.ts'

const day = z.iso.date()
const Person = z.object({ id: z.string(), name: z.string() })

const StopOrder = z.object({
  id: z.string(),
  reference: z.string().describe('displayed order number'),
  status: z.enum(orderStatuses),
  since: z.string().describe('when it entered its status'),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  note: z.string().describe("the customer's note for the rider"),
  zone: z.string().nullable(),
  zoneLabel: GoodsLabel,
  location: Location.nullable(),
  promised: WireArrival.nullable(),
  paymentMethod: z.enum(orderPayments),
  due: z.number().describe('rupees to collect; 0: paid before, or on account'),
  cashOffered: z.number().nullable(),
})

const Stop = StopOrder.extend({
  missed: z
    .object({ at: z.string(), reason: z.string() })
    .nullable()
    .describe('the last time that the rider found nobody'),
  collected: z.number().describe('rupees of cash that the rider took for it'),
  uncollected: z.number().describe('rupees that the customer didn’t pay when it was delivered'),
  hasCode: z.boolean().describe("the customer's code was right"),
})

const Run = z.object({
  rider: Person,
  day,
  version: z.int().describe('raised by each change of its stops'),
  stops: z.array(Stop).describe('in the order of the run'),
  collected: z.number().describe('rupees of cash'),
})

const Plan = z.object({
  day,
  shop: Location.nullable().describe("the shop's place on the map"),
  runs: z.array(Run),
  isCut: z.boolean().describe('true: the day has more than 1,000 stops, and the last are left out'),
  riders: z
    .array(Person.extend({ isRider: z.boolean() }))
    .describe('who can be given orders, riders first'),
  unassigned: z
    .array(StopOrder)
    .describe('the earliest promise first, at most 300: open orders for delivery until this day'),
})

const RiderRun = Run.extend({
  stops: z
    .array(
      Stop.extend({
        whatsappText: z.string().describe('what you write to the customer, in their language'),
      }),
    )
    .describe('in the order of the run'),
  seq: z
    .int()
    .describe('number of the newest event that this knows: of two answers the higher one is newer'),
  at: z.string().describe('when this was read'),
  showsStops: z.boolean().describe('customers read how many stops come before theirs'),
  isOwn: z.boolean().describe('false: somebody else’s, which only they can change'),
})

export const runCalls = {
  adminRunPlan: {
    route: 'GET /admin/runs',
    access: 'run.plan',
    summary: "Get the riders' runs of a day, and the orders that are in none",
    query: z.object({ day: day.optional().describe("default: today, in the shop's time zone") }),
    answer: data(Plan),
  },
  adminAssignStops: {
    route: 'POST /admin/runs/stops',
    access: 'run.plan',
    summary:
      'Give orders to a rider, or take them out of their runs: all of them or none. Refused if another planner gave one to somebody else',
    body: z.object({
      day,
      rider: Id.nullable().describe('null: takes the orders out'),
      orders: z
        .array(
          z.object({
            id: Id,
            from: Id.nullable().describe('who had it on this day as you saw it; null: nobody'),
          }),
        )
        .min(1)
        .max(300),
    }),
    answer: data(Plan),
  },
  adminArrangeStops: {
    route: 'PUT /admin/runs/stops',
    access: 'run.plan',
    summary: 'Sort the stops of a run',
    body: z.object({ rider: Id, day, version: Version, orders: z.array(Id).min(1).max(1000) }),
    answer: data(Plan),
  },
  adminRun: {
    route: 'GET /admin/run',
    access: 'run.read',
    summary:
      "Get today's run, after what is left of yesterday's: your own, or with `report.read` anybody's",
    query: z.object({ rider: Id.optional() }),
    answer: data(RiderRun),
  },
  adminShowStops: {
    route: 'PUT /admin/run/stops-shown',
    access: 'order.move',
    summary: 'Choose whether customers of your own runs read how many stops come before theirs',
    body: z.object({ isShown: z.boolean() }),
    answer: data(RiderRun),
  },
  adminActAtStop: {
    route: 'POST /admin/run/actions',
    access: 'order.move',
    summary:
      'Say what you did at a stop of your own run; the client chooses the id, so retries act once',
    body: z.object({
      id: z.uuid(),
      rider: Id.describe('who pressed the button; refused if you are somebody else'),
      order: Id,
      kind: z.enum(stopActionKinds),
      reason: PlainText(maxStopReason).describe('`paid-less`, `not-home` and `refused` need one'),
      code: Code(10).describe("the customer's code; empty: none"),
      collected: TypedRupees.nullable().describe('for `paid-less`'),
      paid: PaidBy.nullable()
        .default(null)
        .describe('how the customer paid, if something is due; null: as chosen with the order'),
      pressedAt: z.iso.datetime().describe("when, by the rider's device"),
      confirmed: z.boolean().describe('true: send it although it is of an earlier day'),
    }),
    answer: data(RiderRun),
  },
} as const satisfies Record<string, CallSchema>
