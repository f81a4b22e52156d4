import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { staffSend } from '../send.ts'
import { UnusedNote } from '../windows/unused-note.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { loadZones } from './load-zones.ts'
import { useZoneForm } from './use-zone-form.ts'
import { ZoneEditor } from './zone-editor.tsx'
import type { StaffZone } from './zone-values.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    refuseWithout((await layoutData).role, 'zone.write')
    const [others, { data: windows }] = await Promise.all([
      loadZones(api),
      staffSend(api)('adminWindows'),
    ])
    const isFirst = !others.some(({ active }) => active)
    const timesToMove = isFirst ? windows.filter(({ zoneId }) => zoneId === null).length : 0
    return { others, timesToMove }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeZonesMessages)('zones.new'),
  }),
  Page: ({ data }) => <NewZone {...data} />,
})

/** `timesToMove`: delivery times that the first zone leaves without customers. */
type Props = { others: readonly StaffZone[]; timesToMove: number }

function NewZone({ others, timesToMove }: Props) {
  const t = useMessages(backOfficeZonesMessages)
  const go = useNavigate()
  const form = useZoneForm({ onMade: () => void go(officePaths.zones()) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.zones()}>{t('zones.back')}</BackLink>
      <h1 className="text-head">{t('zones.new')}</h1>
      {timesToMove > 0 && <UnusedNote>{t('zones.firstZone', { count: timesToMove })}</UnusedNote>}
      <ZoneEditor form={form} others={others} mayWrite />
    </div>
  )
}
