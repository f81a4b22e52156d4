import type { ArtForm } from '../../demo/types.ts'
import { bar, packet, pouch, sack } from './bags.ts'
import { bottle, jug } from './bottles.ts'
import { spray, tube } from './sprays.ts'
import { box, tray } from './boxes.ts'
import { carton } from './cartons.ts'
import type { Form } from './shape.ts'
import { can, roll, tin } from './tins.ts'
import { jar, tub } from './tubs.ts'

export type PackForm = Exclude<ArtForm, 'loose'>

/** How a form is drawn, and between which amounts (grams or millilitres) it grows. */
export const forms: Record<PackForm, { draw: Form; grows: readonly [number, number] }> = {
  sack: { draw: sack, grows: [2000, 20000] },
  pouch: { draw: pouch, grows: [80, 2000] },
  packet: { draw: packet, grows: [20, 1000] },
  bottle: { draw: bottle, grows: [80, 2000] },
  jug: { draw: jug, grows: [1000, 10000] },
  jar: { draw: jar, grows: [100, 1000] },
  tin: { draw: tin, grows: [150, 5000] },
  can: { draw: can, grows: [150, 500] },
  carton: { draw: carton, grows: [125, 1500] },
  box: { draw: box, grows: [50, 1000] },
  tub: { draw: tub, grows: [100, 2000] },
  tube: { draw: tube, grows: [30, 300] },
  tray: { draw: tray, grows: [250, 2000] },
  roll: { draw: roll, grows: [1, 1] },
  bar: { draw: bar, grows: [20, 250] },
  spray: { draw: spray, grows: [100, 750] },
}
