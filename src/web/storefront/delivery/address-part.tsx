import type { ReactNode } from 'react'
import { addressText } from '#shop/addresses/address.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Later, laterPart } from '../parts/later.tsx'

// The server renders it with the page; its code loads after the fields' code.
const load = async () => (await import('./address-picker.tsx')).AddressPicker
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadAddressPicker = part.ready

type Props = Parameters<Awaited<ReturnType<typeof load>>>[0] & {
  error?: string | undefined
  /** the field: hidden while the card of a saved address says the same */
  children?: ReactNode
}

/** Guests and empty address books have only the field. */
export const AddressPart = ({ error, children, ...props }: Props) => {
  const { book } = useLayoutData()
  const isSaved = book.some((entry) => addressText(entry) === props.address.trim())
  return (
    <>
      {book.length > 0 && <Later part={part} props={props} />}
      {(!isSaved || error) && children}
    </>
  )
}
