import { keepKnownParameters } from '#app/lib/hide-url-secrets'

/** Own path and query, with the parameters that the portal knows and without tokens (contract §5, §10). */
export const getReturnTo = (pathname: string, search: string) => keepKnownParameters(pathname, search)
