import { posix } from 'node:path'
import { lineOf, type SourceFile } from './files.ts'

export type Import = {
  from: string
  line: number
  /** A path from the project's root, or the name of a package. */
  to: string
  /** Gone when the types are erased. */
  typeOnly: boolean
}

const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*${},\s]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

export const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(statement)].map((match) => ({
    from: path,
    line: lineOf(text, match.index + (match[0].length - match[0].trimStart().length)),
    to: target(path, match[2] ?? match[3] ?? ''),
    typeOnly: match[1] !== undefined,
  }))

function target(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier
}
