import { Map } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { backOfficePapersMessages } from '../../messages/en/back-office/orders/papers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'

// The map's code is large: it comes when somebody wants to see one.
const PinMap = lazyPart(async () => (await import('./pin-map.tsx')).PinMap)

/** The pin of an order's address; a button opens the map. */
export function OrderMap({ at }: { at: Point }) {
  const t = useMessages(backOfficePapersMessages)
  const tiles = useLayoutData()?.settings.mapTiles
  const [open, setOpen] = useState(false)
  if (tiles === undefined) return null
  return (
    <>
      <Button
        small
        className="min-h-11 justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Map aria-hidden className="size-5" />
        {t(open ? 'map.close' : 'map.open')}
      </Button>
      {open && (
        <div className="basis-full">
          <Suspense fallback={<Spinner />}>
            <PinMap at={at} tiles={tiles} />
          </Suspense>
        </div>
      )}
    </>
  )
}
