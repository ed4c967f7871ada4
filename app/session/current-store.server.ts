import { getConfig } from '#app/config/config.server'
import { openFileStore } from './file-store.server'
import type { SessionStore } from './store.server'

let current: SessionStore | undefined

/** The store of this process. */
export function sessionStore(): SessionStore {
	return (current ??= openFileStore(getConfig().DATA_DIR))
}
