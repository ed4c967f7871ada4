import { createElement, type ComponentProps } from 'react'
import { writeDocument } from '#app/downloads/write-document.server'
import { sendTextZip } from '#app/downloads/zip-files.server'
import type { Uses } from '#app/request/context.server'
import { MyDataDocument } from './my-data-document'

export interface DataFile {
	name: string
	write: () => string
}

export function sendDataArchive({ say }: Uses<'say'>, files: readonly DataFile[], request: Request) {
	return sendTextZip(`${say('myData.download.archive')}.zip`, files, request)
}

export function writeDataPage({ outcome }: Uses<'outcome'>, page: ComponentProps<typeof MyDataDocument>) {
	return writeDocument(createElement(MyDataDocument, page), outcome.foreignTexts)
}
