import { storedText } from '../../app/storage/stored-text.ts'

/** Whether new orders are heard, on this device: 'off', or nothing. */
export const sound = storedText('office-sound', 3)

const notes = [659, 880] // hertz
const length = 0.35 // seconds

let context: AudioContext | undefined

/** Two notes; silence in a tab that nobody has touched yet, by the browser's own rule. */
export function chime() {
  if (sound.read() === 'off') return
  context ??= new AudioContext()
  for (const [index, note] of notes.entries()) {
    const at = context.currentTime + (index * length) / 2
    const tone = new OscillatorNode(context, { frequency: note })
    const volume = new GainNode(context, { gain: 0.2 })
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}
