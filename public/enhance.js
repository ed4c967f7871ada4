// Enhances pages that also work without it. On pages with React it starts after hydration (entry.client.tsx: data-hydrated).
;(() => {
	'use strict'
	if (window.portalEnhanced) return
	window.portalEnhanced = true

	const all = (selector) => Array.from(document.querySelectorAll(selector))
	const make = (name, attributes) => {
		const element = document.createElement(name)
		Object.keys(attributes).forEach((key) => element.setAttribute(key, attributes[key]))
		return element
	}

	// Rarely needed parts are files of their own. Without them a page works as before.
	const { nonce, dataset = {} } = document.currentScript || {}
	const loading = {}
	const load = (src) => {
		loading[src] ||= new Promise((resolve, reject) => {
			const script = make('script', { src })
			Object.assign(script, { nonce, onload: resolve, onerror: reject })
			document.head.append(script)
		})
		return loading[src]
	}
	const leave = () => {}

	// Passwords: the button's text says what a press will do.
	const showPassword = (box, shown) => {
		const button = box.querySelector('button')
		box.querySelector('input').type = shown ? 'text' : 'password'
		button.textContent = shown ? box.dataset.hide : box.dataset.show
	}

	const addToggle = (box) => {
		const input = box.querySelector('input')
		if (!input || box.querySelector('button')) return
		box.append(make('button', { type: 'button', 'aria-controls': input.id }))
		showPassword(box, false)
	}

	// Disabled buttons show the reason instead of their text.
	const makeWait = (form) => {
		const buttons = Array.from(form.querySelectorAll('button:not([type=button])'))
		const words = form.querySelector('[data-note]') || make('p', {})
		const note = words.textContent
		words.id = `${form.id}-wait`
		let known = false
		return (waits) => {
			if (waits === known) return
			known = waits
			const states = Object.entries({ 'aria-disabled': 'true', 'aria-describedby': words.id })
			buttons.forEach((button) =>
				states.forEach(([name, value]) =>
					waits ? button.setAttribute(name, value) : button.removeAttribute(name),
				),
			)
			words.textContent = waits ? form.dataset.wait : note
			if (waits && !note) buttons[0].parentNode.after(words)
			else if (!note) words.remove()
		}
	}

	// Disabled until a question is answered or agreed to.
	const waiting = new WeakMap()
	const addWait = (form) => {
		if (!waiting.has(form)) waiting.set(form, makeWait(form))
		waiting.get(form)(!form.querySelector(`[name="${form.dataset.needs}"]:checked`))
	}

	// password-strength.js rates a new password.
	const addStrength = (form) =>
		load('/password-strength.js').then(() => window.portalRatePassword(form, { make, makeWait }), leave)

	// Notices: the timer pauses while a notice is read.
	const removeNotice = (notice) => {
		const list = notice.closest('ul')
		const row = notice.closest('li') || notice
		if (notice.contains(document.activeElement)) document.getElementById('main').focus()
		row.hidden = true
		if (list && !list.querySelector('li:not([hidden])')) list.hidden = true
	}

	const isRead = (notice) =>
		document.hidden || notice.matches(':hover') || notice.contains(document.activeElement)

	const countDown = (notice) => {
		let left = Number(notice.dataset.leavesAfter)
		const clock = setInterval(() => {
			if (!isRead(notice)) left -= 100
			if (left > 0 && notice.isConnected) return
			clearInterval(clock)
			removeNotice(notice)
		}, 100)
	}

	const noticed = new WeakSet()
	const meetNotices = () => {
		const fresh = all('[data-notices] [data-notice]').filter((notice) => !noticed.has(notice))
		if (fresh.length === 0) return
		fresh.forEach((notice) => {
			noticed.add(notice)
			if (notice.dataset.leavesAfter) countDown(notice)
		})
		announce(fresh.map((notice) => (notice.querySelector('div') || notice).textContent).join(' '))
	}

	const announce = (words) => {
		const announcer = document.querySelector('[data-announcer]')
		if (!announcer) return
		announcer.textContent = ''
		setTimeout(() => (announcer.textContent = words), 500)
	}

	// Files: files.js lists the chosen files.
	const addFileList = (box) =>
		load('/files.js').then(() => window.portalListFiles(box, { make, load, release, announce, sent }), leave)

	// Dates: a button opens the browser's calendar; a chosen date is written in the format that people type.
	const addCalendar = (box) => {
		const calendar = make('input', { type: 'date', tabindex: '-1', 'aria-hidden': 'true' })
		if (box.querySelector('button') || !calendar.showPicker) return
		const input = box.querySelector('input')
		const button = make('button', { type: 'button', 'aria-label': box.dataset.pickName })
		button.textContent = box.dataset.pick
		button.onclick = () => calendar.showPicker()
		calendar.onchange = () => (input.value = calendar.value.split('-').reverse().join('-'))
		box.append(button, calendar)
	}

	// Forms: a pending form is not sent twice; a change makes it a new attempt. Its button is not announced as disabled.
	const sent = new WeakMap()
	// A file or an empty answer is followed by no page, and browsers report neither. An upload takes its time.
	const longestHold = 20_000
	const awaiting = Object.assign(make('p', { 'data-awaiting': '' }), { textContent: dataset.awaiting || '' })
	const sayAwaiting = (button) => [button.after(awaiting), announce(awaiting.textContent)]
	const sendsFiles = (form) => Array.from(form.elements).some(({ files }) => files && files.length)
	const hold = (form, held) => {
		clearTimeout(sent.get(form))
		awaiting.remove()
		if (!held) sent.delete(form)
		else sent.set(form, sendsFiles(form) ? 0 : setTimeout(letGo, longestHold, form))
		Array.from(form.querySelectorAll('button:not([type=button])')).forEach((button) =>
			held ? button.setAttribute('data-held', '') : button.removeAttribute('data-held'),
		)
	}
	const release = (form) => form && sent.has(form) && hold(form, false)
	const letGo = (form) => [release(form), bar.remove()]
	// Nothing is sent without a connection, unless a second button confirms it: browsers can be wrong about this.
	const confirmed = new WeakSet()
	const unsent = make('div', { role: 'alert', tabindex: '-1', 'data-unsent': '', 'data-tone': 'warning' })
	const isUnsent = (form, button = form.querySelector('button:not([type=button])')) => {
		unsent.remove()
		const isPost = button && form.getAttribute('method') === 'post'
		if (confirmed.delete(form) || navigator.onLine !== false || !isPost) return false
		const anyway = Object.assign(make('button', { type: 'button' }), { textContent: dataset.sendAnyway })
		anyway.onclick = () => [confirmed.add(form), button.focus(), button.click()]
		unsent.textContent = dataset.unsent
		unsent.append(anyway)
		button.after(unsent)
		unsent.focus()
		return true
	}
	const holdBack = (event) => {
		const { target, submitter } = event
		const held = sent.has(target) && target.querySelector('[data-held]')
		if (held) sayAwaiting(held)
		const waits = submitter && submitter.getAttribute('aria-disabled') === 'true'
		if (sent.has(target) || waits || isUnsent(target, submitter || undefined)) {
			event.preventDefault()
			event.stopImmediatePropagation()
			return
		}
		Array.from(target.querySelectorAll('[data-password]')).forEach((box) => showPassword(box, false))
	}

	// A progress bar during a navigation.
	const bar = make('div', { 'aria-hidden': 'true', 'data-loading-bar': '' })
	// After a link, grey lines cover the page, unless somebody continues to use it.
	const showBar = () => document.body.append(bar)
	const showPage = () => bar.removeAttribute('data-page-comes')

	const remember = (event) => {
		const form = event.target
		// React renders its own submits; only the gap until then needs a lock.
		if (event.defaultPrevented) {
			sent.set(form, 0)
			setTimeout(() => sent.delete(form), 1000)
		} else if (form.target !== '_blank') {
			// Browsers do not block a tab that opens during the click itself.
			const agreed = form.querySelector('[data-tab]:checked')
			if (agreed) open(agreed.dataset.tab, '_blank', 'noopener,noreferrer')
			hold(form, true)
			showBar()
		}
	}

	const onClick = (event) => {
		const target = event.target instanceof Element ? event.target : document.body
		const box = target.closest('[data-password]')
		if (box && target.closest('button')) showPassword(box, box.querySelector('input').type === 'password')
		const notice = target.closest('[data-notice]')
		const closes = notice && notice.querySelector('[data-notice-close]')
		if (notice && !target.closest('a') && (closes || notice.dataset.leavesAfter)) {
			event.preventDefault()
			removeNotice(notice)
		}
		// Downloads and links within the page do not navigate.
		const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
		const isElsewhere = altKey || ctrlKey || metaKey || shiftKey || defaultPrevented
		const link = target.closest('a[href^="/"]:not([target]):not([data-file])')
		const stays = link && link.hash && link.href.split('#')[0] === location.href.split('#')[0]
		if (link && !stays && !isElsewhere) {
			bar.setAttribute('data-page-comes', '')
			showBar()
		}
		if (target.closest('nav a')) all('[data-drawer][open]').forEach((drawer) => (drawer.open = false))
	}

	const improve = () => {
		all('[data-password]').forEach(addToggle)
		all('[data-files]').forEach(addFileList)
		all('[data-pick]').forEach(addCalendar)
		all('form[data-strength]').forEach(addStrength)
		all('form[data-needs]').forEach(addWait)
		meetNotices()
	}

	;['keydown', 'pointerdown', 'wheel'].forEach((sign) => addEventListener(sign, showPage, { passive: true }))
	addEventListener('click', onClick)
	addEventListener('submit', holdBack, true)
	addEventListener('submit', remember)
	addEventListener('change', (event) => {
		release(event.target.form)
		all('form[data-needs]').forEach(addWait)
	})
	addEventListener('pageshow', ({ persisted }) => {
		bar.remove()
		if (persisted) Array.from(document.forms).forEach(release)
		all('form[data-needs]').forEach(addWait)
	})

	if (document.querySelector('[data-files]')) load('/files.js').catch(leave)
	const start = () => {
		improve()
		new MutationObserver(improve).observe(document.body, { childList: true, subtree: true })
	}
	const isOfReact = window.__remixContext || document.querySelector('script[data-hydrate]')
	const isReady = () => !isOfReact || document.documentElement.hasAttribute('data-hydrated')
	if (!isReady()) {
		const waiting = new MutationObserver(() => {
			waiting.disconnect()
			start()
		})
		waiting.observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated'] })
	} else start()

	// Browsers focus the address's fragment once all scripts ran. Restore the focus when somebody is already typing.
	const inUse = document.activeElement
	const keepFocus = ({ target }) => location.hash === `#${target.id}` && inUse.focus({ preventScroll: true })
	const answer = all('[data-takes-focus]')[0] || all('[data-error-summary]')[0]
	// Screen readers read a page on load, from its focus on, so that an earlier focus would be read twice.
	const whenLoaded = (work) => (document.readyState === 'complete' ? work() : addEventListener('load', work))
	const focusAnswer = () => document.activeElement === document.body && answer.focus()
	// Another query of the same page is another step of a form or another page of a list: focus its heading, also after Back.
	const { activation } = window.navigation || {}
	const before = (activation && activation.from && activation.from.url) || document.referrer
	const isNext = before.split(/[?#]/)[0] === location.origin + location.pathname && !location.hash
	if (inUse !== document.body) addEventListener('focusin', keepFocus, { once: true })
	else if (answer) whenLoaded(() => setTimeout(focusAnswer, 300))
	else if (isNext && before !== location.href) all('h1, [data-step]').pop().focus({ preventScroll: true })

	// In a hidden tab no frame is drawn, and some browsers then never run idle callbacks.
	const idle = window.requestIdleCallback || setTimeout
	const whenIdle = (work) => whenLoaded(() => idle(work, { timeout: 2000 }))

	// Files that only later pages need.
	const { saveData, effectiveType } = navigator.connection || {}
	const fetchNext = () =>
		dataset.next.split(' ').forEach((file) => fetch(file, { priority: 'low' }).catch(leave))
	if (dataset.manifest) document.head.append(make('link', { rel: 'manifest', href: dataset.manifest }))
	if (dataset.next && !saveData && !/[23]g/.test(effectiveType)) whenIdle(fetchNext)

	// Pages do not fade on weak devices.
	const { deviceMemory, hardwareConcurrency } = navigator
	if (saveData || deviceMemory <= 2 || hardwareConcurrency <= 2)
		addEventListener('pageswap', ({ viewTransition }) => viewTransition && viewTransition.skipTransition())
	if ('serviceWorker' in navigator)
		whenIdle(() => navigator.serviceWorker.register('/service-worker.js').catch(leave))

	// Weak devices get the simple version from the next page on, unless the visitor chose. Browsers without deviceMemory report too few cores.
	const isWeak = deviceMemory <= 1 || (deviceMemory <= 4 && hardwareConcurrency <= 2)
	const version = document.querySelector('form[data-version=open]')
	if (isWeak && version && !isOfReact) {
		const body = new URLSearchParams(new FormData(version))
		body.set('by', 'device')
		fetch(version.action, { method: 'POST', body, redirect: 'manual' }).catch(leave)
	}
})()
