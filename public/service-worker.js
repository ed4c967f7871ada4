/*
 * Caches only files that are equal for everyone: hashed files under /assets/ and /theme/, and the offline pages.
 * Pages, data and files of a client are never cached. A form whose send failed exists only in the page that offers to
 * send it again.
 */
'use strict'

const assetCache = 'assets-1'
const offlineCache = 'offline-1'
const mostAssets = 150
const formsAddress = '/offline/forms'
// Bytes of a body.
const mostHeld = 64 * 1024

self.addEventListener('install', (event) => {
	event.waitUntil(Promise.all([storeOfflinePage(), storeForms()]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
	event.waitUntil(Promise.all([askAhead(), tidy()]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (url.origin !== self.location.origin) return
	if (isPlainForm(request)) event.respondWith(sendForm(request))
	if (request.method !== 'GET') return
	if (/^\/(assets|theme)\//.test(url.pathname)) event.respondWith(fromCache(request))
	else if (request.mode === 'navigate') event.respondWith(fromNetwork(event, '/offline'))
})

/** Navigation preload: the browser requests a page while the worker starts. */
async function askAhead() {
	const { navigationPreload } = self.registration
	if (navigationPreload) await navigationPreload.enable()
}

async function storeOfflinePage() {
	const cache = await caches.open(offlineCache)
	const page = await fetch('/offline', { credentials: 'omit', cache: 'reload' })
	if (!page.ok) return
	await cache.put('/offline', page)
}

async function storeForms() {
	const cache = await caches.open(offlineCache)
	const forms = await fetch(formsAddress, { credentials: 'omit', cache: 'reload' })
	if (!forms.ok) return
	const { stylesheets } = await forms.clone().json()
	await Promise.all([cache.put(formsAddress, forms), cache.addAll(stylesheets)])
}

async function tidy() {
	const names = await caches.keys()
	await Promise.all(
		names.filter((name) => name !== assetCache && name !== offlineCache).map((name) => caches.delete(name)),
	)
}

async function fromCache(request) {
	const stored = await caches.match(request)
	if (stored) return stored
	const answer = await fetch(request)
	if (answer.ok) {
		const cache = await caches.open(assetCache)
		await cache.put(request, answer.clone())
		const oldest = (await cache.keys()).slice(0, -mostAssets)
		await Promise.all(oldest.map((key) => cache.delete(key)))
	}
	return answer
}

async function fromNetwork(event, otherwise) {
	try {
		return (await event.preloadResponse) || (await fetch(event.request))
	} catch (failure) {
		const stored = await caches.match(otherwise)
		if (stored) return stored
		throw failure
	}
}

/** A form that another site submits must not become one of ours when it is sent again. */
function isPlainForm({ method, mode, destination, headers, referrer }) {
	if (method !== 'POST' || mode !== 'navigate' || destination !== 'document') return false
	const type = headers.get('Content-Type') || ''
	return (
		/^application\/x-www-form-urlencoded\b/i.test(type) && referrer.startsWith(`${self.location.origin}/`)
	)
}

async function sendForm(request) {
	const copy = request.clone()
	try {
		return await fetch(request)
	} catch (failure) {
		const page = await writeUncertainPage(copy).catch(() => undefined)
		if (page) return page
		throw failure
	}
}

/** The form may have arrived: it has the same form id again. Undefined for forms that the server did not mark. */
async function writeUncertainPage(request) {
	const body = await request.text()
	const form = new URLSearchParams(body)
	const mark = form.get('held') || ''
	const [wording, ...names] = mark.split(' ')
	if (body.length > mostHeld || names.length === 0) return undefined
	const stored = await caches.match(formsAddress)
	const page = (await stored.json()).pages[wording]
	const held = [...form].filter(([name]) => names.includes(name.replace(/\[\d+\]/g, '[*]')))
	const inputs = [['held', mark], ...held].map(writeInput).join('')
	return new Response(
		page.replace('<form method="post">', (start) => start + inputs),
		{ status: 503, headers: uncertainHeaders },
	)
}

const uncertainHeaders = {
	'Content-Type': 'text/html; charset=utf-8',
	'Content-Security-Policy': "default-src 'none'; form-action 'self'; style-src 'self'",
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'same-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
}

function writeInput([name, value]) {
	return `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`
}

function escapeText(text) {
	return text.replace(/[&<>"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}
