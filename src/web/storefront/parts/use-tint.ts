import { useFrame } from '../frame/use-frame.ts'

/** The class that gives a shelf its ground colour: that of its main category. */
export function useTint(path: string) {
  const { departments } = useFrame()
  const [main] = path.split('/')
  return tintClass(departments.find((department) => department.path === main)?.tint ?? null)
}

export const tintClass = (tint: string | null) => `tint-${tint ?? 'sand'}`
