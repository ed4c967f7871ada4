/*
 * Warns two minutes before the session ends and can extend it without losing typed text. Without this script the
 * page shows the time, and its button reloads the page.
 */
;(() => {
	'use strict'
	if (window.portalWatchesSession) return
	window.portalWatchesSession = true

	const warnBefore = 120000
	const find = (name) => document.querySelector(`[data-session-${name}]`)
	const isBehindDialog = (box) => document.querySelector('dialog[open]') && !box.closest('dialog')

	// The steady clock, because the clock of the device may be wrong or changed.
	let received = performance.now()

	const announce = (words) => {
		const announcer = document.querySelector('[data-announcer]')
		if (announcer) announcer.textContent = words
	}

	const warn = (end) => {
		const box = document.createElement('div')
		box.setAttribute('data-session-warning', '')
		const words = document.createElement('p')
		words.textContent = end.dataset.warning
		const form = end.closest('form')
		const button = form.querySelector('button').cloneNode(true)
		button.type = 'button'
		button.onclick = () => stay(form)
		box.append(words, button)
		const title = document.querySelector('dialog[open] h2')
		if (!title) {
			document.body.append(box)
			return announce(end.dataset.warning)
		}
		// The rest of the page, with its live region, is inert.
		box.setAttribute('role', 'alert')
		title.before(box)
	}

	// React must hydrate the unchanged page, so on pages where it waits, it is started first.
	let woken = false
	const wakeReact = () => {
		const waits =
			document.querySelector('script[data-hydrate]') && !('hydrated' in document.documentElement.dataset)
		if (!waits || woken) return false
		woken = true
		// wake-react.js may run after this script.
		window.portalWakes = true
		return dispatchEvent(new Event('portal:wake'))
	}

	const watch = () => {
		const end = find('end')
		const left = end ? end.dataset.sessionEnd * 1000 - (performance.now() - received) : Infinity
		const warning = find('warning')
		if (left > warnBefore || left < 0) warning && warning.remove()
		else if (!warning && !wakeReact()) warn(end)
		else if (warning && isBehindDialog(warning)) {
			warning.remove()
			warn(end)
		}
	}

	const takeOver = (left, text, warning) => {
		const end = find('end')
		received = performance.now()
		end.dataset.sessionEnd = left
		if (text) end.textContent = text
		if (warning) end.dataset.warning = warning
		watch()
	}

	const takePage = (html) => {
		const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-session-end]')
		takeOver(fresh.dataset.sessionEnd, fresh.textContent, fresh.dataset.warning)
		announce(fresh.textContent)
	}

	// The steady clock may have stopped while the device slept, and another tab may have moved or ended the session.
	const ask = () => {
		const end = find('end')
		if (!end || document.visibilityState !== 'visible') return
		fetch(`${end.closest('form').action}/left`)
			.then((answer) => (answer.ok ? answer.json() : Promise.reject()))
			.then(({ left, text, warning }) => takeOver(left, text, warning))
			.catch(watch)
	}

	const stay = (form) =>
		fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
			.then((answer) => answer.text())
			.then(takePage)
			.catch(() => form.submit())

	addEventListener('submit', (event) => {
		if (!event.target.querySelector('[data-session-end]')) return
		event.preventDefault()
		stay(event.target)
	})
	// A page that was fetched ahead is older than its scripts; browsers name that way of delivery.
	const [visit = {}] = performance.getEntriesByType('navigation')
	if (visit.deliveryType) ask()
	watch()
	setInterval(watch, 10000)
	document.addEventListener('visibilitychange', ask)
})()
