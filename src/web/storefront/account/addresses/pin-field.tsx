import '../../../ui/map/street-map.css'
import { LocationMap } from '../../delivery/lazy-map.ts'
import { LocateFixed, MapPin, MapPinOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { defaultCentre, type Point, rounded } from '#shop/delivery/place.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { addressesMessages } from '../../../messages/en/storefront/account/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { whereNow } from '../../delivery/where-now.ts'

const viewOf = (point: Point) => ({ point, zoom: 15 })

/** The exact spot for the rider; the map's code loads on demand. */
export function PinField({
  place,
  onChange,
}: {
  place: Point | null
  onChange: (place: Point | null) => void
}) {
  const t = useMessages(addressesMessages)
  const { settings } = useLayoutData()
  const [busy, setBusy] = useState(false)
  const [view, setView] = useState(viewOf(place ?? defaultCentre))

  async function here() {
    setBusy(true)
    const point = await whereNow()
    setBusy(false)
    if (point === null) return toast.say(t('form.notHere'))
    onChange(rounded(point))
    setView(viewOf(rounded(point)))
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-small font-semibold">{t('form.pin')}</legend>
      {place !== null && settings && (
        <div className="location-box">
          <Suspense fallback={<p className="location-wait">{t('form.loading')}</p>}>
            <LocationMap
              point={place}
              view={view}
              tiles={settings.mapTiles}
              onMove={(point) => onChange(rounded(point))}
              onNoTiles={() => undefined}
            />
          </Suspense>
        </div>
      )}
      {place !== null && (
        <p className="money text-small text-soft" role="status">
          {t('form.at', { lat: place.lat, lng: place.lng })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {place === null && (
          <Button small onClick={() => onChange(defaultCentre)}>
            <MapPin aria-hidden className="size-4" /> {t('form.setPin')}
          </Button>
        )}
        <Button small busy={busy} onClick={() => void here()}>
          <LocateFixed aria-hidden className="size-4" /> {t('form.here')}
        </Button>
        {place !== null && (
          <Button small kind="quiet" onClick={() => onChange(null)}>
            <MapPinOff aria-hidden className="size-4" /> {t('form.unpin')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
