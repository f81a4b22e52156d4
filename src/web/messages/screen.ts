export type Sentences = Record<string, Record<string, string>>

/** The English sentences of a screen, in groups. Other languages are typed against them. */
export type Screen<S extends Sentences = Sentences> = { name: string; sentences: S }

/** `{name}` is filled in; `{count|item|items}` takes the form that the language has for the number. */
export const screen = <const S extends Sentences>(name: string, sentences: S): Screen<S> => ({
  name,
  sentences,
})

type KeyOf<S> = { [Group in keyof S & string]: `${Group}.${keyof S[Group] & string}` }[keyof S &
  string]

type SentenceOf<S, Key> = Key extends `${infer Group}.${infer Name}`
  ? S extends Record<Group, Record<Name, infer Sentence>>
    ? Sentence
    : never
  : never

type Name<Hole extends string> = Hole extends `${infer Before}|${string}` ? Before : Hole

/** The names in a sentence: "count" of "{count} {count|item|items}". */
export type ParamNames<Sentence> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? Name<Hole> | ParamNames<Rest>
  : never

/** The keys of sentences into which nothing is filled. */
export type PlainKey<S extends Screen> = {
  [Key in MessageKey<S>]: [ParamsOf<S, Key>] extends [never] ? Key : never
}[MessageKey<S>]

/** The names of what is filled into the sentence of a key; of several keys, what any of them needs. */
export type ParamsOf<S extends Screen, Key> =
  S extends Screen<infer Groups> ? ParamNames<SentenceOf<Groups, Key>> : never

/** All sentences of a screen in another language: a key that is missing or unknown fails the types. */
export type Translation<S extends Screen> =
  S extends Screen<infer Groups>
    ? { readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: string } }
    : never

/** "cart.title": the group and the name of a sentence. */
export type MessageKey<S extends Screen> = S extends Screen<infer Groups> ? KeyOf<Groups> : never
