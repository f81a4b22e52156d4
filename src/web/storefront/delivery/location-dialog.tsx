import { Suspense, useEffect, useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { placeCalls } from '../../app/api/place-calls.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { addressText } from '#shop/addresses/address.ts'
import { AddressPart } from './address-part.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { saveDeliverTo, useDeliverTo } from './deliver-to.ts'
import { useDeliveryAt } from './use-delivery.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { LocationMap } from './lazy-map.ts'
import { PlaceSearch } from './place-search.tsx'
import { usePicker } from './use-picker.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LocateFixed } from 'lucide-react'
import { locate } from './where-now.ts'
import '../../ui/map/street-map.css'
import './location.css'

const restsAfter = 350
const maxWait = 8000
const mapAfter = 100 // milliseconds

export default function LocationDialog({ open }: { open: boolean }) {
  const t = useMessages(locationMessages)
  const { close } = useOverlayActions()
  return (
    <Dialog open={open} onClose={close} title={t('location.title')}>
      <Picker onDone={close} />
    </Dialog>
  )
}

function Picker({ onDone }: { onDone: () => void }) {
  const t = useMessages(locationMessages)
  const to = useDeliverTo()
  const [picker, tell] = usePicker(to.place)
  const [details, setDetails] = useState('')
  const [busy, setBusy] = useState(false)
  const api = useApi()
  const settled = useSettled(picker.point)
  const delivery = useDeliveryAt(settled)
  const [isMapDown, setMapDown] = useState(false)
  const [isSearchDown, setSearchDown] = useState(false)

  async function select() {
    setBusy(true)
    const place = await inTime(placeCalls(api).placeAt(picker.point)).catch((error: unknown) => {
      console.warn(error) // the user needn't know
      return null
    })
    const address = [details.trim(), place?.name].filter(Boolean).join(', ')
    saveDeliverTo({ address, place: picker.point })
    if (address === '') toast.say(t('location.failed'))
    onDone()
  }

  return (
    // The title sticks to the top: room for the focus ring below it.
    <div className="grid gap-4 pt-1">
      <AddressPart
        address={to.address}
        onPick={(entry) => {
          saveDeliverTo({ address: addressText(entry), place: entry.place })
          onDone()
        }}
      />
      <PlaceSearch
        text={picker.text}
        results={picker.results}
        isMapDown={isMapDown}
        onDown={setSearchDown}
        onType={(text) => tell({ type: 'typed', text })}
        onFound={(results) => tell({ type: 'found', results })}
        onChoose={(place) => tell({ type: 'chose', place })}
      />
      <UseMyLocation onFound={(point) => tell({ type: 'here', point })} />
      <MapBox
        picker={picker}
        isDown={isMapDown}
        isSearchDown={isSearchDown}
        onDown={() => setMapDown(true)}
        onMove={(point) => tell({ type: 'moved', point })}
      />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small tabular-nums">
        <Figure name={t('location.latitude')} value={picker.point.lat} />
        <Figure name={t('location.longitude')} value={picker.point.lng} />
      </dl>
      {(settled === null || delivery !== null) && (
        <DeliveryLine delivery={settled === null ? undefined : delivery} />
      )}
      <AreaField
        label={t('location.details')}
        hint={t('location.detailsHint')}
        value={details}
        maxLength={300}
        rows={2}
        autoComplete="street-address"
        onChange={(event) => setDetails(event.target.value)}
      />
      <div className="location-foot">
        <Button kind="main" busy={busy} onClick={() => void select()}>
          {t('location.select')}
        </Button>
      </div>
    </div>
  )
}

/** Rejects after `maxWait`: saving a location does not wait longer for its address. */
const inTime = <T,>(answer: Promise<T>) =>
  Promise.race([
    answer,
    new Promise<never>((_, refuse) => {
      setTimeout(refuse, maxWait, new Error('No answer in time'))
    }),
  ])

/** Debounces the marker's position, so that arrow keys don't send a request per step. */
function useSettled(point: Point) {
  const [settled, setSettled] = useState<Point | null>(null)
  useEffect(() => {
    const timer = setTimeout(setSettled, restsAfter, point)
    return () => clearTimeout(timer)
  }, [point])
  return settled
}

type BoxProps = {
  picker: ReturnType<typeof usePicker>[0]
  isDown: boolean
  /** the search says then what to do */
  isSearchDown: boolean
  onDown: () => void
  onMove: Parameters<typeof LocationMap>[0]['onMove']
}

function MapBox({ picker, isDown, isSearchDown, onDown, onMove }: BoxProps) {
  const t = useMessages(locationMessages)
  const { settings } = useLayoutData()
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setMounted, mapAfter, true)
    return () => clearTimeout(timer)
  }, [])
  const loading = <p className="location-wait">{t('location.loading')}</p>
  return (
    <div>
      <div className="location-box">
        {mounted && settings ? (
          <Suspense fallback={loading}>
            <LocationMap
              point={picker.point}
              view={picker.view}
              tiles={settings.mapTiles}
              onMove={onMove}
              onNoTiles={onDown}
            />
          </Suspense>
        ) : (
          loading
        )}
        {picker.locating && (
          <p role="status" className="location-status">
            {t('location.locating')}
          </p>
        )}
      </div>
      {isDown && !isSearchDown && (
        <p className="mt-2 text-small text-soft">{t('location.noTiles')}</p>
      )}
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className="flex gap-1.5">
    <dt className="text-soft">{name}</dt>
    <dd className="font-semibold">{value.toFixed(4)}</dd>
  </div>
)

/** Moves the marker to the device's location, or says why it can't. */
function UseMyLocation({ onFound }: { onFound: (point: Point) => void }) {
  const t = useMessages(locationMessages)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'refused' | 'unknown' | null>(null)

  async function ask() {
    setBusy(true)
    setProblem(null)
    const here = await locate()
    setBusy(false)
    if (typeof here === 'string') setProblem(here)
    else onFound(here)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button small busy={busy} onClick={() => void ask()}>
        <LocateFixed aria-hidden className="size-4" /> {t('location.here')}
      </Button>
      <p role="status" className="text-small text-soft empty:hidden">
        {problem && t(`location.${problem}`)}
      </p>
    </div>
  )
}
