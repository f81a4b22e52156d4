import { useMemo } from 'react'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { RemoveButton } from '../forms/remove-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { BackLink } from '../parts/back-link.tsx'
import { loadZones } from './load-zones.ts'
import { useZoneForm } from './use-zone-form.ts'
import { ZoneEditor } from './zone-editor.tsx'
import type { StaffZone } from './zone-values.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    const [{ data: zone }, all] = await Promise.all([
      staffSend(api)('adminZone', { params: { id } }),
      loadZones(api),
    ])
    return { zone, all }
  },
  head: ({ zone }) => ({ title: zone.name }),
  Page: ({ data }) => <EditZone key={data.zone.id} {...data} />,
})

function EditZone({ zone, all }: { zone: StaffZone; all: readonly StaffZone[] }) {
  const t = useMessages(backOfficeZonesMessages)
  const mayWrite = useAllows('zone.write')
  const form = useZoneForm({ zone })
  const others = useMemo(() => all.filter(({ id }) => id !== zone.id), [all, zone.id])
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.zones()}>{t('zones.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{zone.name}</h1>
        {!zone.active && <Badge>{t('zones.off')}</Badge>}
        {mayWrite && <RemoveZone zone={zone} />}
      </div>
      {!mayWrite && <p>{t('zones.readOnly')}</p>}
      <ZoneEditor form={form} others={others} mayWrite={mayWrite} />
    </div>
  )
}

function RemoveZone({ zone: { id, name } }: { zone: StaffZone }) {
  const t = useMessages(backOfficeZonesMessages)
  return (
    <RemoveButton
      call="adminRemoveZone"
      id={id}
      labels={{
        open: t('remove.open'),
        title: t('remove.title', { name }),
        text: t('remove.text'),
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('zones.failed'),
      }}
      to={officePaths.zones()}
    />
  )
}
