import { useState } from 'react'

/** Of a list that is loaded anew: what has left it and still `stays`, because something typed for it is not sent. */
export function useStaying<T extends { id: string }>(
  list: readonly T[],
  stays: (one: T) => boolean,
): readonly T[] {
  const [seen, setSeen] = useState({ list, left: [] as readonly T[] })
  if (seen.list === list) return seen.left
  const isHere = ({ id }: T) => list.some((one) => one.id === id)
  const left = [...seen.left, ...seen.list].filter((one) => !isHere(one) && stays(one))
  setSeen({ list, left })
  return left
}
