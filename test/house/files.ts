import { globSync, readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

const written = ['ts', 'tsx', 'mjs', 'css', 'sql', 'md', 'json', 'yaml'].join(',')
const places = [
  `{src,demo,test,bench,scripts,docs}/**/*.{${written}}`,
  `*.{${written}}`,
  'Dockerfile',
]

/** Every source file; paths from the project's root, with forward slashes. */
export const sourceFiles = (): SourceFile[] =>
  globSync(places, { exclude: ['package-lock.json'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length
