import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { khataMessages } from '../../messages/en/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type OfficeKhata = Answer<'adminKhata'>['data']

/** Balance, what is overdue, and what is left of the limit. */
export function KhataStanding({ khata }: { khata: OfficeKhata }) {
  const t = useMessages(khataMessages, backOfficeKhataMessages)
  const { balance, overdue, daysOverdue, nextDueAt, isOn, limit, reserved, days } = khata
  const amount = t.money(rupees(overdue))
  return (
    <dl className="grid gap-3 md:grid-cols-3">
      <Figure
        name={t(balance < 0 ? 'one.credit' : 'khata.balance')}
        value={t.money(rupees(Math.abs(balance)))}
      >
        {overdue > 0 ? (
          <span className="font-semibold text-tomato-ink">
            {t('khata.overdue', { amount, days: daysOverdue })}
          </span>
        ) : nextDueAt === null ? (
          t('khata.none')
        ) : (
          t('khata.due', { day: t.day(Date.parse(nextDueAt)) })
        )}
      </Figure>
      <Figure name={t('khata.left')} value={isOn ? t.money(rupees(khata.left)) : t('khata.ended')}>
        {reserved > 0 && t('khata.reserved', { amount: t.money(rupees(reserved)) })}
      </Figure>
      <Figure name={t('one.limit')} value={isOn ? t.money(rupees(limit)) : t('one.noLimit')}>
        {isOn && t('one.days', { days })}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; value: string; children: ReactNode }

const Figure = ({ name, value, children }: FigureProps) => (
  <div className="office-box">
    <dt className="text-small text-soft">{name}</dt>
    <dd>
      <span className="money text-lead font-bold">{value}</span>
      {children && <span className="block text-small text-soft">{children}</span>}
    </dd>
  </div>
)
