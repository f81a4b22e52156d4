/** Pixels, after the camera's rotation is applied. */
export type Size = { width: number; height: number }
/** Centre of the square as fractions of the picture (0 to 1), and the zoom. */
export type Crop = { x: number; y: number; zoom: number }

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4

/** Rendered size in units of the square's side. At zoom 1 it just fills the square. */
export const drawn = ({ width, height }: Size, zoom: number): Size => {
  const side = Math.min(width, height)
  return { width: (width / side) * zoom, height: (height / side) * zoom }
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** The nearest crop whose square lies within the picture. */
export function held(size: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = between(1, wanted, maxZoom)
  const { width, height } = drawn(size, zoom)
  const [across, down] = [0.5 / width, 0.5 / height]
  return { x: between(across, x, 1 - across), y: between(down, y, 1 - down), zoom }
}

/** Moves the picture by fractions of the square's side. */
export const pushed = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { width, height } = drawn(size, crop.zoom)
  return held(size, { ...crop, x: crop.x - right / width, y: crop.y - down / height })
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => held(size, { ...crop, zoom })

/** The square in the picture's own pixels. */
export function squareOf(size: Size, crop: Crop) {
  const side = Math.min(size.width, size.height) / crop.zoom
  return { x: crop.x * size.width - side / 2, y: crop.y * size.height - side / 2, side }
}
