import { parseSync } from 'vite'
import { isTest, lineOf, type SourceFile } from './files.ts'
import type { Rule } from './rule.ts'

type Node = { type: string; start: number; end: number }

const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const isCode = (path: string) => /^src\/.*\.tsx?$/.test(path) && !isTest(path)
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Start and length of each function of a file. */
function functionLengths({ path, text }: SourceFile): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (kinds.includes(value.type)) {
      const line = lineOf(text, value.start)
      found.push({ line, lines: lineOf(text, value.end) - line + 1 })
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return found
}

const most = 80

export const functionLengthRule: Rule = {
  rule: `no function in src has more than ${most} lines`,
  instead: 'give a part of it a name of its own',
  breaches: (files) =>
    files
      .filter(({ path }) => isCode(path))
      .flatMap((file) =>
        functionLengths(file)
          .filter(({ lines }) => lines > most)
          .map(({ line, lines }) => `${file.path}:${line} has a function of ${lines} lines`),
      ),
}
