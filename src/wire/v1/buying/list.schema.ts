import { z } from 'zod'
import { lastReminderDay } from '#shop/ration-lists/reminder.ts'
import { maxListLines, maxListName } from '#shop/ration-lists/ration-list.ts'
import { ColourName, Id, Name, Quantity } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { ColourOfLine } from '../catalogue/product.schema.ts'
import { WireCartLine, WireGoneItem } from './cart.schema.ts'

const ListName = Name(maxListName)
const ReminderDay = z.int().min(1).max(lastReminderDay).nullable()
const Line = z.object({ _id: Id, quantity: Quantity, color: ColourName.optional() })

/** A list without its items; `link`: token of its link, null: not shared. */
export const WireList = z.object({
  _id: z.string(),
  name: z.string(),
  reminder: z.int().nullable().describe('day of the month; null: no reminder'),
  link: z.string().nullable().describe('token of the link that shares it; null: not shared'),
  lines: z.int(),
})
export type WireList = z.infer<typeof WireList>

/** `seen`: price of one piece when the customer last saved or bought it; `instead`: a similar product in stock. */
export const WireListLine = WireCartLine.extend({
  seen: z.number(),
  instead: WireCartLine.optional(),
})
export type WireListLine = z.infer<typeof WireListLine>

const opened = {
  items: z.array(WireListLine),
  gone: z.array(WireGoneItem.extend({ _id: z.string(), quantity: z.int(), ...ColourOfLine })),
  total: z.number().describe('what is in stock, at the prices of today'),
}
export const WireOpenedList = z.object(opened)
export type WireOpenedList = z.infer<typeof WireOpenedList>

export const WireOwnList = WireList.extend(opened)
export type WireOwnList = z.infer<typeof WireOwnList>

export const WireSharedList = z.object({ name: z.string(), ...opened })
export type WireSharedList = z.infer<typeof WireSharedList>

export const NewListBody = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/, misfit('id'))
    .optional()
    .describe('chosen by the client, so retries create one: 32 hexadecimal digits'),
  name: ListName,
  items: z
    .array(Line)
    .max(2 * maxListLines)
    .optional(),
})

/** Absent fields stay. */
export const ChangeListBody = z.object({
  name: ListName.optional(),
  reminder: ReminderDay.optional(),
  items: z
    .array(
      Line.extend({
        quantity: z.int().min(0).max(999).describe('0 removes the line'),
        at: z.int().min(0).max(maxListLines).optional().describe('position of a new line, from 0'),
      }),
    )
    .max(2 * maxListLines)
    .optional()
    .describe('lines to set; a product that is not on the list yet is added'),
})
