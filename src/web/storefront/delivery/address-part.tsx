import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Later, laterPart } from '../parts/later.tsx'

// The server renders it with the page; its code loads after the fields' code.
const load = async () => (await import('./address-picker.tsx')).AddressPicker
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadAddressPicker = part.ready

/** Hidden for guests and empty address books. */
export const AddressPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => {
  const { book } = useLayoutData()
  return book.length > 0 && <Later part={part} props={props} />
}
