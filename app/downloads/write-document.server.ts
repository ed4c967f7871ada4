import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markForeignTexts } from '#app/i18n/foreign-texts.server'

/** `foreignTexts`: texts in another language than the document's, with their language. */
export function writeDocument(document: ReactElement, foreignTexts: ReadonlyMap<string, string>) {
	return `<!DOCTYPE html>\n${markForeignTexts(renderToStaticMarkup(document), foreignTexts)}\n`
}

export function sendDocument(html: string, style: string) {
	const digest = createHash('sha256').update(style).digest('base64')
	return new Response(html, {
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		},
	})
}
