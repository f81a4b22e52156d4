import { useShown } from '../../app/router/use-router.tsx'
import type { FrameData } from './load-layout.ts'

const empty: FrameData = {
  person: null,
  cart: null,
  departments: [],
  settings: null,
  chosen: null,
  book: [],
  delivery: null,
}

/** Who is here, and what the frame shows; empty when even that could not be loaded. */
export const useFrame = (): FrameData => useShown()?.frame ?? empty

export const usePerson = () => useFrame().person
