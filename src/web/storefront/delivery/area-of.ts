const below =
  /^(?:(?:house|home|flat|apartment|apt|plot|shop|office|floor|street|st|gali|lane|no)\b|#|\d)/i

/** An address from its area on, without house and street, where there is little room. */
export function areaOf(line: string) {
  const parts = line.split(',').map((part) => part.trim())
  const area = parts.findIndex((part) => part !== '' && !below.test(part))
  return area <= 0 ? line : parts.slice(area).join(', ')
}
