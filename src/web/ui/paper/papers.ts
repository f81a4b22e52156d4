export const papers = ['a4', 'roll'] as const
export type Paper = (typeof papers)[number]

export const paperOf = (value: string | null): Paper => (value === 'roll' ? 'roll' : 'a4')

const millimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

/** `@page` size. A roll is cut where the text ends, so its height is that of the sheet. */
export const pageRule = (paper: Paper, sheetHeight: number | null) =>
  paper === 'a4'
    ? '@page { size: A4; margin: 14mm }'
    : `@page { size: 80mm ${sheetHeight === null ? 297 : millimetres(sheetHeight) + 6}mm; margin: 3mm 4mm }`
