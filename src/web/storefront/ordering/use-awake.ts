import { useEffect, useState } from 'react'

/** False on the server and in the first drawing: what only the browser knows is not known yet. */
export function useAwake() {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}
