import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { loadZones } from './load-zones.ts'
import { useZoneForm } from './use-zone-form.ts'
import { ZoneEditor } from './zone-editor.tsx'
import type { StaffZone } from './zone-values.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    refuseWithout((await layoutData).role, 'zone.write')
    return loadZones(api)
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeZonesMessages)('zones.new'),
  }),
  Page: ({ data }) => <NewZone others={data} />,
})

function NewZone({ others }: { others: readonly StaffZone[] }) {
  const t = useMessages(backOfficeZonesMessages)
  const go = useNavigate()
  const form = useZoneForm({ onMade: () => void go(officePaths.zones()) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.zones()}>{t('zones.back')}</BackLink>
      <h1 className="text-head">{t('zones.new')}</h1>
      <ZoneEditor form={form} others={others} mayWrite />
    </div>
  )
}
