import { Suspense } from 'react'
import type { WireUsual } from '#wire/v1/buying/usual.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { bought, viewed } from './device-texts.ts'

const load = async () => (await import('./load-parts.ts')).loadParts()

// The server draws it with the page; a browser fetches it for those alone who have something to see.
const here = import.meta.env.SSR ? await load() : null
// Nothing can be pressed in what the server has drawn before its code is there.
if (!here && document.querySelector('.strip')) ahead(load)
const BuyAgain = here ? here.BuyAgain : lazyPart(async () => (await load()).BuyAgain)
const DeviceRows = lazyPart(async () => (await load()).DeviceRows)

/** What a customer usually buys, and the order under way. */
export const ForCustomer = personalPart('again', ({ usual }: { usual: WireUsual | null }) => (
  <Suspense fallback={null}>{usual && <BuyAgain usual={usual} />}</Suspense>
))

/** What this browser has ordered and looked at, but not the product of this page; nothing before it is hydrated. */
export const FromThisDevice = ({ except = '' }: { except?: string }) => (
  <Suspense fallback={null}>
    {bought.use() + viewed.use() && <DeviceRows except={except} />}
  </Suspense>
)
