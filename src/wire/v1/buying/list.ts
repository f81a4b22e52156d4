import type { z } from 'zod'
import type { CartItem } from '#shop/cart/cart.ts'
import { rupees, toRupees } from '#shop/money.ts'
import type { OwnList } from '#shop/ration-lists/open-list.ts'
import type { SharedList } from '#shop/ration-lists/open-shared-list.ts'
import type { ListChange, OpenedList, RationList } from '#shop/ration-lists/ration-list.ts'
import { decodeColour } from '../catalogue/colour.ts'
import { decodeLine, encodeLine } from './cart.ts'
import type {
  ChangeListBody,
  NewListBody,
  WireList,
  WireOpenedList,
  WireOwnList,
  WireSharedList,
} from './list.schema.ts'

export const encodeList = ({ id, name, reminderDay, linkToken, lines }: RationList): WireList => ({
  _id: id,
  name,
  reminder: reminderDay,
  link: linkToken,
  lines,
})

export const decodeList = ({ _id, name, reminder, link, lines }: WireList): RationList => ({
  id: _id,
  name,
  reminderDay: reminder,
  linkToken: link,
  lines,
})

const encodeOpened = ({ lines, gone, total }: OpenedList): WireOpenedList => ({
  items: lines.map(({ seen, instead, ...line }) => ({
    ...encodeLine(line),
    seen: toRupees(seen),
    ...(instead && { instead: encodeLine(instead) }),
  })),
  gone: gone.map(({ productId, number, name, what, colour, quantity }) => ({
    _id: productId,
    id: number,
    itemfullname: name,
    gone: what === 'colour' ? 'color' : 'product',
    quantity,
    ...(colour !== undefined && { color: colour }),
  })),
  total: toRupees(total),
})

const decodeOpened = ({ items, gone, total }: WireOpenedList): OpenedList => ({
  lines: items.map(({ seen, instead, ...line }) => ({
    ...decodeLine(line),
    seen: rupees(seen),
    ...(instead && { instead: decodeLine(instead) }),
  })),
  gone: gone.map(({ _id, id, itemfullname, gone: what, quantity, ...line }) => ({
    productId: _id,
    number: id,
    name: itemfullname,
    what: what === 'color' ? 'colour' : 'product',
    quantity,
    ...decodeColour(line),
  })),
  total: rupees(total),
})

export const encodeOwnList = ({ opened, ...list }: OwnList): WireOwnList => ({
  ...encodeList(list),
  ...encodeOpened(opened),
})

export const decodeOwnList = (list: WireOwnList): OwnList => ({
  ...decodeList(list),
  opened: decodeOpened(list),
})

export const encodeSharedList = ({ name, ...opened }: SharedList): WireSharedList => ({
  name,
  ...encodeOpened(opened),
})

export const decodeSharedList = ({ name, ...opened }: WireSharedList): SharedList => ({
  name,
  ...decodeOpened(opened),
})

type NewList = { id: string; name: string; items: readonly CartItem[] }

export const encodeNewList = ({ id, name, items }: NewList): z.input<typeof NewListBody> => ({
  id,
  name,
  items: items.map(encodeItem),
})

export const decodeNewList = ({ id, name, items = [] }: z.output<typeof NewListBody>) => ({
  id,
  name,
  items: items.map(decodeItem),
})

type Changes = { name?: string; reminderDay?: number | null; lines?: readonly ListChange[] }

export const encodeListChanges = ({
  name,
  reminderDay,
  lines,
}: Changes): z.input<typeof ChangeListBody> => ({
  ...(name !== undefined && { name }),
  ...(reminderDay !== undefined && { reminder: reminderDay }),
  ...(lines && {
    items: lines.map(({ at, ...item }) => ({
      ...encodeItem(item),
      ...(at !== undefined && { at }),
    })),
  }),
})

export const decodeListChanges = ({ name, reminder, items }: z.output<typeof ChangeListBody>) => ({
  name,
  reminderDay: reminder,
  lines: items?.map(({ at, ...item }): ListChange => ({ ...decodeItem(item), at })),
})

const encodeItem = ({
  productId,
  quantity,
  colour,
}: Pick<ListChange, 'productId' | 'quantity' | 'colour'>) => ({
  _id: productId,
  quantity,
  ...(colour !== undefined && { color: colour }),
})

const decodeItem = ({
  _id,
  quantity,
  color,
}: {
  _id: string
  quantity: number
  color?: string | undefined
}): CartItem => ({ productId: _id, quantity, ...(color && { colour: color }) })
