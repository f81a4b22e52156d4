/** The paints of the truck-art workshop, shared by everything that is not a pack. */
export const paints = {
  cream: '#fff3d6',
  ink: '#12302a',
  green: '#0e5a43',
  leaf: '#2f8a4f',
  marigold: '#f5a81f',
  tomato: '#d8402c',
  gulabi: '#d8326e',
  feroza: '#12908a',
  neel: '#2b57b0',
  night: '#14304a',
  clay: '#c9683f',
  wood: '#c98a4b',
  brass: '#d9a441',
} as const
