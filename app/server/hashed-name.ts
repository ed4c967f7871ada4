const hashed = /^\w[\w.-]*-[\w-]{8}\.(?:css|js|svg|woff2)$/

/** Whether a name looks like one that the build gives a file of the browser: with a hash, and of one of its kinds. */
export const isHashedName = (name: string) => hashed.test(name)
