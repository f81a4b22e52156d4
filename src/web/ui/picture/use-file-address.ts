import { useEffect, useState } from 'react'

/** An address at which this page shows a chosen picture; undefined at first, and for other files. */
export function useFileAddress(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    setAddress(made)
    return () => void (made && URL.revokeObjectURL(made))
  }, [file])
  return address
}
