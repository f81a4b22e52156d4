import { circle, d, group, path, rect } from './svg.ts'
import type { Box } from './svg.ts'

/** Truck-art borders: each fills its box with one row of a motif, from edge to edge. */
export type Paint = { ground: string; first: string; second: string }
export type Trim = (box: Box, paint: Paint) => string

function row(box: Box, ratio: number, motif: (x: number, w: number, i: number) => string): string {
  const count = Math.max(3, Math.round(box.w / (box.h * ratio)))
  const w = box.w / count
  return Array.from({ length: count }, (_, i) => motif(box.x + i * w, w, i)).join('')
}

const chevrons: Trim = (box, { ground, first, second }) =>
  rect(box, ground) +
  row(box, 1.1, (x, w, i) => {
    const { y, h } = box
    const tip = w * 0.45
    const shape = d`M${x} ${y}h${w * 0.55}l${tip} ${h / 2}l${-tip} ${h / 2}h${-w * 0.55}l${tip} ${-h / 2}Z`
    return path(shape, i % 2 ? second : first)
  })

const petals: Trim = (box, { ground, first, second }) =>
  rect(box, ground) +
  row(box, 0.92, (x, w, i) => {
    const cx = x + w / 2
    const { y, h } = box
    const leafShape = d`M${cx} ${y + h * 0.94}C${cx - w * 0.62} ${y + h * 0.62} ${cx - w * 0.36} ${y + h * 0.12} ${cx} ${y + h * 0.06}C${cx + w * 0.36} ${y + h * 0.12} ${cx + w * 0.62} ${y + h * 0.62} ${cx} ${y + h * 0.94}Z`
    return (
      path(leafShape, i % 2 ? second : first) +
      circle(cx, y + h * 0.56, h * 0.11, ground) +
      circle(x, y + h * 0.16, h * 0.08, second)
    )
  })

const scallops: Trim = (box, { ground, first, second }) =>
  rect(box, ground) +
  row(box, 1, (x, w, i) => {
    const r = w / 2
    const { y, h } = box
    const arc = (k: number, fill: string) =>
      path(d`M${x + r - r * k} ${y}A${r * k} ${h * k} 0 0 0 ${x + r + r * k} ${y}Z`, fill)
    return arc(0.98, i % 2 ? second : first) + arc(0.56, ground) + arc(0.28, i % 2 ? first : second)
  })

const diamonds: Trim = (box, { ground, first, second }) =>
  rect(box, ground) +
  row(box, 1.15, (x, w, i) => {
    const cx = x + w / 2
    const cy = box.y + box.h / 2
    const diamond = (k: number, fill: string) =>
      path(
        d`M${cx - w * k} ${cy}L${cx} ${cy - box.h * k}L${cx + w * k} ${cy}L${cx} ${cy + box.h * k}Z`,
        fill,
      )
    return (
      diamond(0.46, i % 2 ? second : first) +
      diamond(0.2, ground) +
      circle(x, cy, box.h * 0.08, first)
    )
  })

const flowers: Trim = (box, { ground, first, second }) =>
  rect(box, ground) +
  row(box, 1.2, (x, w, i) =>
    flower({ x: x + w / 2, y: box.y + box.h / 2, r: box.h * 0.44 }, i % 2 ? second : first, ground),
  )

type Spot = { x: number; y: number; r: number }

/** One phool: eight petals round a middle. */
export function flower({ x, y, r }: Spot, petal: string, middle: string, count = 8): string {
  const one = d`M0 ${-r * 0.2}C${-r * 0.42} ${-r * 0.5} ${-r * 0.3} ${-r} 0 ${-r}C${r * 0.3} ${-r} ${r * 0.42} ${-r * 0.5} 0 ${-r * 0.2}Z`
  const ring = Array.from({ length: count }, (_, i) =>
    path(one, petal, { transform: `rotate(${Math.round((360 / count) * i * 10) / 10})` }),
  ).join('')
  return group(ring + circle(0, 0, r * 0.3, middle), { transform: d`translate(${x} ${y})` })
}

export const trims = { chevrons, petals, scallops, diamonds, flowers } as const
export type TrimName = keyof typeof trims

/** A lower edge of half rounds, as the paper of a bazaar garland. */
export function scallopedEdge({ x, y, w, h }: Box, count: number): string {
  const step = w / count
  const arcs = Array.from(
    { length: count },
    () => d`a${step / 2} ${step * 0.42} 0 0 1 ${-step} 0`,
  ).join('')
  return d`M${x} ${y}H${x + w}V${y + h}` + arcs + 'Z'
}

/** The pointed arch of an old gate. */
export function arch({ x, y, w, h }: Box): string {
  const mid = x + w / 2
  const s = Math.min(h * 0.3, w * 0.36)
  return d`M${x} ${y + h}V${y + s}C${x} ${y + s * 0.55} ${x + w * 0.16} ${y + s * 0.62} ${x + w * 0.2} ${y + s * 0.36}C${x + w * 0.3} ${y + s * 0.34} ${x + w * 0.42} ${y + s * 0.2} ${mid} ${y}C${x + w * 0.58} ${y + s * 0.2} ${x + w * 0.7} ${y + s * 0.34} ${x + w * 0.8} ${y + s * 0.36}C${x + w * 0.84} ${y + s * 0.62} ${x + w} ${y + s * 0.55} ${x + w} ${y + s}V${y + h}Z`
}

/** Rays from a point, every second one filled. */
export function rays({ x, y, r }: Spot, fill: string, count = 20): string {
  const step = Math.PI / count
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = i * 2 * step
    return d`M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}L${x + r * Math.cos(a + step)} ${y + r * Math.sin(a + step)}Z`
  })
  return path(wedges.join(''), fill)
}
