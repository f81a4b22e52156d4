import { weekdayNamed } from '#shop/delivery/weekday-named.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { weekdayMessages } from './en/weekdays.ts'
import { useMessages } from './use-messages.ts'

type OrderTime = Answer<'orderTimes'>['data'][number]

type Texts = {
  /** with what they cost extra */
  priced?: boolean
  /** what to add to a time */
  note?: (time: OrderTime) => string | false
}

/** Delivery times with room as choices of a list, such as "Sat, 28 Nov, 6pm–8pm". */
export function useTimeOptions(
  times: readonly OrderTime[],
  { priced = false, note }: Texts = {},
): { value: string; label: string }[] {
  const t = useMessages(weekdayMessages)
  return times
    .filter(({ state }) => state === 'open')
    .map((time) => ({
      value: `${time.day} ${time.id}`,
      label: t.joined([
        t(`weekday.${weekdayNamed(time.day)}`),
        t.nearDays(time.day, time.day),
        t.hours(time.from, time.to),
        ...(priced && time.extra !== 0
          ? [`${time.extra > 0 ? '+' : ''}${t.money(rupees(time.extra))}`]
          : []),
        note?.(time),
      ]),
    }))
}

/** The delivery time of a chosen `value`. */
export function timeIn(value: string) {
  const [day = '', id = ''] = value.split(' ')
  return { day, id }
}
