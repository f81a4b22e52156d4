import type { Answer } from '#wire/calls.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useAllows } from '../parts/use-allows.ts'
import { ChangeMember } from './change-member.tsx'

export type Member = Answer<'adminStaff'>['data'][number]

/** A table on a desktop, cards on a phone. */
export function StaffRows({ staff }: { staff: readonly Member[] }) {
  const t = useMessages(backOfficeStaffMessages)
  const mayManage = useAllows('staff.manage')
  const headings = ['name', 'role', 'seen', 'login'] as const
  return (
    <table className="office-table">
      <caption className="sr-only">{t('staff.caption')}</caption>
      <thead>
        <tr>
          {[...headings, ...(mayManage ? (['actions'] as const) : [])].map((name) => (
            <th key={name} scope="col" className="text-start">
              {t(`staff.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => (
          <Row key={member.id} member={member} mayManage={mayManage} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ member, mayManage }: { member: Member; mayManage: boolean }) {
  const t = useMessages(backOfficeStaffMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const { id, name, email, role, seenAt, twoFactor } = member
  const isOwn = useLayoutData()?.id === id
  return (
    <tr>
      <th scope="row" className="col-span-full text-start">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isOwn && <Badge tone="good">{t('staff.you')}</Badge>}
        </span>
        <span className="block text-small font-normal text-soft">{email}</span>
      </th>
      <td className="col-span-full">{ofRoles(`role.${role}`)}</td>
      <td className="col-span-full text-small">
        <span className="md:hidden">{t('staff.seen')}: </span>
        {seenAt === null ? t('staff.nowhere') : t.moment(Date.parse(seenAt))}
      </td>
      <td className="col-span-full">
        <span className="text-small md:hidden">{t('staff.login')}: </span>
        <Badge tone={twoFactor ? 'good' : 'loud'}>{t(twoFactor ? 'staff.on' : 'staff.off')}</Badge>
      </td>
      {mayManage && (
        <td className="col-span-full pt-2 md:pt-2.5">
          <ChangeMember member={member} isOwn={isOwn} />
        </td>
      )}
    </tr>
  )
}
