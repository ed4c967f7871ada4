import { createElement, type ComponentProps } from 'react'
import { writeDocument } from '#app/downloads/write-document.server'
import { sendTextZip } from '#app/downloads/zip-files.server'
import type { Uses } from '#app/request/context.server'
import { MyDataDocument } from './my-data-document'
import { isPlainObject } from '#app/api/plain-object'

/**
 * Removes web addresses: they may contain a key or lead into the firm's API. A complete list becomes an array; an
 * incomplete one stays `{known, isComplete: false}`, and what could not be read `{isUnread: true}`.
 */
export function writeJson(data: unknown): string {
	return JSON.stringify(data, simplify, '\t')
}

function simplify(_name: string, value: unknown) {
	if (typeof value === 'string' && isAddress(value)) return undefined
	return isPlainObject(value) && value.isComplete === true ? value.known : value
}

function isAddress(text: string) {
	return /^\s*(?:[a-z][a-z\d+.-]*:)?\/{1,2}[^\s/]\S*\s*$/i.test(text)
}

export interface DataFile {
	name: string
	write: () => string | Promise<string>
}

export function sendDataArchive({ say }: Uses<'say'>, files: readonly DataFile[], request: Request) {
	return sendTextZip(`${say('myData.download.archive')}.zip`, files, request)
}

export function writeDataPage({ outcome }: Uses<'outcome'>, page: ComponentProps<typeof MyDataDocument>) {
	return writeDocument(createElement(MyDataDocument, page), outcome.foreignTexts)
}
