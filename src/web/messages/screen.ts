export type Sentences = Record<string, Record<string, string>>

/** The English sentences of a screen, in groups. Other languages are typed against them. */
export type Screen<S extends Sentences = Sentences> = { name: string; sentences: S }

/** `{name}` is filled in; `{count|item|items}` takes the form that the language has for the number. */
export const screen = <S extends Sentences>(name: string, sentences: S): Screen<S> => ({
  name,
  sentences,
})

type KeyOf<S> = { [Group in keyof S & string]: `${Group}.${keyof S[Group] & string}` }[keyof S &
  string]

/** "cart.title": the group and the name of a sentence. */
export type MessageKey<S extends Screen> = S extends Screen<infer Groups> ? KeyOf<Groups> : never
