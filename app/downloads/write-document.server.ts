import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export function writeDocument(document: ReactElement) {
	return `<!DOCTYPE html>\n${renderToStaticMarkup(document)}\n`
}

export function sendDocument(document: ReactElement, style: string) {
	const digest = createHash('sha256').update(style).digest('base64')
	return new Response(writeDocument(document), {
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		},
	})
}
