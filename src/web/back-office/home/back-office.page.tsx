import { tb } from '../../messages/back-office.ts'
import { definePage } from '../layout/define-page.ts'

export const page = definePage({
  load: async ({ layoutData }) => {
    const { name, role } = await layoutData
    return { name, role }
  },
  head: () => ({ title: tb('backOffice.title') }),
  Page: ({ data: { name, role } }) => (
    <div className="grid gap-2">
      <h1 className="text-head">{tb('backOffice.signedIn', { name })}</h1>
      <p className="text-lead text-soft">{tb('backOffice.role', { role: tb(`role.${role}`) })}</p>
      <p>{tb('backOffice.lead')}</p>
    </div>
  ),
})
