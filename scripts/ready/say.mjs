// Runs on whatever Node the machine has, so nothing newer than Node 18 in scripts/ready.

export const say = (sentence) => process.stdout.write(`kiryana: ${sentence}\n`)

/** Ends the command with one sentence a person can act on, instead of a stack. */
export function giveUp(sentence) {
  process.stderr.write(`kiryana: ${sentence}\n`)
  process.exit(1)
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
