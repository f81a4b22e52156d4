import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** Ground colour class of a category: that of its main category. */
export function useTint(path: string) {
  const { departments } = useLayoutData()
  const [main] = path.split('/')
  return tintClass(departments.find((department) => department.path === main)?.tint ?? null, main)
}

const tints = [
  'leaf',
  'wheat',
  'sky',
  'clay',
  'mint',
  'rose',
  'sun',
  'plum',
  'sand',
  'peach',
  'slate',
  'milk',
]

/** Without a chosen colour, the name picks a stable one. */
export const tintClass = (tint: string | null, name = '') =>
  `tint-${tint ?? tints[sumOf(name) % tints.length] ?? 'sand'}`

const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
