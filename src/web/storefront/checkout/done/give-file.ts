/** Shares a file; downloads it where sharing is unsupported. */
export async function shareFile(file: File): Promise<void> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // the user cancelled
    }
  }
  downloadFile(file)
}

export function downloadFile(file: File) {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: file.name })
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
