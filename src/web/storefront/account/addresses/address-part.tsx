import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { Later, laterPart } from '../../parts/later.tsx'

// The server draws it with the page; its code follows that of the fields, which everybody needs.
const load = async () => (await import('./address-picker.tsx')).AddressPicker
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For a page that is gone to: its code comes with the page's data, so that nothing jumps. */
export const loadAddressPicker = part.ready

/** The address book at a checkout. Guests and empty books see nothing of it. */
export const AddressPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => {
  const { book } = useLayoutData()
  return book.length > 0 && <Later part={part} props={props} />
}
