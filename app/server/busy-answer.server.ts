import type { IncomingMessage, ServerResponse } from 'node:http'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isServedOverTls } from '#app/config/config.server'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { texts } from '#app/locales/texts'
import type { RefusalView } from '#app/request/refusal'
import { readLanguage } from '#app/session/preferences.server'
import { isDataRequest } from './data-request'
import { FaultPage } from './fault-page'
import { isTrustedProxy } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'

const policy =
	"default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Seconds; not the same for all, or they would come back together. */
const soonest = 2
const spread = 4

/** Answers 503 with a text that was made beforehand: to refuse must cost next to nothing. */
export function prepareBusyAnswer(stylesheets: readonly string[]) {
	const page = answerOf('text/html; charset=utf-8', pageOf(stylesheets, ''))
	const form = answerOf('text/html; charset=utf-8', pageOf(stylesheets, undefined))
	const data = new Map(languages.map((language) => [language, dataOf(language)]))
	return ({ method, url = '', headers, socket }: IncomingMessage, response: ServerResponse) => {
		const document = method === 'POST' ? form : page
		const spoken = isDataRequest(url) ? data.get(readLanguage(headers.cookie) ?? mainLanguage) : undefined
		const { text, plain, secure } = spoken ?? document
		const saysTls = headers['x-forwarded-proto'] === 'https' && comesFromProxy(socket)
		const fixed = saysTls || isServedOverTls() ? secure : plain
		const wait = soonest + Math.floor(Math.random() * spread)
		response.writeHead(503, { ...fixed, 'retry-after': String(wait) }).end(text)
	}
}

function comesFromProxy({ remoteAddress }: IncomingMessage['socket']) {
	return remoteAddress !== undefined && isTrustedProxy(remoteAddress)
}

/** A form can only be sent again by the browser that has what was typed: it gets no link. */
function pageOf(stylesheets: readonly string[], address: string | undefined) {
	const reason = address === undefined ? 'busyForm' : 'busy'
	return `<!DOCTYPE html>${renderToStaticMarkup(createElement(FaultPage, { reason, stylesheets, address }))}`
}

/** What Remix shows in the place of a page it asked for, in the page's own frame. */
function dataOf(language: Language) {
	const { busy, again } = texts[language].formal.failure
	const links = [{ href: '', label: again.button }]
	const view: RefusalView = { kind: 'message', title: busy.title, lines: [busy.text], links }
	return answerOf('application/json; charset=utf-8', JSON.stringify(view), { 'X-Remix-Catch': 'yes' })
}

function answerOf(type: string, text: string, more: Record<string, string> = {}) {
	const headersFor = (secure: boolean) => {
		const headers = new Headers({ ...more, 'Content-Type': type, 'Content-Security-Policy': policy })
		addSecurityHeaders(headers, { nonce: '', secure })
		return { ...Object.fromEntries(headers), 'content-length': String(Buffer.byteLength(text)) }
	}
	return { text, plain: headersFor(false), secure: headersFor(true) }
}
