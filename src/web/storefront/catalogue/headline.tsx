import { personalPart } from '../../app/personal-part.tsx'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { useDelivery } from '../delivery/use-delivery.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** What delivery costs at the chosen place, else in the shop's own town; on phones the banner has no room for its own text. */
export const Headline = personalPart('deliver', function Headline() {
  const { usual } = useLayoutData()
  const delivery = useDelivery()
  const isHydrated = useHydrated()
  return (
    usual?.headline && (
      <p
        className="wrap min-h-lh text-center text-tiny font-semibold text-leaf-ink md:hidden"
        // A page shared by all guests can't know this browser's storage.
        data-unsure={(delivery === null && !isHydrated) || undefined}
      >
        {(delivery === null ? usual : delivery)?.headline}
      </p>
    )
  )
})
