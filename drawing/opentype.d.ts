declare module 'opentype.js' {
  export type Command = {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  type Glyph = {
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: Command[] }
  }
  type Font = {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(data: ArrayBuffer): Font }
  export default opentype
}
