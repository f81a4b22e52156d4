const urdu: Record<string, string> = {
  ا: 'a', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'ch',
  ح: 'h', ہ: 'h', خ: 'kh', د: 'd', ڈ: 'd', ذ: 'z', ز: 'z', ض: 'z', ظ: 'z', ژ: 'z', ر: 'r',
  ڑ: 'r', ش: 'sh', ع: 'a', غ: 'gh', ف: 'f', ق: 'k', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n',
  و: 'o', ی: 'i', ے: 'e', ء: '',
} // prettier-ignore

const sounds: readonly [RegExp, string][] = [
  [/tion\b/g, 'Sn'],
  [/[st]?ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/([kgbdtjrl])h/g, '$1'],
  [/wh|w/g, 'v'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/(?<=[^aeiou])y|y(?![aeiou])/g, 'i'],
  [/h+(?=[^aeiou]|$)/g, ''],
  [/ee|ea|ie|ei|ii/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/(?<=..[^aeiou])e$/g, ''],
  [/ai|ae/g, 'e'],
  [/au/g, 'o'],
  [/(.)\1+/g, '$1'],
]

/**
 * Phonetic key of a folded word: "zeera" and "zira" share one, as do "daal" and "dal". Roman Urdu spelling
 * habits; Urdu letters map to Roman ones; '' for others.
 */
export function soundKey(word: string): string {
  if (/^[a-z]+$/.test(word)) return keyOf(word)
  const letters = [...word].map((letter) => urdu[letter])
  return letters.includes(undefined) ? '' : keyOf(letters.join(''))
}

/** Keys to look a typo up by: its own first, then with z/j and g/j swapped. */
export function soundKeys(word: string): string[] {
  const key = soundKey(word)
  if (key === '' || !/[gjz]/.test(word)) return key === '' ? [] : [key]
  const others = [
    word.replaceAll('z', 'j'),
    word.replaceAll('j', 'z'),
    word.replace(/j(?=[eiy])/g, 'g'),
    word.replace(/g(?=[eiy])/g, 'j'),
  ]
  return [...new Set([key, ...others.map(keyOf)])]
}

const keyOf = (word: string) =>
  sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
