import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { Invitations } from './invitations.tsx'
import { InviteSomebody } from './invite-somebody.tsx'
import { StaffRows } from './staff-rows.tsx'
import { TwoFactorRule } from './two-factor-rule.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const page = pageIn(searchParams)
    const send = staffSend(api)
    const [{ data: staff, total }, { data: invitations }, { data: security }] = await Promise.all([
      send('adminStaff', { query: { page, limit: pageSize } }),
      send('adminInvitations'),
      send('adminSecurity'),
    ])
    refusePastEnd(url, page, total)
    return { staff, total, page, invitations, required: security.required }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeStaffMessages)('staff.title'),
  }),
  Page: ({ data: { staff, total, page, invitations, required } }) => {
    const t = useMessages(backOfficeStaffMessages)
    const mayManage = useAllows('staff.manage')
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('staff.title')}</h1>
          {mayManage && <InviteSomebody />}
        </div>
        <TwoFactorRule required={required} mayChange={mayManage} />
        {staff.length > 0 ? (
          <StaffRows staff={staff} />
        ) : (
          <EmptyState ornament="lamp" title={t('staff.none')} text={t('staff.noneText')} />
        )}
        <PageLinks page={page} total={total} to={(n) => officePaths.staff({ page: n })} />
        {invitations.length > 0 && <Invitations invitations={invitations} />}
      </div>
    )
  },
})
