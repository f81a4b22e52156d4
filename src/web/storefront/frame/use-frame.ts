import { useRouteLoaderData } from 'react-router'
import type { FrameData } from './load-frame.ts'

const empty: FrameData = { person: null, cart: null, departments: [], settings: null }

/** Who is here, and what the frame shows; empty when even that could not be loaded. */
export const useFrame = () => (useRouteLoaderData('frame') as FrameData | undefined) ?? empty

export const usePerson = () => useFrame().person
