import { sheetsOf } from './sheets.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  sheetsOf(data).then(
    (sheets) => postMessage(sheets),
    () => postMessage(null),
  )
})
