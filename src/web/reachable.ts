/** Whether the shop answers: a network is not yet a way to it. */
export const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
