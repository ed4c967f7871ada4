import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markFallbacks } from '#app/i18n/fallbacks.server'

/** `fallbacks`: texts that fell back to the main language. */
export function writeDocument(document: ReactElement, fallbacks: ReadonlySet<string>) {
	return `<!DOCTYPE html>\n${markFallbacks(renderToStaticMarkup(document), fallbacks)}\n`
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
