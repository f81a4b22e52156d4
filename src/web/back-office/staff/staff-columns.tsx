import { allows } from '#shop/permissions.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { Badge } from '../../ui/badge.tsx'
import type { LayoutData } from '../layout/load-layout.ts'
import type { OfficeColumn } from '../list/office-table.tsx'
import { ChangeMember, type Member } from './change-member.tsx'

export const staffMessages = [backOfficeStaffMessages, backOfficeMessages]

export const staffColumns = (
  t: Translate<(typeof staffMessages)[number]>,
  { rows, total }: { rows: readonly Member[]; total: number },
  me: LayoutData | null,
): OfficeColumn<Member>[] => [
  {
    key: 'name',
    heading: t('staff.name'),
    isRowHeader: true,
    cellClass: 'md:py-1!',
    cell: ({ id, name, email }) => (
      <>
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {id === me?.id && <Badge tone="good">{t('staff.you')}</Badge>}
        </span>
        <span className="block text-small font-normal wrap-anywhere text-soft">{email}</span>
      </>
    ),
  },
  { key: 'role', heading: t('staff.role'), cell: ({ role }) => t(`role.${role}`) },
  {
    key: 'seen',
    heading: t('staff.seen'),
    labelled: true,
    cellClass: 'text-small max-md:text-soft',
    cell: ({ seenAt }) => (seenAt === null ? t('staff.nowhere') : t.moment(Date.parse(seenAt))),
  },
  {
    key: 'login',
    heading: t('staff.login'),
    cell: ({ twoFactor }) => (
      <>
        <span className="text-small text-soft md:hidden">{t('staff.twoFactor')}: </span>
        <Badge tone={twoFactor ? 'good' : 'loud'}>{t(twoFactor ? 'staff.on' : 'staff.off')}</Badge>
      </>
    ),
  },
  ...(me && allows(me.role, 'staff.manage')
    ? [
        {
          key: 'actions',
          heading: t('staff.actions'),
          cellClass: 'max-md:basis-full',
          cell: (member: Member) => (
            <ChangeMember
              member={member}
              isOwn={member.id === me.id}
              isOnlyOwner={
                member.role === 'owner' &&
                total === rows.length &&
                rows.filter(({ role }) => role === 'owner').length === 1
              }
            />
          ),
        } as const,
      ]
    : []),
]
