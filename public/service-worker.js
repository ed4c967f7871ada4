/*
 * Caches only files that are equal for everyone: hashed files under /assets/ and the offline page.
 * Pages, data and files of a client are never cached.
 */
'use strict'

const assetCache = 'assets-1'
const offlineCache = 'offline-1'
const mostAssets = 150

self.addEventListener('install', (event) => {
	event.waitUntil(storeOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
	event.waitUntil(Promise.all([askAhead(), tidy()]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (request.method !== 'GET' || url.origin !== self.location.origin) return
	if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
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
