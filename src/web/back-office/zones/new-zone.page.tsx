import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office-zones.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { BackToZones } from './back-to-zones.tsx'
import { loadZones } from './load-zones.ts'
import { useZoneForm } from './use-zone-form.ts'
import { ZoneEditor } from './zone-editor.tsx'
import type { StaffZone } from './zone-values.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
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
  const mayWrite = useAllows('zone.write')
  const form = useZoneForm({ onMade: () => void go(officePaths.zones()) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToZones />
      <h1 className="text-head">{t('zones.new')}</h1>
      {!mayWrite && <p>{t('zones.readOnly')}</p>}
      <ZoneEditor form={form} others={others} mayWrite={mayWrite} />
    </div>
  )
}
