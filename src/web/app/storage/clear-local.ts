export function clearLocal() {
  try {
    localStorage.clear()
  } catch {
    // storage is blocked
  }
}
