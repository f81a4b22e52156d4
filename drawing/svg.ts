import { createHash } from 'node:crypto'

export type Box = { x: number; y: number; w: number; h: number }

/** One decimal is enough at these sizes and keeps the text of a picture steady. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** Writes numbers into path text: d`M ${x} ${y}` */
export const d = (text: TemplateStringsArray, ...values: number[]) =>
  text.reduce((out, part, i) => out + part + (i < values.length ? n(values[i] ?? 0) : ''), '')

type Attributes = Record<string, string | number | undefined>

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

export const path = (shape: string, fill: string, more: Attributes = {}) =>
  tag('path', { d: shape, fill, ...more })

export const line = (shape: string, stroke: string, width: number, more: Attributes = {}) =>
  tag('path', {
    d: shape,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const rect = (box: Box, fill: string, more: Attributes = {}) =>
  tag('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill, ...more })

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => tag('ellipse', { cx, cy, rx, ry, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more })

export const group = (inside: string, more: Attributes = {}) => tag('g', more, inside)

type Move = { x?: number; y?: number; turn?: number; scale?: number }

export function moved(inside: string, { x = 0, y = 0, turn = 0, scale = 1 }: Move): string {
  const steps = [`translate(${n(x)} ${n(y)})`]
  if (turn !== 0) steps.push(`rotate(${n(turn)})`)
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`)
  return group(inside, { transform: steps.join(' ') })
}

/** The same shape always gets the same id, so a picture's text never depends on drawing order. */
export function clipped(inside: string, shape: string): string {
  const id = `c${createHash('sha1').update(shape).digest('hex').slice(0, 10)}`
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath>${group(inside, { 'clip-path': `url(#${id})` })}`
}

export function roundRect({ x, y, w, h }: Box, r: number): string {
  const k = Math.min(r, w / 2, h / 2)
  return d`M${x + k} ${y}H${x + w - k}Q${x + w} ${y} ${x + w} ${y + k}V${y + h - k}Q${x + w} ${y + h} ${x + w - k} ${y + h}H${x + k}Q${x} ${y + h} ${x} ${y + h - k}V${y + k}Q${x} ${y} ${x + k} ${y}Z`
}

export const picture = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${effects}${inside}</svg>`

/** A part of a drawing, so wide. */
export const cutOut = (inside: string, { x, y, w, h }: Box, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * h) / w)}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}">${effects}${inside}</svg>`

/**
 * `lift` gives a flat icon its light side and its dark side, and sets it off from what lies behind;
 * `ground` is the soft shadow where a thing stands.
 */
const lift = (id: string, k: number, deep = 3.6) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%">
<feFlood flood-color="#ffffff" flood-opacity="0.3" result="white"/><feFlood flood-color="#3a1630" flood-opacity="0.17" result="dark"/>
<feOffset in="SourceAlpha" dx="${n(1.5 * k)}" dy="${n(1.8 * k)}" result="in"/><feComposite in="SourceAlpha" in2="in" operator="out" result="rim"/><feComposite in="white" in2="rim" operator="in" result="bright"/>
<feOffset in="SourceAlpha" dx="${n(-deep * k)}" dy="${n(-deep * 1.25 * k)}" result="out"/><feComposite in="SourceAlpha" in2="out" operator="out" result="far"/><feComposite in="dark" in2="far" operator="in" result="shade"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${n(1.5 * k)}" result="soft"/><feOffset in="soft" dx="${n(1.6 * k)}" dy="${n(3.2 * k)}" result="fallen"/><feFlood flood-color="#14231c" flood-opacity="0.3"/><feComposite in2="fallen" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="bright"/></feMerge></filter>`

const effects = `<defs>${lift('lift', 1)}${lift('lift-big', 2.6, 7)}
<radialGradient id="ground"><stop offset="0" stop-color="#14231c" stop-opacity="0.42"/><stop offset="0.55" stop-color="#14231c" stop-opacity="0.24"/><stop offset="1" stop-color="#14231c" stop-opacity="0"/></radialGradient>
</defs>`

/** The contact shadow; the light comes from the upper left, so it lies a little to the right. */
export const groundShadow = (width: number, at: { x: number; y: number } = { x: 0, y: 0 }) =>
  ellipse(at.x + width * 0.035, at.y - 2, width * 0.58, Math.max(14, width * 0.075), 'url(#ground)')
