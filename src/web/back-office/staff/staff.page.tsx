import { officePaths } from '../addresses.ts'
import { listPage } from '../list/list-page.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { Invitations } from './invitations.tsx'
import { InviteSomebody } from './invite-somebody.tsx'
import { staffColumns, staffMessages } from './staff-columns.tsx'
import { TwoFactorRule } from './two-factor-rule.tsx'

export const page = listPage({
  call: 'adminStaff',
  at: officePaths.staff,
  messages: staffMessages,
  title: 'staff.title',
  also: async ({ send }) => {
    const [{ data: invitations }, { data: security }] = await Promise.all([
      send('adminInvitations'),
      send('adminSecurity'),
    ])
    return { invitations, required: security.required }
  },
  Actions: () => useAllows('staff.manage') && <InviteSomebody />,
  Above: ({ list: { required } }) => (
    <TwoFactorRule required={required} mayChange={useAllows('staff.manage')} />
  ),
  empty: (t) => ({ title: t('staff.none'), text: t('staff.noneText') }),
  caption: 'staff.caption',
  compact: true,
  columns: (t, list, me) => staffColumns(t, list, me),
  Below: ({ list: { invitations } }) =>
    invitations.length > 0 && <Invitations invitations={invitations} />,
})
