import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Command } from 'opentype.js'
import { d, path } from './svg.ts'
import type { Box } from './svg.ts'

/** Letters become paths, so that a picture looks the same on every machine. */
const find = createRequire(import.meta.url)

function face(weight: number) {
  const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`
  const bytes = readFileSync(find.resolve(file))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

const faces = { heavy: face(800), bold: face(700), plain: face(600) }
type Face = ReturnType<typeof face>
export type Weight = keyof typeof faces

type Setting = { weight?: Weight; most?: number; lines?: number; align?: 'middle' | 'start' }

/** Sets the words as large as the box allows, in one line or in a few. */
export function lettering(words: string, box: Box, fill: string, setting: Setting = {}): string {
  const { weight = 'heavy', most = 200, lines = 1, align = 'middle' } = setting
  const font = faces[weight]
  const tries = waysToBreak(words, lines).map((rows) => ({ rows, size: sizeFor(rows) }))
  const best = tries.reduce((a, b) => (b.size > a.size * 1.04 ? b : a))
  const step = best.size * lead
  const top = box.y + (box.h - step * (best.rows.length - 1)) / 2 + best.size * 0.35
  return best.rows
    .map((row, i) => {
      const width = widthOf(font, row, best.size)
      const x = align === 'middle' ? box.x + (box.w - width) / 2 : box.x
      return path(outline(font, row, { x, y: top + i * step, size: best.size }), fill)
    })
    .join('')

  function sizeFor(rows: readonly string[]): number {
    const widest = Math.max(...rows.map((row) => widthOf(font, row, 100)))
    const tall = box.h / (0.82 + lead * (rows.length - 1))
    return Math.min(most, tall, (box.w / widest) * 100)
  }
}

const lead = 1.02

/** Glyph by glyph with kerning: opentype.js cannot apply all of this face's substitutions. */
function placed(font: Face, words: string, size: number) {
  const em = size / font.unitsPerEm
  const glyphs = [...words].map((letter) => font.charToGlyph(letter))
  let x = 0
  return glyphs.map((glyph, i) => {
    const next = glyphs[i + 1]
    const at = x
    x += (glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0)) * em
    return { glyph, at, end: x }
  })
}

const widthOf = (font: Face, words: string, size: number) =>
  placed(font, words, size).at(-1)?.end ?? 0

const outline = (
  font: Face,
  words: string,
  { x, y, size }: { x: number; y: number; size: number },
) =>
  placed(font, words, size)
    .flatMap(({ glyph, at }) => glyph.getPath(x + at, y, size).commands.map(written))
    .join('')

function written({ type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }: Command): string {
  if (type === 'C') return d`C${x1} ${y1} ${x2} ${y2} ${x} ${y}`
  if (type === 'Q') return d`Q${x1} ${y1} ${x} ${y}`
  return type === 'Z' ? 'Z' : type + d`${x} ${y}`
}

function waysToBreak(words: string, lines: number): string[][] {
  const parts = words.split(' ')
  if (lines === 1 || parts.length === 1) return [[words]]
  const rest = parts.slice(1).flatMap((_, i) => {
    const head = parts.slice(0, i + 1).join(' ')
    return waysToBreak(parts.slice(i + 1).join(' '), lines - 1).map((tail) => [head, ...tail])
  })
  return [[words], ...rest]
}
