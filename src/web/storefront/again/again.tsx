import { Suspense } from 'react'
import type { WireUsual } from '#wire/v1/buying/usual.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { bought, viewed } from '../bought/device-texts.ts'

const load = async () => (await import('./load-parts.ts')).loadParts()

// The server renders it with the page; a browser loads the code only if it has something to display.
const here = import.meta.env.SSR ? await load() : null
// Server-rendered strips don't react to taps until the code is there, so load it early.
if (!here && document.querySelector('.strip')) ahead(load)
const BuyAgain = here ? here.BuyAgain : lazyPart(async () => (await load()).BuyAgain)
const DeviceRows = lazyPart(async () => (await load()).DeviceRows)

export const ForCustomer = personalPart('again', ({ usual }: { usual: WireUsual | null }) => (
  <Suspense fallback={null}>{usual && <BuyAgain usual={usual} />}</Suspense>
))

/** Products this browser ordered and viewed, except the current one; empty until hydrated. */
export const FromThisDevice = ({ except = '' }: { except?: string }) => (
  <Suspense fallback={null}>
    {bought.use() + viewed.use() && <DeviceRows except={except} />}
  </Suspense>
)
