import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Spinner } from '../../ui/spinner.tsx'

const Pickups = lazyPart(async () => (await import('./pickups.tsx')).Pickups)

/** Loads the pickups once it is opened. `first`: the order whose QR code was scanned; '': none. */
export function PickupsBox({ first }: { first: string }) {
  const t = useMessages(backOfficeCounterMessages)
  const [wasOpened, setOpened] = useState(false)
  // The server doesn't render lazy parts.
  useEffect(() => setOpened((opened) => opened || first !== ''), [first])
  return (
    <details
      className="office-box"
      open={first !== '' || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline text-title">{t('counter.pickups')}</h2>
      </summary>
      {wasOpened && (
        <Suspense fallback={<Spinner />}>
          <Pickups first={first} />
        </Suspense>
      )}
    </details>
  )
}
