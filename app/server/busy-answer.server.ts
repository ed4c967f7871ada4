import type { IncomingMessage, ServerResponse } from 'node:http'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isServedOverTls } from '#app/config/config.server'
import { getPortalTexts } from '#app/i18n/portal-texts.server'
import { mainLanguage, type Language } from '#app/locales/languages'
import type { RefusalView } from '#app/request/refusal'
import { readLanguage } from '#app/session/preferences.server'
import { isDataRequest } from './data-request'
import { FaultPage } from './fault-page'
import { isTrustedProxy } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'

const policy =
	"default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Prepares the 503 responses, so that a refusal costs next to nothing. */
export function prepareBusyAnswer(stylesheets: readonly string[]) {
	const [plain, secure] = [createHeaders(false), createHeaders(true)]
	const render = (reason: 'busy' | 'busyForm', address?: string) =>
		`<!DOCTYPE html>${renderToStaticMarkup(createElement(FaultPage, { reason, stylesheets, address }))}`
	// A form can be sent again only from the page that has its input, so its page has no link.
	const [page, form] = [render('busy', ''), render('busyForm')]
	return ({ method, url = '', headers, socket }: IncomingMessage, response: ServerResponse) => {
		const data = isDataRequest(url) && renderData(readLanguage(headers.cookie) ?? mainLanguage)
		const body = data || (method === 'POST' ? form : page)
		const isForwardedTls = headers['x-forwarded-proto'] === 'https' && isTrustedProxy(socket.remoteAddress)
		response.writeHead(503, {
			...(isForwardedTls || isServedOverTls() ? secure : plain),
			...(data && { 'x-remix-catch': 'yes', 'content-type': 'application/json; charset=utf-8' }),
			'content-length': Buffer.byteLength(body),
			// Seconds, at random: otherwise all clients return together.
			'retry-after': String(2 + Math.floor(Math.random() * 4)),
		})
		response.end(body)
	}
}

function renderData(language: Language) {
	const { busy, again } = getPortalTexts(language, 'formal').failure
	const links = [{ href: '', label: again.button }]
	const view: RefusalView = { kind: 'message', title: busy.title, lines: [busy.text], links }
	return JSON.stringify(view)
}

const htmlType = 'text/html; charset=utf-8'

function createHeaders(secure: boolean) {
	const headers = new Headers({ 'Content-Security-Policy': policy, 'Content-Type': htmlType })
	addSecurityHeaders(headers, { nonce: '', secure })
	return Object.fromEntries(headers)
}
