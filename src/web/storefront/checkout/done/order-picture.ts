import type { PictureText } from './picture-text.ts'

const [width, height] = [1080, 1350]
const petals = [0, 45, 90, 135, 180, 225, 270, 315]
const [green, marigold, pink, paper] = ['#0b3b2e', '#f9ab1d', '#d6336c', '#fff8ea']

/** Draws an order in truck-art style as a PNG. Throws if the browser has no canvas. */
export async function drawOrder(text: PictureText): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures')
  drawGround(pen)
  drawTruck(pen)
  const family = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily
  const lines = [
    { text: text.shop, y: 320, size: 84, colour: marigold },
    { text: text.items, y: 960, size: 72, colour: paper },
    { text: text.total, y: 1060, size: 72, colour: paper },
    { text: text.arriving, y: 1160, size: 56, colour: marigold },
  ]
  for (const line of lines) drawText(pen, { ...line, family })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))),
      'image/png',
    )
  })
}

type Pen = CanvasRenderingContext2D

function drawGround(pen: Pen) {
  pen.fillStyle = green
  pen.fillRect(0, 0, width, height)
  for (const y of [0, height - 120]) {
    for (let x = 0; x < width; x += 60) {
      pen.fillStyle = x % 120 === 0 ? pink : marigold
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + 60, y)
      pen.lineTo(x + 30, y + 120)
      pen.fill()
    }
  }
  for (const x of [130, 540, 950]) drawFlower(pen, { x, y: 190, size: x === 540 ? 1 : 0.8 })
}

function drawFlower(pen: Pen, { x, y, size }: { x: number; y: number; size: number }) {
  for (const turn of petals) {
    pen.save()
    pen.translate(x, y)
    pen.rotate((turn * Math.PI) / 180)
    pen.scale(size, size)
    pen.fillStyle = marigold
    pen.beginPath()
    pen.ellipse(0, -34, 17, 30, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.restore()
  }
  circle(pen, { x, y, radius: 20 * size, colour: pink })
  circle(pen, { x, y, radius: 9 * size, colour: paper })
}

/** Side view: the crown over the cab, the box with flowers, two wheels. */
function drawTruck(pen: Pen) {
  box(pen, { x: 200, y: 430, w: 470, h: 300, colour: pink })
  box(pen, { x: 220, y: 450, w: 430, h: 260, colour: paper })
  for (const x of [310, 435, 560]) drawFlower(pen, { x, y: 580, size: 0.9 })
  box(pen, { x: 690, y: 500, w: 190, h: 230, colour: marigold })
  box(pen, { x: 740, y: 530, w: 115, h: 90, colour: paper })
  pen.fillStyle = pink
  pen.beginPath()
  pen.moveTo(680, 500)
  pen.quadraticCurveTo(790, 380, 900, 500)
  pen.fill()
  box(pen, { x: 190, y: 730, w: 700, h: 26, colour: '#e8590c' })
  for (const x of [330, 770]) {
    circle(pen, { x, y: 770, radius: 62, colour: '#1c1c1c' })
    circle(pen, { x, y: 770, radius: 30, colour: marigold })
  }
}

function box(
  pen: Pen,
  { x, y, w, h, colour }: { x: number; y: number; w: number; h: number; colour: string },
) {
  pen.fillStyle = colour
  pen.fillRect(x, y, w, h)
}

function circle(
  pen: Pen,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** Centred; shrinks to fit. */
function drawText(
  pen: Pen,
  line: { text: string; y: number; size: number; colour: string; family: string },
) {
  let { size } = line
  const font = () => `700 ${size}px ${line.family}`
  for (pen.font = font(); size > 24 && pen.measureText(line.text).width > width - 160; size -= 4)
    pen.font = font()
  pen.fillStyle = line.colour
  pen.textAlign = 'center'
  pen.fillText(line.text, width / 2, line.y)
}
