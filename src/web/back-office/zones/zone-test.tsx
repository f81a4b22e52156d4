import { useMemo, useState } from 'react'
import { type Point, rounded } from '#shop/delivery/place.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../forms/form-part.tsx'
import { useStaffSend } from '../send.ts'
import type { Shape } from './draw-zones.ts'
import { PlaceFinder } from './place-finder.tsx'
import { ZonesMapBox } from './zones-map-box.tsx'
import type { StaffZone } from './zone-values.ts'

/** All zones on the map, and what customers at a place see. */
export function ZoneTest({ zones }: { zones: readonly StaffZone[] }) {
  const t = useMessages(backOfficeZonesMessages)
  const send = useStaffSend()
  const [pin, setPin] = useState<Point | null>(null)
  const [view, setView] = useState<Point | null>(null)
  const [answer, setAnswer] = useState('')
  const shapes = useMemo(
    () =>
      zones.map(({ name, area, active }, index): Shape => ({
        label: `${index + 1} ${name}`,
        area,
        state: active ? 'on' : 'off',
      })),
    [zones],
  )

  async function ask(point: Point) {
    setPin(point)
    try {
      const { lat, lng } = rounded(point)
      setAnswer((await send('delivery', { query: { lat, lng } })).message)
    } catch (error) {
      setAnswer(messageOf(error, t('test.failed')))
    }
  }

  return (
    <FormPart title={t('test.title')} hint={t('test.hint')}>
      <PlaceFinder
        label={t('place.search')}
        onChoose={(point) => {
          setView(point)
          void ask(point)
        }}
      />
      <p role="status" className="font-semibold">
        {answer || <span className="font-normal text-soft">{t('test.none')}</span>}
      </p>
      <ZonesMapBox shapes={shapes} pin={pin} view={view} onPick={(point) => void ask(point)} />
    </FormPart>
  )
}
