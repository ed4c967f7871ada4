import { sendTextZip } from '#app/downloads/zip-files.server'
import type { Uses } from '#app/request/context.server'

export interface DataFile {
	name: string
	/** Called when its turn has come. */
	write: () => string
}

/** The files of a client's data as one archive, named in their words. */
export function sendDataArchive({ say }: Uses<'say'>, files: readonly DataFile[], request: Request) {
	return sendTextZip(`${say('myData.download.archive')}.zip`, files, request)
}
