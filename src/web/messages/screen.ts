export type Sentences = Record<string, Record<string, string>>

/** English sentences in groups; other languages are typed against them. */
export type Screen<S extends Sentences = Sentences> = { name: string; sentences: S }

/** `{name}` is a placeholder; `{count|item|items}` picks the language's plural form. */
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

/** Placeholders of a sentence: "count" of "{count} {count|item|items}". */
export type ParamNames<Sentence> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? Name<Hole> | ParamNames<Rest>
  : never

/** Keys of sentences without placeholders. */
export type PlainKey<S extends Screen> = {
  [Key in MessageKey<S>]: [ParamsOf<S, Key>] extends [never] ? Key : never
}[MessageKey<S>]

/** Placeholders of a key's sentence; for several keys, all they need. */
export type ParamsOf<S extends Screen, Key> =
  S extends Screen<infer Groups> ? ParamNames<SentenceOf<Groups, Key>> : never

/** All sentences of a screen in another language: a missing or unknown key is a type error. */
export type Translation<S extends Screen> =
  S extends Screen<infer Groups>
    ? { readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: string } }
    : never

/** A screen in another language: `translated<typeof english>('cart', { … })`. */
export const translated = <S extends Screen>(
  name: S['name'],
  sentences: Translation<S>,
): Screen => ({
  name,
  sentences,
})

/** Group and name, "cart.title". */
export type MessageKey<S extends Screen> = S extends Screen<infer Groups> ? KeyOf<Groups> : never
