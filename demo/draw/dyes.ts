import type { Dye } from './icon.ts'

/** Where the icon set has the right shape in another colour; by the beginning of the sku. */
const dyes: Record<string, Dye> = {
  'FV-ONION': { from: '#f3ad61', to: '#b2476f' },
  'FV-CHILLI': { from: '#f8312f', to: '#3d9440' },
  'FV-CAULIFLOWER': { from: '#00d26a', to: '#f1ead0' },
}

export const dyeFor = (sku: string) =>
  Object.entries(dyes).find(([start]) => sku === start || sku.startsWith(`${start}-`))?.[1]
