import { storedText } from '../../app/storage/stored-text.ts'

/** Whether new orders and scans are heard, on this device: 'off', or nothing. */
export const sound = storedText('office-sound', 3)

const length = 0.35 // seconds

let context: AudioContext | undefined

/** Two notes: a new order. */
export const chime = () => play([659, 880])

/** A high note: counted. Two low ones: look at the screen. */
export const scanSound = (isMatch: boolean) => play(isMatch ? [988] : [220, 196])

/** Notes in hertz; silent in a tab that wasn't used yet, by the browser's rule. */
function play(notes: readonly number[]) {
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
