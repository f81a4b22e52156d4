import { CalendarDays } from 'lucide-react'
import { weekdayNamed } from '#shop/delivery/weekday-named.ts'
import { rupees } from '#shop/money.ts'
import { dayAfter } from '#shop/settings/shop-day.ts'
import { windowMessages } from '../../../messages/en/storefront/checkout/windows.ts'
import { weekdayMessages } from '../../../messages/en/weekdays.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useToday } from '../use-today.ts'
import { Chips } from '../../../ui/form/option-chips.tsx'
import { useChoice, type WindowPartProps } from './use-choice.ts'
import type { OfferedWindow } from './use-window.ts'

const valueOf = ({ id, day }: OfferedWindow) => `${day} ${id}`

/** Days as chips, and the times of the chosen day, soonest first; what is full stays in sight. */
export function WindowPart(props: WindowPartProps) {
  const { offered, isEarly } = props
  const { open, window, choose, isKept } = useChoice(props)
  const t = useMessages(windowMessages)
  const nameOf = useDayNames()
  const chooseFirst = (fits: (one: OfferedWindow) => boolean) => {
    const found = open.find(fits)
    if (found) choose({ id: found.id, day: found.day })
  }
  const priceOf = ({ extra }: OfferedWindow) =>
    extra === 0 ? '' : `${extra > 0 ? '\u200e+' : ''}${t.money(rupees(extra))}`
  const dayOptions = [...new Set(offered.map(({ day }) => day))].map((day) => {
    const isOff = open.every((one) => one.day !== day)
    return { value: day, label: joined(nameOf(day), isOff && t('window.full')), isOff }
  })
  const timeOptions = offered
    .filter(({ day }) => day === window?.day)
    .map((one) => {
      const isOff = !open.includes(one)
      const why = isOff && t(one.state === 'closed' ? 'window.closed' : 'window.full')
      return {
        value: valueOf(one),
        label: joined(t.hours(one.from, one.to), priceOf(one), why),
        isOff,
      }
    })
  return (
    <section className={`grid gap-4 ${isEarly ? '' : 'panel p-5'}`} aria-labelledby="window">
      <h2 id="window" className="flex items-center gap-2 text-lead">
        <CalendarDays aria-hidden className="size-5 text-link" /> {t('window.title')}
      </h2>
      {window ? (
        <>
          <Chips
            label={t('window.chooseDay')}
            options={dayOptions}
            value={window.day}
            onChoose={(day) => chooseFirst((one) => one.day === day)}
          />
          <Chips
            label={t('window.chooseTime')}
            options={timeOptions}
            value={valueOf(window)}
            onChoose={(value) => chooseFirst((one) => valueOf(one) === value)}
          />
          <p role="status" className="min-h-6 text-small text-soft">
            {isKept && t('window.kept')}
          </p>
        </>
      ) : (
        <p>{t('window.allFull')}</p>
      )}
    </section>
  )
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ')

function useDayNames() {
  const t = useMessages(windowMessages, weekdayMessages)
  const today = useToday()
  return (day: string) => {
    if (day === today) return t('window.today')
    if (today !== null && day === dayAfter(today, 1)) return t('window.tomorrow')
    const weekday = t(`weekday.${weekdayNamed(day)}`)
    return t('window.day', { weekday, date: t.nearDays(day, day) })
  }
}
