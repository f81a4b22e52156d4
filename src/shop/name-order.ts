const { compare } = new Intl.Collator('ur')

/** The order of names that people read: Urdu in the order of its alphabet, then Latin. Code points put ٹ پ چ ڈ ڑ ک گ last. */
export const compareNames: (a: string, b: string) => number = compare
