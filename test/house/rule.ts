import { lineOf, type SourceFile } from './files.ts'

/** Checks all files and returns one line per breach. */
export type Rule = { rule: string; instead: string; breaches: (files: SourceFile[]) => string[] }

type TextRule = {
  rule: string
  instead: string
  within: (path: string) => boolean
  never: RegExp
  /** A line that has this, or follows a line that has it, is excused. */
  unless?: RegExp
}

export const textRule = ({ rule, instead, within, never, unless }: TextRule): Rule => ({
  rule,
  instead,
  breaches: (files) =>
    files
      .filter(({ path }) => within(path))
      .flatMap(({ path, text }) => {
        const lines = text.split('\n')
        const excused = (line: number) =>
          unless?.test(`${lines[line - 2] ?? ''}\n${lines[line - 1] ?? ''}`)
        return [...text.matchAll(never)]
          .map((match) => ({ line: lineOf(text, match.index), what: match[0].trim() }))
          .filter(({ line }) => !excused(line))
          .map(({ line, what }) => `${path}:${line} has ${what}`)
      }),
})
