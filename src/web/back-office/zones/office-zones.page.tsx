import { maxZones } from '#shop/delivery/zone.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { MoveButtons } from '../parts/move-buttons.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import { UnusedNote } from '../windows/unused-note.tsx'
import { isUnused } from '../windows/unused-times.ts'
import { loadZones } from './load-zones.ts'
import { OutsidePart } from './outside-part.tsx'
import { ZoneTest } from './zone-test.tsx'
import type { StaffZone } from './zone-values.ts'
import { useZoneTerms } from './use-zone-terms.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    const send = staffSend(api)
    const [zones, { data: windows }, { data: settings }] = await Promise.all([
      loadZones(api),
      send('adminWindows'),
      send('adminSettings'),
    ])
    return { zones, settings, unused: windows.filter((window) => isUnused(zones, window)).length }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeZonesMessages)('zones.title'),
  }),
  Page: ({ data: { zones, settings, unused } }) => {
    const t = useMessages(backOfficeZonesMessages)
    const mayWrite = useAllows('zone.write')
    return (
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="me-auto max-w-3xl">
            <h1 className="text-head">{t('zones.title')}</h1>
            <p className="text-soft">{t('zones.text')}</p>
          </div>
          <Link to={officePaths.windows()} className={buttonClass()}>
            {t('zones.times')}
          </Link>
          {mayWrite && zones.length < maxZones && (
            <Link to={officePaths.newZone()} className={buttonClass({ kind: 'main' })}>
              {t('zones.new')}
            </Link>
          )}
        </div>
        {!mayWrite && <p>{t('zones.readOnly')}</p>}
        {unused > 0 && (
          <UnusedNote>
            <p>{t('zones.unusedTimes', { count: unused })}</p>
            <Link
              to={officePaths.windows()}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('zones.chooseZones')}
            </Link>
          </UnusedNote>
        )}
        {zones.length >= maxZones && <p>{t('zones.most')}</p>}
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <div className="grid grid-cols-1 gap-3">
            {zones.length === 0 && <p className="office-box text-soft">{t('zones.none')}</p>}
            <ol className="grid gap-3">
              {zones.map((zone, index) => (
                <Row key={zone.id} zone={zone} index={index} last={zones.length - 1} />
              ))}
            </ol>
            {zones.length === 0 ? (
              <Link to={officePaths.settings()} className="back-link">
                {t('zones.settings')}
              </Link>
            ) : (
              <OutsidePart settings={settings} />
            )}
          </div>
          <ZoneTest zones={zones} />
        </div>
      </div>
    )
  },
})

function Row({ zone, index, last }: { zone: StaffZone; index: number; last: number }) {
  const t = useMessages(backOfficeZonesMessages)
  const termsOf = useZoneTerms()
  const send = useStaffSend()
  const mayWrite = useAllows('zone.write')
  const { name, area, active } = zone
  return (
    <li className="office-box flex items-center gap-3">
      <div className="grid min-w-0 grow gap-1">
        <h2 className="font-semibold">
          <Link
            to={officePaths.zone(zone)}
            className="inline-flex min-h-11 items-center gap-2 hover:underline"
          >
            <span className="money text-soft">{t.figure(index + 1)}</span>
            {name}
          </Link>
        </h2>
        <p className="text-small text-soft">{termsOf(zone)}</p>
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          {!active && <Badge>{t('zones.off')}</Badge>}
          {area.kind === 'circle'
            ? t('row.circle', { radius: t.number(area.radius) })
            : t('row.polygon', { count: area.corners.length })}
        </p>
      </div>
      {mayWrite && (
        <MoveButtons
          index={index}
          last={last}
          move={(position) =>
            send('adminMoveZone', { params: { id: zone.id }, body: { position } })
          }
          labels={{
            up: t('zones.up', { name }),
            down: t('zones.down', { name }),
            moved: (position) => t('zones.moved', { name, position }),
          }}
          className="grid"
        />
      )}
    </li>
  )
}
