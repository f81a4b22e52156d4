/** Ends the command with its message. Nothing was written. */
export class CommandError extends Error {}
