import type { Design } from '../design.ts'
import type { Box } from '../svg.ts'

/** A pack's outline. It stands at 0,0; up is negative. */
export type Shape = {
  w: number
  h: number
  body: string
  /** where the print goes; it is cut to the body */
  label: Box
  /** how light falls on it: on a cylinder, on a soft bag, or on a flat face */
  light: 'round' | 'soft' | 'flat'
  /** a paper label stuck on, rather than a printed pack */
  paper?: boolean
  /** printed over the label, still cut to the body */
  print?: string
  behind?: string
  front?: string
}

export type Form = (design: Design, amount: number) => Shape
