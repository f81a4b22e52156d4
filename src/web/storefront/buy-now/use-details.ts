import { useEffect, useState } from 'react'
import type { Person } from '../../api.ts'
import { usePerson } from '../frame/use-frame.ts'
import { type Details, firstFilled, noDetails, readDraft, writeDraft } from '../ordering/draft.ts'
import { useAddress } from '../session/use-address.ts'

const detailsOf = (person: Person | null): Details =>
  person
    ? { ...noDetails, fullName: person.fullName, email: person.email, phone: person.phone }
    : noDetails

/**
 * Who gets the order: as written before in this browser, else the account's own, and the address
 * that was chosen in the header. Every change is kept. `awake`: the browser's part is in.
 */
export function useDetails() {
  const person = usePerson()
  const [address] = useAddress()
  const [awake, setAwake] = useState(false)
  const [details, setDetails] = useState(() => detailsOf(person))

  useEffect(() => {
    setDetails(firstFilled(readDraft(), detailsOf(person), { ...noDetails, address }))
    setAwake(true)
  }, [person, address])

  function change(part: Partial<Details>) {
    setDetails((before) => {
      const next = { ...before, ...part } // what the browser kept may have come in this very moment
      writeDraft(next)
      return next
    })
  }

  return { details, change, awake }
}
