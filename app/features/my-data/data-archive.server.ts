import { createElement, type ComponentProps } from 'react'
import { writeDocument } from '#app/downloads/write-document.server'
import { sendTextZip } from '#app/downloads/zip-files.server'
import type { Uses } from '#app/request/context.server'
import { MyDataDocument } from './my-data-document'

export interface DataFile {
	name: string
	/** Called when its turn has come. */
	write: () => string
}

/** The files of a client's data as one archive, named in their words. */
export function sendDataArchive({ say }: Uses<'say'>, files: readonly DataFile[], request: Request) {
	return sendTextZip(`${say('myData.download.archive')}.zip`, files, request)
}

/** The page to read among them. */
export function writeDataPage(page: ComponentProps<typeof MyDataDocument>) {
	return writeDocument(createElement(MyDataDocument, page))
}
