import { Later, laterPart } from '../parts/later.tsx'

// The server draws it with the page; its code follows that of the page, which people came for.
const load = () => import('./around-page-parts.tsx')
const here = import.meta.env.SSR ? await load() : null
const above = laterPart(async () => (await load()).AbovePart, here?.AbovePart ?? null)
const below = laterPart(async () => (await load()).BelowPart, here?.BelowPart ?? null)
const over = laterPart(async () => (await load()).OverPart, here?.OverPart ?? null)

/** The announcement and the header. */
export const Above = () => <Later part={above} props={{}} className="contents" />

/** The footer, and what stays at the lower edge of a phone. */
export const Below = () => <Later part={below} props={{}} className="contents" />

/** Dialogs and sheets. */
export const Over = () => <Later part={over} props={{}} className="contents" />
